extension ItemStore {
  /// For each item, counted through all sections, its place in an older store; -1 when it is new.
  ///
  /// - Complexity: O(*n*) for *n* items, none of which is hashed.
  @inlinable func origins(in older: ItemStore) -> [Int32] {
    isFlat && older.isFlat
      ? flat.table.origins(in: older.flat.table) : editedOrigins(in: older)
  }

  @inlinable func editedOrigins(in older: ItemStore) -> [Int32] {
    var places = [Int32](repeating: -1, count: older.flat.count + older.added.count)
    for (place, slot) in older.orderedSlots().enumerated() {
      places[slot] = Int32(truncatingIfNeeded: place)
    }
    // Most items are in both flat lists, which are quickly compared.
    let twins = flat === older.flat ? nil : flat.table.origins(in: older.flat.table)
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
