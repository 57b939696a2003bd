import CommandLanguage
import Explanations
import SwiftSpelling
import Wording
import WorldModel

/// A statement that was understood: in words, as a call of the world's own variables, or Swift that
/// is run when its turn comes.
enum ParsedStatement {
  /// A command, which of its forms, and what it was given.
  case words(Command, form: CommandForm, Match)
  case call(SwiftCallStatement)
  case swift(String, Range<Int>)

  /// Reads a statement that is to run in `world`.
  init(_ statement: Statement, in world: World) throws(CommandError) {
    switch statement {
    case .words(let tokens):
      let parsed = try CommandTable.parser.parse(tokens)
      let command = CommandTable.all[parsed.command]
      self = .words(command, form: command.forms[parsed.form], parsed.match)
    case .swift(let text, let range):
      let call = SwiftCallStatement(calling: text, at: range, in: world)
      self = call.map { .call($0) } ?? .swift(text, range)
    }
  }

  /// Whether a run of it is a step of its own for `undo`.
  var isUndoable: Bool {
    switch self {
    case .words(let command, let form, _): command.isUndoable && !form.asks
    case .call(let parsed): parsed.changesWorld
    case .swift: true
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
    case .call(let parsed): Deed(call: parsed.call.name)
    case .swift: Deed(call: "")
    }
  }

  /// Runs it.
  func run(on workbench: inout Workbench) throws(CommandError) -> Reply {
    switch self {
    case .words(_, let form, let match): return try form.body(match, &workbench)
    case .call(let parsed): return try workbench.run(parsed)
    case .swift(let text, let range):
      do throws(CommandError) {
        return try workbench.interpretOrCompile(text, at: range)
      } catch {
        throw error.mended(in: text, at: range.lowerBound, world: workbench.world)
      }
    }
  }
}

extension CommandError {
  /// The refusal of a name that Swift does not know, with what mends it where the name is one of
  /// the command language or of the world's.
  fileprivate func mended(in source: String, at offset: Int, world: World) -> CommandError {
    guard fix == nil, let place else { return self }
    if kind == .unreadableSwift, source.contains("NSCollectionLayout"),
      !message.english.hasPrefix("cannot find")
    {
      var error = self
      error.fix = "in words: `layout main { group 1w x 44 { item 1w x 1h } }`"
      return error
    }
    let name = String(
      decoding: source.utf8.dropFirst(place.lowerBound - offset).prefix(place.count), as: UTF8.self)
    guard message == "cannot find '\(name)' in scope" else { return self }
    var error = self
    error.fix = Suggestion.nearest(to: name, among: world.outlines.keys.sorted())
      .map { "did you mean `\($0)`?" }
    guard place.lowerBound == offset else { return error }
    do throws(CommandError) {
      _ = try CommandTable.parser.parse(Lexer.tokens(ofUnfinished: source))
    } catch let refusal {
      error.fix = refusal.fix
    }
    return error
  }
}
