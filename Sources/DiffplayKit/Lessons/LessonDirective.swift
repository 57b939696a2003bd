/// A `#!` line that makes a session file a lesson.
public struct LessonDirective: Hashable, Sendable {
  /// What the line says, by the word behind `#!`.
  public enum Name: String, CaseIterable, Hashable, Sendable {
    case lesson, chapter, title, teaches, needs, off
    case start, say, show, `try`, goal, hint, wrong, solution, par, after

    /// Whether prose may stand under the line.
    var holdsProse: Bool {
      switch self {
      case .say, .wrong, .after: true
      default: false
      }
    }

    /// Whether the line may be told again in another language.
    var isTranslated: Bool {
      switch self {
      case .chapter, .title, .say, .hint, .wrong, .after: true
      default: false
      }
    }
  }

  /// What it says.
  public var name: Name
  /// What stands behind the name.
  public var argument: String
  /// The character at which the argument begins in the line, from 1.
  public var column: Int

  /// The line as it is written.
  var line: String { argument.isEmpty ? "#!\(name.rawValue)" : "#!\(name.rawValue) \(argument)" }
}
