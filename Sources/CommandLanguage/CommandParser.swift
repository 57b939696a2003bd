/// Reads statements in words against a grammar.
package struct CommandParser: Sendable {
  /// A statement that was understood: which form of which command, and what it was given.
  package struct Parsed: Sendable {
    /// The command's place in the grammar.
    package let command: Int
    /// The form's place in the command.
    package let form: Int
    /// What it was given.
    package let match: Match
  }

  let grammar: CommandGrammar

  /// A parser of the commands of `grammar`.
  package init(_ grammar: CommandGrammar) { self.grammar = grammar }

  /// The bare words of the command that `verb` begins, which identifiers must not be unless quoted.
  ///
  /// - Complexity: O(1).
  package func reservedWords(of verb: String) -> Set<String> {
    grammar.index(verb).map { grammar.commands[$0].reservedWords } ?? []
  }

  /// The command that `tokens` write.
  package func parse(_ tokens: [Token]) throws(CommandError) -> Parsed {
    let verb = tokens[0]
    guard verb.kind == .word, let index = grammar.index(verb.text) else {
      throw unknownVerb(verb)
    }
    let command = grammar.commands[index]
    var attempts: [SyntaxMatcher] = []
    for (form, syntax) in command.forms.enumerated() {
      var matcher = SyntaxMatcher(tokens: tokens, reserved: command.reservedWords)
      if let match = matcher.match(syntax, from: 1) {
        return Parsed(command: index, form: form, match: match)
      }
      attempts.append(matcher)
    }
    throw Misfit(tokens, command, attempts).error
  }
}
