/// Every element of a section, each made when it is asked for: cells in item order, views tied to
/// them, headers, footers and side views, backgrounds.
///
/// They take no memory, however many there are. Walking through them is faster than asking for them
/// one by one.
public struct SectionElements: RandomAccessCollection, Sendable {
  private let section: SectionSolution?
  private let cellCount: Int
  private let viewCount: Int
  /// Boundary items and backgrounds.
  private let others: [LayoutElement]

  /// Always zero.
  public var startIndex: Int { 0 }
  /// The number of elements; `Int.max` where there are more.
  public let endIndex: Int

  init(_ section: SectionSolution?) {
    self.section = section
    cellCount = section?.cellCount ?? 0
    viewCount = section?.viewCount ?? 0
    others = (section?.boundaryElements ?? []) + (section?.decorationElements ?? [])
    endIndex = cellCount.addingUpToLimit(viewCount).addingUpToLimit(others.count)
  }

  /// The element at a place, which must be one of `indices`.
  ///
  /// - Complexity: O(log *n*) for one of *n* cells, O(log² *n*) for a view tied to one, besides
  ///   solving a measured group.
  public subscript(position: Int) -> LayoutElement {
    precondition(indices.contains(position), "There is no element \(position).")
    var position = position
    if position < cellCount, let section, let cell = section.cell(position) {
      return section.oriented(cell)
    }
    position -= cellCount
    if position < viewCount, let section, let view = section.view(position) {
      return section.oriented(view)
    }
    return others[position - viewCount]
  }

  /// Walks through the elements group by group.
  public func makeIterator() -> Iterator { Iterator(self) }

  /// The elements of a section in order.
  public struct Iterator: IteratorProtocol {
    private let elements: SectionElements
    private let groupCount: Int
    /// What is left of the group before `group`.
    private var chunk: ArraySlice<LayoutElement> = []
    private var group = 0
    private var isAmongViews = false

    init(_ elements: SectionElements) {
      self.elements = elements
      groupCount = elements.section?.groups.groupCount ?? 0
    }

    /// The next element, or `nil` behind the last.
    ///
    /// - Complexity: As for a place, O(1) inside a group.
    public mutating func next() -> LayoutElement? {
      while chunk.isEmpty {
        guard let made = nextChunk() else { return nil }
        chunk = made[...]
      }
      return chunk.popFirst()
    }

    private mutating func nextChunk() -> [LayoutElement]? {
      if group == groupCount, !isAmongViews {
        isAmongViews = true
        group = elements.viewCount > 0 ? 0 : groupCount
      }
      guard group < groupCount, let section = elements.section else {
        guard group == groupCount else { return nil }
        group += 1
        return elements.others
      }
      defer { group += 1 }
      let made =
        isAmongViews ? section.supplementaries(inGroup: group) : section.cells(inGroup: group)
      return section.mirrorWidth == nil ? made : made.map(section.oriented)
    }
  }
}

extension SectionElements: Equatable {
  /// Whether the same elements stand in the same order.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  public static func == (first: SectionElements, second: SectionElements) -> Bool {
    first.elementsEqual(second)
  }
}

extension SectionElements: CustomStringConvertible {
  /// How many elements there are.
  public var description: String { "element".counted(count) }
}

extension SectionSolution {
  /// The number of views tied to groups and items.
  fileprivate var viewCount: Int {
    guard groups.hasSupplementaries, groups.groupCount > 0 else { return 0 }
    let last = groups.groupCount - 1
    return viewCount(beforeGroup: last)
      .addingUpToLimit(groups.run(ofGroup: last).supplementaries.count)
  }

  private func viewCount(beforeGroup group: Int) -> Int {
    groups.flowed.views(beforeGroup: group).values.reduce(0) { $0.addingUpToLimit($1) }
  }

  /// The view at a place among those tied to groups and items, not mirrored.
  fileprivate func view(_ number: Int) -> LayoutElement? {
    let group = (0..<groups.groupCount).partitioningIndex {
      viewCount(beforeGroup: $0 + 1) > number
    }
    guard group < groups.groupCount else { return nil }
    let views = supplementaries(inGroup: group)
    let place = number - viewCount(beforeGroup: group)
    return views.indices.contains(place) ? views[place] : nil
  }
}
