/// How somebody's predictions went.
package struct PredictionRecord: Hashable, Sendable {
  /// How many came true, of all.
  package private(set) var right = 0
  /// How many the world has decided.
  package private(set) var all = 0
  /// How many came true since the last that did not.
  package private(set) var streak = 0
  /// The longest streak.
  package private(set) var best = 0
  /// How many questions of the quiz were asked.
  package var asked = 0
  /// How many of these were answered right.
  package private(set) var solved = 0

  /// No prediction yet.
  package init() {}

  private static let word = "predictions"

  /// Reads the words of a line that ``text`` has written; nil where it is another line.
  init?(words: [Substring]) {
    let numbers = words.dropFirst().compactMap { Int($0) }
    guard words.first == Self.word[...], words.count == 7, numbers.count == 6,
      numbers.allSatisfy((0..<1_000_000_000).contains)
    else { return nil }
    (right, all, streak) = (numbers[0], numbers[1], numbers[2])
    (best, asked, solved) = (numbers[3], numbers[4], numbers[5])
  }

  /// One line.
  var text: String { "\(Self.word) \(right) \(all) \(streak) \(best) \(asked) \(solved)" }

  /// Notes one more prediction.
  package mutating func add(isRight: Bool, answersQuiz: Bool) {
    all += 1
    if isRight { right += 1 }
    streak = isRight ? streak + 1 : 0
    best = max(best, streak)
    if answersQuiz, isRight { solved += 1 }
  }

  /// The level of the quiz that was reached: one more for every three questions answered right.
  package var level: Int { min(QuizQuestion.levels, 1 + solved / 3) }

  /// The record that has gone on longer, with the longest streak of both.
  func merging(_ other: PredictionRecord) -> PredictionRecord {
    var merged = (other.all, other.asked) < (all, asked) ? self : other
    merged.best = max(best, other.best)
    return merged
  }
}
