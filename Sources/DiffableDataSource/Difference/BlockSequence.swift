/// A list of blocks of elements that follow each other, for finding a longest increasing
/// subsequence without looking at each element.
///
/// No element of one block may lie between two of another. The subsequence is then the one that
/// `LongestIncreasingSubsequence` finds among the elements; it has each block whole or not at all.
struct BlockSequence: Sendable {
  struct Block: Sendable {
    /// The value of the first element.
    var value: Int
    /// The number of elements.
    var length: Int
    /// Where the block starts among elements that were not edited; `nil` for an edited one.
    var start: Int?
  }

  /// The subsequence lengths that elements of one block are the best end of.
  private struct Segment {
    var firstLength: Int
    var value: Int
    var block: Int
  }

  private(set) var blocks: [Block] = []

  mutating func append(value: Int, length: Int, start: Int?) {
    blocks.append(Block(value: value, length: length, start: start))
  }

  /// For each block, whether it is in the subsequence.
  func kept() -> [Bool] {
    var segments: [Segment] = []
    var predecessors = [Int](repeating: -1, count: blocks.count)
    var total = 0
    for (index, block) in blocks.enumerated() {
      let place = segments.partition { $0.value < block.value }
      if place > 0 { predecessors[index] = segments[place - 1].block }
      let first = place < segments.count ? segments[place].firstLength : total
      let end = first + block.length
      // All segments up to `end` are bettered; the one that reaches beyond loses its front.
      var last = place
      while last < segments.count, self.end(of: last, in: segments, total) <= end { last += 1 }
      if last < segments.count { segments[last].firstLength = max(segments[last].firstLength, end) }
      total = max(total, end)
      segments.replaceSubrange(
        place..<last,
        with: CollectionOfOne(Segment(firstLength: first, value: block.value, block: index)))
    }
    var kept = [Bool](repeating: false, count: blocks.count)
    var index = segments.last?.block ?? -1
    while index >= 0 {
      kept[index] = true
      index = predecessors[index]
    }
    return kept
  }

  private func end(of segment: Int, in segments: [Segment], _ total: Int) -> Int {
    segment + 1 < segments.count ? segments[segment + 1].firstLength : total
  }
}
