/// How a section that scrolls across the layout scrolls (rule L-5).
///
/// Offsets are distances from the leading rest position, in points along the row.
public struct OrthogonalScrolling: Hashable, Sendable {
  /// The section's, never `.none`.
  public let behavior: OrthogonalScrollingBehavior
  /// The visible length of the row: the bounds less the section's insets.
  public let viewport: Double
  /// Where the visible stretch begins, from the container's leading edge.
  public let viewportStart: Double
  /// The length of the row of groups.
  public let rowLength: Double
  var groups: GroupSequence

  /// The farthest offset that still fills the viewport.
  public var maxOffset: Double { max(0, rowLength - viewport) }

  /// Where a scroll that aims at `proposed` comes to rest.
  ///
  /// - Complexity: O(log² *n*) for *n* groups.
  public func restingOffset(for proposed: Double) -> Double {
    rest(Amount(proposed.isFinite ? proposed : 0)).value
  }

  /// Why a scroll that aims at `proposed` comes to rest where it does.
  ///
  /// - Complexity: O(*r* + log² *n*) for *r* items in a group and *n* groups.
  public func derivation(ofRestingOffsetFor proposed: Double) -> Derivation {
    var copy = self
    copy.groups.record(size: groups.size, base: groups.base)
    let aim = copy.groups.recorder.given(proposed.isFinite ? proposed : 0, "proposed offset")
    return copy.rest(aim).named("resting offset").term
  }

  private func rest(_ proposed: Amount) -> Amount {
    let recorder = groups.recorder
    let viewport = recorder.given(viewport, "viewport")
    let unused = recorder.given(rowLength, "row length") - viewport
    let farthest = Amount.largest(.zero, unused).named("farthest offset")
    func clamped(_ offset: Amount) -> Amount {
      Amount.smallest(Amount.largest(offset, .zero), farthest)
    }
    switch behavior {
    case .none: return .zero
    case .continuous: return clamped(proposed)
    case .continuousGroupLeadingBoundary, .groupPaging:
      if proposed.value >= farthest.value { return farthest }
      return clamped(nearest(to: proposed) { groups.origin(ofGroup: $0) })
    case .paging:
      guard proposed.value < farthest.value, viewport.value > 0 else { return farthest }
      let pages = proposed / viewport
      let page = pages.rounded(.nearest(steps: 1), to: (pages.value + 0.5).rounded(.down))
      return clamped(page.named("page") * viewport)
    case .groupPagingCentered:
      return nearest(to: proposed) { group in
        let length = recorder.given(length(group), "group length")
        let half = (length - viewport).named("room beside") / Amount(2)
        return groups.origin(ofGroup: group) + half
      }
    }
  }

  private func length(_ group: Int) -> Double {
    groups.size(ofGroup: group)[groups.axis]
  }

  /// The stop next to `offset`; half-way the later one.
  private func nearest(to offset: Amount, stop: (Int) -> Amount) -> Amount {
    guard groups.groupCount > 0 else { return .zero }
    let next = (0..<groups.groupCount).partitioningIndex { stop($0).value > offset.value }
    let stops = [next - 1, next].filter { (0..<groups.groupCount).contains($0) }.map {
      stop($0).named("stop at group \($0)")
    }
    let nearest = stops.min {
      (abs($0.value - offset.value), -$0.value) < (abs($1.value - offset.value), -$1.value)
    }
    return Amount.combined(.nearest, [offset] + stops, nearest?.value ?? 0)
  }
}

extension SectionSolution {
  /// How the section scrolls across the layout, or `nil` when it does not.
  public var orthogonalScrolling: OrthogonalScrolling? {
    guard isOrthogonal else { return nil }
    return OrthogonalScrolling(
      behavior: section.orthogonalScrollingBehavior, viewport: geometry.viewport.value,
      viewportStart: geometry.cellsStart.value,
      rowLength: rowLength.value + section.group.edgeSpacing.minimum(groups.axis).value,
      groups: groups)
  }
}
