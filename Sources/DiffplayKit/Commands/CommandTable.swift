import CommandLanguage
import SwiftSpelling
import WorldModel

/// All commands, in the order in which help lists them.
package enum CommandTable {
  /// Every command; one line here and one file beside it make a new one.
  package static let all: [Command] = [
    .tour, .lessons, .lesson, .task, .next, .hint, .goal, .check, .solution,
    .predict, .quiz, .class,
    .append, .insert, .move, .delete, .reload, .reconfigure, .reset, .new, .show, .identity,
    .outline, .apply, .diff, .why, .plan, .reorder, .toggle, .handler, .undo, .redo, .history,
    .checkpoint,
    .back,
    .layout, .set, .container, .device, .measure, .invalidate, .frames, .doctor, .draw, .compare,
    .scroll, .swipe, .cells, .visible,
    .model, .view, .batch,
    .record, .restore, .replay, .run, .source, .save, .load, .share, .open, .import, .export,
    .page, .swift, .time, .edit, .explain, .help, .apropos, .quit,
  ]

  /// All verbs, in help's order.
  package static let verbs = all.map(\.verb)

  /// The command whose verb or alias is `verb`.
  package static func command(_ verb: String) -> Command? { byVerb[verb] }

  private static let byVerb = Dictionary(
    uniqueKeysWithValues: all.flatMap { command in
      ([command.verb] + command.aliases).map { ($0, command) }
    })

  /// What reads statements in words; its commands stand as in ``all``.
  static let parser = CommandParser(
    CommandGrammar(
      all.map { ($0.grammar, $0.aliases) }, settings: Setting.all.map(\.name),
      swiftMembers: SnapshotEdit.swiftNames + SnapshotQuery.swiftNames))
}
