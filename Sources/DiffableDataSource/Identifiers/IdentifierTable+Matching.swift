extension IdentifierTable {
  /// For each slot, the slot of the same identifier in another table, -1 where it is absent.
  ///
  /// For tables from which nothing was removed. An identifier is first looked for right behind the
  /// match before it, where comparing kept hashes suffices to tell most others apart; only the
  /// rest is looked up.
  ///
  /// - Complexity: O(*n*) for *n* identifiers, none of which is hashed.
  @inlinable func origins(in older: IdentifierTable) -> [Int32] {
    let slots = identifiers.count
    return [Int32](unsafeUninitializedCapacity: slots) { origins, initializedCount in
      var next = 0
      for slot in 0..<slots {
        let hash = hashes[slot]
        var origin = -1
        var candidate = next
        let end = min(next + 4, older.hashes.count)
        while candidate < end {
          if older.hashes[candidate] == hash, older.identifiers[candidate] == identifiers[slot] {
            origin = candidate
            break
          }
          candidate += 1
        }
        if origin < 0 { origin = older.slot(of: identifiers[slot], hash: hash) ?? -1 }
        if origin >= 0 { next = origin + 1 }
        origins.initializeElement(at: slot, to: Int32(truncatingIfNeeded: origin))
      }
      initializedCount = slots
    }
  }
}
