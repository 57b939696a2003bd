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
    var tailValues: [Int] = []
    var predecessors: [Int] = []
    predecessors.reserveCapacity(values.count)
    for (index, value) in values.enumerated() {
      let isBehindAll = tailValues.last.map { $0 < value } ?? true
      let place = isBehindAll ? tails.count : rank(of: value, in: tailValues)
      predecessors.append(place > 0 ? tails[place - 1] : -1)
      if isBehindAll {
        tails.append(index)
        tailValues.append(value)
      } else {
        tails[place] = index
        tailValues[place] = value
      }
    }
    var index = tails.last ?? -1
    for place in tails.indices.reversed() {
      tails[place] = index
      index = predecessors[index]
    }
    return tails
  }

  /// The number of elements below `value` in an ascending list that is not empty.
  ///
  /// Halves without a branch on the comparison, which no processor could foresee.
  private static func rank(of value: Int, in list: [Int]) -> Int {
    list.withUnsafeBufferPointer { list in
      var base = 0
      var length = list.count
      while length > 1 {
        let half = length / 2
        base += list[base + half - 1] < value ? half : 0
        length -= half
      }
      return base + (list[base] < value ? 1 : 0)
    }
  }
}
