extension LayoutSolution {
  /// The solution once every view on screen has been asked for its size (rules L-3.1 and L-3.2).
  ///
  /// Views are asked from the top down, each answer moving the rest, so that one pushed off screen
  /// before its turn keeps its estimate. A view that answers another size than it has is asked
  /// again with that size, until it stays with what it said.
  ///
  /// - Parameters:
  ///   - contentOffset: What is on screen; `nil`, and what is not finite, means the container's
  ///     offset.
  ///   - keepsPlaces: Whether the offset follows, so that what is on screen does not jump when
  ///     views above it answer (rule L-3.12). The solution's container then has the new offset.
  ///   - limit: The most elements that may be on screen, and the most views that are asked.
  ///   - slotLimit: The most slots of groups that are filled to take in the answers, and cells that
  ///     are looked through for who is next.
  ///   - preferred: The size a view answers, or `nil` when it keeps what the layout gave it. Only
  ///     axes whose dimension is estimated follow the answer.
  /// - Throws: `LayoutError.limitExceeded` when more would be asked; absurdly small lengths alone
  ///   bring so many on screen, and groups of very many items that each answer of one solves anew.
  ///   `.layoutLoop` for a view that answers a hundred times and never the
  ///   same twice, `.zeroPreferredSize` for one that answers zero on both axes.
  /// - Complexity: For *k* views that are asked, that of *k* calls of `measure` and
  ///   `contentOffset(_:keepingPlacesOf:)`; none depends on how many are on screen.
  public func selfSized(
    contentOffset: LayoutPoint? = nil, keepsPlaces: Bool = false,
    limit: Int = LayoutLimit.elements.value,
    slotLimit: Int = LayoutLimit.solvedSlots.value, preferred: (LayoutElement) -> LayoutExtent?
  ) throws(LayoutError) -> LayoutSolution {
    var contentOffset = offset(contentOffset)
    var solution = self
    if keepsPlaces { solution.container.contentOffset = contentOffset }
    var asking = SelfSizingOrder()
    var count = LimitedCount(.elements, atMost: limit)
    var slots = LimitedCount(.solvedSlots, atMost: slotLimit)
    while let (subject, element) = try asking.next(
      in: solution, contentOffset, limit: limit, effort: &slots)
    {
      try count.take(1)
      guard let size = try settledSize(of: element, preferred) else { continue }
      let before = solution
      solution.measure(subject, size)
      try slots.take(solution.effort(since: before, for: subject))
      guard keepsPlaces else { continue }
      contentOffset = solution.contentOffset(contentOffset, keepingPlacesOf: before)
      solution.container.contentOffset = contentOffset
    }
    return solution
  }

  /// The slots that were filled to take in an answer.
  private func effort(since before: LayoutSolution, for subject: Measurements.Subject) -> Int {
    guard case .cell(let section, _) = subject else { return 0 }
    let (old, new) = (before.sections[section].groups, sections[section].groups)
    return new.effort.slots - old.effort.slots
  }

  /// The size that a view stays with; `nil` when it keeps what the layout gave it.
  ///
  /// UIKit lays out again after each answer and asks again, with what was answered. It gives up at
  /// some hundred layouts inside each other; the number is that of a report (medium).
  private func settledSize(
    of element: LayoutElement, _ preferred: (LayoutElement) -> LayoutExtent?
  ) throws(LayoutError) -> LayoutExtent? {
    var offered = element
    var settled: LayoutExtent?
    for _ in 0..<100 {
      guard let answer = preferred(offered) else { return settled }
      guard answer != .zero else { throw .zeroPreferredSize(element) }
      var size = offered.frame.size
      for axis in element.selfSizingAxes { size[axis] = answer[axis] }
      // What is no number is never the same twice, and passed over where it is measured.
      guard size != offered.frame.size, size.isFinite else { return size }
      offered.frame.size = size
      settled = size
    }
    throw .layoutLoop(element)
  }
}

