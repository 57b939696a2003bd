extension IdentifierTable {
  /// For each slot, the slot of the same identifier in another table, -1 where it is absent.
  ///
  /// For tables from which nothing was removed. An identifier is first looked for right behind the
  /// match before it, where comparing kept hashes suffices; only the rest is looked up.
  ///
  /// - Complexity: O(*n*) for *n* identifiers, none of which is hashed.
  @inlinable func origins(in older: IdentifierTable) -> [Int32] {
    var pending: [Int32] = []
    var origins = followers(in: older, missing: &pending)
    guard older.count > 0 else { return origins }
    var entries = ContiguousArray<UInt64>(repeating: 0, count: 64)
    let mask = older.buckets.count - 1
    for start in stride(from: 0, to: pending.count, by: entries.count) {
      let batch = pending[start..<min(start + entries.count, pending.count)]
      // The buckets are fetched together, so that the processor waits once and not for each.
      for (index, slot) in zip(0..., batch) {
        entries[index] = older.buckets[hashes[Int(slot)] & mask]
      }
      for (index, slot) in zip(0..., batch) where entries[index] != 0 {
        let slot = Int(slot)
        if let origin = older.slot(of: identifiers[slot], hash: hashes[slot]) {
          origins[slot] = Int32(truncatingIfNeeded: origin)
        }
      }
    }
    return origins
  }

  /// The origins of identifiers that stand behind each other in both tables, -1 for the others.
  ///
  /// - Parameter missing: Receives the slots of the others, ascending.
  @inlinable func followers(in older: IdentifierTable, missing: inout [Int32]) -> [Int32] {
    let slots = identifiers.count
    return [Int32](unsafeUninitializedCapacity: slots) { origins, initializedCount in
      var next = 0
      var misses = 0
      for slot in 0..<slots {
        let hash = hashes[slot]
        let end = min(next + 4, older.hashes.count)
        var origin = next
        while origin < end, older.hashes[origin] != hash { origin += 1 }
        if origin < end, older.identifiers[origin] == identifiers[slot] {
          next = origin + 1
          misses = 0
        } else {
          origin = -1
          misses += 1
          // After many misses in a row, looking one up tells where to go on.
          if misses % 16 == 0, let found = older.slot(of: identifiers[slot], hash: hash) {
            origin = found
            next = found + 1
          } else {
            missing.append(Int32(truncatingIfNeeded: slot))
          }
        }
        origins.initializeElement(at: slot, to: Int32(truncatingIfNeeded: origin))
      }
      initializedCount = slots
    }
  }
}
