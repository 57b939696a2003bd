extension IdentifierTable {
  /// For each slot, the slot of the same identifier in another table, -1 where it is absent.
  ///
  /// For tables from which nothing was removed. An identifier is first looked for right behind the
  /// match before it, where comparing kept hashes suffices; only the rest is looked up.
  ///
  /// - Complexity: O(*n*) for *n* identifiers, none of which is hashed.
  @inlinable func origins(in older: IdentifierTable) -> [Int32] {
    let slots = identifiers.count
    return [Int32](unsafeUninitializedCapacity: slots) { origins, initializedCount in
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: slots + 1) { scratch in
        var missing = FilteringBuffer(in: scratch)
        followTrails(in: older, into: origins, &missing)
        lookUp(UnsafeBufferPointer(rebasing: scratch[..<missing.count]), in: older, into: origins)
      }
      initializedCount = slots
    }
  }

  /// Notes the origins of identifiers that stand behind each other in both tables, -1 for others.
  ///
  /// - Parameter missing: Receives the slots of those others that may be in the older table.
  @inlinable func followTrails(
    in older: IdentifierTable, into origins: UnsafeMutableBufferPointer<Int32>,
    _ missing: inout FilteringBuffer<Int32>
  ) {
    guard older.count >= Trail<ID>.reach else {
      for slot in identifiers.indices {
        origins[slot] = -1
        missing.append(Int32(truncatingIfNeeded: slot), if: true)
      }
      return
    }
    withContents { new in
      older.withContents { old in
        let trail = Trail(new: new, old: old, origins: origins)
        var trails = (trail, trail, trail, trail)
        let quarter = new.hashes.count / 4
        // A step waits for the one before it, but not for those of other trails.
        for slot in 0..<quarter {
          trails.0.step(to: slot, older, &missing)
          trails.1.step(to: slot + quarter, older, &missing)
          trails.2.step(to: slot + 2 * quarter, older, &missing)
          trails.3.step(to: slot + 3 * quarter, older, &missing)
        }
        for slot in (4 * quarter)..<new.hashes.count { trails.3.step(to: slot, older, &missing) }
      }
    }
  }

  /// Notes the origins of identifiers that may stand anywhere.
  @inlinable func lookUp(
    _ slots: UnsafeBufferPointer<Int32>, in older: IdentifierTable,
    into origins: UnsafeMutableBufferPointer<Int32>
  ) {
    guard older.count > 0 else { return }
    let mask = older.buckets.count - 1
    let size = 64
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: size + 1) { scratch in
      for start in stride(from: 0, to: slots.count, by: size) {
        // The buckets are fetched together, so that the processor waits once and not for each.
        var possible = FilteringBuffer(in: scratch)
        for slot in slots[start..<min(start + size, slots.count)] {
          possible.append(slot, if: older.buckets[hashes[Int(slot)] & mask] != 0)
        }
        for slot in scratch[..<possible.count] {
          let slot = Int(slot)
          if let origin = older.slot(of: identifiers[slot], hash: hashes[slot]) {
            origins[slot] = Int32(truncatingIfNeeded: origin)
          }
        }
      }
    }
  }

  /// Calls `body` with identifiers and hashes by slot, read without bounds checks.
  @inlinable func withContents<Result>(_ body: (Trail<ID>.Contents) -> Result) -> Result {
    identifiers.withUnsafeBufferPointer { identifiers in
      hashes.withUnsafeBufferPointer { hashes in
        body(Trail<ID>.Contents(identifiers: identifiers, hashes: hashes))
      }
    }
  }
}
