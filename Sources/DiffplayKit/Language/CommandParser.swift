/// Reads statements in words against the command table.
struct CommandParser {
  /// A statement that was understood: the body to run and what it was given.
  struct Parsed: Sendable {
    private let entry: CommandTable.Entry
    private let formIndex: Int
    let match: Match

    fileprivate init(_ entry: CommandTable.Entry, form: Int, _ match: Match) {
      self.entry = entry
      formIndex = form
      self.match = match
    }

    var command: Command { entry.command }
    var form: CommandForm { entry.command.forms[formIndex] }
  }

  /// The command that `tokens` write.
  static func parse(_ tokens: [Token]) throws(CommandError) -> Parsed {
    let verb = tokens[0]
    guard verb.kind == .word, let entry = CommandTable.entry(verb.text) else {
      throw unknownVerb(verb)
    }
    var attempts: [SyntaxMatcher] = []
    for (index, form) in entry.command.forms.enumerated() {
      var matcher = SyntaxMatcher(tokens: tokens, reserved: entry.reservedWords)
      if let match = matcher.match(form.syntax, from: 1) {
        return Parsed(entry, form: index, match)
      }
      attempts.append(matcher)
    }
    throw Misfit(tokens, entry.command, attempts).error
  }
}
