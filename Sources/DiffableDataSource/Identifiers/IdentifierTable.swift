/// Gives each identifier a small integer, its slot, so that everything behind it works on integers.
///
/// The only place that hashes. An open-addressing table with linear probing: a bucket holds the
/// upper half of the hash beside the slot, so that most unequal identifiers are told apart without
/// touching them. Slots count up and are not reused; `identifiers` keeps the removed ones too.
@usableFromInline
struct IdentifierTable<ID: Hashable> {
  /// Every identifier ever added, by slot.
  @usableFromInline var identifiers: ContiguousArray<ID> = []
  /// The hash of each identifier, by slot.
  @usableFromInline var hashes: ContiguousArray<Int> = []
  /// Upper hash half and slot plus one of each bucket; zero when the bucket is free.
  @usableFromInline var buckets: ContiguousArray<UInt64> = []
  /// The number of identifiers that can be found.
  @usableFromInline var count = 0

  @inlinable init() {}

  /// The slot of `identifier`, or `nil` when it is absent.
  @inlinable func slot(of identifier: ID) -> Int? {
    guard count > 0 else { return nil }
    return slot(of: identifier, hash: identifier.hashValue)
  }

  /// The slot of `identifier`, whose hash is known.
  @inlinable func slot(of identifier: ID, hash: Int) -> Int? {
    guard !buckets.isEmpty else { return nil }
    let mask = buckets.count - 1
    var bucket = hash & mask
    while true {
      let entry = buckets[bucket]
      if entry == 0 { return nil }
      if Self.fingerprint(entry) == Self.fingerprint(ofHash: hash) {
        let slot = Self.slot(entry)
        if identifiers[slot] == identifier { return slot }
      }
      bucket = (bucket + 1) & mask
    }
  }

  /// Adds an identifier that is absent and returns its slot.
  @inlinable mutating func insert(_ identifier: ID) -> Int {
    insert(identifier, hash: identifier.hashValue)
  }

  @inlinable mutating func insert(_ identifier: ID, hash: Int) -> Int {
    if (count + 1) * 4 > buckets.count * 3 { grow(toFit: count + 1) }
    let slot = identifiers.count
    identifiers.append(identifier)
    hashes.append(hash)
    place(slot)
    count += 1
    return slot
  }

  /// Makes the identifier in `slot` unfindable.
  @inlinable mutating func remove(slot: Int) {
    let mask = buckets.count - 1
    var hole = hashes[slot] & mask
    while Self.slot(buckets[hole]) != slot { hole = (hole + 1) & mask }
    var bucket = (hole + 1) & mask
    while buckets[bucket] != 0 {
      let home = hashes[Self.slot(buckets[bucket])] & mask
      if (bucket &- home) & mask >= (bucket &- hole) & mask {
        buckets[hole] = buckets[bucket]
        hole = bucket
      }
      bucket = (bucket + 1) & mask
    }
    buckets[hole] = 0
    count -= 1
  }

  /// Adds identifiers when all of them are absent and different.
  ///
  /// - Returns: Whether they were; if not, nothing has changed.
  @inlinable mutating func append(_ more: [ID]) -> Bool {
    let start = identifiers.count
    reserve(count + more.count)
    let mask = buckets.count - 1
    for identifier in more {
      let hash = identifier.hashValue
      var bucket = hash & mask
      while buckets[bucket] != 0 {
        let entry = buckets[bucket]
        if Self.fingerprint(entry) == Self.fingerprint(ofHash: hash),
          identifiers[Self.slot(entry)] == identifier
        {
          removeAll(from: start)
          return false
        }
        bucket = (bucket + 1) & mask
      }
      buckets[bucket] = Self.entry(hash: hash, slot: identifiers.count)
      identifiers.append(identifier)
      hashes.append(hash)
      count += 1
    }
    return true
  }

  /// Removes the identifiers of the last slots and the slots themselves.
  @inlinable mutating func removeAll(from start: Int) {
    for slot in (start..<identifiers.count).reversed() { remove(slot: slot) }
    identifiers.removeSubrange(start...)
    hashes.removeSubrange(start...)
  }

  /// Makes room for `total` findable identifiers.
  @inlinable mutating func reserve(_ total: Int) {
    if total * 4 > buckets.count * 3 { grow(toFit: total) }
    guard total > identifiers.capacity else { return }
    let capacity = max(total, identifiers.capacity * 2)
    identifiers.reserveCapacity(capacity)
    hashes.reserveCapacity(capacity)
  }

  @inlinable mutating func grow(toFit total: Int) {
    // A small table that grows item by item is soon too small again.
    var capacity = max(8, min(buckets.count * 4, 1 << 16), buckets.count)
    while total * 4 > capacity * 3 { capacity *= 2 }
    let (old, mask) = (buckets, capacity - 1)
    buckets = ContiguousArray(repeating: 0, count: capacity)
    // What is known to be different needs no comparing, and an entry stays as it is.
    buckets.withUnsafeMutableBufferPointer { buckets in
      hashes.withUnsafeBufferPointer { hashes in
        for entry in old where entry != 0 {
          var bucket = hashes[Self.slot(entry)] & mask
          while buckets[bucket] != 0 { bucket = (bucket + 1) & mask }
          buckets[bucket] = entry
        }
      }
    }
  }

  @inlinable mutating func place(_ slot: Int) {
    let mask = buckets.count - 1
    var bucket = hashes[slot] & mask
    while buckets[bucket] != 0 { bucket = (bucket + 1) & mask }
    buckets[bucket] = Self.entry(hash: hashes[slot], slot: slot)
  }

  @inlinable static func entry(hash: Int, slot: Int) -> UInt64 {
    fingerprint(ofHash: hash) | UInt64(truncatingIfNeeded: slot + 1)
  }

  @inlinable static func slot(_ entry: UInt64) -> Int {
    Int(truncatingIfNeeded: entry & 0xFFFF_FFFF) - 1
  }

  @inlinable static func fingerprint(_ entry: UInt64) -> UInt64 { entry & 0xFFFF_FFFF_0000_0000 }

  @inlinable static func fingerprint(ofHash hash: Int) -> UInt64 {
    fingerprint(UInt64(bitPattern: Int64(hash)))
  }
}

extension IdentifierTable: Sendable where ID: Sendable {}

extension IdentifierTable {
  /// The identifiers that stand in `list` more than once, in the order their repetition shows.
  @inlinable static func repetitions(in list: [ID]) -> [ID] {
    guard list.count > 1 else { return [] }
    var seen = Set<ID>(minimumCapacity: list.count)
    var repeated: [ID] = []
    for identifier in list where !seen.insert(identifier).inserted {
      if !repeated.contains(identifier) { repeated.append(identifier) }
    }
    return repeated
  }
}
