extension ItemStore {
  /// For each item, counted through all sections, its place in an older store; -1 when it is new.
  ///
  /// - Complexity: O(*n*) for *n* items, none of which is hashed.
  @inlinable func origins(in older: ItemStore) -> [Int32] {
    isFlat && older.isFlat
      ? flat.table.origins(in: older.flat.table, from: 0, to: 0) : editedOrigins(in: older)
  }

  /// The same for the items between common ends, by their places there.
  ///
  /// - Parameters:
  ///   - start: How many items at the start of both are left out, as `commonEnds` found them.
  ///   - end: How many at the end are.
  @inlinable func origins(in older: ItemStore, from start: Int, to end: Int) -> [Int32] {
    guard start + end > 0 else { return origins(in: older) }
    return flat.table.origins(in: older.flat.table, from: start, to: end)
  }

  /// How many items at the start, and then at the end, are the same as in an older store.
  ///
  /// - Complexity: O(*n*) for *n* items that are the same, O(1) where the first and the last differ.
  @inlinable func commonEnds(
    with older: ItemStore, atMost most: (start: Int, end: Int)
  ) -> (start: Int, end: Int) {
    guard isFlat, older.isFlat else { return (0, 0) }
    let start = flat.table.commonStart(with: older.flat.table, atMost: most.start)
    let rest = min(flat.count, older.flat.count) - start
    return (start, flat.table.commonEnd(with: older.flat.table, atMost: min(most.end, rest)))
  }

  @inlinable func editedOrigins(in older: ItemStore) -> [Int32] {
    var places = [Int32](repeating: -1, count: older.flat.count + older.added.count)
    for (place, slot) in older.orderedSlots().enumerated() {
      places[slot] = Int32(truncatingIfNeeded: place)
    }
    // Most items are in both flat lists, which are quickly compared.
    let twins = flat === older.flat ? nil : flat.table.origins(in: older.flat.table, from: 0, to: 0)
    return orderedSlots().map { slot in
      if slot < flat.count {
        let twin = twins.map { Int($0[slot]) } ?? slot
        if twin >= 0, places[twin] >= 0 { return places[twin] }
        if twin < 0, older.added.count == 0 { return -1 }
      }
      return older.slot(of: identifier(ofSlot: slot), hash: hash(ofSlot: slot)).map { places[$0] }
        ?? -1
    }
  }
}
