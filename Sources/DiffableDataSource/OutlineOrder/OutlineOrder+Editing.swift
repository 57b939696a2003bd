extension OutlineOrder {
  /// Adds childless items, collapsed, all at one level; their slots follow the last one given away.
  ///
  /// - Complexity: O(*k* + log *n*) for *k* new and *n* present items.
  @usableFromInline mutating func insert(_ added: Int, level: Int, at place: Int) {
    let level = Int32(truncatingIfNeeded: level)
    let first = Int32(truncatingIfNeeded: nodes.count)
    nodes.append(
      contentsOf: repeatElement(Node(count: 1, level: level, leastLevel: level), count: added))
    insert(built(first..<(first + Int32(truncatingIfNeeded: added))), at: place)
  }

  /// Adds items of another outline; their slots follow the last one given away, in their order.
  ///
  /// - Parameter depth: How much deeper they stand here.
  /// - Complexity: O(*k* + log *n*) for *k* new and *n* present items.
  @usableFromInline mutating func insert(_ lines: [Line], deeperBy depth: Int, at place: Int) {
    let first = Int32(truncatingIfNeeded: nodes.count)
    for line in lines {
      let level = Int32(truncatingIfNeeded: line.level + depth)
      nodes.append(
        Node(count: 1, level: level, leastLevel: level, isExpanded: line.isExpanded))
    }
    insert(built(first..<(first + Int32(truncatingIfNeeded: lines.count))), at: place)
  }

  /// Removes the items at `places`.
  ///
  /// - Returns: Their slots, in order.
  /// - Complexity: O(*k* + log *n*) for *k* of *n* items.
  @usableFromInline mutating func remove(at places: Range<Int>) -> [Int] {
    let slots = lines(at: places).map(\.slot)
    let (rest, back) = split(root, at: places.upperBound)
    let front = split(rest, at: places.lowerBound).front
    settle(merge(front, back))
    return slots
  }

  /// Leaves only `lines`, whose slots are present, in that order and at those levels.
  ///
  /// - Complexity: O(*k*) for *k* lines.
  @usableFromInline mutating func keep(_ lines: [Line]) {
    for line in lines { nodes[line.slot + 1].level = Int32(truncatingIfNeeded: line.level) }
    settle(built(lines.map { Self.node(ofSlot: $0.slot) }))
  }

  private mutating func insert(_ tree: Int32, at place: Int) {
    if place == count {
      settle(merge(root, tree))
    } else {
      let (front, back) = split(root, at: place)
      settle(merge(merge(front, tree), back))
    }
  }

  private mutating func settle(_ tree: Int32) {
    root = tree
    self[tree].up = 0
  }
}
