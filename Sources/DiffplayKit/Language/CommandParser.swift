/// Reads statements in words against the command table.
struct CommandParser {
  /// A statement that was understood: the body to run and what it was given.
  struct Parsed {
    var command: Command
    var form: CommandForm
    var match: Match
  }

  /// The command that `tokens` write.
  static func parse(_ tokens: [Token]) throws(CommandError) -> Parsed {
    let verb = tokens[0]
    guard verb.kind == .word, let command = CommandTable.command(verb.text) else {
      throw unknownVerb(verb)
    }
    let reserved = command.reservedWords
    var misfit = Misfit(tokens, command)
    for form in command.forms {
      var matcher = SyntaxMatcher(tokens: tokens, reserved: reserved)
      if let match = matcher.match(form.syntax, from: 1) {
        return Parsed(command: command, form: form, match: match)
      }
      misfit.add(matcher, form)
    }
    throw misfit.error
  }
}
