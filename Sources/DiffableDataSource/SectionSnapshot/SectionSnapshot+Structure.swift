extension SectionSnapshot {
  /// Adds childless items.
  ///
  /// - Returns: Whether they were absent and different; if not, nothing has changed.
  @inlinable mutating func addNew(_ items: [ItemID], level: Int, at place: Int) -> Bool {
    guard table.append(items) else { return false }
    order.insert(items.count, level: level, at: place)
    checkInvariants()
    return true
  }

  /// Adds a part of another outline, with expansion.
  ///
  /// - Parameters:
  ///   - places: The items of the part; none stands above the first.
  ///   - level: The level of the first here.
  /// - Returns: Whether the items were absent here; if not, nothing has changed.
  @inlinable mutating func addNew(
    _ other: SectionSnapshot, places: Range<Int>, level: Int, at place: Int
  ) -> Bool {
    let lines = other.order.lines(at: places)
    guard let first = lines.first else { return true }
    guard table.append(lines.map { other.table.identifiers[$0.slot] }) else { return false }
    order.insert(lines, deeperBy: level - first.level, at: place)
    checkInvariants()
    return true
  }

  /// Removes the items at places that hold all descendants of each of them.
  @inlinable mutating func remove(at places: Range<Int>) {
    for slot in order.remove(at: places) { table.remove(slot: slot) }
    if table.identifiers.count > 2 * table.count + 64 { compact() }
    checkInvariants()
  }

  /// Gives slots anew, to the items that are present alone.
  ///
  /// - Complexity: O(*n*) for *n* items, none of which is hashed.
  @inlinable mutating func compact() {
    let lines = order.lines
    var compacted = IdentifierTable<ItemID>()
    compacted.reserve(lines.count)
    for line in lines {
      _ = compacted.insert(table.identifiers[line.slot], hash: table.hashes[line.slot])
    }
    table = compacted
    order = OutlineOrder()
    order.insert(lines, deeperBy: 0, at: 0)
  }
}
