import CommandLanguage

/// An entry while it is being typed, split into statements as far as it can be read.
///
/// The language of hints, colours and completion: unlike `Lexer.statements(of:)` it never fails.
struct UnfinishedEntry {
  /// One statement, finished or not.
  enum Statement {
    /// In words; none behind a separator that nothing follows.
    case words([Token])
    /// In Swift, at this place in UTF-8 bytes.
    case swift(Range<Int>)
  }

  /// The text in UTF-8.
  let bytes: [UInt8]
  /// Its statements in order; the last is the one being typed, never none.
  private(set) var statements: [Statement] = []

  /// Whether it begins as Swift: a line that begins with no command is Swift then.
  private let isProgram: Bool

  init(_ text: String) {
    bytes = Array(text.utf8)
    isProgram = EntryKind(of: bytes) == .swift
    var start = 0
    while let next = splitWords(from: start) {
      let end = swiftEnd(from: next)
      statements.append(.swift(next..<end))
      guard end < bytes.count else { return }
      start = end + 1
    }
  }

  /// Adds the statements in words from `start` on; gives the place where Swift begins, if it does.
  private mutating func splitWords(from start: Int) -> Int? {
    let text = String(decoding: bytes[start...], as: UTF8.self)
    var words: [Token] = []
    var depth = 0
    for var token in Lexer.tokens(ofUnfinished: text) {
      token.range = token.range.lowerBound + start..<token.range.upperBound + start
      if words.isEmpty, SwiftStatement.begins(bytes[token.range.lowerBound...]) {
        return token.range.lowerBound
      }
      switch token.kind {
      case .separator where depth == 0:
        if !words.isEmpty { statements.append(.words(words)) }
        words = []
        continue
      case .openBrace: depth += 1
      case .closeBrace: depth = max(0, depth - 1)
      case .separator, .word, .string: break
      }
      words.append(token)
    }
    statements.append(.words(words))
    return nil
  }

  /// Where the Swift statement at `start` ends: its separator outside brackets, or the text's end.
  private func swiftEnd(from start: Int) -> Int {
    var depth = 0
    var position = start
    while position < bytes.count {
      if let end = textEnd(at: position) {
        position = end
        continue
      }
      switch bytes[position] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ";") where depth <= 0: return position
      case UInt8(ascii: "\n") where depth <= 0:
        if !isProgram || beginsCommand(behind: position) { return position }
      default: break
      }
      position += 1
    }
    return bytes.count
  }

  /// Where the string or comment of Swift ends that begins at `start`; nil where none does.
  private func textEnd(at start: Int) -> Int? {
    let rest = bytes[start...]
    for (opening, closing) in [("\"\"\"", "\"\"\""), ("/*", "*/")]
    where rest.starts(with: opening.utf8) {
      return rest.dropFirst(opening.utf8.count).firstRange(of: Array(closing.utf8))?.upperBound
        ?? bytes.count
    }
    if rest.starts(with: "//".utf8) {
      return rest.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    }
    guard rest.first == UInt8(ascii: "\"") else { return nil }
    return Lexer.string(in: bytes, at: start)?.end
      ?? rest.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
  }

  /// Whether the line behind a line break begins with a command, or with what may become one.
  private func beginsCommand(behind lineBreak: Int) -> Bool {
    let rest = bytes[(lineBreak + 1)...].drop { $0 == 0x20 }
    let word = String(decoding: rest.prefix { $0 != 0x20 && $0 != 0x0A }, as: UTF8.self)
    return Vocabulary.verbs.contains(word) && !SwiftStatement.begins(rest)
  }
}
