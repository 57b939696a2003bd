/// One group filled with items: the frames from the group's outer corner.
struct GroupRun: Hashable, Sendable {
  /// A cell's place.
  struct Leaf: Hashable, Sendable {
    var frame: AmountFrame
    var zIndex: Int
    /// The size the frame was resolved from, which says on which axes cells are measured.
    var layoutSize: LayoutSize
    var isMeasured = false
    /// The axes on which the cell has the size of its siblings.
    var uniformAxes = AxisSet()
  }

  /// The place of a view tied to an item or group.
  struct Supplementary: Hashable, Sendable {
    var elementKind: String
    var frame: AmountFrame
    var zIndex: Int
    /// The first cell of what the view is tied to.
    var firstLeaf: Int
  }

  var leaves: [Leaf] = []
  var supplementaries: [Supplementary] = []
  /// The group's outer size, estimated sides as long as the contents need.
  var size: Amounts
  /// The group's content insets.
  var insets: DirectionalEdgeInsets
  /// How many slots the run has, filled or not.
  var slotCount = Amount.zero
  /// Whether it would have more slots or cells than `LayoutLimit.itemsInGroup` allows; it is empty
  /// then.
  var exceedsLimit = false
  /// How many items were looked at to find how many fit, where that takes two passes; else zero.
  var lookahead = 0
  /// How many slots were filled to make it, those of nested runs included.
  var filledSlots = 0

  /// What the run counts against `LayoutLimit.solvedSlots`; the frames of a custom group are given.
  var solvedSlots: Int { filledSlots == 0 ? 0 : max(filledSlots, leaves.count) }

  /// How far the items reach along `axis` from the group's inner corner.
  func reach(_ axis: LayoutAxis) -> Double {
    guard let farthest = leaves.lazy.map({ $0.frame.end(axis).value }).max() else { return 0 }
    return farthest - insets.start(axis)
  }

  /// How far views reach beyond the group along `axis`.
  func overhang(along axis: LayoutAxis) -> Double {
    supplementaries.reduce(0) { farthest, view in
      let before = -view.frame.origin[axis].value
      return max(farthest, before, view.frame.end(axis).value - size[axis].value)
    }
  }

  /// How many views of each kind there are.
  var viewCounts: [String: Int] {
    var counts: [String: Int] = [:]
    for view in supplementaries { counts[view.elementKind, default: 0] += 1 }
    return counts
  }

  /// Adds a nested run that stands at `origin`.
  mutating func append(_ nested: GroupRun, at origin: Amounts, _ recorder: DerivationRecorder) {
    let first = leaves.count
    for (index, var leaf) in nested.leaves.enumerated() {
      for axis in LayoutAxis.allCases {
        let place =
          recorder.isRecording && recorder.focus == index
          ? origin[axis].named("group \(axis.originName)") : Amount(origin[axis].value)
        leaf.frame.origin[axis] = place + leaf.frame.origin[axis]
      }
      leaves.append(leaf)
    }
    for var supplementary in nested.supplementaries {
      for axis in LayoutAxis.allCases {
        supplementary.frame.origin[axis] =
          origin[axis].named("group \(axis.originName)") + supplementary.frame.origin[axis]
      }
      supplementary.firstLeaf += first
      supplementaries.append(supplementary)
    }
  }
}
