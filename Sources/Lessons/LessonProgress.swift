/// What somebody has learned: the lessons that are solved, with the fewest commands it took.
package struct LessonProgress: Hashable, Sendable {
  /// The fewest commands of each solved lesson, by its id.
  package private(set) var fewestCommands: [String: Int] = [:]
  /// The lessons whose task was left unsolved, by their ids.
  package private(set) var skipped: Set<String> = []

  /// How predictions went; nil where none was made.
  package private(set) var predictions: PredictionRecord?

  /// Nothing learned yet.
  package init() {}

  /// Reads what ``text`` writes; lines that say nothing are passed over.
  package init(text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split(separator: " ")
      predictions = predictions ?? PredictionRecord(words: words)
      guard words.count == 2 else { continue }
      if words[1] == Self.skipWord { skip(String(words[0])) }
      if let commands = Int(words[1]), commands >= 0 { add(String(words[0]), commands: commands) }
    }
  }

  private static let skipWord = "skipped"

  /// A line for each lesson, its id and the number of commands or that it was skipped, sorted; and
  /// one for predictions.
  package var text: String {
    let lines =
      fewestCommands.map { "\($0.key) \($0.value)\n" } + skipped.map { "\($0) \(Self.skipWord)\n" }
    return lines.sorted().joined() + (predictions.map { "\($0.text)\n" } ?? "")
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

  /// Notes how predictions went so far.
  package mutating func note(_ record: PredictionRecord) { predictions = record }

  /// Everything that either knows, the better of both.
  package mutating func merge(_ other: LessonProgress) {
    for (id, commands) in other.fewestCommands { add(id, commands: commands) }
    for id in other.skipped { skip(id) }
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
