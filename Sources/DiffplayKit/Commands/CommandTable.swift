/// All commands, in the order in which help lists them.
public enum CommandTable {
  /// Every command; one line here and one file beside it make a new one.
  public static let all: [Command] = [
    .tour, .lessons, .lesson, .next, .hint, .goal, .check, .solution,
    .append, .insert, .move, .delete, .reload, .reconfigure, .reset, .show, .identity, .outline,
    .apply, .diff, .why, .plan, .reorder, .toggle, .handler, .undo, .redo, .history, .checkpoint,
    .back,
    .layout, .set, .container, .device, .measure, .frames, .draw, .scroll, .swipe, .cells, .visible,
    .model, .view, .batch,
    .record, .restore, .replay, .run, .source, .save, .load, .import, .export,
    .swift, .time, .edit, .explain, .help, .apropos, .quit,
  ]

  /// All verbs, in help's order.
  public static let verbs = all.map(\.verb)

  /// The command whose verb or alias is `verb`.
  public static func command(_ verb: String) -> Command? { entry(verb)?.command }

  /// The entry of the command whose verb or alias is `verb`.
  static func entry(_ verb: String) -> Entry? { byVerb[verb] }

  /// A command with what every parse of it asks for, made once.
  final class Entry: Sendable {
    let command: Command
    /// The bare words of its grammar, which identifiers must not be unless quoted.
    let reservedWords: Set<String>

    fileprivate init(_ command: Command) {
      self.command = command
      reservedWords = command.reservedWords
    }
  }

  private static let byVerb = Dictionary(
    uniqueKeysWithValues: all.flatMap { command in
      let entry = Entry(command)
      return ([command.verb] + command.aliases).map { ($0, entry) }
    })
}
