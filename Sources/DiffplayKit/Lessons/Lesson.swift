/// A lesson: text and commands that lead to a task, the goal of the task, and ways to it.
///
/// It is read from a session file, `docs/writing-lessons.md` says how it is written. Replayed as a
/// session, its commands run from the start to the solution in one world.
public struct Lesson: Sendable {
  /// Its name in commands and files.
  public var id: String
  /// The file it was read from.
  public var path: String
  /// The lines of the file on which its parts begin.
  var lines: [LessonDirective.Name: Int] = [:]
  /// The chapter that begins with it; nil when it goes on with the chapter before.
  public var chapter: LessonParagraphs?
  /// What the map of lessons calls it.
  public var title = LessonParagraphs()
  /// The concepts it teaches, as `explain` calls them.
  public var teaches: [String] = []
  /// The lessons that come before it, by their ids.
  public var needs: [String] = []
  /// The verbs of commands that are switched off in it.
  public var off: [String] = []
  /// The commands that make the world it begins in.
  public var start: [Command] = []
  /// What it tells, shows and lets the learner try, in order; the last part says the task.
  public var parts: [Part] = []
  /// What must be true for the task to be solved.
  public var goals: [Goal] = []
  /// Help towards the goal, the faintest first.
  public var hints: [LessonParagraphs] = []
  /// Ways that must not reach the goal.
  public var mistakes: [Mistake] = []
  /// The fewest commands known to reach the goal.
  public var solution: [Command] = []
  /// The number of commands of the solution.
  public var par = 0
  /// Why the solution works, and what is next.
  public var after = LessonParagraphs()

  /// A command of a lesson, and where it stands.
  public struct Command: Hashable, Sendable {
    /// The line of the file on which it begins.
    public var line: Int
    /// The command, which may span lines.
    public var text: String
  }

  /// A part of the way to the task.
  public enum Part: Hashable, Sendable {
    /// Words.
    case say(LessonParagraphs)
    /// Commands that run before the learner's eyes.
    case show([Command])
    /// Commands that the learner types, in any spelling.
    case `try`([Command])
  }

  /// Commands that do not reach the goal, and what is said to somebody who runs them.
  public struct Mistake: Hashable, Sendable {
    /// The commands, as one entry.
    public var command: Command
    /// Why they don't; nil when nothing is said.
    public var text: LessonParagraphs?
  }
}

/// Words in every language that a lesson speaks, by paragraph.
public struct LessonParagraphs: Hashable, Sendable {
  /// The line of the file on which the English begins.
  public var line = 0
  /// The paragraphs in English.
  public var english: [String] = []
  /// The paragraphs in Korean; empty where they are not written yet.
  public var korean: [String] = []
}
