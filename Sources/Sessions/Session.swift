package import Wording

/// A session file as a value: commands, what each is expected to print, and prose between them.
///
/// `docs/sessions.md` specifies the text. ``init(parsing:)`` reads it and ``SessionPrinter`` writes
/// it; a file in canonical form survives both byte for byte.
package struct Session: Hashable, Sendable {
  /// The newest version of the format, the one that is written.
  package static let currentVersion = 1

  /// The version that the first line names.
  package var version: Int
  /// Everything after the first line, in order.
  package var entries: [Entry]

  /// A session of the newest version.
  package init(entries: [Entry] = []) {
    self.version = Self.currentVersion
    self.entries = entries
  }

  /// One element of a session and the line it begins on.
  package struct Entry: Hashable, Sendable {
    /// The number of its first line in the file, from 1.
    package var line: Int
    /// What stands there.
    package var content: Content

    /// The element `content`, which begins on `line`.
    package init(line: Int, _ content: Content) {
      self.line = line
      self.content = content
    }
  }

  /// The kinds of elements.
  package enum Content: Hashable, Sendable {
    /// An empty line that separates.
    case blank
    /// A line for people, without its `# `.
    case prose(String)
    /// A `#!` line after the first.
    case directive(Directive)
    /// A command and its expected output.
    case step(Step)
  }

  /// What a `#!` line says about the world or the fate of the session.
  package enum Directive: Hashable, Sendable {
    /// The columns that replies may use.
    case width(Int)
    /// The language of replies.
    case language(Language)
    /// A session file whose commands run here, by its path from this file's folder.
    case include(String)
    /// The session is not run, for this reason.
    case skip(String)
    /// The session is known to differ, for this reason.
    case expectFailure(String)
    /// A line that makes the session a lesson.
    case lesson(LessonDirective)
    /// A line that makes the session a page of `explain`.
    case page(PageDirective)
  }

  /// A command and what it is expected to print.
  package struct Step: Hashable, Sendable {
    /// The lines of the command, without their markers; never empty.
    package var commandLines: [String]
    /// What the command is expected to print.
    package var expected: ExpectedOutput

    /// A step that runs `commandLines`, joined to one command.
    package init(commandLines: [String], expected: ExpectedOutput) {
      self.commandLines = commandLines
      self.expected = expected
    }

    /// The whole command, its lines joined by line feeds.
    package var command: String { commandLines.joined(separator: "\n") }
  }

  /// The steps with the lines they begin on.
  package var steps: [(line: Int, step: Step)] {
    entries.compactMap { entry in
      if case .step(let step) = entry.content { (entry.line, step) } else { nil }
    }
  }

  /// The directives in order.
  package var directives: [Directive] {
    entries.compactMap { entry in
      if case .directive(let directive) = entry.content { directive } else { nil }
    }
  }

  /// The width that the session sets, nil when it sets none.
  package var width: Int? {
    directives.lazy.compactMap { if case .width(let width) = $0 { width } else { nil } }.first
  }

  /// The language that the session sets, nil when it sets none.
  package var language: Language? {
    directives.lazy.compactMap {
      if case .language(let language) = $0 { language } else { nil }
    }.first
  }

  /// Why the session is not run, nil when it is.
  package var skipReason: String? {
    directives.lazy.compactMap { if case .skip(let reason) = $0 { reason } else { nil } }.first
  }

  /// Why the session is known to differ, nil when it is expected to pass.
  package var expectedFailureReason: String? {
    directives.lazy.compactMap {
      if case .expectFailure(let reason) = $0 { reason } else { nil }
    }.first
  }
}