/// Which view is asked for its size next: of those on screen that have not been, the one that
/// begins first along the scroll axis.
///
/// Each section with cells to ask is looked at from where it begins on screen; what has had its turn
/// is skipped in one step. Where groups stand side by side they are asked one after the other.
private struct SelfSizingOrder {
  private var sections: [Int: Turns] = [:]
  private var asked: Set<Measurements.Subject> = []
  /// Whether a view has been asked since cells off screen were last looked at again.
  private var hasAsked = false

  /// The next view, or `nil` when all on screen have been asked.
  ///
  /// Cells that stood beside the screen or above it at their turn, and may have come back, get
  /// another one.
  ///
  /// - Parameter effort: The cells that may still be looked through.
  mutating func next(
    in solution: LayoutSolution, _ contentOffset: LayoutPoint, limit: Int,
    effort: inout LimitedCount
  ) throws(LayoutError) -> (Measurements.Subject, LayoutElement)? {
    var found = try first(in: solution, contentOffset, limit: limit, effort: &effort)
    if found == nil, hasAsked, sections.values.contains(where: \.hasSkipped) {
      sections = [:]
      for case .cell(let section, let item) in asked {
        sections[section, default: Turns()].pass(item)
      }
      found = try first(in: solution, contentOffset, limit: limit, effort: &effort)
      hasAsked = false
    }
    guard let found else { return nil }
    hasAsked = true
    asked.insert(found.0)
    if case .cell(let section, let item) = found.0 { sections[section]?.pass(item) }
    return found
  }

  private mutating func first(
    in solution: LayoutSolution, _ contentOffset: LayoutPoint, limit: Int,
    effort: inout LimitedCount
  ) throws(LayoutError) -> (Measurements.Subject, LayoutElement)? {
    let screen = SelfSizingScreen(solution: solution, contentOffset: contentOffset)
    var first: (Measurements.Subject, LayoutElement)?
    func consider(_ subject: Measurements.Subject, _ element: LayoutElement) {
      guard let (_, other) = first else {
        first = (subject, element)
        return
      }
      let starts = (screen.start(element), screen.start(other))
      if starts.0 < starts.1 || (starts.0 == starts.1 && element.indexPath < other.indexPath) {
        first = (subject, element)
      }
    }
    for section in solution.sections where screen.isNear(section) && section.asksCells {
      let cell = try sections[section.index, default: Turns()].next(
        in: section, screen, limit, &effort)
      if let cell {
        consider(.cell(section: section.index, item: cell.indexPath.item), cell)
      }
    }
    for element in solution.boundaryItems(contentOffset: contentOffset)
    where !element.estimated.union(element.measured).isEmpty {
      guard let kind = element.kind, screen.showsView(element) else { continue }
      let path = element.indexPath
      let subject = Measurements.Subject.boundaryItem(
        kind: kind, section: path.item == .max ? .max : path.section)
      if !asked.contains(subject) { consider(subject, element) }
    }
    return first
  }

  /// The cells of one section that have had their turn.
  private struct Turns {
    /// For an item that has had its turn, one behind it up to which all others have too.
    private var followers: [Int: Int] = [:]
    /// Whether some of them were off screen then.
    private(set) var hasSkipped = false

    mutating func pass(_ item: Int) { followers[item] = item + 1 }

    /// The first item from one on that has not had its turn.
    private mutating func waiting(from item: Int) -> Int {
      var last = item
      while let next = followers[last] { last = next }
      var item = item
      while let next = followers[item], next != last {
        followers[item] = last
        item = next
      }
      return last
    }

    /// The cell whose turn it is.
    mutating func next(
      in section: SectionSolution, _ screen: SelfSizingScreen, _ limit: Int,
      _ effort: inout LimitedCount
    ) throws(LayoutError) -> LayoutElement? {
      let items = screen.items(of: section)
      guard items.count <= limit else { throw .limitExceeded(.elements) }
      var item = waiting(from: items.lowerBound)
      while item < items.upperBound {
        let group = section.groups.place(ofItem: item).group
        let cells = section.cells(inGroup: group).map(screen.solution.oriented)
        guard let start = cells.first?.indexPath.item else { return nil }
        try effort.take(cells.count)
        var candidates: [LayoutElement] = []
        while item < start + cells.count {
          candidates.append(cells[item - start])
          item = waiting(from: item + 1)
        }
        if screen.showsGroup(group, of: section),
          let first = screen.first(of: candidates, in: cells, of: section)
        {
          return first
        }
        for cell in candidates {
          // Where widths decide what a row holds, an item may follow another subitem later.
          let mayAnswer =
            section.groups.flowsByMeasurement || !cell.estimated.union(cell.measured).isEmpty
          // What begins behind the screen has its turn when it comes up, before what is below it.
          if mayAnswer, screen.isBehind(cell) { continue }
          pass(cell.indexPath.item)
          hasSkipped = hasSkipped || mayAnswer
        }
      }
      return nil
    }
  }
}

