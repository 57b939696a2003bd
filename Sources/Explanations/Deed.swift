package import CommandLanguage
package import Wording

/// What a statement is to the one who made it, in either spelling: its verb and what it was given.
package struct Deed: Sendable {
  /// The verb; nil for a call in Swift.
  package var verb: String?
  /// The name that is called in Swift; nil for a command in words.
  package var call: String?
  /// What the command was given; nil for a call in Swift.
  package var match: Match?
  /// What the verb is for; nil for a call in Swift.
  package var summary: Message?
  /// Whether it is to change the world.
  package var isChange: Bool
  /// Whether it is one of the commands that steer lessons.
  package var steersLessons: Bool

  /// A command in words.
  package init(
    verb: String, match: Match, summary: Message, isChange: Bool, steersLessons: Bool
  ) {
    (self.verb, self.match, self.summary) = (verb, match, summary)
    (self.isChange, self.steersLessons) = (isChange, steersLessons)
  }

  /// A call in Swift.
  package init(call: String) {
    self.call = call
    (isChange, steersLessons) = (false, false)
  }

  /// Whether it does what the command `verb` does, in either spelling.
  package func does(_ verb: String) -> Bool {
    self.verb.map { $0 == verb } ?? call?.hasPrefix(verb) ?? false
  }
}
