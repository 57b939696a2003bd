import CommandLanguage
import Explanations
import SwiftSpelling

/// A statement that was understood, in either spelling.
enum ParsedStatement {
  /// A command, which of its forms, and what it was given.
  case words(Command, form: CommandForm, Match)
  case swift(SwiftParser.Parsed)

  /// Reads a statement.
  init(_ statement: Statement) throws(CommandError) {
    switch statement {
    case .words(let tokens):
      let parsed = try CommandTable.parser.parse(tokens)
      let command = CommandTable.all[parsed.command]
      self = .words(command, form: command.forms[parsed.form], parsed.match)
    case .swift(let text, let range): self = .swift(try SwiftParser.parse(text, at: range))
    }
  }

  /// Whether a run of it is a step of its own for `undo`.
  var isUndoable: Bool {
    switch self {
    case .words(let command, let form, _): command.isUndoable && !form.asks
    case .swift(let parsed): parsed.changesWorld
    }
  }

  /// Whether it must be the only statement of its entry.
  var standsAlone: Bool {
    if case .words(let command, _, _) = self { command.standsAlone } else { false }
  }

  /// Whether it is part of a session.
  var isRecorded: Bool {
    if case .words(let command, _, _) = self { command.isRecorded } else { true }
  }

  /// What it is to lessons and explanations.
  var deed: Deed {
    switch self {
    case .words(let command, let form, let match):
      Deed(
        verb: command.verb, match: match, summary: command.summary,
        isChange: command.isUndoable && !form.asks, steersLessons: command.task == .lessons)
    case .swift(let parsed): Deed(call: parsed.call.name)
    }
  }

  /// Runs it.
  func run(on workbench: inout Workbench) throws(CommandError) -> Reply {
    switch self {
    case .words(_, let form, let match): try form.body(match, &workbench)
    case .swift(let parsed): try workbench.run(parsed)
    }
  }
}
