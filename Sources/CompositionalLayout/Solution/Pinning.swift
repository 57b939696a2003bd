/// Keeps boundary items on screen while their section's cells are (rule L-4.3).
struct Pinning {
  /// What is added to the z-order of an item while it is pinned on screen.
  static let raisedZIndex = 1_000_000_000

  /// A part of the scroll axis.
  struct Stretch {
    var start: Amount
    var end: Amount
  }

  var axis: LayoutAxis
  /// What is visible along the scroll axis, less the adjusted content inset.
  var visible: Stretch

  /// What stands in front: a pinned item on screen stands in front of everything unpinned.
  func zIndex(
    of item: LayoutBoundaryItem, at frame: LayoutRect, _ recorder: DerivationRecorder
  ) -> Amount {
    let own = recorder.given(Double(item.zIndex), "z-index", "LayoutBoundaryItem.zIndex")
    guard raises(item, at: frame) else { return own }
    return own + recorder.given(Double(Self.raisedZIndex), "pinned on screen")
  }

  /// Whether `item`, at its pinned place, stands in front of everything unpinned.
  func raises(_ item: LayoutBoundaryItem, at frame: LayoutRect) -> Bool {
    item.pinToVisibleBounds && frame.start(axis) < visible.end.value
      && frame.end(axis) > visible.start.value
  }

  /// Where `item` starts along the scroll axis while the cells of its section take `content`.
  func start(_ frame: AmountFrame, of item: LayoutBoundaryItem, content: Stretch) -> Amount {
    let natural = frame.origin[axis].named("unpinned \(axis.originName)")
    guard item.pinToVisibleBounds else { return frame.origin[axis] }
    switch item.alignment.part(axis) {
    case .start:
      return Amount.smallest(
        Amount.largest(natural, visible.start), content.end - frame.size[axis])
    case .end:
      return Amount.largest(
        Amount.smallest(natural, visible.end - frame.size[axis]), content.start)
    case .center, nil: return frame.origin[axis]
    }
  }
}
