/// The smallest part of a source that means something.
struct Token: Sendable {
  enum Kind: Sendable {
    /// A name or a keyword.
    case word
    /// A name in backticks, which is no keyword.
    case quotedWord
    case integer(Int128)
    case floating(Double)
    case string([Piece])
    case oper
    /// One of `( ) [ ] { } , ; : . @ \`.
    case punctuation
    /// `#if`, `#selector` and their like.
    case directive
    case end
  }

  /// A part of a string literal, before it is parsed.
  indirect enum Piece: Sendable {
    case text(String)
    case interpolation([Token])
  }

  var kind: Kind
  /// The token as it is written; a quoted name without its backticks.
  var text: String
  var range: SourceRange
  var startsLine = false
  var hasSpaceBefore = false
  var hasSpaceAfter = false

  /// Whether it is that keyword, operator or punctuation.
  func isText(_ text: String) -> Bool {
    switch kind {
    case .word, .oper, .punctuation, .directive: self.text == text
    default: false
    }
  }

  var isOperator: Bool { if case .oper = kind { true } else { false } }
  var isEnd: Bool { if case .end = kind { true } else { false } }
  var isWord: Bool { if case .word = kind { true } else { false } }
  var isName: Bool {
    switch kind {
    case .word, .quotedWord: true
    default: false
    }
  }
}
