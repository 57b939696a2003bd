/// The longest increasing subsequence of integers that are all different.
///
/// Among several, the one that patience sorting finds: it ends as far back as possible, and so
/// does each part of it before one of its elements.
enum LongestIncreasingSubsequence {
  /// Calls `body` with each place in `values`, from the last to the first, and whether it belongs.
  ///
  /// - Complexity: O(*n* log *l*), where *l* is the length found; O(*n*) when `values` ascends.
  static func visitBackwards(
    _ values: UnsafeBufferPointer<Int32>, _ body: (_ index: Int, _ belongs: Bool) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 * values.count) { scratch in
      let ranks = UnsafeMutableBufferPointer(rebasing: scratch[..<values.count])
      let tails = UnsafeMutableBufferPointer(rebasing: scratch[values.count...])
      var rank = findRanks(values, ranks, tails: tails) - 1
      // Behind an element of a rank, the last one of the rank before is its predecessor.
      for index in values.indices.reversed() {
        let belongs = Int(ranks[index]) == rank
        body(index, belongs)
        rank -= belongs ? 1 : 0
      }
    }
  }

  /// Finds for each value the length of the longest subsequence that ends before it.
  ///
  /// - Parameter tails: Room for the least value of each rank.
  /// - Returns: The length of the longest subsequence.
  private static func findRanks(
    _ values: UnsafeBufferPointer<Int32>, _ ranks: UnsafeMutableBufferPointer<Int32>,
    tails: UnsafeMutableBufferPointer<Int32>
  ) -> Int {
    var length = 0
    var last: Int32 = -1
    for (index, value) in values.enumerated() {
      var rank = length
      if value > last {
        last = value
        length += 1
      } else {
        rank = Self.rank(of: value, in: tails, length)
        if rank == length - 1 { last = value }
      }
      ranks[index] = Int32(truncatingIfNeeded: rank)
      tails[rank] = value
    }
    return length
  }

  /// The number of elements below `value` among the first of an ascending list, one at least.
  ///
  /// Halves without a branch on the comparison, which no processor could foresee.
  private static func rank(
    of value: Int32, in list: UnsafeMutableBufferPointer<Int32>, _ count: Int
  ) -> Int {
    // Where something was moved back from here, the element behind it comes next to last.
    if count > 1, list[count - 2] < value { return count - 1 }
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
