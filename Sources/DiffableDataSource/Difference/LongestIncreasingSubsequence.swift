/// The longest increasing subsequence of integers that are all different.
enum LongestIncreasingSubsequence {
  /// The places in `values` of a longest increasing subsequence, ascending.
  ///
  /// Among several, the one that patience sorting finds: it ends as far back as possible, and so
  /// does each part of it before one of its elements.
  ///
  /// - Complexity: O(*n* log *l*), where *l* is the length found; O(*n*) when `values` ascends.
  static func indices(of values: [Int]) -> [Int] {
    var tails: [Int] = []
    var predecessors = [Int](repeating: -1, count: values.count)
    for (index, value) in values.enumerated() {
      var low = 0
      var high = tails.count
      if let last = tails.last, values[last] < value { low = high }
      while low < high {
        let middle = (low + high) / 2
        if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
      }
      if low > 0 { predecessors[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var place = tails.last ?? -1
    for slot in tails.indices.reversed() {
      tails[slot] = place
      place = predecessors[place]
    }
    return tails
  }
}