/// What is on screen while views are asked for their sizes.
private struct SelfSizingScreen {
  let solution: LayoutSolution
  private let visible: LayoutRect
  private let logical: LayoutRect
  /// The part of the screen that has content.
  private let content: LayoutRect?

  init(solution: LayoutSolution, contentOffset: LayoutPoint) {
    self.solution = solution
    visible = solution.container.visibleRect(at: contentOffset)
    logical = solution.oriented(visible)
    content = logical.clipped(to: LayoutRect(origin: .zero, size: solution.contentSize))
  }

  /// Where an element begins along the scroll axis, as the container reads.
  func start(_ element: LayoutElement) -> Double {
    solution.oriented(element.frame).start(solution.axis)
  }

  func isNear(_ section: SectionSolution) -> Bool {
    section.logicalFrame.start(section.axis) <= logical.end(section.axis)
      || section.groups.pitch.value < 0
  }

  /// Whether an element begins where the screen has ended, or farther on.
  func isBehind(_ element: LayoutElement) -> Bool { start(element) >= logical.end(solution.axis) }

  /// Whether the frame of a group is where its cells count as being (rule L-8); a section that scrolls
  /// across the layout shows whatever is on screen.
  func showsGroup(_ group: Int, of section: SectionSolution) -> Bool {
    section.isOrthogonal || section.groups.sharesSizesSectionWide
      || content.map { section.frame(ofGroup: group).intersects($0) } ?? false
  }

  /// Whether a boundary item is on screen.
  func showsView(_ element: LayoutElement) -> Bool {
    content.map { solution.oriented(element.frame).intersects($0) } ?? false
  }

  /// The first of some cells of a group that is to be asked.
  func first(
    of candidates: [LayoutElement], in cells: [LayoutElement], of section: SectionSolution
  ) -> LayoutElement? {
    let areAllAsked = sharesSizes(cells, of: section)
    return candidates.filter { cell in
      !cell.estimated.union(cell.measured).isEmpty
        && (areAllAsked || cell.frame.intersects(visible))
    }.min { start($0) < start($1) }
  }

  /// The items of the groups that are on screen, or of all where one answer changes all.
  func items(of section: SectionSolution) -> Range<Int> {
    guard let shown = section.isOrthogonal ? logical : content else { return 0..<0 }
    let groups = section.groups(near: shown)
    guard !groups.isEmpty else { return 0..<0 }
    if section.groups.sharesSizesSectionWide { return 0..<section.cellCount }
    let first = section.groups.firstItem(ofGroup: groups.lowerBound)
    let end =
      groups.upperBound < section.groups.groupCount
      ? section.groups.firstItem(ofGroup: groups.upperBound) : section.cellCount
    return first..<end
  }

  /// Whether cells of a group are asked wherever they are, since one on screen shares its size with
  /// them (rule L-3.11).
  private func sharesSizes(_ cells: [LayoutElement], of section: SectionSolution) -> Bool {
    if section.groups.sharesSizesSectionWide { return true }
    return cells.contains { !$0.uniform.isEmpty }
      && cells.contains {
        !$0.estimated.union($0.measured).isEmpty && $0.frame.intersects(visible)
      }
  }
}

extension SectionSolution {
  /// Whether some cell of the section decides its own size.
  fileprivate var asksCells: Bool {
    groups.groupCount > 0
      && groups.pattern.leaves.contains { !$0.layoutSize.estimatedAxes.isEmpty }
  }
}
