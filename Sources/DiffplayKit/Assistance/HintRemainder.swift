import CommandLanguage

/// What may still come of a grammar after some of its tokens: the grammar's derivative.
///
/// A matcher answers for a whole statement; this goes along token by token, and what is left of the
/// grammar is a grammar again, whose usage is the hint.
struct HintRemainder {
  /// A piece of what is left.
  private indirect enum Part {
    case syntax(Syntax)
    /// More values of a list that has one already.
    case more(Parameter)
    /// An open block; `statement` is what is left of its last statement, nil between two.
    case open(Block, statement: HintRemainder?)
  }

  private var parts: [Part]
  /// Whether the last token was a closing brace, behind which a statement needs no separator.
  private var endsInBrace = false

  /// All of a grammar.
  init(_ syntax: [Syntax]) { parts = syntax.map(Part.syntax) }

  private init(_ parts: [Part], endsInBrace: Bool = false) {
    self.parts = parts
    self.endsInBrace = endsInBrace
  }

  /// What is left of `command`'s forms after its verb and `tokens`; empty where they don't fit.
  static func all(of command: Command, after tokens: some Sequence<Token>) -> [HintRemainder] {
    let reserved = command.reservedWords
    var remainders = command.forms.map { HintRemainder($0.syntax) }
    for token in tokens {
      remainders = remainders.flatMap { $0.after(token, reserved: reserved) }
    }
    return remainders
  }

  /// Whether the statement could end here.
  var canEnd: Bool {
    parts.allSatisfy { part in
      switch part {
      case .syntax(.optional), .syntax(.anyOrder), .more: true
      case .syntax(.oneOf(let branches)): branches.contains { HintRemainder($0).canEnd }
      case .syntax(.word), .syntax(.value), .syntax(.list), .syntax(.block), .open: false
      }
    }
  }

  // MARK: Going on

  /// What is left after one more token, in each way that it can be read.
  func after(_ token: Token, reserved: Set<String>) -> [HintRemainder] {
    guard let first = parts.first else { return [] }
    let rest = Array(parts.dropFirst())
    switch first {
    case .syntax(.word(let word)):
      return Syntax.spellings(of: word).contains(where: token.isWord) ? [HintRemainder(rest)] : []
    case .syntax(.value(let parameter)):
      return parameter.accepts(token, reserved) ? [HintRemainder(rest)] : []
    case .syntax(.list(let parameter)):
      return parameter.accepts(token, reserved) ? [HintRemainder([.more(parameter)] + rest)] : []
    case .more(let parameter):
      let more = parameter.accepts(token, reserved) ? [self] : []
      return more + HintRemainder(rest).after(token, reserved: reserved)
    case .syntax(.optional(let inner)):
      let taken = HintRemainder(inner.map(Part.syntax) + rest)
      return taken.after(token, reserved: reserved)
        + HintRemainder(rest).after(token, reserved: reserved)
    case .syntax(.oneOf(let branches)):
      return branches.flatMap {
        HintRemainder($0.map(Part.syntax) + rest).after(token, reserved: reserved)
      }
    case .syntax(.anyOrder(let branches)):
      let taken = branches.indices.flatMap { index in
        var others = branches
        let branch = others.remove(at: index)
        return HintRemainder(branch.map(Part.syntax) + [.syntax(.anyOrder(others))] + rest)
          .after(token, reserved: reserved)
      }
      return taken + HintRemainder(rest).after(token, reserved: reserved)
    case .syntax(.block(let block)):
      return token.kind == .openBrace ? [HintRemainder([.open(block, statement: nil)] + rest)] : []
    case .open(let block, let statement):
      return Self.after(token, in: block, statement, reserved: reserved).map { inside in
        inside.map { HintRemainder([$0] + rest) } ?? HintRemainder(rest, endsInBrace: true)
      }
    }
  }

  /// What an open block becomes with one more token; nil where the token closes it.
  private static func after(
    _ token: Token, in block: Block, _ statement: HintRemainder?, reserved: Set<String>
  ) -> [Part?] {
    var result: [Part?] = []
    if let statement {
      result += statement.after(token, reserved: reserved).map { .open(block, statement: $0) }
      guard statement.canEnd else { return result }
    }
    switch token.kind {
    case .closeBrace: result.append(nil)
    case .separator: result.append(.open(block, statement: nil))
    case .word, .string, .openBrace:
      guard statement?.endsInBrace ?? true else { break }
      result += block.forms.flatMap { form in
        HintRemainder(form.syntax).after(token, reserved: reserved)
          .map { .open(block, statement: $0) }
      }
    }
    return result
  }

  // MARK: Usage

  /// The usage of what is left; of the innermost open block, where there is one.
  ///
  /// That a list goes on is left out: what follows it says more.
  var usage: String { usages.joined(separator: " ") }

  /// The usage of the next piece alone.
  var head: String { usages.first ?? "" }

  private var usages: [String] {
    if case .open(let block, let statement)? = parts.first {
      if let statement, !statement.endsInBrace || !statement.canEnd { return statement.usages }
      var words: [String] = []
      for form in block.forms {
        let word = HintRemainder(form.syntax).head
        if !words.contains(word) { words.append(word) }
      }
      return [(words + ["}"]).joined(separator: " | ")]
    }
    return parts.compactMap { part in
      guard case .syntax(let syntax) = part else { return nil }
      let usage = Syntax.usage([syntax])
      return usage.isEmpty ? nil : usage
    }
  }
}

extension Parameter {
  fileprivate func accepts(_ token: Token, _ reserved: Set<String>) -> Bool {
    kind.refusal(of: token, reserved: reserved) == nil
  }
}
