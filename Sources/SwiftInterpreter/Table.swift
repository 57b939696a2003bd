/// The keys and values of a dictionary, or the elements of a set, in the order in which they came.
///
/// Hashes and equality come from outside, since a program may have its own.
package final class Table: @unchecked Sendable {
  package internal(set) var keys: [Value]
  /// Beside `keys`; empty in a set.
  package internal(set) var values: [Value]
  private var hashes: [Int]
  /// Open addressing: places in `keys`, or -1.
  private var buckets: [Int32]

  init() {
    keys = []
    values = []
    hashes = []
    buckets = []
  }

  init(copying other: Table) {
    keys = other.keys
    values = other.values
    hashes = other.hashes
    buckets = other.buckets
  }

  package var count: Int { keys.count }

  /// The place of a key.
  ///
  /// - Complexity: O(1) on average.
  func find(
    _ key: Value, hash: Int, isEqual: (Value, Value) throws(Interruption) -> Bool
  ) throws(Interruption) -> Int? {
    guard !buckets.isEmpty else { return nil }
    let mask = buckets.count - 1
    var bucket = Self.spread(hash) & mask
    while buckets[bucket] >= 0 {
      let place = Int(buckets[bucket])
      if hashes[place] == hash, try isEqual(keys[place], key) { return place }
      bucket = (bucket + 1) & mask
    }
    return nil
  }

  /// Adds a key that is not there.
  func append(_ key: Value, _ value: Value?, hash: Int) {
    keys.append(key)
    if let value { values.append(value) }
    hashes.append(hash)
    if keys.count * 2 > buckets.count {
      rebuild()
    } else {
      enter(keys.count - 1)
    }
  }

  /// - Complexity: O(*n*).
  func remove(at place: Int) {
    keys.remove(at: place)
    if !values.isEmpty { values.remove(at: place) }
    hashes.remove(at: place)
    rebuild()
  }

  private func enter(_ place: Int) {
    let mask = buckets.count - 1
    var bucket = Self.spread(hashes[place]) & mask
    while buckets[bucket] >= 0 { bucket = (bucket + 1) & mask }
    buckets[bucket] = Int32(place)
  }

  private func rebuild() {
    var capacity = 8
    while capacity < keys.count * 4 { capacity *= 2 }
    buckets = [Int32](repeating: -1, count: capacity)
    for place in keys.indices { enter(place) }
  }

  private static func spread(_ hash: Int) -> Int {
    var bits = UInt64(bitPattern: Int64(hash))
    bits = (bits ^ (bits >> 32)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: bits >> 20)
  }
}
