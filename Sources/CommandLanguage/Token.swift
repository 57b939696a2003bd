/// A piece of a command line, with its place.
package struct Token: Hashable, Sendable {
  /// What kind of piece it is.
  package enum Kind: Hashable, Sendable {
    /// A bare word or number.
    case word
    /// A quoted string; `text` is without quotes and escapes.
    case string
    case openBrace
    case closeBrace
    /// A newline or semicolon inside a block.
    case separator
  }

  /// What it is.
  package var kind: Kind
  /// The token's meaning: a word as written, a string's contents.
  package var text: String
  /// Its place in the entry, in UTF-8 bytes.
  package var range: Range<Int>

  /// A token that means `text` and stands at `range`.
  package init(kind: Kind, text: String, range: Range<Int>) {
    self.kind = kind
    self.text = text
    self.range = range
  }

  /// Whether it is the bare word `word`; a quoted string never is.
  package func isWord(_ word: String) -> Bool { kind == .word && text == word }
}

/// One command of an entry.
package enum Statement: Hashable, Sendable {
  /// In words: `append items a b`. Never empty.
  case words([Token])
  /// In Swift: `snapshot.appendItems(["a", "b"])`, to be read by the Swift parser.
  case swift(text: String, range: Range<Int>)

  /// Its place in the entry, in UTF-8 bytes.
  package var range: Range<Int> {
    switch self {
    case .words(let tokens): tokens[0].range.lowerBound..<tokens[tokens.count - 1].range.upperBound
    case .swift(_, let range): range
    }
  }
}
