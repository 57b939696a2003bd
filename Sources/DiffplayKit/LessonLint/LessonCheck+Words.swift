import Lessons
import Wording

extension LessonCheck {
  /// Checks that a lesson asks only for commands that were taught, and for none that is off.
  mutating func checkWords() {
    var taught = needed.reduce(into: Set<String>()) { $0.formUnion(Self.wordsTaught(by: $1)) }
    for part in lesson.parts {
      switch part {
      case .say(let text): taught.formUnion(Self.verbs(in: text))
      case .show(let commands): taught.formUnion(commands.flatMap(\.verbs))
      case .try(let commands): check(commands, taught)
      }
    }
    for case .try(let commands) in lesson.parts { taught.formUnion(commands.flatMap(\.verbs)) }
    check(lesson.solution, taught)
  }

  private mutating func check(_ commands: [Lesson.Command], _ taught: Set<String>) {
    for command in commands {
      for verb in command.verbs where !taught.contains(verb) {
        fault(
          "`\(verb)` was never taught", at: command.line,
          "Show it, name it in backticks before, or need a lesson that does.")
      }
      for verb in command.verbs where lesson.off.contains(verb) {
        fault("`\(verb)` is switched off in this lesson", at: command.line)
      }
      if command.verbs.contains("reset"), !command.text.contains("reset snapshot") {
        fault(
          "`reset` begins the task anew inside a lesson", at: command.line,
          "`reset snapshot` drops the pending edits.")
      }
    }
  }

  private static func wordsTaught(by lesson: Lesson) -> Set<String> {
    var words = Set(lesson.solution.flatMap(\.verbs)).union(verbs(in: lesson.after))
    for part in lesson.parts {
      switch part {
      case .say(let text): words.formUnion(verbs(in: text))
      case .show(let commands), .try(let commands): words.formUnion(commands.flatMap(\.verbs))
      }
    }
    return words
  }

  /// The verbs that a text names in backticks.
  private static func verbs(in text: LessonParagraphs) -> Set<String> {
    let spans = text.words.english.flatMap {
      $0.split(separator: "`", omittingEmptySubsequences: false)
    }
    let words = spans.compactMap { $0.split(separator: " ").first.map(String.init) }
    return Set(words.filter { CommandTable.command($0) != nil && isCommand($0, in: text) })
  }

  /// Whether a text holds `verb` at the beginning of something in backticks.
  private static func isCommand(_ verb: String, in text: LessonParagraphs) -> Bool {
    text.words.english.contains { $0.contains("`\(verb)`") || $0.contains("`\(verb) ") }
  }
}
