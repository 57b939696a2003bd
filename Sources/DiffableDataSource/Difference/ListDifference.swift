/// What must happen to one list, on places only.
struct ListDifference: Hashable, Sendable {
  /// The places after the update of elements that were in the list and need no operation.
  var staying: [Int] = []
  /// Elements of the list that must be moved within it.
  var moves: [Move<Int>] = []

  /// Splits the elements that a list has before and after into those that stay and those to move.
  ///
  /// - Parameter survivors: Before and after places of the elements in both, ascending in `to`.
  init(survivors: [Move<Int>]) {
    let kept = LongestIncreasingSubsequence.indices(of: survivors.map(\.from))
    var next = kept.startIndex
    for (index, survivor) in survivors.enumerated() {
      if next < kept.endIndex, kept[next] == index {
        staying.append(survivor.to)
        next += 1
      } else {
        moves.append(survivor)
      }
    }
  }
}
