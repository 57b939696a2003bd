public import CompositionalLayout
import DiffableDataSource

/// One end of an animation: a layout, and what of it is on screen.
public struct AnimationStage {
  /// What is on screen.
  public var onScreen: [DisplayedElement]
  /// Where the element of any place is, on screen or not; `nil` when the layout has none.
  public var element: (ViewPlace) -> DisplayedElement?

  /// Creates a stage of a layout made by hand.
  ///
  /// - Parameters:
  ///   - onScreen: What is on screen.
  ///   - element: Where the element of any place is, on screen or not.
  public init(
    onScreen: [DisplayedElement], element: @escaping (ViewPlace) -> DisplayedElement?
  ) {
    self.onScreen = onScreen
    self.element = element
  }

  /// Creates the stage of a solved layout.
  ///
  /// - Parameters:
  ///   - solution: The solved layout.
  ///   - contentOffset: The outer offset; `nil` means the container's.
  ///   - offsets: How far each section is scrolled across the layout, by its index.
  /// - Throws: `LayoutError.limitExceeded` when more is on screen than can be listed.
  /// - Complexity: That of `LayoutSolution.elementsOnScreen`.
  public init(
    _ solution: LayoutSolution, contentOffset: LayoutPoint? = nil,
    orthogonalOffsets offsets: [Int: Double]
  ) throws(LayoutError) {
    let onScreen = try solution.elementsOnScreen(
      contentOffset: contentOffset, orthogonalOffsets: offsets
    ).map { DisplayedElement($0) }
    let byPlace = Dictionary(
      onScreen.map { ($0.place, $0) }, uniquingKeysWith: { first, _ in first })
    self.init(onScreen: onScreen) { place in
      byPlace[place]
        ?? solution.element(at: place, contentOffset: contentOffset, orthogonalOffsets: offsets)
    }
  }
}

extension LayoutSolution {
  /// The element of a place as it stands on screen, pinned and scrolled, or off screen.
  fileprivate func element(
    at place: ViewPlace, contentOffset: LayoutPoint?, orthogonalOffsets: [Int: Double]
  ) -> DisplayedElement? {
    let section = place.path.section
    let pinned = boundaryItems(contentOffset: contentOffset).first { ViewPlace($0) == place }
    let found = (pinned ?? self.element(at: place)).map { DisplayedElement($0) }
    guard var element = found, let shift = orthogonalOffsets[section], scrollsAcross(place)
    else { return found }
    let row = axis.cross
    let isMirrored = row == .horizontal && container.direction == .rightToLeft
    element.frame = element.frame.moved(by: isMirrored ? shift : -shift, along: row)
    return element
  }

  /// The element of a place, unpinned and unscrolled, or `nil` when the layout shows none.
  ///
  /// - Complexity: O(log² *n*) for *n* items of its section.
  public func element(at place: ViewPlace) -> LayoutElement? {
    let path = ItemIndexPath(item: place.path.item, section: place.path.section)
    return switch place {
    case .cell: cell(item: path.item, section: path.section)
    case .supplementary(let kind, _): element(.supplementary, kind: kind, at: path)
    case .decoration(let kind, _): element(.decoration, kind: kind, at: path)
    }
  }

  /// Whether a place moves with its section's own scrolling: a cell, or a view tied to one.
  public func scrollsAcross(_ place: ViewPlace) -> Bool {
    let path = place.path
    guard sections.indices.contains(path.section), path.item != .max,
      sections[path.section].orthogonalScrolling != nil
    else { return false }
    switch place {
    case .cell: return true
    case .supplementary(let kind, _):
      return !sections[path.section].boundaryElements.contains { $0.kind == kind }
    case .decoration: return false
    }
  }
}
