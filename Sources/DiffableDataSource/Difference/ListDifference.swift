/// The elements that a list has before and after an update: which stay, and which must move.
struct ListDifference: Sendable {
  /// The places before, in the order after.
  private(set) var sources: [Int32] = []
  /// The places after, ascending.
  private(set) var destinations: [Int32] = []

  /// Adds the next element in the order after.
  mutating func append(from source: Int, to destination: Int) {
    sources.append(Int32(truncatingIfNeeded: source))
    destinations.append(Int32(truncatingIfNeeded: destination))
  }

  /// The elements that stay and those that move, both in the order after.
  func survivors() -> (staying: [BatchMove<Int>], moving: [BatchMove<Int>]) {
    var staying: [BatchMove<Int>] = []
    var moving: [BatchMove<Int>] = []
    sources.withUnsafeBufferPointer { values in
      LongestIncreasingSubsequence.visitBackwards(values) { index, stays in
        let survivor = BatchMove(from: Int(sources[index]), to: Int(destinations[index]))
        if stays { staying.append(survivor) } else { moving.append(survivor) }
      }
    }
    return (staying.reversed(), moving.reversed())
  }
}
