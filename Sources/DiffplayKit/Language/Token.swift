/// A piece of a command line, with its place.
public struct Token: Hashable, Sendable {
  /// What kind of piece it is.
  public enum Kind: Hashable, Sendable {
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
  public var kind: Kind
  /// The token's meaning: a word as written, a string's contents.
  public var text: String
  /// Its place in the entry, in UTF-8 bytes.
  public var range: Range<Int>

  /// Whether it is the bare word `word`; a quoted string never is.
  func isWord(_ word: String) -> Bool { kind == .word && text == word }
}

/// One command of an entry.
public enum Statement: Hashable, Sendable {
  /// In words: `append items a b`. Never empty.
  case words([Token])
  /// In Swift: `snapshot.appendItems(["a", "b"])`, to be read by the Swift parser.
  case swift(text: String, range: Range<Int>)

  /// Its place in the entry, in UTF-8 bytes.
  var range: Range<Int> {
    switch self {
    case .words(let tokens): tokens[0].range.lowerBound..<tokens[tokens.count - 1].range.upperBound
    case .swift(_, let range): range
    }
  }
}
