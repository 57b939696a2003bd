public import CompositionalLayout

/// Where an element shall stand on screen once scrolled to.
public enum ScrollPosition: Hashable, Sendable {
  case start, center, end
  /// Wherever it is nearest, and nowhere if it is on screen.
  case nearest
}

extension CollectionViewState {
  /// Scrolls a section across the layout, to where it comes to rest.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - proposed: Where the scroll aims at, from the leading rest position.
  ///   - solution: The layout as it is solved now.
  /// - Returns: The offset it rests at; `nil` when the section does not scroll.
  /// - Complexity: O(log² *n*) for *n* groups of the section.
  @discardableResult
  public mutating func scroll(
    section: Int, to proposed: Double, in solution: LayoutSolution
  ) -> Double? {
    guard solution.sections.indices.contains(section),
      let scrolling = solution.sections[section].orthogonalScrolling
    else { return nil }
    let resting = scrolling.restingOffset(for: proposed)
    orthogonalOffsets[section] = resting
    return resting
  }

  /// How far every section that scrolls across the layout is scrolled; at first its first stop.
  ///
  /// - Complexity: O(*s* log² *n*) for *s* sections of *n* groups.
  public func orthogonalOffsets(in solution: LayoutSolution) -> [Int: Double] {
    var offsets: [Int: Double] = [:]
    for (index, section) in solution.sections.enumerated() {
      guard let scrolling = section.orthogonalScrolling else { continue }
      offsets[index] = orthogonalOffsets[index] ?? scrolling.restingOffset(for: 0)
    }
    return offsets
  }
}

/// The stretch of content that is on screen along one axis.
public struct VisibleRange: Hashable, Sendable {
  /// The content offset.
  public var offset: Double
  /// The extent of the bounds.
  public var extent: Double
  /// The extent of the content.
  public var contentExtent: Double
  /// What covers the content at its start.
  public var startInset: Double
  /// What covers the content at its end.
  public var endInset: Double

  /// Creates the stretch on screen of a view that shows `extent` points from `offset` on.
  ///
  /// - Parameters:
  ///   - offset: The content offset.
  ///   - extent: The extent of the bounds.
  ///   - contentExtent: The extent of the content.
  ///   - startInset: What covers the content at its start.
  ///   - endInset: What covers it at its end.
  public init(
    offset: Double, extent: Double, contentExtent: Double, startInset: Double = 0,
    endInset: Double = 0
  ) {
    self.offset = offset
    self.extent = extent
    self.contentExtent = contentExtent
    self.startInset = startInset
    self.endInset = endInset
  }

  /// The offset next to `proposed` that shows no room beyond the content.
  public func clamped(_ proposed: Double) -> Double {
    min(max(proposed, -startInset), max(-startInset, contentExtent + endInset - extent))
  }

  /// The offset that brings a stretch of content to `position`, clamped.
  ///
  /// - Parameters:
  ///   - start: Where the stretch begins.
  ///   - length: How long it is.
  ///   - position: Where it is to stand on screen.
  public func offset(showing start: Double, length: Double, at position: ScrollPosition) -> Double {
    let atStart = start - startInset
    let atEnd = start + length - (extent - endInset)
    switch position {
    case .start: return clamped(atStart)
    case .center:
      let room = extent - startInset - endInset
      return clamped(start + length / 2 - room / 2 - startInset)
    case .end: return clamped(atEnd)
    case .nearest:
      if offset > atStart { return clamped(atStart) }
      return offset < atEnd ? clamped(min(atEnd, atStart)) : offset
    }
  }
}

extension CollectionViewState {
  /// What a solved layout shows at an offset, sections scrolled, in the order views are asked for.
  ///
  /// - Parameters:
  ///   - solution: The layout as it is solved now.
  ///   - contentOffset: The outer offset; `nil` means the container's.
  /// - Throws: `LayoutError.limitExceeded` when more is on screen than can be listed.
  /// - Complexity: That of `LayoutSolution.elementsOnScreen`.
  public func elementsOnScreen(
    in solution: LayoutSolution, contentOffset: LayoutPoint? = nil
  ) throws(LayoutError) -> [DisplayedElement] {
    try solution.elementsOnScreen(
      contentOffset: contentOffset, orthogonalOffsets: orthogonalOffsets(in: solution)
    ).map { DisplayedElement($0) }
  }
}
