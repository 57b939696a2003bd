/// What somebody has learned: the lessons that are solved, with the fewest commands it took.
package struct LessonProgress: Hashable, Sendable {
  /// The fewest commands of each solved lesson, by its id.
  package private(set) var fewestCommands: [String: Int] = [:]
  /// The lessons whose task was left unsolved, by their ids.
  package private(set) var skipped: Set<String> = []

  /// How many hints each lesson's task was helped with, by its id; no lesson with none.
  package private(set) var hints: [String: Int] = [:]
  /// The lessons whose solution was looked at, by their ids.
  package private(set) var shown: Set<String> = []

  /// How predictions went; nil where none was made.
  package private(set) var predictions: PredictionRecord?

  /// Nothing learned yet.
  package init() {}

  /// Reads what ``text`` writes; lines that say nothing are passed over.
  package init(text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split(separator: " ")
      predictions = predictions ?? PredictionRecord(words: words)
      guard let id = words.first.map(String.init) else { continue }
      let count = words.last.flatMap(Self.count)
      switch (words.count, words.dropFirst().first.map(String.init)) {
      case (2, Self.skipWord): skip(id)
      case (2, Self.solutionWord): lookUp(id)
      case (2, _): if let count { add(id, commands: count) }
      case (3, Self.hintWord): if let count { askHints(id, count: count) }
      default: break
      }
    }
  }

  private static let (skipWord, hintWord, solutionWord) = ("skipped", "hints", "solution")

  /// The number that a word says; nil where nobody can have needed so many.
  private static func count(_ word: Substring) -> Int? {
    Int(word).flatMap { (0...1_000_000).contains($0) ? $0 : nil }
  }

  /// What is known of each lesson, its id and the number of commands, that it was skipped, how many
  /// hints were asked for, or that its solution was shown, sorted; and a line for predictions.
  package var text: String {
    let lines =
      fewestCommands.map { "\($0.key) \($0.value)\n" } + skipped.map { "\($0) \(Self.skipWord)\n" }
      + hints.map { "\($0.key) \(Self.hintWord) \($0.value)\n" }
      + shown.map { "\($0) \(Self.solutionWord)\n" }
    return lines.sorted().joined() + (predictions.map { "\($0.text)\n" } ?? "")
  }

  /// Whether a lesson was solved with the fewest commands known.
  package func hasStar(for lesson: Lesson) -> Bool {
    fewestCommands[lesson.id].map { $0 <= lesson.par } == true
  }

  /// Notes that a lesson was solved with so many commands, if that is news.
  package mutating func add(_ id: String, commands: Int) {
    fewestCommands[id] = min(commands, fewestCommands[id] ?? .max)
    skipped.remove(id)
  }

  /// Notes that a lesson's task was left unsolved, unless it was solved before.
  package mutating func skip(_ id: String) {
    if fewestCommands[id] == nil { skipped.insert(id) }
  }

  /// Notes that a lesson's task was helped with so many hints, if that is more than before.
  package mutating func askHints(_ id: String, count: Int) {
    guard count > 0 else { return }
    hints[id] = max(count, hints[id] ?? 0)
  }

  /// Notes that a lesson's solution was looked at.
  package mutating func lookUp(_ id: String) { shown.insert(id) }

  /// Notes how predictions went so far.
  package mutating func note(_ record: PredictionRecord) { predictions = record }

  /// Everything that either knows, the better of both.
  package mutating func merge(_ other: LessonProgress) {
    for (id, commands) in other.fewestCommands { add(id, commands: commands) }
    for id in other.skipped { skip(id) }
    for (id, count) in other.hints { askHints(id, count: count) }
    shown.formUnion(other.shown)
    if let record = other.predictions {
      predictions = predictions.map { $0.merging(record) } ?? record
    }
  }
}

/// Where progress is kept between runs.
package protocol LessonProgressStore: AnyObject, Sendable {
  /// What is kept; nothing where it cannot be read.
  func load() -> LessonProgress
  /// Adds to what is kept, whoever else adds at the same time.
  func add(_ progress: LessonProgress)
}
