import Wording

/// Matches tokens against a grammar, with backtracking, and knows what could have come next.
///
/// The same run that parses a finished command tells a completer what may follow an unfinished one:
/// it keeps what was expected at the farthest token it reached.
package struct SyntaxMatcher {
  /// Something that could have stood at a place.
  package enum Expectation: Hashable {
    case word(String)
    case value(Parameter)
    case openBrace
    case closeBrace
    case end
  }

  private let tokens: [Token]
  /// The bare words that are not identifiers in this command.
  private let reserved: Set<String>
  /// The farthest token reached, and what was expected there.
  package private(set) var farthest = 0
  package private(set) var expected: [Expectation] = []
  /// Why the token at `farthest` was refused although its kind of value was expected.
  private(set) var refusal: Message?
  /// The statement of a block that stands at `farthest`; nil outside, and at its first word.
  private(set) var statement: StatementForm?
  private var current: (form: StatementForm, start: Int)?

  package init(tokens: [Token], reserved: Set<String>) {
    self.tokens = tokens
    self.reserved = reserved
  }

  /// Matches all tokens from `start` on; nil when they don't fit.
  package mutating func match(_ syntax: [Syntax], from start: Int) -> Match? {
    var result: Match?
    _ = run(syntax[...], at: start, Match()) { matcher, position, match in
      guard position == matcher.tokens.count else {
        matcher.expect(.end, at: position)
        return false
      }
      result = match
      return true
    }
    return result
  }

  /// Collects what may follow all tokens from `start` on, also where the grammar could end.
  package mutating func explore(_ syntax: [Syntax], from start: Int) {
    _ = run(syntax[...], at: start, Match()) { matcher, position, _ in
      matcher.expect(.end, at: position)
      return false
    }
  }

  private typealias Continuation = (inout SyntaxMatcher, Int, Match) -> Bool

  /// The one of two failed matches that got farther, with what both expected when they tie.
  package func farther(than other: SyntaxMatcher) -> SyntaxMatcher {
    if other.farthest != farthest { return other.farthest > farthest ? other : self }
    var merged = self
    for expectation in other.expected where !merged.expected.contains(expectation) {
      merged.expected.append(expectation)
    }
    // What one form has a word against may still fit another's choices.
    let isOpen = [self, other].contains { matcher in
      matcher.refusal == nil && matcher.expected.contains(where: \.isValue)
    }
    merged.refusal = isOpen ? nil : refusal ?? other.refusal
    merged.statement = statement ?? other.statement
    return merged
  }

  // MARK: Sequences

  private mutating func run(
    _ syntax: ArraySlice<Syntax>, at position: Int, _ match: Match, _ next: Continuation
  ) -> Bool {
    guard let first = syntax.first else { return next(&self, position, match) }
    let rest = syntax.dropFirst()
    switch first {
    case .word(let word):
      return self.word(word, at: position, match) { $0.run(rest, at: $1, $2, next) }
    case .value(let parameter):
      guard accepts(parameter, at: position) else { return false }
      var match = match
      match.add([tokens[position]], to: parameter.name)
      return run(rest, at: position + 1, match, next)
    case .list(let parameter):
      return list(parameter, at: position, match) { $0.run(rest, at: $1, $2, next) }
    case .optional(let inner):
      return run(inner[...], at: position, match) { $0.run(rest, at: $1, $2, next) }
        || run(rest, at: position, match, next)
    case .oneOf(let branches):
      return branches.contains { branch in
        run(branch[...], at: position, match) { $0.run(rest, at: $1, $2, next) }
      }
    case .anyOrder(let branches):
      return anyOrder(branches, at: position, match) { $0.run(rest, at: $1, $2, next) }
    case .block(let block):
      return self.block(block, at: position, match) { $0.run(rest, at: $1, $2, next) }
    }
  }

  private mutating func word(
    _ word: String, at position: Int, _ match: Match, _ next: Continuation
  ) -> Bool {
    guard position < tokens.count,
      tokens[position].kind == .word, Syntax.isSpelling(tokens[position].text, of: word)
    else {
      expect(.word(word), at: position)
      return false
    }
    var match = match
    match.add(word: word)
    return next(&self, position + 1, match)
  }

  /// Takes as few tokens as the rest of the grammar allows.
  private mutating func list(
    _ parameter: Parameter, at position: Int, _ match: Match, _ next: Continuation
  ) -> Bool {
    var match = match
    var position = position
    while accepts(parameter, at: position) {
      match.add([tokens[position]], to: parameter.name)
      position += 1
      if next(&self, position, match) { return true }
    }
    return false
  }

  private mutating func anyOrder(
    _ branches: [[Syntax]], at position: Int, _ match: Match, _ next: Continuation
  ) -> Bool {
    for index in branches.indices {
      var others = branches
      others.remove(at: index)
      let matched = run(branches[index][...], at: position, match) {
        $0.anyOrder(others, at: $1, $2, next)
      }
      if matched { return true }
    }
    return next(&self, position, match)
  }

  // MARK: Blocks

  private mutating func block(
    _ block: Block, at position: Int, _ match: Match, _ next: Continuation
  ) -> Bool {
    guard position < tokens.count, tokens[position].kind == .openBrace else {
      expect(.openBrace, at: position)
      return false
    }
    var match = match
    match.block = []
    var position = position + 1
    while true {
      while position < tokens.count, tokens[position].kind == .separator { position += 1 }
      if position < tokens.count, tokens[position].kind == .closeBrace {
        return next(&self, position + 1, match)
      }
      expect(.closeBrace, at: position)
      guard let (statement, end) = statement(of: block, at: position) else { return false }
      match.block.append(statement)
      position = end
    }
  }

  /// The statement at `start`, whole up to its separator, and where it ends.
  ///
  /// The first form that fits is final: statements don't depend on each other.
  private mutating func statement(of block: Block, at start: Int) -> (BlockStatement, Int)? {
    let outer = current
    defer { current = outer }
    for form in block.forms {
      current = (form, start)
      var result: (BlockStatement, Int)?
      _ = run(form.syntax[...], at: start, Match()) { matcher, end, match in
        guard matcher.endsStatement(end) else {
          matcher.expect(.closeBrace, at: end)
          return false
        }
        let range =
          matcher.tokens[start].range.lowerBound..<matcher.tokens[end - 1].range.upperBound
        result = (BlockStatement(form: form.name, match: match, range: range), end)
        return true
      }
      if let result { return result }
    }
    return nil
  }

  private func endsStatement(_ position: Int) -> Bool {
    guard position < tokens.count else { return false }
    switch tokens[position].kind {
    case .separator, .closeBrace: return true
    case .word, .string, .openBrace: return tokens[position - 1].kind == .closeBrace
    }
  }

  // MARK: Values

  private mutating func accepts(_ parameter: Parameter, at position: Int) -> Bool {
    guard position < tokens.count else {
      expect(.value(parameter), at: position)
      return false
    }
    let reason = parameter.kind.refusal(of: tokens[position], reserved: reserved)
    if let reason { refuse(parameter, because: reason, at: position) }
    return reason == nil
  }

  private mutating func refuse(_ parameter: Parameter, because reason: Message, at position: Int) {
    expect(.value(parameter), at: position)
    if position == farthest, reason != "" { refusal = refusal ?? reason }
  }

  private mutating func expect(_ expectation: Expectation, at position: Int) {
    if position > farthest {
      farthest = position
      expected = []
      refusal = nil
      statement = current.flatMap { position > $0.start ? $0.form : nil }
    }
    if position == farthest, !expected.contains(expectation) { expected.append(expectation) }
  }
}
