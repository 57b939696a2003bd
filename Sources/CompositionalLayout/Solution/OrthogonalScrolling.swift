/// How a section that scrolls across the layout scrolls (rule L-5).
///
/// Offsets are distances from the leading rest position, in points along the row.
public struct OrthogonalScrolling: Hashable, Sendable {
  public let behavior: OrthogonalScrollingBehavior
  /// The visible length of the row: the bounds less the section's insets.
  public let viewport: Double
  /// The length of the row of groups.
  public let rowLength: Double
  let groups: GroupSequence

  /// The farthest offset that still fills the viewport.
  public var maxOffset: Double { max(0, rowLength - viewport) }

  /// Where a scroll that aims at `proposed` comes to rest.
  ///
  /// - Complexity: O(log² *n*) for *n* groups.
  public func restingOffset(for proposed: Double) -> Double {
    switch behavior {
    case .none: return 0
    case .continuous: return clamped(proposed)
    case .continuousGroupLeadingBoundary, .groupPaging:
      return proposed >= maxOffset ? maxOffset : clamped(nearest(to: proposed) { origin($0) })
    case .paging:
      guard proposed < maxOffset, viewport > 0 else { return maxOffset }
      return clamped((proposed / viewport + 0.5).rounded(.down) * viewport)
    case .groupPagingCentered:
      return nearest(to: proposed) { origin($0) + (length($0) - viewport) / 2 }
    }
  }

  private func clamped(_ offset: Double) -> Double { min(max(offset, 0), maxOffset) }
  private func origin(_ group: Int) -> Double { groups.origin(ofGroup: group) }
  private func length(_ group: Int) -> Double { groups.run(ofGroup: group).size[groups.axis] }

  /// The stop next to `offset`; half-way the later one.
  private func nearest(to offset: Double, stop: (Int) -> Double) -> Double {
    guard groups.groupCount > 0 else { return 0 }
    let next = (0..<groups.groupCount).partitioningIndex { stop($0) > offset }
    let candidates = [next - 1, next].filter { (0..<groups.groupCount).contains($0) }.map(stop)
    return candidates.min { (abs($0 - offset), -$0) < (abs($1 - offset), -$1) } ?? 0
  }
}

extension SectionSolution {
  /// How the section scrolls across the layout, or `nil` when it does not.
  public var orthogonalScrolling: OrthogonalScrolling? {
    guard isOrthogonal else { return nil }
    return OrthogonalScrolling(
      behavior: section.orthogonalScrollingBehavior, viewport: viewport,
      rowLength: groups.length + section.group.edgeSpacing.minimum(groups.axis), groups: groups)
  }
}
