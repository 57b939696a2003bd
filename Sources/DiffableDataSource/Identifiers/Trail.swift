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
  }

  /// How many slots behind the last match are looked at; the older table has so many at least.
  @inlinable static var reach: Int { 4 }
  /// After so many misses in a row, looking one up tells where to go on.
  @inlinable static var patience: Int { 16 }

  @usableFromInline let new: Contents
  @usableFromInline let old: Contents
  @usableFromInline let origins: UnsafeMutableBufferPointer<Int32>
  /// The last slot from which all in reach are there.
  @usableFromInline let lastStart: Int
  /// The slot behind the last match.
  @usableFromInline var next = 0
  /// The misses since the last match; one more at the start leads to where the walk begins.
  @usableFromInline var misses = patience - 1

  @inlinable init(new: Contents, old: Contents, origins: UnsafeMutableBufferPointer<Int32>) {
    self.new = new
    self.old = old
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
    guard let origin = older.slot(of: new.identifiers[slot], hash: new.hashes[slot]) else { return }
    origins[slot] = Int32(truncatingIfNeeded: origin)
    next = origin + 1
  }
}
