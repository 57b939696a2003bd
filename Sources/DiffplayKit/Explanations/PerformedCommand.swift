/// What became of a command.
enum LastOutcome: Sendable {
  case refused(CommandError)
  case performed(PerformedCommand)
}

/// A command that was carried out, and the worlds on both sides of it: what `why` tells of.
struct PerformedCommand: Sendable {
  /// The command as it was typed.
  var source: String
  /// Its verb and what it was given; nil for one in Swift.
  var parsed: CommandParser.Parsed?
  var before: World
  var after: World

  init(_ source: String, _ statement: ParsedStatement, before: World, after: World) {
    self.source = source
    (self.before, self.after) = (before, after)
    if case .words(let parsed) = statement { self.parsed = parsed }
  }

  /// The verb; nil for a command in Swift.
  var verb: String? { parsed?.command.verb }

  /// Whether it was to change the world.
  var isChange: Bool { parsed.map { $0.command.isUndoable && !$0.form.asks } ?? false }

  /// Whether `why` tells of it: not of itself, nor of what no session holds.
  var isToldOf: Bool { !["why", "record", "restore"].contains(verb) }

  /// Whether it goes to another world instead of changing this one: the worlds have no cause and
  /// effect between them.
  var travels: Bool {
    guard let parsed else { return false }
    switch parsed.command.verb {
    case "undo", "redo", "back", "load", "restore", "source", "run", "replay", "quit": return true
    case "reset": return parsed.match.words.isEmpty && !after.isSame(as: before.withoutEdits)
    default: return parsed.command.task == .lessons
    }
  }
}

extension World {
  /// The same with nothing pending.
  fileprivate var withoutEdits: World {
    var world = self
    world.snapshot = world.applied
    return world
  }
}
