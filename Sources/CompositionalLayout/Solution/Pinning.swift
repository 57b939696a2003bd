/// Keeps boundary items on screen while their section's cells are (rule L-4.3).
struct Pinning {
  /// What is added to the z-order of an item while it is pinned on screen.
  static let raisedZIndex = 1_000_000_000

  var axis: Axis
  /// The visible stretch along the scroll axis, less the adjusted content inset.
  var visible: ClosedRange<Double>

  /// The frame of `item` while the cells of its section take `content`.
  func frame(_ frame: Rect, of item: LayoutBoundaryItem, content: ClosedRange<Double>) -> Rect {
    guard item.pinToVisibleBounds else { return frame }
    var pinned = frame
    switch item.alignment.part(axis) {
    case .start:
      pinned.origin[axis] = min(
        max(frame.start(axis), visible.lowerBound), content.upperBound - frame.size[axis])
    case .end:
      pinned.origin[axis] = max(
        min(frame.start(axis), visible.upperBound - frame.size[axis]), content.lowerBound)
    case .center, nil: break
    }
    return pinned
  }
}
