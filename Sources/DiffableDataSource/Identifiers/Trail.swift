/// A walk along two tables that finds identifiers which stand behind each other in both.
///
/// A step has no branch that depends on whether something was inserted or deleted, as no processor
/// could foresee it; instead of selecting, it masks. Unsafe buffers spare it the bounds checks.
@usableFromInline
struct Trail<ID: Hashable> {
  /// The identifiers of a table and their hashes, by slot.
  @usableFromInline
  struct Contents {
    @usableFromInline let identifiers: UnsafeBufferPointer<ID>
    @usableFromInline let hashes: UnsafeBufferPointer<Int>

    @inlinable init(identifiers: UnsafeBufferPointer<ID>, hashes: UnsafeBufferPointer<Int>) {
      self.identifiers = identifiers
      self.hashes = hashes
    }

    /// How many slots are compared at once.
    @inlinable static var blockSize: Int { 16 }

    /// Whether a block of slots holds the same; without a branch in it, so that the processor compares
    /// several at a time.
    @inline(__always) @inlinable func hasSameBlock(as other: Contents, from start: Int) -> Bool {
      var difference = 0
      for slot in start..<start &+ Self.blockSize {
        difference |= hashes[slot] ^ other.hashes[slot]
      }
      guard difference == 0 else { return false }
      var isSame = true
      for slot in start..<start &+ Self.blockSize {
        let isEqual = identifiers[slot] == other.identifiers[slot]
        isSame = isSame && isEqual
      }
      return isSame
    }

    /// Whether a slot holds the same.
    @inlinable func hasSame(as other: Contents, at slot: Int) -> Bool {
      hashes[slot] == other.hashes[slot] && identifiers[slot] == other.identifiers[slot]
    }
  }

  /// How many slots behind the last match are looked at; the older table has so many at least.
  @inlinable static var reach: Int { 4 }
  /// After so many misses in a row, looking one up tells where to go on.
  @inlinable static var patience: Int { 16 }

  @usableFromInline let new: Contents
  @usableFromInline let old: Contents
  /// The slot of the older table that its contents here begin with.
  @usableFromInline let firstOld: Int
  @usableFromInline let origins: UnsafeMutableBufferPointer<Int32>
  /// The last slot from which all in reach are there.
  @usableFromInline let lastStart: Int
  /// The slot behind the last match.
  @usableFromInline var next = 0
  /// The misses since the last match; one more at the start leads to where the walk begins.
  @usableFromInline var misses = patience - 1

  @inlinable init(
    new: Contents, old: Contents, firstOld: Int, origins: UnsafeMutableBufferPointer<Int32>
  ) {
    self.new = new
    self.old = old
    self.firstOld = firstOld
    self.origins = origins
    lastStart = old.hashes.count - Self.reach
  }

  /// Notes the origin of an identifier if it is within reach, else -1 and that it is missing.
  @inline(__always) @inlinable mutating func step(
    to slot: Int, _ older: IdentifierTable<ID>, _ missing: inout FilteringBuffer<Int32>
  ) {
    let start = min(next, lastStart)
    let distance = distance(to: new.hashes[slot], from: start)
    // When the hash is not in reach, comparing the wrong one costs less than a branch.
    let origin = start &+ (distance & (Self.reach - 1))
    let isSame = old.identifiers[origin] == new.identifiers[slot]
    let found = (isSame ? -1 : 0) & (distance < Self.reach ? -1 : 0)
    origins[slot] = Int32(truncatingIfNeeded: origin | ~found)
    missing.append(Int32(truncatingIfNeeded: slot), if: found == 0)
    next = next ^ ((next ^ (origin &+ 1)) & found)
    misses = (misses &+ 1) & ~found
    if misses == Self.patience { goOn(from: slot, older, &missing) }
  }

  /// The distance to a hash, or `reach` when it is further away.
  @inline(__always) @inlinable func distance(to hash: Int, from start: Int) -> Int {
    var found = 1 << Self.reach
    for distance in 0..<Self.reach {
      found |= (old.hashes[start &+ distance] == hash ? 1 : 0) << distance
    }
    return found.trailingZeroBitCount
  }

  /// Looks up an identifier that was just missing.
  @inline(never) @inlinable mutating func goOn(
    from slot: Int, _ older: IdentifierTable<ID>, _ missing: inout FilteringBuffer<Int32>
  ) {
    misses = 0
    missing.removeLast()
    guard let origin = origin(of: slot, in: older) else { return }
    origins[slot] = Int32(truncatingIfNeeded: origin)
    next = origin + 1
  }

  /// The slot of an identifier among the contents of the older table; nil where it is not there.
  @inlinable func origin(of slot: Int, in older: IdentifierTable<ID>) -> Int? {
    guard let origin = older.slot(of: new.identifiers[slot], hash: new.hashes[slot]) else {
      return nil
    }
    // A client's faulty equality may find one that is elsewhere already.
    return old.hashes.indices.contains(origin - firstOld) ? origin - firstOld : nil
  }
}
