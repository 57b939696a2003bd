extension IdentifierTable {
  /// For each slot between common ends, the slot of the same identifier in another table, both counted
  /// from the first there; -1 where it is absent.
  ///
  /// For tables from which nothing was removed. An identifier is first looked for right behind the
  /// match before it, where comparing kept hashes suffices; only the rest is looked up.
  ///
  /// - Parameters:
  ///   - start: How many slots at the start of both hold the same.
  ///   - end: How many at the end do.
  /// - Complexity: O(*n*) for *n* identifiers between the ends, none of which is hashed.
  @inlinable func origins(in older: IdentifierTable, from start: Int, to end: Int) -> [Int32] {
    withContents(start..<identifiers.count - end) { new in
      older.withContents(start..<older.identifiers.count - end) { old in
        let slots = new.hashes.count
        return [Int32](unsafeUninitializedCapacity: slots) { origins, initializedCount in
          withUnsafeTemporaryAllocation(of: Int32.self, capacity: slots + 1) { scratch in
            var missing = FilteringBuffer(in: scratch)
            let trail = Trail(new: new, old: old, firstOld: start, origins: origins)
            older.follow(trail, &missing)
            let rest = UnsafeBufferPointer(rebasing: scratch[..<missing.count])
            older.lookUp(rest, trail)
          }
          initializedCount = slots
        }
      }
    }
  }

  /// Notes the origins of identifiers that stand behind each other in both tables, -1 for others.
  ///
  /// - Parameter missing: Receives the slots of those others that may be in this, the older table.
  @inlinable func follow(_ trail: Trail<ID>, _ missing: inout FilteringBuffer<Int32>) {
    let count = trail.new.hashes.count
    guard trail.old.hashes.count >= Trail<ID>.reach else {
      for slot in 0..<count {
        trail.origins[slot] = -1
        missing.append(Int32(truncatingIfNeeded: slot), if: true)
      }
      return
    }
    var trails = (trail, trail, trail, trail)
    let quarter = count / 4
    // A step waits for the one before it, but not for those of other trails.
    for slot in 0..<quarter {
      trails.0.step(to: slot, self, &missing)
      trails.1.step(to: slot + quarter, self, &missing)
      trails.2.step(to: slot + 2 * quarter, self, &missing)
      trails.3.step(to: slot + 3 * quarter, self, &missing)
    }
    for slot in (4 * quarter)..<count { trails.3.step(to: slot, self, &missing) }
  }

  /// Notes the origins of identifiers that may stand anywhere in this, the older table.
  @inlinable func lookUp(_ slots: UnsafeBufferPointer<Int32>, _ trail: Trail<ID>) {
    guard trail.old.hashes.count > 0 else { return }
    let mask = buckets.count - 1
    let size = 64
    let hashes = trail.new.hashes
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: size + 1) { scratch in
      for start in stride(from: 0, to: slots.count, by: size) {
        // The buckets are fetched together, so that the processor waits once and not for each.
        var possible = FilteringBuffer(in: scratch)
        for slot in slots[start..<min(start + size, slots.count)] {
          possible.append(slot, if: buckets[hashes[Int(slot)] & mask] != 0)
        }
        for slot in scratch[..<possible.count] {
          let slot = Int(slot)
          if let origin = trail.origin(of: slot, in: self) {
            trail.origins[slot] = Int32(truncatingIfNeeded: origin)
          }
        }
      }
    }
  }

  /// How many slots at the start hold the same as in another table, at most `most`.
  @inlinable func commonStart(with older: IdentifierTable, atMost most: Int) -> Int {
    withContents(0..<most) { new in
      older.withContents(0..<most) { old in
        let size = Trail<ID>.Contents.blockSize
        var count = 0
        while count + size <= most, new.hasSameBlock(as: old, from: count) { count += size }
        while count < most, new.hasSame(as: old, at: count) { count += 1 }
        return count
      }
    }
  }

  /// How many slots at the end hold the same as in another table, at most `most`.
  @inlinable func commonEnd(with older: IdentifierTable, atMost most: Int) -> Int {
    let (newCount, oldCount) = (identifiers.count, older.identifiers.count)
    return withContents(newCount - most..<newCount) { new in
      older.withContents(oldCount - most..<oldCount) { old in
        let size = Trail<ID>.Contents.blockSize
        var rest = most
        while rest >= size, new.hasSameBlock(as: old, from: rest - size) { rest -= size }
        while rest > 0, new.hasSame(as: old, at: rest - 1) { rest -= 1 }
        return most - rest
      }
    }
  }

  /// Calls `body` with the identifiers and hashes of slots, read without bounds checks.
  @inlinable func withContents<Result>(
    _ slots: Range<Int>, _ body: (Trail<ID>.Contents) -> Result
  ) -> Result {
    identifiers.withUnsafeBufferPointer { identifiers in
      hashes.withUnsafeBufferPointer { hashes in
        body(
          Trail<ID>.Contents(
            identifiers: UnsafeBufferPointer(rebasing: identifiers[slots]),
            hashes: UnsafeBufferPointer(rebasing: hashes[slots])))
      }
    }
  }
}
