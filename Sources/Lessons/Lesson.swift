package import Sessions
package import Wording

/// A lesson: text and commands that lead to a task, the goal of the task, and ways to it.
///
/// It is read from a session file, `docs/writing-lessons.md` says how it is written. Replayed as a
/// session, its commands run from the start to the solution in one world.
package struct Lesson: Sendable {
  /// Its name in commands and files.
  package var id: String
  /// The file it was read from.
  package var path: String
  /// The lines of the file on which its parts begin.
  package var lines: [LessonPart: Int] = [:]
  /// The chapter that begins with it; nil when it goes on with the chapter before.
  package var chapter: LessonParagraphs?
  /// What the map of lessons calls it.
  package var title = LessonParagraphs()
  /// Whether it has no words: its goal is drawn, and that is all.
  package var isChallenge = false
  /// The concepts it teaches, as `explain` calls them.
  package var teaches: [String] = []
  /// The lessons that come before it, by their ids.
  package var needs: [String] = []
  /// The verbs of commands that are switched off in it.
  package var off: [String] = []
  /// The commands that make the world it begins in.
  package var start: [Command] = []
  /// What it tells, shows and lets the learner try, in order; the last part says the task.
  package var parts: [Part] = []
  /// What must be true for the task to be solved.
  package var goals: [Goal] = []
  /// Help towards the goal, the faintest first.
  package var hints: [LessonParagraphs] = []
  /// Ways that must not reach the goal.
  package var mistakes: [Mistake] = []
  /// The fewest commands known to reach the goal.
  package var solution: [Command] = []
  /// The number of commands of the solution.
  package var par = 0
  /// Why the solution works, and what is next.
  package var after = LessonParagraphs()

  /// A command of a lesson, and where it stands.
  package struct Command: Hashable, Sendable {
    /// The line of the file on which it begins.
    package var line: Int
    /// The command, which may span lines.
    package var text: String
  }

  /// A part of the way to the task.
  package enum Part: Hashable, Sendable {
    /// Words.
    case say(LessonParagraphs)
    /// Commands that run before the learner's eyes.
    case show([Command])
    /// Commands that the learner types, in any spelling.
    case `try`([Command])
  }

  /// Commands that do not reach the goal, and what is said to somebody who runs them.
  package struct Mistake: Hashable, Sendable {
    /// The commands, as one entry.
    package var command: Command
    /// Why they don't; nil when nothing is said.
    package var text: LessonParagraphs?
  }
}

/// Words in every language that a lesson speaks, by paragraph.
package struct LessonParagraphs: Hashable, Sendable {
  /// The line of the file on which the English begins.
  package var line = 0
  /// The paragraphs.
  package var words: Translated<[String]>

  /// Paragraphs in English, which begin on a line of the file.
  init(line: Int = 0, _ english: [String] = []) {
    self.line = line
    words = Translated(english)
  }

  /// Whether there are any words.
  package var isWritten: Bool { !words.english.allSatisfy(\.isEmpty) }

  /// The first paragraph on one line, for titles.
  package func line(in language: Language) -> String { words.words(in: language).first ?? "" }
}
