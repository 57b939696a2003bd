package import CommandLanguage
package import WorldModel

/// What became of a command.
package enum LastOutcome: Sendable {
  case refused(CommandError)
  case performed(PerformedCommand)
}

/// A command that was carried out, and the worlds on both sides of it: what `why` tells of.
package struct PerformedCommand: Sendable {
  /// The command as it was typed.
  var source: String
  /// What it was.
  package var deed: Deed
  package var before: World
  package var after: World

  /// The command `source`, which was `deed`.
  package init(_ source: String, _ deed: Deed, before: World, after: World) {
    self.source = source
    self.deed = deed
    (self.before, self.after) = (before, after)
  }

  /// The verb; nil for a command in Swift.
  package var verb: String? { deed.verb }

  /// Whether it was to change the world.
  var isChange: Bool { deed.isChange }

  /// Whether `why` tells of it: not of itself, nor of what no session holds.
  package var isToldOf: Bool { !["why", "record", "restore"].contains(verb) }

  /// Whether it goes to another world instead of changing this one: the worlds have no cause and
  /// effect between them.
  var travels: Bool {
    switch deed.verb {
    case "undo", "redo", "back", "load", "restore", "source", "run", "replay", "quit": return true
    case "reset": return deed.match?.words.isEmpty == true && !after.isSame(as: before.withoutEdits)
    default: return deed.steersLessons
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
