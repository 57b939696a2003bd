/// Splits an entry into statements, and statements into tokens.
///
/// Separators are newlines and semicolons outside braces; `#` at the start of a word begins a
/// comment; a comma counts as a space. Ranges such as `a{1..5}` stay one word here.
package struct Lexer {
  /// Why an entry cannot be split.
  package struct Failure: Error, Hashable {
    enum Reason: Hashable {
      case unclosedString
      case unclosedBracket(UInt8)
      /// A closing bracket where another one was opened last.
      case mismatchedBracket(UInt8, open: UInt8)
      case strayCloseBrace, tooDeep, badEscape, tooLong
    }
    var reason: Reason
    var place: Range<Int>
    /// More brackets open than may be, the last of them at `place`.
    package static func tooDeep(at place: Range<Int>) -> Failure {
      Failure(reason: .tooDeep, place: place)
    }

    /// Whether more lines could mend it.
    package var isUnfinished: Bool {
      if case .unclosedBracket = reason { true } else { false }
    }
  }

  /// The most UTF-8 bytes of an entry.
  package static let lengthLimit = 4_000_000

  /// The most brackets that may be open at once.
  package static let depthLimit = 64

  private(set) var bytes: [UInt8]
  private var position: Int

  init(_ entry: String) { self.init(Array(entry.utf8), at: 0) }

  private init(_ bytes: [UInt8], at position: Int) {
    self.bytes = bytes
    self.position = position
  }

  /// Quotation marks that come with pasted text and that the language does not have.
  package static let foreignQuotes: Set<Character> = ["“", "”", "„", "‘", "’", "«", "»", "「", "」"]

  /// The wide signs that the keyboards of Japan and China type where the language has narrow ones,
  /// with these.
  package static let wideSigns: [Character: String] = [
    "，": ",", "、": ",", "；": ";", "｛": "{", "｝": "}", "\u{3000}": " ",
  ]

  /// The statements of `entry`, in order.
  package static func statements(of entry: String) throws(Failure) -> [Statement] {
    guard entry.utf8.count <= lengthLimit else { throw Failure(reason: .tooLong, place: 0..<0) }
    var lexer = Lexer(entry)
    var statements: [Statement] = []
    while lexer.skipToStatement() {
      statements.append(try lexer.statement())
    }
    return statements
  }

  /// The tokens of what has been typed so far, as far as they can be read.
  ///
  /// For completion: never fails, and an open string at the end is a token too.
  package static func tokens(ofUnfinished text: String) -> [Token] {
    var lexer = Lexer(text)
    var tokens: [Token] = []
    while let token = lexer.unfinishedToken() { tokens.append(token) }
    return tokens
  }

  /// The first of `tokens(ofUnfinished:)`; what follows is not looked at.
  package static func firstToken(ofUnfinished text: String) -> Token? {
    var lexer = Lexer(text)
    return lexer.unfinishedToken()
  }

  /// The next token, where an open string goes on to the end of the text; nil there.
  private mutating func unfinishedToken() -> Token? {
    skipSpaces()
    guard position < bytes.count else { return nil }
    let start = position
    if let token = try? token() { return token }
    position = bytes.count
    let rest = String(decoding: bytes[(start + 1)...], as: UTF8.self)
    return Token(kind: .string, text: rest, range: start..<bytes.count)
  }

  /// The string that begins at `start`, and where it ends; nil when it can't be read.
  package static func string(in bytes: [UInt8], at start: Int) -> (contents: String, end: Int)? {
    var lexer = Lexer(bytes, at: start)
    guard let contents = try? lexer.string() else { return nil }
    return (contents, lexer.position)
  }

  // MARK: Statements

  /// Adds to the text; what was read of it stays read.
  mutating func append(_ text: some Sequence<UInt8>) { bytes += text }

  /// Moves to the next statement's first byte; false at the end.
  mutating func skipToStatement() -> Bool {
    while position < bytes.count {
      skipSpaces()
      guard let byte = peek, Self.isSeparator(byte) else { break }
      position += 1
    }
    return position < bytes.count
  }

  private mutating func statement() throws(Failure) -> Statement {
    beginsSwift ? try swiftStatement() : try wordStatement()
  }

  /// Whether the statement that is next has Swift spelling.
  var beginsSwift: Bool { SwiftStatement.begins(bytes[position...]) }

  private mutating func wordStatement() throws(Failure) -> Statement {
    var tokens: [Token] = []
    var open: [Int] = []
    while let token = try nextWord(&open) { tokens.append(token) }
    if let brace = open.last {
      throw Failure(reason: .unclosedBracket(UInt8(ascii: "{")), place: brace..<brace + 1)
    }
    return .words(tokens)
  }

  /// The next token of a statement in words; nil at its end, or that of the text.
  ///
  /// - Parameter open: Where the braces stand that are open.
  mutating func nextWord(_ open: inout [Int]) throws(Failure) -> Token? {
    skipSpaces()
    guard let byte = peek, !(open.isEmpty && Self.isSeparator(byte)) else { return nil }
    let token = try token()
    switch token.kind {
    case .openBrace:
      open.append(token.range.lowerBound)
      try checkDepth(open)
    case .closeBrace:
      guard open.popLast() != nil else {
        throw Failure(reason: .strayCloseBrace, place: token.range)
      }
    default: break
    }
    return token
  }

  private mutating func swiftStatement() throws(Failure) -> Statement {
    let start = position
    var open: [Int] = []
    try skipSwift(&open)
    if let bracket = open.last {
      throw Failure(reason: .unclosedBracket(bytes[bracket]), place: bracket..<bracket + 1)
    }
    var end = position
    while end > start, Self.isSpace(bytes[end - 1]) { end -= 1 }
    return .swift(text: String(decoding: bytes[start..<end], as: UTF8.self), range: start..<end)
  }

  /// Moves behind a statement in Swift spelling, or to the end of the text.
  ///
  /// - Parameter open: Where the brackets stand that are open.
  mutating func skipSwift(_ open: inout [Int]) throws(Failure) {
    scan: while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""): _ = try string()
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        open.append(position)
        try checkDepth(open)
        position += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        try close(byte, open.popLast())
        position += 1
      default:
        if open.isEmpty, Self.isSeparator(byte) || atComment || atSwiftComment { break scan }
        position += 1
      }
    }
  }

  /// Checks that the closing bracket `byte`, which is next, fits the one that was opened last.
  private func close(_ byte: UInt8, _ open: Int?) throws(Failure) {
    guard let open else { return }
    let fitting =
      switch bytes[open] {
      case UInt8(ascii: "("): UInt8(ascii: ")")
      case UInt8(ascii: "["): UInt8(ascii: "]")
      default: UInt8(ascii: "}")
      }
    guard byte == fitting else {
      throw Failure(
        reason: .mismatchedBracket(byte, open: bytes[open]), place: position..<position + 1)
    }
  }

  private func checkDepth(_ open: [Int]) throws(Failure) {
    guard let bracket = open.last, open.count > Self.depthLimit else { return }
    throw Failure(reason: .tooDeep, place: bracket..<bracket + 1)
  }

  // MARK: Tokens

  private mutating func token() throws(Failure) -> Token {
    let start = position
    switch bytes[position] {
    case UInt8(ascii: "{"):
      position += 1
      return Token(kind: .openBrace, text: "{", range: start..<position)
    case UInt8(ascii: "}"):
      position += 1
      return Token(kind: .closeBrace, text: "}", range: start..<position)
    case UInt8(ascii: "\""):
      let text = try string()
      return Token(kind: .string, text: text, range: start..<position)
    case let byte where Self.isSeparator(byte):
      position += 1
      return Token(kind: .separator, text: ";", range: start..<position)
    default:
      return word()
    }
  }

  private mutating func word() -> Token {
    let start = position
    while let byte = peek, !Self.endsWord(byte) {
      if byte == UInt8(ascii: "{") {
        guard position > start, let end = expansionEnd() else { break }
        position = end
      } else {
        position += 1
      }
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    return Token(kind: .word, text: text, range: start..<position)
  }

  /// Behind the brace that closes an expansion such as `{1..5}` begun here; nil for any other brace.
  private func expansionEnd() -> Int? {
    var index = position + 1
    while index < bytes.count, Self.isDigit(bytes[index]) || bytes[index] == UInt8(ascii: ".") {
      index += 1
    }
    guard index < bytes.count, bytes[index] == UInt8(ascii: "}"), index > position + 1 else {
      return nil
    }
    return index + 1
  }

  /// Reads a quoted string and gives its contents.
  private mutating func string() throws(Failure) -> String {
    let start = position
    position += 1
    var contents: [UInt8] = []
    while let byte = peek, byte != UInt8(ascii: "\n") {
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        return String(decoding: contents, as: UTF8.self)
      case UInt8(ascii: "\\"):
        contents += try escape()
      default:
        contents.append(byte)
      }
    }
    throw Failure(reason: .unclosedString, place: start..<position)
  }

  private mutating func escape() throws(Failure) -> [UInt8] {
    let start = position - 1
    guard let byte = peek else {
      throw Failure(reason: .badEscape, place: start..<position)
    }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): return [byte]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"):
      guard let scalar = unicodeEscape() else { break }
      return Array(String(Character(scalar)).utf8)
    default: break
    }
    throw Failure(reason: .badEscape, place: start..<position)
  }

  /// Reads the `{AC00}` of a `\u{AC00}`.
  private mutating func unicodeEscape() -> Unicode.Scalar? {
    guard peek == UInt8(ascii: "{"), let end = bytes[position...].firstIndex(of: 0x7D) else {
      return nil
    }
    let digits = String(decoding: bytes[(position + 1)..<end], as: UTF8.self)
    position = end + 1
    return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
  }

  // MARK: Bytes

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private var atComment: Bool {
    peek == UInt8(ascii: "#") && (position == 0 || Self.endsWord(bytes[position - 1]))
  }

  private var atSwiftComment: Bool {
    peek == UInt8(ascii: "/") && position + 1 < bytes.count
      && bytes[position + 1] == UInt8(ascii: "/")
      && (position == 0 || Self.endsWord(bytes[position - 1]))
  }

  /// Skips blanks, commas and a comment, but no separator.
  private mutating func skipSpaces() {
    while let byte = peek {
      if Self.isSpace(byte) || byte == UInt8(ascii: ",") {
        position += 1
      } else if atComment || atSwiftComment {
        while let byte = peek, byte != UInt8(ascii: "\n") {
          _ = byte
          position += 1
        }
      } else {
        return
      }
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0D
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == 0x0A || byte == UInt8(ascii: ";")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    isSpace(byte) || isSeparator(byte) || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "}")
      || byte == UInt8(ascii: ",")
  }
}
