/// What somebody has learned: the lessons that are solved, with the fewest commands it took.
package struct LessonProgress: Hashable, Sendable {
  /// The fewest commands of each solved lesson, by its id.
  package private(set) var fewestCommands: [String: Int] = [:]

  /// Nothing learned yet.
  package init() {}

  /// Reads what ``text`` writes; lines that say nothing are passed over.
  package init(text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split(separator: " ")
      guard words.count == 2, let commands = Int(words[1]), commands >= 0 else { continue }
      add(String(words[0]), commands: commands)
    }
  }

  /// A line for each solved lesson: its id and the number of commands, sorted.
  package var text: String {
    fewestCommands.sorted { $0.key < $1.key }.reduce(into: "") { $0 += "\($1.key) \($1.value)\n" }
  }

  /// Notes that a lesson was solved with so many commands, if that is news.
  package mutating func add(_ id: String, commands: Int) {
    fewestCommands[id] = min(commands, fewestCommands[id] ?? .max)
  }

  /// Everything that either knows, the better of both.
  package mutating func merge(_ other: LessonProgress) {
    for (id, commands) in other.fewestCommands { add(id, commands: commands) }
  }
}

/// Where progress is kept between runs.
package protocol LessonProgressStore: AnyObject, Sendable {
  /// What is kept; nothing where it cannot be read.
  func load() -> LessonProgress
  /// Adds to what is kept, whoever else adds at the same time.
  func add(_ progress: LessonProgress)
}
