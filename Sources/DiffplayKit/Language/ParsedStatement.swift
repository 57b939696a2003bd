/// A statement that was understood, in either spelling.
enum ParsedStatement {
  case words(CommandParser.Parsed)
  case swift(SwiftParser.Parsed)
  /// Reads a statement.
  init(_ statement: Statement) throws(CommandError) {
    switch statement {
    case .words(let tokens): self = .words(try CommandParser.parse(tokens))
    case .swift(let text, let range): self = .swift(try SwiftParser.parse(text, at: range))
    }
  }

  /// Whether a run of it is a step of its own for `undo`.
  var isUndoable: Bool {
    switch self {
    case .words(let parsed): parsed.command.isUndoable && !parsed.form.asks
    case .swift(let parsed): parsed.changesWorld
    }
  }

  /// Whether it must be the only statement of its entry.
  var standsAlone: Bool {
    if case .words(let parsed) = self { parsed.command.standsAlone } else { false }
  }

  /// Whether it is part of a session.
  var isRecorded: Bool {
    if case .words(let parsed) = self { parsed.command.isRecorded } else { true }
  }

  /// Runs it.
  func run(on workbench: inout Workbench) throws(CommandError) -> Reply {
    switch self {
    case .words(let parsed): try parsed.form.body(parsed.match, &workbench)
    case .swift(let parsed): try workbench.run(parsed)
    }
  }
}
