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
    return orderedSlots().map { slot in
      older.slot(of: identifier(ofSlot: slot), hash: hash(ofSlot: slot)).map { places[$0] } ?? -1
    }
  }
}
