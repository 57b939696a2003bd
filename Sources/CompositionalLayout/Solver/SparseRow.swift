/// What a row keeps.
protocol RowValue: Hashable, Sendable {
  /// Added up in front of a place.
  var rowLength: Double { get }
  /// The largest of all is kept.
  var rowExtent: Double { get }
  /// Added up in front of a place, to find a value by its number.
  var rowCount: Int { get }
}

/// Values at few of many places in a row, places that can be inserted and deleted anywhere.
///
/// A balanced tree of what stands between the empty stretches; nodes are shared by copies, so
/// keeping an old row costs nothing.
struct SparseRow<Value: RowValue>: Sendable {
  fileprivate enum Tree: Sendable {
    case empty
    case node(Node)
  }

  fileprivate final class Node: Sendable {
    let left: Tree
    let right: Tree
    /// The empty places between what is left of here and this value.
    let gap: Int
    let value: Value
    let count: Int
    /// The places up to and with the last value of the subtree.
    let span: Int
    let length: Double
    let extent: Double
    let rowCount: Int

    init(_ left: Tree, _ gap: Int, _ value: Value, _ right: Tree) {
      self.left = left
      self.right = right
      self.gap = gap
      self.value = value
      count = left.count + 1 + right.count
      span = left.span + gap + 1 + right.span
      length = left.length + value.rowLength + right.length
      extent = max(left.extent, max(value.rowExtent, right.extent))
      rowCount = left.rowCount + value.rowCount + right.rowCount
    }
  }

  /// A value, its place, and what was added up before it.
  struct Position {
    var place: Int
    var value: Value
    var lengthBefore: Double
    var countBefore: Int
  }

  private var root = Tree.empty

  init() {}

  /// A row of values at ascending places, none twice.
  ///
  /// - Complexity: O(*n*) for *n* values.
  init(_ elements: [(place: Int, value: Value)]) { root = .made(of: elements[...], from: 0) }

  var isEmpty: Bool { root.count == 0 }
  /// The number of values.
  var count: Int { root.count }
  /// The place behind the last value.
  var end: Int { root.span }
  /// The largest extent of all values.
  var extent: Double { root.extent }
  /// The lengths of all values added up.
  var length: Double { root.length }
  /// The counts of all values added up.
  var rowCount: Int { root.rowCount }

  /// The value at a place.
  ///
  /// - Complexity: O(log *n*) for *n* values, to read and to write.
  subscript(place: Int) -> Value? {
    get {
      var tree = root
      var rest = place
      while case .node(let node) = tree {
        let own = node.left.span + node.gap
        if rest == own { return node.value }
        if rest > own {
          rest -= own + 1
          tree = node.right
        } else {
          guard rest < node.left.span else { return nil }
          tree = node.left
        }
      }
      return nil
    }
    set {
      let (left, rest) = root.split(at: place)
      let (_, right) = rest.split(at: 1)
      guard let newValue else {
        root = left.joined(gap: place + 1 - left.span, to: right)
        return
      }
      root = .join(left, place - left.span, newValue, right)
    }
  }

  /// The lengths of the values before a place added up.
  ///
  /// - Complexity: O(log *n*) for *n* values.
  func length(before place: Int) -> Double {
    var sum = 0.0
    var tree = root
    var rest = place
    while case .node(let node) = tree {
      let own = node.left.span + node.gap
      if rest > own {
        sum += node.left.length + node.value.rowLength
        rest -= own + 1
        tree = node.right
      } else {
        tree = node.left
      }
    }
    return sum
  }

  /// The last value at a place up to and with `place`.
  ///
  /// - Complexity: O(log *n*) for *n* values.
  func last(upTo place: Int) -> Position? {
    var found: Position?
    var walk = Walk()
    var tree = root
    while case .node(let node) = tree {
      if place - walk.start >= node.left.span + node.gap {
        found = walk.position(node)
        walk.pass(node)
        tree = node.right
      } else {
        tree = node.left
      }
    }
    return found
  }

  /// The value up to and with which more than `number` are counted, but not before it.
  ///
  /// - Complexity: O(log *n*) for *n* values.
  func holding(_ number: Int) -> Position? {
    var walk = Walk()
    var tree = root
    while case .node(let node) = tree {
      let before = walk.count + node.left.rowCount
      if number < before {
        tree = node.left
      } else if number < before + node.value.rowCount {
        return walk.position(node)
      } else {
        walk.pass(node)
        tree = node.right
      }
    }
    return nil
  }

  /// Calls `body` for every value in order.
  ///
  /// - Complexity: O(*n*) for *n* values.
  func visit(_ body: (Position) -> Void) { root.visit(from: Walk(), body) }

