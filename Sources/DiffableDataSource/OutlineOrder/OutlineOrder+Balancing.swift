// A tree of bounded balance after Adams ("Efficient sets: a balancing act", 1993), with the
// parameters 3 and 2 that Hirai and Yamamoto proved right ("Balancing weight-balanced trees", 2011).
extension OutlineOrder {
  /// How many times as heavy one side may be as the other.
  private static let delta: Int32 = 3
  /// How many times as heavy the inner side of a heavy one may be as the outer for one rotation.
  private static let ratio: Int32 = 2

  /// A balanced tree of nodes in the order given.
  ///
  /// - Complexity: O(*k*) for *k* nodes; the depth of recursion is O(log *k*).
  mutating func built(_ list: some RandomAccessCollection<Int32>) -> Int32 {
    built(list, from: list.startIndex, count: list.count)
  }

  private mutating func built<List: RandomAccessCollection<Int32>>(
    _ list: List, from start: List.Index, count: Int
  ) -> Int32 {
    guard count > 0 else { return 0 }
    let half = count / 2
    let middle = list.index(start, offsetBy: half)
    let left = built(list, from: start, count: half)
    let right = built(list, from: list.index(after: middle), count: count - half - 1)
    return tree(left, list[middle], right)
  }

  /// The tree of `middle` between two trees that may differ by one rotation.
  private mutating func balanced(_ left: Int32, _ middle: Int32, _ right: Int32) -> Int32 {
    let (before, behind) = (self[left].count, self[right].count)
    guard before + behind > 1 else { return tree(left, middle, right) }
    if behind > Self.delta * before {
      let (inner, outer) = (self[right].left, self[right].right)
      if self[inner].count < Self.ratio * self[outer].count {
        return tree(tree(left, middle, inner), right, outer)
      }
      let (near, far) = (self[inner].left, self[inner].right)
      return tree(tree(left, middle, near), inner, tree(far, right, outer))
    }
    if before > Self.delta * behind {
      let (outer, inner) = (self[left].left, self[left].right)
      if self[inner].count < Self.ratio * self[outer].count {
        return tree(outer, left, tree(inner, middle, right))
      }
      let (far, near) = (self[inner].left, self[inner].right)
      return tree(tree(outer, left, far), inner, tree(near, middle, right))
    }
    return tree(left, middle, right)
  }

  /// Makes two trees that are balanced beside each other the sides of a node.
  private mutating func tree(_ left: Int32, _ middle: Int32, _ right: Int32) -> Int32 {
    self[left].up = middle
    self[right].up = middle
    let count = self[left].count + self[right].count + 1
    let least = min(self[left].leastLevel, self[right].leastLevel)
    nodes[Int(middle)].left = left
    nodes[Int(middle)].right = right
    nodes[Int(middle)].count = count
    nodes[Int(middle)].leastLevel = min(nodes[Int(middle)].level, least)
    return middle
  }

  /// The tree of two trees of any size with a node between them.
  ///
  /// - Complexity: O(log *n*) for *n* nodes in the larger.
  mutating func join(_ left: Int32, _ middle: Int32, _ right: Int32) -> Int32 {
    let (before, behind) = (self[left].count, self[right].count)
    if behind > Self.delta * before {
      let outer = self[right].right
      return balanced(join(left, middle, self[right].left), right, outer)
    }
    if before > Self.delta * behind {
      let outer = self[left].left
      return balanced(outer, left, join(self[left].right, middle, right))
    }
    return tree(left, middle, right)
  }

  /// The tree of two trees of any size.
  ///
  /// - Complexity: O(log *n*) for *n* nodes in the larger.
  mutating func merge(_ left: Int32, _ right: Int32) -> Int32 {
    guard left != 0 else { return right }
    guard right != 0 else { return left }
    let (first, rest) = removingFirst(right)
    return join(left, first, rest)
  }

  private mutating func removingFirst(_ node: Int32) -> (first: Int32, rest: Int32) {
    let (left, right) = (self[node].left, self[node].right)
    guard left != 0 else { return (node, right) }
    let (first, rest) = removingFirst(left)
    return (first, balanced(rest, node, right))
  }

  /// The first `place` nodes of a tree, and the others.
  ///
  /// - Complexity: O(log *n*) for *n* nodes.
  mutating func split(_ node: Int32, at place: Int) -> (front: Int32, back: Int32) {
    guard node != 0 else { return (0, 0) }
    let (left, right) = (self[node].left, self[node].right)
    let before = Int(self[left].count)
    if place <= before {
      let (front, back) = split(left, at: place)
      return (front, join(back, node, right))
    }
    let (front, back) = split(right, at: place - before - 1)
    return (join(left, node, front), back)
  }

  /// Stops the program when the tree is not what its nodes say.
  ///
  /// - Complexity: O(*n*) for *n* items.
  func verifyInvariants() {
    precondition(self[root].up == 0, "the root of an outline's tree has something above it")
    var seen: Int32 = 0
    var last: Int32 = -1
    for line in lines {
      let node = self[Self.node(ofSlot: line.slot)]
      let (left, right) = (self[node.left], self[node.right])
      precondition(node.count == left.count + right.count + 1, "a tree's count is wrong")
      precondition(
        node.leastLevel == min(node.level, left.leastLevel, right.leastLevel),
        "a tree's least level is wrong")
      precondition(
        left.count + right.count <= 1
          || left.count <= Self.delta * right.count && right.count <= Self.delta * left.count,
        "a tree is out of balance")
      precondition(node.level >= 0 && node.level <= last + 1, "an item has no parent")
      last = node.level
      seen += 1
    }
    precondition(seen == self[root].count, "an outline's count is wrong")
  }
}
