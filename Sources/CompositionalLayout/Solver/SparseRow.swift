/// What a row keeps.
protocol RowValue: Hashable, Sendable {
  associatedtype Sum: RowSum
  /// What is added up in front of a place.
  var rowSum: Sum { get }
  /// From one place whose value is added up to the next; the same for all values of a row.
  var rowPeriod: Int { get }
}

/// What a row adds up of its values; without a value nothing.
protocol RowSum: Sendable {
  init()
  static func += (sum: inout Self, other: Self)
}

/// Values at few of many places in a row, places that can be inserted and deleted anywhere.
///
/// A balanced tree of what stands between the empty stretches; nodes are shared by copies, so
/// keeping an old row costs nothing.
///
/// Values are added up at every so many places, the values' period *c*. A node keeps one sum for
/// each rest that places leave when divided by it, so that what comes or goes in front only
/// changes which sum is asked for. Subtrees of fewer than *c* values keep none and are walked
/// through, so that a row of *n* values takes O(*n*) memory.
struct SparseRow<Value: RowValue>: Sendable {
  /// A value, its place, and what was added up before it.
  struct Position {
    var place: Int
    var value: Value
    var before: Value.Sum
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
  /// All values whose places the period divides, added up.
  var sum: Value.Sum { root.sum(ofRest: 0) }

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

  /// The values before a place added up where the period divides their places.
  ///
  /// - Complexity: O(*c* + log *n*) for *n* values of period *c*.
  func sum(before place: Int) -> Value.Sum {
    var walk = Walk()
    var tree = root
    while case .node(let node) = tree {
      if place - walk.start > node.left.span + node.gap {
        walk.pass(node)
        tree = node.right
      } else {
        tree = node.left
      }
    }
    return walk.sum
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

  /// The first value that, added up with all before it, is beyond something.
  ///
  /// - Parameter isBeyond: Whether a sum is; all larger ones are too.
  /// - Complexity: O(log *n*) for *n* values of period 1.
  func first(where isBeyond: (Value.Sum) -> Bool) -> Position? {
    var walk = Walk()
    var tree = root
    while case .node(let node) = tree {
      let position = walk.position(node)
      if isBeyond(position.before) {
        tree = node.left
        continue
      }
      var sum = position.before
      sum += node.value.rowSum
      if isBeyond(sum) { return position }
      walk.pass(node)
      tree = node.right
    }
    return nil
  }

  /// What was passed on the way to a subtree.
  private struct Walk {
    var start = 0
    var sum = Value.Sum()

    /// Where a node stands and what is added up before it.
    func position(_ node: Node) -> Position {
      var before = sum
      before += node.left.sum(ofRest: node.rest(before: start))
      return Position(
        place: start + node.left.span + node.gap, value: node.value, before: before)
    }

    /// Passes a node and all before it.
    mutating func pass(_ node: Node) {
      sum += node.left.sum(ofRest: node.rest(before: start))
      let own = start + node.left.span + node.gap
      if own.isMultiple(of: node.value.rowPeriod) { sum += node.value.rowSum }
      start = own + 1
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

  /// The values from `start` to before `end` with their places, in order.
  ///
  /// - Complexity: O(log *n* + *k*) for *k* of *n* values.
  func elements(from start: Int = 0, to end: Int = .max) -> [(place: Int, value: Value)] {
    var elements: [(place: Int, value: Value)] = []
    if start == 0, end == .max { elements.reserveCapacity(count) }
    root.forEach(in: start..<end) { elements.append(($0, $1)) }
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
