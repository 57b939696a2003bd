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
    var best: SyntaxMatcher?
    for form in command.forms {
      var matcher = SyntaxMatcher(tokens: tokens, reserved: reserved)
      if let match = matcher.match(form.syntax, from: 1) {
        return Parsed(command: command, form: form, match: match)
      }
      best = best.map { $0.farther(than: matcher) } ?? matcher
    }
    throw best?.error(after: tokens, command: command)
      ?? CommandError("`\(verb.text)` has no form", kind: .unfittingWord)
  }

  /// Words that people try, and the verbs they mean.
  private static let synonyms = [
    "exit": "quit", "bye": "quit", "ls": "show", "list": "show", "print": "show",
    "remove": "delete",
    "add": "append", "swap": "move", "update": "reload", "clear": "delete",
    "goto": "back", "restore": "back", "open": "load", "write": "save", "options": "set",
    "settings": "set", "man": "help", "explain": "why", "?": "help", "find": "apropos",
    "search": "apropos", "rm": "delete", "cat": "show", "cd": "run", "exec": "run",
  ]

  static func unknownVerb(_ token: Token) -> CommandError {
    if CommandTable.command(token.text) != nil {
      return CommandError(
        "a command is never quoted", at: token.range, fix: "write it without quotes",
        kind: .unfittingWord)
    }
    let begun = CommandTable.verbs.filter { $0.hasPrefix(token.text) }
    if begun.count > 1, token.text.count > 1, synonyms[token.text] == nil {
      return CommandError(
        "`\(token.text)` begins several commands", at: token.range,
        fix: "did you mean \(begun.map { Message("`\($0)`") }.listedWithOr)?",
        kind: .ambiguousCommand)
    }
    let near = synonyms[token.text] ?? Suggestion.nearest(to: token.text, among: CommandTable.verbs)
    let fix: Message = near.map { "did you mean `\($0)`?" } ?? "`help` lists the commands"
    return CommandError(
      "there is no command `\(token.text)`", at: token.range, fix: fix, kind: .unknownCommand)
  }
}

extension SyntaxMatcher {
  /// The error that names the farthest token and what should have stood there.
  fileprivate func error(after tokens: [Token], command: Command) -> CommandError {
    // That the command could have ended is no news where more was typed.
    let going = expected.filter { $0 != .end }
    let wanted = (going.isEmpty ? expected : going).flatMap(\.words).listedWithOr
    guard farthest < tokens.count else {
      let end = tokens[tokens.count - 1].range.upperBound
      let usage = Syntax.usage(command.forms[0].syntax)
      return CommandError(
        "`\(command.verb)` ends too early: expected \(wanted)", at: end..<end + 1,
        fix: "write `\(command.verb) \(usage)`", kind: .unfinishedCommand)
    }
    let token = tokens[farthest]
    let message: Message = refusal ?? "`\(token.text)` doesn't fit here: expected \(wanted)"
    let words = expected.flatMap(\.candidates)
    let near = token.kind == .word ? Suggestion.nearest(to: token.text, among: words) : nil
    return CommandError(
      message, at: token.range, fix: near.map { "did you mean `\($0)`?" },
      kind: refusal == nil ? .unfittingWord : .badValue)
  }
}

extension SyntaxMatcher.Expectation {
  /// How an error names what was expected.
  var words: [Message] {
    switch self {
    case .word(let word): return ["`\(word)`"]
    case .value(let parameter):
      guard case .choice(let choices) = parameter.kind, choices.count <= 8 else {
        return [Message(verbatim: parameter.name)]
      }
      return choices.map { "`\($0)`" }
    case .openBrace: return ["`{`"]
    case .closeBrace: return ["`}`"]
    case .end: return ["the end"]
    }
  }

  /// The words that would fit, where there is a closed set of them.
  var candidates: [String] {
    switch self {
    case .word(let word): [word]
    case .value(let parameter):
      if case .choice(let choices) = parameter.kind { choices } else { [] }
    case .openBrace, .closeBrace, .end: []
    }
  }
}
