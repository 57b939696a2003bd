/// The longest increasing subsequence of integers that are all different.
enum LongestIncreasingSubsequence {
  /// The places in `values` of a longest increasing subsequence, ascending.
  ///
  /// Among several, the one that patience sorting finds: it ends as far back as possible, and so
  /// does each part of it before one of its elements.
  ///
  /// - Complexity: O(*n* log *l*), where *l* is the length found; O(*n*) when `values` ascends.
  static func indices(of values: [Int32]) -> [Int32] {
    let size = values.count
    return [Int32](unsafeUninitializedCapacity: size) { tails, length in
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 * size) { scratch in
        let tailValues = UnsafeMutableBufferPointer(rebasing: scratch[..<size])
        let predecessors = UnsafeMutableBufferPointer(rebasing: scratch[size...])
        for index in 0..<size {
          let value = values[index]
          var place = length
          if length > 0, tailValues[length - 1] > value {
            place = rank(of: value, in: tailValues, length)
          }
          predecessors[index] = place > 0 ? tails[place - 1] : -1
          tails[place] = Int32(truncatingIfNeeded: index)
          tailValues[place] = value
          if place == length { length += 1 }
        }
        var index = length > 0 ? tails[length - 1] : -1
        for place in (0..<length).reversed() {
          tails[place] = index
          index = predecessors[Int(index)]
        }
      }
    }
  }

  /// The number of elements below `value` among the first of an ascending list, one at least.
  ///
  /// Halves without a branch on the comparison, which no processor could foresee.
  private static func rank(
    of value: Int32, in list: UnsafeMutableBufferPointer<Int32>, _ count: Int
  ) -> Int {
    var base = 0
    var length = count
    while length > 1 {
      let half = length / 2
      base += list[base + half - 1] < value ? half : 0
      length -= half
    }
    return base + (list[base] < value ? 1 : 0)
  }
}
