/// A `#!` line that makes a session file a lesson.
package struct LessonDirective: Hashable, Sendable {
  /// What the line says, by the word behind `#!`.
  package enum Name: String, CaseIterable, Hashable, Sendable {
    case lesson, chapter, title, challenge, teaches, needs, off
    case start, say, show, `try`, goal, hint, wrong, solution, par, after

    /// Whether prose may stand under the line.
    package var holdsProse: Bool {
      switch self {
      case .say, .wrong, .after: true
      default: false
      }
    }

    /// Whether the line may be told again in another language.
    package var isTranslated: Bool {
      switch self {
      case .chapter, .title, .say, .hint, .wrong, .after: true
      default: false
      }
    }
  }

  /// What it says.
  package var name: Name
  /// What stands behind the name.
  package var argument: String
  /// The character at which the argument begins in the line, from 1.
  package var column: Int

  /// The line as it is written.
  var line: String { argument.isEmpty ? "#!\(name.rawValue)" : "#!\(name.rawValue) \(argument)" }
}