  /// What was passed on the way to a subtree.
  fileprivate struct Walk {
    var start = 0
    var length = 0.0
    var count = 0

    func position(_ node: Node) -> Position {
      Position(
        place: start + node.left.span + node.gap, value: node.value,
        lengthBefore: length + node.left.length, countBefore: count + node.left.rowCount)
    }

    /// Passes a node and all before it.
    mutating func pass(_ node: Node) {
      start += node.left.span + node.gap + 1
      length += node.left.length + node.value.rowLength
      count += node.left.rowCount + node.value.rowCount
    }
  }

  /// Makes room for `count` empty places; what stands at `place` and behind moves on.
  ///
  /// - Complexity: O(log *n*) for *n* values.
  mutating func insertPlaces(_ count: Int, at place: Int) {
    let (left, right) = root.split(at: place)
    root = left.joined(gap: place - left.span + count, to: right)
  }

  /// Takes places away with what stands there; what is behind moves up.
  ///
  /// - Complexity: O(log *n*) for *n* values.
  mutating func removePlaces(_ places: Range<Int>) {
    let (left, rest) = root.split(at: places.lowerBound)
    let (_, right) = rest.split(at: places.count)
    root = left.joined(gap: places.lowerBound - left.span, to: right)
  }

  /// Takes away every value at a place from `place` on.
  mutating func removeValues(from place: Int) { root = root.split(at: place).left }

  /// Puts values at ascending places of a range, and none at its other places.
  ///
  /// - Complexity: O(*k* + log *n*) for *k* new among *n* values.
  mutating func replaceValues(in range: Range<Int>, with elements: [(place: Int, value: Value)]) {
    let (left, rest) = root.split(at: range.lowerBound)
    let (_, right) = rest.split(at: range.count)
    let middle = Tree.made(of: elements[...], from: range.lowerBound)
    let joined = left.joined(gap: range.lowerBound - left.span, to: middle)
    root = joined.joined(gap: range.upperBound - joined.span, to: right)
  }

  /// The first place from `start` on that has a value.
  ///
  /// - Complexity: O(log *n*) for *n* values.
  func firstPlace(from start: Int) -> Int? { root.firstPlace(from: start) }

  /// Whether there is a value from `start` to before `end`.
  ///
  /// - Complexity: O(log *n*) for *n* values.
  func hasElements(from start: Int, to end: Int) -> Bool {
    firstPlace(from: start).map { $0 < end } ?? false
  }

  /// The values from `start` to before `end` with their places, in order.
  ///
  /// - Complexity: O(log *n* + *k*) for *k* of *n* values.
  func elements(from start: Int = 0, to end: Int = .max) -> [(place: Int, value: Value)] {
    var elements: [(place: Int, value: Value)] = []
    var tree = root.split(at: start).right
    if end < .max { tree = tree.split(at: end - start).left }
    tree.visit(from: Walk(start: start)) { elements.append(($0.place, $0.value)) }
    return elements
  }
}

extension SparseRow: Hashable {
  static func == (first: SparseRow, second: SparseRow) -> Bool {
    first.count == second.count
      && zip(first.elements(), second.elements()).allSatisfy {
        $0.place == $1.place && $0.value == $1.value
      }
  }

  func hash(into hasher: inout Hasher) {
    for element in elements() {
      hasher.combine(element.place)
      hasher.combine(element.value)
    }
  }
}

// MARK: Balance

/// Trees joined by weight, as in "Just Join for Parallel Ordered Sets" (Blelloch, Ferizovic, Sun).
extension SparseRow.Tree {
  fileprivate var count: Int { if case .node(let node) = self { node.count } else { 0 } }
  fileprivate var span: Int { if case .node(let node) = self { node.span } else { 0 } }
  fileprivate var length: Double { if case .node(let node) = self { node.length } else { 0 } }
  fileprivate var extent: Double {
    if case .node(let node) = self { node.extent } else { -.infinity }
  }
  fileprivate var rowCount: Int { if case .node(let node) = self { node.rowCount } else { 0 } }

  /// The first place from `start` on that has a value.
  fileprivate func firstPlace(from start: Int) -> Int? {
    guard case .node(let node) = self else { return nil }
    let own = node.left.span + node.gap
    if start > own { return node.right.firstPlace(from: start - own - 1).map { $0 + own + 1 } }
    return start < node.left.span ? node.left.firstPlace(from: start) ?? own : own
  }

  fileprivate func visit(from walk: SparseRow.Walk, _ body: (SparseRow.Position) -> Void) {
    guard case .node(let node) = self else { return }
    node.left.visit(from: walk, body)
    body(walk.position(node))
    var behind = walk
    behind.pass(node)
    node.right.visit(from: behind, body)
  }

  /// What stands before a place, and what stands at it and behind, counted from it.
  fileprivate func split(at place: Int) -> (left: Self, right: Self) {
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
  fileprivate func joined(gap: Int, to right: Self) -> Self {
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
  fileprivate static func made(
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

  fileprivate static func join(
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
