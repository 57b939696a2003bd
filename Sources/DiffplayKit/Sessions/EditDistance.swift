/// How many letters lie between a word as typed and the word that was meant.
enum EditDistance {
  /// The fewest insertions, deletions, replacements and swaps of neighbours that turn `source`
  /// into `target` (optimal string alignment).
  ///
  /// - Complexity: O(*n* · *m*) in the lengths of the words.
  static func between(_ source: String, _ target: String) -> Int {
    let source = Array(source)
    let target = Array(target)
    var beforeLast: [Int] = []
    var last = Array(0...target.count)
    for row in source.indices {
      var current = [row + 1]
      for column in target.indices {
        let isSame = source[row] == target[column]
        var best = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, source[row] == target[column - 1],
          source[row - 1] == target[column]
        {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      beforeLast = last
      last = current
    }
    return last[target.count]
  }

  /// The candidate most likely meant by `word`: at most a third of its letters, or two, differ.
  static func nearest(to word: String, in candidates: [String]) -> String? {
    guard word.count <= 40 else { return nil }
    let distances = candidates.map { (word: $0, distance: between(word, $0)) }
    guard let best = distances.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(2, word.count / 3) ? best.word : nil
  }
}
