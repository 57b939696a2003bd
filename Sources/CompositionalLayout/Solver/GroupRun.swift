/// One group filled with items: the frames from the group's outer corner.
struct GroupRun: Hashable, Sendable {
  /// A cell's place.
  struct Leaf: Hashable, Sendable {
    var frame: Rect
    var zIndex: Int
    /// The size the frame was resolved from, which says on which axes cells are measured.
    var layoutSize: LayoutSize
  }

  /// The place of a view tied to an item or group.
  struct Supplementary: Hashable, Sendable {
    var elementKind: String
    var frame: Rect
    var zIndex: Int
  }

  var leaves: [Leaf] = []
  var supplementaries: [Supplementary] = []
  /// The group's outer size, estimated sides as long as the contents need.
  var size: Size
  /// The group's content insets.
  var insets: EdgeInsets

  /// How far the items reach along `axis` from the group's inner corner.
  func reach(_ axis: Axis) -> Double {
    guard let farthest = leaves.map({ $0.frame.end(axis) }).max() else { return 0 }
    return farthest - insets.start(axis)
  }

  /// Adds a nested run that stands at `origin`.
  mutating func append(_ nested: GroupRun, at origin: Point) {
    for var leaf in nested.leaves {
      leaf.frame = leaf.frame.moved(by: origin)
      leaves.append(leaf)
    }
    for var supplementary in nested.supplementaries {
      supplementary.frame = supplementary.frame.moved(by: origin)
      supplementaries.append(supplementary)
    }
  }
}
