/// The slots of an outline's items in order, depth first, each with its level.
///
/// Order and levels are all there is to an outline: an item's descendants are those that follow it
/// at deeper levels, its parent the last before it at a lower one. They stand in a weight-balanced
/// tree by place, in which each node knows the least level below it, so that all of this is found
/// on one path, however deep the outline is and however many siblings there are.
@usableFromInline
struct OutlineOrder: Sendable {
  /// One item's place in the tree, its neighbours there as indexes of nodes.
  struct Node: Sendable {
    var left: Int32 = 0
    var right: Int32 = 0
    var up: Int32 = 0
    /// The number of nodes below this one and itself.
    var count: Int32
    /// The number of the item's ancestors in the outline.
    var level: Int32
    /// The least level of the nodes below this one and its own.
    var leastLevel: Int32
    var isExpanded = false
  }

  /// What one item is in the outline, apart from its place.
  @usableFromInline
  struct Line: Sendable {
    @usableFromInline var slot: Int
    @usableFromInline var level: Int
    @usableFromInline var isExpanded: Bool
  }

  /// What stands for no node: of no items, and above any level.
  private static let none = ContiguousArray([Node(count: 0, level: .max, leastLevel: .max)])

  /// That of a slot has the index behind it, the first stands for none; those of removed items stay
  /// behind unused.
  var nodes = none
  var root: Int32 = 0

  @usableFromInline init() {}

  /// The number of items.
  @usableFromInline var count: Int { Int(nodes[Int(root)].count) }

  subscript(index: Int32) -> Node {
    get { nodes[Int(index)] }
    _modify { yield &nodes[Int(index)] }
  }

  static func node(ofSlot slot: Int) -> Int32 { Int32(truncatingIfNeeded: slot + 1) }

  static func slot(ofNode node: Int32) -> Int { Int(node) - 1 }
}

extension OutlineOrder {
  /// The number of an item's ancestors.
  @usableFromInline func level(ofSlot slot: Int) -> Int { Int(nodes[slot + 1].level) }

  /// Whether an item shows its children.
  @usableFromInline func isExpanded(slot: Int) -> Bool { nodes[slot + 1].isExpanded }

  @usableFromInline mutating func setExpanded(_ isExpanded: Bool, slot: Int) {
    nodes[slot + 1].isExpanded = isExpanded
  }

  /// The number of items before one.
  ///
  /// - Complexity: O(log *n*) for *n* items.
  @usableFromInline func place(ofSlot slot: Int) -> Int { place(of: Self.node(ofSlot: slot)) }

  /// The place behind the last descendant of an item.
  ///
  /// - Complexity: O(log *n*) for *n* items.
  @usableFromInline func end(ofSlot slot: Int) -> Int {
    let node = Self.node(ofSlot: slot)
    let end = firstBehind(node, atMost: self[node].level)
    return end == 0 ? count : place(of: end)
  }

  /// The places of an item's descendants.
  ///
  /// - Complexity: O(log *n*) for *n* items.
  @usableFromInline func descendants(ofSlot slot: Int) -> Range<Int> {
    (place(ofSlot: slot) + 1)..<end(ofSlot: slot)
  }

  /// The parent of an item, or `nil` for one at the top level.
  ///
  /// - Complexity: O(log *n*) for *n* items.
  @usableFromInline func parent(ofSlot slot: Int) -> Int? {
    let node = Self.node(ofSlot: slot)
    let level = self[node].level
    guard level > 0 else { return nil }
    return Self.slot(ofNode: lastBefore(node, atMost: level - 1))
  }

  /// The children of an item, or the items at the top level, in order.
  ///
  /// - Complexity: O(*c* log *n*) for *c* children and *n* items.
  @usableFromInline func children(ofSlot slot: Int?) -> [Int] {
    let level = slot.map { self.level(ofSlot: $0) + 1 } ?? 0
    var node = slot.map { next(Self.node(ofSlot: $0)) } ?? first(below: root)
    var children: [Int] = []
    while node != 0, self[node].level == level {
      children.append(Self.slot(ofNode: node))
      let follower = next(node)
      node = self[follower].level > level ? firstBehind(node, atMost: self[node].level) : follower
    }
    return children
  }

  /// The items at `places`, in order.
  ///
  /// - Complexity: O(log *n* + *k*) for *k* of *n* items.
  @usableFromInline func lines(at places: Range<Int>) -> [Line] {
    var lines: [Line] = []
    lines.reserveCapacity(places.count)
    var node = places.isEmpty ? 0 : node(at: places.lowerBound)
    for _ in places {
      lines.append(
        Line(
          slot: Self.slot(ofNode: node), level: Int(self[node].level),
          isExpanded: self[node].isExpanded))
      node = next(node)
    }
    return lines
  }

  /// All items in order.
  @usableFromInline var lines: [Line] { lines(at: 0..<count) }
}

extension OutlineOrder {
  private func place(of node: Int32) -> Int {
    var place = Int(self[self[node].left].count)
    var node = node
    while self[node].up != 0 {
      let up = self[node].up
      if self[up].right == node { place += Int(self[self[up].left].count) + 1 }
      node = up
    }
    return place
  }

  private func node(at place: Int) -> Int32 {
    var rest = place
    var node = root
    while true {
      let before = Int(self[self[node].left].count)
      if rest == before { return node }
      if rest < before {
        node = self[node].left
      } else {
        rest -= before + 1
        node = self[node].right
      }
    }
  }

  private func first(below node: Int32) -> Int32 {
    var node = node
    while self[node].left != 0 { node = self[node].left }
    return node
  }

  /// The node behind one, 0 behind the last.
  private func next(_ node: Int32) -> Int32 {
    if self[node].right != 0 { return first(below: self[node].right) }
    var node = node
    while self[node].up != 0 {
      let up = self[node].up
      if self[up].left == node { return up }
      node = up
    }
    return 0
  }

  /// The first node behind one that has at most `level`, 0 when there is none.
  private func firstBehind(_ node: Int32, atMost level: Int32) -> Int32 {
    var found: Int32 = 0
    var node = node
    var below = self[node].right
    while self[below].leastLevel > level {
      let up = self[node].up
      guard up != 0 else { return 0 }
      if self[up].left == node {
        if self[up].level <= level { return up }
        below = self[up].right
      } else {
        below = 0
      }
      node = up
    }
    while found == 0 {
      let node = self[below]
      if self[node.left].leastLevel <= level {
        below = node.left
      } else if node.level <= level {
        found = below
      } else {
        below = node.right
      }
    }
    return found
  }

  /// The last node before one that has at most `level`, 0 when there is none.
  private func lastBefore(_ node: Int32, atMost level: Int32) -> Int32 {
    var found: Int32 = 0
    var node = node
    var below = self[node].left
    while self[below].leastLevel > level {
      let up = self[node].up
      guard up != 0 else { return 0 }
      if self[up].right == node {
        if self[up].level <= level { return up }
        below = self[up].left
      } else {
        below = 0
      }
      node = up
    }
    while found == 0 {
      let node = self[below]
      if self[node.right].leastLevel <= level {
        below = node.right
      } else if node.level <= level {
        found = below
      } else {
        below = node.left
      }
    }
    return found
  }
}
