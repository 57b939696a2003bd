package import Wording

/// What a `#!` line of a session may say that is also read by people: a lesson, a page of `explain`.
package protocol DocumentPart: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// Whether prose may stand under the line.
  var holdsProse: Bool { get }
  /// Whether the line may be told again in another language.
  var isTranslated: Bool { get }
}

/// A `#!` line that makes a session file a document for people.
package struct DocumentDirective<Name: DocumentPart>: Hashable, Sendable {
  /// What it says.
  package var name: Name
  /// What stands behind the name and the language.
  package var argument: String
  /// The language it is told in.
  package var language = Language.english
  /// The character at which the argument begins in the line, from 1.
  package var column: Int

  /// A line that holds a name and an argument; the code of a language in front of what can be
  /// translated is no part of it.
  ///
  /// - Parameter column: The character at which the argument begins in the line, from 1.
  package init(name: Name, argument: String, column: Int) {
    self.name = name
    self.argument = argument
    self.column = column
    let code = argument.prefix { $0 != " " }
    guard name.isTranslated, let language = Language(rawValue: String(code)), language != .english
    else { return }
    self.language = language
    self.argument = String(argument.dropFirst(code.count).drop { $0 == " " })
    self.column += argument.count - self.argument.count
  }

  /// The line as it is written.
  var line: String {
    let code = language == .english ? "" : language.rawValue
    return ["#!\(name.rawValue)", code, argument].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// A line of a lesson.
package typealias LessonDirective = DocumentDirective<LessonPart>
/// A line of a page of `explain`.
package typealias PageDirective = DocumentDirective<PagePart>

/// What the lines of a lesson say, by the word behind `#!`.
package enum LessonPart: String, DocumentPart {
  case lesson, chapter, title, challenge, teaches, needs, off
  case start, say, show, `try`, goal, hint, wrong, solution, par, after

  package var holdsProse: Bool {
    switch self {
    case .say, .wrong, .after: true
    default: false
    }
  }

  package var isTranslated: Bool {
    switch self {
    case .chapter, .title, .say, .hint, .wrong, .after: true
    default: false
    }
  }
}

/// What the lines of a page of `explain` say, by the word behind `#!`.
package enum PagePart: String, DocumentPart {
  case page, theme, title, names, related, commands, say, swift

  package var holdsProse: Bool { self == .say || self == .swift }

  package var isTranslated: Bool { self == .say || self == .title }
}
