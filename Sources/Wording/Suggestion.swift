/// Finds the words someone may have meant.
package enum Suggestion {
  /// The known words nearest to `word`, nearest first; equals keep the order of `candidates`.
  ///
  /// Near is a Damerau-Levenshtein distance (optimal string alignment) of at most a third of the
  /// longer word, counted in key strokes (see `KeyStrokes`), which sees through case, through
  /// Hangul's composition and through the wrong keyboard layout. A word that `word` begins, from
  /// two keys on, is near too.
  ///
  /// - Parameters:
  ///   - word: What was typed.
  ///   - candidates: What could have been meant.
  ///   - limit: The most words to give.
  /// - Returns: At most `limit` words; none where nothing is near.
  /// - Complexity: O(*n* · *m*²) for *n* candidates of about the word's *m* letters; others are
  ///   passed over by their length.
  package static func nearest(
    to word: String, among candidates: some Sequence<String>, limit: Int = 3
  ) -> [String] {
    let typed = KeyStrokes(of: word).keys
    var found: [(word: String, rank: Int)] = []
    for candidate in candidates where candidate != word {
      if let rank = rank(typed, KeyStrokes(of: candidate).keys) { found.append((candidate, rank)) }
    }
    // A sort by rank and place is stable.
    let order = found.indices.sorted { (found[$0].rank, $0) < (found[$1].rank, $1) }
    return order.prefix(max(0, limit)).map { found[$0].word }
  }

  /// The nearest word, when there is one.
  package static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    nearest(to: word, among: candidates, limit: 1).first
  }

  /// How far two words are apart, or nil where they are too far; a beginning ranks like a typo.
  private static func rank(_ typed: [UInt32], _ known: [UInt32]) -> Int? {
    let longer = max(typed.count, known.count)
    let limit = longer < 2 ? 0 : max(1, longer / 3)
    if let distance = distance(typed, known, limit: limit), distance < longer {
      return distance * 2
    }
    return typed.count >= 2 && known.starts(with: typed) ? 3 : nil
  }

  /// The number of insertions, deletions, substitutions and swaps of neighbours between two words.
  ///
  /// - Returns: nil when more than `limit` are needed.
  static func distance(_ a: [UInt32], _ b: [UInt32], limit: Int) -> Int? {
    if abs(a.count - b.count) > limit { return nil }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    var current = last
    for i in a.indices {
      current[0] = i + 1
      for j in b.indices {
        var best = min(last[j + 1], current[j]) + 1
        best = min(best, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, beforeLast[j - 1] + 1)
        }
        current[j + 1] = best
      }
      if current.allSatisfy({ $0 > limit }), last.allSatisfy({ $0 > limit }) { return nil }
      (beforeLast, last, current) = (last, current, beforeLast)
    }
    return last[b.count] <= limit ? last[b.count] : nil
  }
}
