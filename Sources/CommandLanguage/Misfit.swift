import TextWidth
package import Wording

/// A command that fits none of its forms: how far each got, and what the user is told.
struct Misfit {
  private let tokens: [Token]
  private let command: CommandSyntax
  /// What was reached, and what was expected there.
  private var matcher: SyntaxMatcher
  /// The forms that got so far.
  private var forms: [Int] = []

  /// The misfit of `tokens` with each form of `command`, whose matches came to `attempts`.
  init(_ tokens: [Token], _ command: CommandSyntax, _ attempts: [SyntaxMatcher]) {
    self.tokens = tokens
    self.command = command
    matcher = SyntaxMatcher(tokens: tokens, reserved: [])
    for (form, attempt) in attempts.enumerated() {
      if attempt.farthest > matcher.farthest { forms = [] }
      if attempt.farthest >= matcher.farthest { forms.append(form) }
      matcher = matcher.farther(than: attempt)
    }
  }

  /// The error that names the farthest token and what should have stood there.
  package var error: CommandError {
    // That the command could have ended is no news where more was typed.
    let going = matcher.expected.filter { $0 != .end }
    let wanted = (going.isEmpty ? matcher.expected : going).flatMap(\.words)
      .reduce(into: [Message]()) { if !$0.contains($1) { $0.append($1) } }.listedWithOr
    guard matcher.farthest < tokens.count else {
      let end = tokens[tokens.count - 1].range.upperBound
      return CommandError(
        "`\(command.verb)` ends too early: expected \(wanted)", at: end..<end + 1, fix: usage,
        kind: .unfinishedCommand)
    }
    let token = tokens[matcher.farthest]
    let near =
      token.kind == .word
      ? Suggestion.nearest(to: token.text, among: matcher.expected.flatMap(\.candidates)) : nil
    let meant: Message? = near.map { "did you mean `\($0)`?" }
    if let correction = correction(of: token) {
      return CommandError(
        correction.wrong ?? matcher.refusal
          ?? "`\(token.text)` doesn't fit here: expected \(wanted)",
        at: correction.wrong == nil ? token.range : tokens[1].range, fix: correction.fix,
        kind: .badValue)
    }
    if let refusal = matcher.refusal {
      let isMisplaced = command.reservedWords.contains(token.text)
      return CommandError(
        refusal, at: token.range, fix: meant ?? (isMisplaced ? usage : nil), kind: .badValue)
    }
    return CommandError(
      "`\(token.text)` doesn't fit here: expected \(wanted)", at: token.range,
      fix: command.slips[token.text] ?? meant ?? owner(of: token.text) ?? usage,
      kind: .unfittingWord)
  }

  /// What the command says of the word behind its first, or that a statement was not closed; what is
  /// wrong is the first.
  private func correction(of token: Token) -> (wrong: Message?, fix: Message)? {
    guard token.kind == .word else { return nil }
    if matcher.farthest == 2, let told = command.misfits[tokens[1].text] {
      return told(token.text)
    }
    guard matcher.statement != nil,
      Syntax.blocks(in: Array(command.forms.joined())).flatMap(\.forms)
        .contains(where: { $0.name.split(separator: " ").first.map(String.init) == token.text })
    else { return nil }
    return (nil, "a new statement: write `; \(token.text)`")
  }

  /// Whether a statement of a block should begin where the match ended.
  private var isBetweenStatements: Bool {
    matcher.statement == nil && matcher.expected.contains(.closeBrace)
  }

  /// Where a word belongs that begins no statement but stands in one of those that could begin.
  private func owner(of word: String) -> Message? {
    guard isBetweenStatements else { return nil }
    let verbs = matcher.expected.flatMap(\.candidates)
    let owner = Syntax.blocks(in: Array(command.forms.joined())).flatMap(\.forms).first { form in
      var words: Set<String> = []
      for syntax in form.syntax { syntax.collectWords(into: &words) }
      return verbs.contains(form.name) && words.contains(word)
    }
    return owner.map { "`\(word)` is part of a `\($0.name)`" }
  }

  /// The columns of usage that stand behind the carets of an error.
  private static let usageWidth = 90

  /// How it is written, or where that is told.
  private var usage: Message {
    let (name, usages) =
      if let statement = matcher.statement {
        (statement.name, [Syntax.usage(statement.syntax)])
      } else {
        (command.verb, forms.map { Syntax.usage(of: command.verb, command.forms[$0]) })
      }
    let width = usages.reduce(0) { $0 + $1.displayWidth }
    guard usages.count <= 2, width <= Self.usageWidth, !isBetweenStatements else {
      return "`help \(name)` shows how it is written"
    }
    return "write \(usages.map { Message("`\($0)`") }.listedWithOr)"
  }
}

extension SyntaxMatcher.Expectation {
  /// Whether a value is expected, and not a word of the grammar.
  var isValue: Bool { if case .value = self { true } else { false } }

  /// How an error names what was expected.
  package var words: [Message] {
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
