/// What UIKit hands to a section's `visibleItemsInvalidationHandler` (rule L-5).
public struct VisibleItemsInvalidation: Hashable, Sendable {
  /// What is visible of the section: cells, then supplementary views, then backgrounds, in frames
  /// that the section's own scrolling has not moved.
  public internal(set) var items: [LayoutElement]
  /// For a section that scrolls across the layout the distance from its leading rest position and,
  /// along the layout, the section's own place; for others the collection view's content offset.
  public internal(set) var offset: LayoutPoint
  /// The size of the environment's container: the bounds less the section's reference insets
  /// (rule L-6.2).
  public internal(set) var containerSize: LayoutExtent
  /// What UIKit logs where the items are estimated, since they cannot be changed then.
  public internal(set) var note: String?
}

extension LayoutSolution {
  /// The arguments of a section's handler, or `nil` when there is no such section.
  ///
  /// - Parameters:
  ///   - index: The index of the section.
  ///   - contentOffset: The outer offset; `nil` means the container's.
  ///   - orthogonalOffset: How far the section is scrolled across the layout; zero when it is not
  ///     finite.
  /// - Throws: As `elementsOnScreen`, `LayoutError.limitExceeded`.
  /// - Complexity: That of `elementsOnScreen`.
  public func visibleItemsInvalidation(
    inSection index: Int, contentOffset: LayoutPoint? = nil, orthogonalOffset: Double = 0
  ) throws(LayoutError) -> VisibleItemsInvalidation? {
    guard sections.indices.contains(index) else { return nil }
    let orthogonalOffset = orthogonalOffset.isFinite ? orthogonalOffset : 0
    let section = sections[index]
    let row = section.groups.axis
    let isMirrored = row == .horizontal && container.direction == .rightToLeft
    let items = try elementsOnScreen(
      contentOffset: contentOffset, orthogonalOffsets: [index: orthogonalOffset]
    ).filter {
      $0.indexPath.section == index && ($0.category == .cell || $0.indexPath.item < .max)
    }.map { element in
      guard scrollsAcross(element) else { return element }
      var element = element
      element.frame = element.frame.moved(
        by: isMirrored ? -orthogonalOffset : orthogonalOffset, along: row)
      return element
    }
    var offset = offset(contentOffset)
    if section.isOrthogonal {
      offset[row] = orthogonalOffset
      offset[row.cross] = section.frame.start(row.cross)
    }
    let isEstimated = items.contains { !$0.estimated.union($0.measured).isEmpty }
    return VisibleItemsInvalidation(
      items: items, offset: offset, containerSize: section.environmentSize,
      note: isEstimated ? VisibleItemsInvalidation.estimatedItemsNote : nil)
  }
}

extension VisibleItemsInvalidation {
  /// UIKit's text (rule L-1.9).
  static let estimatedItemsNote =
    "[UICompositionalLayout] note: the section invalidation handler cannot currently mutate "
    + "visible items for layouts containing estimated items. Please file an enhancement request "
    + "on UICollectionView."
}

extension SectionSolution {
  /// The axis its groups follow one another on: the one it scrolls along itself, or the layout's.
  public var scrollingAxis: LayoutAxis { groups.axis }

  /// The bounds less the insets of the section's reference, which count across the scroll axis.
  fileprivate var environmentSize: LayoutExtent {
    let insets = solver.container.insets(solver.reference(of: section))
    return solver.container.size.less(insets.only(axis.cross))
  }
}
