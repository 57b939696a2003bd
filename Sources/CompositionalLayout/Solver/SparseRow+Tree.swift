extension SparseRow {
  enum Tree: Sendable {
    case empty
    case node(Node)
  }

  final class Node: Sendable {
    let left: Tree
    let right: Tree
    /// The empty places between what is left of here and this value.
    let gap: Int
    let value: Value
    let count: Int
    /// The places up to and with the last value of the subtree.
    let span: Int
    /// What is added up for each rest; none where there are fewer values than rests.
    let sums: [Value.Sum]

    init(_ left: Tree, _ gap: Int, _ value: Value, _ right: Tree) {
      self.left = left
      self.right = right
      self.gap = gap
      self.value = value
      count = left.count + 1 + right.count
      let own = left.span + gap
      span = own + 1 + right.span
      let period = value.rowPeriod
      var sums: [Value.Sum] = []
      if count >= period {
        sums = Array(repeating: Value.Sum(), count: period)
        left.add(to: &sums, from: 0)
        sums[own % period] += value.rowSum
        right.add(to: &sums, from: own + 1)
      }
      self.sums = sums
    }

    /// The rest of the places in a subtree that the period divides, when `start` places stand
    /// before it.
    func rest(before start: Int) -> Int {
      let rest = start % value.rowPeriod
      return rest == 0 ? 0 : value.rowPeriod - rest
    }
  }
}

// MARK: Sums

extension SparseRow.Tree {
  /// The values whose places leave a rest when divided by the period, added up.
  ///
  /// - Complexity: O(1), or O(*n*) for *n* values where they are fewer than rests.
  func sum(ofRest rest: Int) -> Value.Sum {
    guard case .node(let node) = self else { return Value.Sum() }
    if !node.sums.isEmpty { return node.sums[rest] }
    var sum = Value.Sum()
    forEach { place, value in
      if place % value.rowPeriod == rest { sum += value.rowSum }
    }
    return sum
  }

  /// Adds every value to the sum for its place, the first one counted as `start`.
  func add(to sums: inout [Value.Sum], from start: Int) {
    guard case .node(let node) = self else { return }
    guard node.sums.isEmpty else {
      for (rest, sum) in node.sums.enumerated() { sums[(start + rest) % sums.count] += sum }
      return
    }
    forEach(from: start) { place, value in sums[place % value.rowPeriod] += value.rowSum }
  }
}

// MARK: Balance

/// Trees joined by weight, as in "Just Join for Parallel Ordered Sets" (Blelloch, Ferizovic, Sun).
extension SparseRow.Tree {
  var count: Int { if case .node(let node) = self { node.count } else { 0 } }
  var span: Int { if case .node(let node) = self { node.span } else { 0 } }

  /// The first place from `start` on that has a value.
  func firstPlace(from start: Int) -> Int? {
    guard case .node(let node) = self else { return nil }
    let own = node.left.span + node.gap
    if start > own { return node.right.firstPlace(from: start - own - 1).map { $0 + own + 1 } }
    return start < node.left.span ? node.left.firstPlace(from: start) ?? own : own
  }

  /// Calls `body` for the values at some places in order.
  ///
  /// - Parameter start: The place the subtree begins at.
  /// - Complexity: O(log *n* + *k*) for *k* of *n* values.
  func forEach(
    in places: Range<Int> = 0 ..< .max, from start: Int = 0,
    _ body: (_ place: Int, _ value: Value) -> Void
  ) {
    guard case .node(let node) = self else { return }
    let own = start + node.left.span + node.gap
    if own > places.lowerBound { node.left.forEach(in: places, from: start, body) }
    if places.contains(own) { body(own, node.value) }
    if own + 1 < places.upperBound { node.right.forEach(in: places, from: own + 1, body) }
  }

  /// What stands before a place, and what stands at it and behind, counted from it.
  func split(at place: Int) -> (left: Self, right: Self) {
    guard case .node(let node) = self else { return (.empty, .empty) }
    let own = node.left.span + node.gap
    if place > own {
      let (middle, right) = node.right.split(at: place - own - 1)
      return (.join(node.left, node.gap, node.value, middle), right)
    }
    let (left, middle) = node.left.split(at: min(place, node.left.span))
    let gap = place <= node.left.span ? node.gap : own - place
    return (left, .join(middle, gap, node.value, node.right))
  }

  /// The two one after the other, with `gap` more empty places between.
  func joined(gap: Int, to right: Self) -> Self {
    let (first, rest) = right.removingFirst()
    guard case .node(let node) = first else { return self }
    return .join(self, gap + node.gap, node.value, rest)
  }

  /// The first value alone with its gap, and the others.
  private func removingFirst() -> (first: Self, rest: Self) {
    guard case .node(let node) = self else { return (.empty, .empty) }
    guard node.left.count > 0 else {
      return (.make(.empty, node.gap, node.value, .empty), node.right)
    }
    let (first, rest) = node.left.removingFirst()
    return (first, .join(rest, node.gap, node.value, node.right))
  }

  /// A tree of places counted from `start`.
  static func made(
    of elements: ArraySlice<(place: Int, value: Value)>, from start: Int
  ) -> Self {
    guard !elements.isEmpty else { return .empty }
    let middle = elements.startIndex + elements.count / 2
    let (place, value) = elements[middle]
    let left = made(of: elements[..<middle], from: start)
    let right = made(of: elements[(middle + 1)...], from: place + 1)
    return make(left, place - start - left.span, value, right)
  }

  private static func make(
    _ left: Self, _ gap: Int, _ value: Value, _ right: Self
  ) -> Self {
    .node(SparseRow.Node(left, gap, value, right))
  }

  static func join(
    _ left: Self, _ gap: Int, _ value: Value, _ right: Self
  ) -> Self {
    if case .node(let node) = left, isHeavy(left.count, right.count) {
      let joined = join(node.right, gap, value, right)
      return balanced(node.left, node.gap, node.value, joined)
    }
    if case .node(let node) = right, isHeavy(right.count, left.count) {
      let joined = join(left, gap, value, node.left)
      return balanced(joined, node.gap, node.value, node.right)
    }
    return make(left, gap, value, right)
  }

  /// Whether one side has more than three times the weight of the other.
  private static func isHeavy(_ side: Int, _ other: Int) -> Bool { side + 1 > 3 * (other + 1) }

  /// A node of two trees that are off balance by one step at most.
  private static func balanced(
    _ left: Self, _ gap: Int, _ value: Value, _ right: Self
  ) -> Self {
    if case .node(let node) = right, isHeavy(right.count, left.count) {
      if case .node(let inner) = node.left, inner.count + 1 >= 2 * (node.right.count + 1) {
        return make(
          make(left, gap, value, inner.left), inner.gap, inner.value,
          make(inner.right, node.gap, node.value, node.right))
      }
      return make(
        make(left, gap, value, node.left), node.gap, node.value, node.right)
    }
    if case .node(let node) = left, isHeavy(left.count, right.count) {
      if case .node(let inner) = node.right, inner.count + 1 >= 2 * (node.left.count + 1) {
        return make(
          make(node.left, node.gap, node.value, inner.left), inner.gap,
          inner.value, make(inner.right, gap, value, right))
      }
      return make(
        node.left, node.gap, node.value,
        make(node.right, gap, value, right))
    }
    return make(left, gap, value, right)
  }
}
