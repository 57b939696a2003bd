import Wording

/// Why a text is not a session.
package struct SessionSyntaxError: Error, Hashable, Sendable {
  /// The line at fault, from 1.
  package var line: Int
  /// The character at fault in that line, from 1.
  package var column: Int
  /// What is wrong, as one clause without a full stop.
  package var message: String
  /// What to do about it, nil when there is nothing to propose.
  package var suggestion: String?

  /// A fault at `line` and `column`.
  package init(line: Int, column: Int = 1, message: String, suggestion: String? = nil) {
    self.line = line
    self.column = column
    self.message = message
    self.suggestion = suggestion
  }
}

extension SessionSyntaxError {
  static func missingHeader(found first: String?) -> Self {
    let message =
      first.map(SessionText.isBlank) ?? true
      ? "a session begins with its format" : "this is not a session file"
    return Self(
      line: 1, message: message, suggestion: "Write `#!diffplay session 1` as the first line.")
  }

  static func unreadableVersion(_ version: String, column: Int) -> Self {
    Self(
      line: 1, column: column, message: "`\(version)` is not a version of the session format",
      suggestion: "Write `#!diffplay session 1`.")
  }

  static func newerVersion(_ version: String, column: Int) -> Self {
    Self(
      line: 1, column: column,
      message: "the session has format version \(version), newer than version "
        + "\(Session.currentVersion), the newest that this diffplay reads",
      suggestion: "Use a newer diffplay.")
  }

  static func repeatedHeader(line: Int) -> Self {
    Self(
      line: line, message: "a second session begins here",
      suggestion: "Keep one session in a file.")
  }

  static func conflictMarker(line: Int) -> Self {
    Self(
      line: line, message: "a merge conflict is not resolved here",
      suggestion: "Keep one of the two sides and delete the marker lines; "
        + "output that begins like this is written with a `\\` before it.")
  }

  static func strayContinuation(line: Int) -> Self {
    Self(
      line: line, message: "this `. ` line continues no command",
      suggestion: "Begin the command with `> `; output that begins with `. ` is written `\\. `.")
  }

  static func strayText(_ text: String, line: Int) -> Self {
    let suggestion =
      switch text.utf8.first {
      case UInt8(ascii: "#"): "Prose is written with a space after the `#`."
      case UInt8(ascii: ">"): "A command is written with a space after the `>`."
      default: "Prose begins with `# `, a command with `> `."
      }
    return Self(
      line: line, message: "this line belongs to no command", suggestion: suggestion)
  }

  static func unknownDirective(_ name: String, nearest: String?, line: Int) -> Self {
    let known = SessionParser.directiveNames.map { "`#!\($0)`" }.joined(separator: ", ")
    return Self(
      line: line, column: 3, message: "there is no directive `#!\(name)`",
      suggestion: nearest.map { "Did you mean `#!\($0)`?" } ?? "There are \(known).")
  }

  static func lessonLine(_ name: String, line: Int) -> Self {
    Self(
      line: line, column: 3, message: "`#!\(name)` stands in a file that is no lesson",
      suggestion: "Begin a lesson with `#!lesson ID`.")
  }

  static func pageLine(_ name: String, line: Int) -> Self {
    Self(
      line: line, column: 3, message: "`#!\(name)` stands in a file that is no page of `explain`",
      suggestion: "Begin a page with `#!page ID`.")
  }

  static func missingArgument(_ usage: String, line: Int, column: Int) -> Self {
    Self(
      line: line, column: column, message: "something is missing after `#!`",
      suggestion: "Write `\(usage)`.")
  }

  static func badWidth(_ text: String, line: Int, column: Int) -> Self {
    Self(
      line: line, column: column, message: "`\(text)` is not a width",
      suggestion: "Write a number of columns from \(SessionParser.widths.lowerBound) to "
        + "\(SessionParser.widths.upperBound), as in `#!width 80`.")
  }

  static func badLanguage(_ text: String, line: Int, column: Int) -> Self {
    let languages = Language.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    return Self(
      line: line, column: column, message: "`\(text)` is not a language that is spoken here",
      suggestion: "Write \(languages), as in `#!language ko`.")
  }

  static func repeatedDirective(_ name: String, line: Int) -> Self {
    Self(
      line: line, message: "`#!\(name)` stands here a second time",
      suggestion: "Keep one of the two.")
  }

  static func lateDirective(_ name: String, line: Int) -> Self {
    Self(
      line: line, message: "`#!\(name)` comes after the first command",
      suggestion: "Move it to the top of the file.")
  }
}
