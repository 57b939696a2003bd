/// A stretch of a source that means something to a reader.
package struct SwiftStretch: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case keyword, name, string, number, comment
    /// An operator, a bracket, a comma or a dot.
    case sign
  }

  package var kind: Kind
  package var range: SourceRange

  /// The stretches of a text that may be unfinished or wrong; never fails.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package static func all(in text: String) -> [SwiftStretch] {
    var lexer = Lexer(text)
    var found: [SwiftStretch] = []
    var taken = 0
    while true {
      var failed = false
      do throws(SwiftDiagnostic) { try lexer.readOn() } catch { failed = true }
      for token in lexer.tokens[taken...] {
        found.append(SwiftStretch(kind(of: token), token.range))
      }
      taken = lexer.tokens.count
      guard failed, let wrong = lexer.passWrong() else { break }
      found.append(wrong)
    }
    return comments(between: found, in: lexer.bytes)
  }

  init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  private static func kind(of token: Token) -> Kind {
    switch token.kind {
    case .word: SwiftSource.keywords.contains(token.text) ? .keyword : .name
    case .quotedWord: .name
    case .integer, .floating: .number
    case .string: .string
    case .directive: .keyword
    case .oper, .punctuation, .end: .sign
    }
  }

  /// The stretches with the comments that stand between them.
  private static func comments(between all: [SwiftStretch], in bytes: [UInt8]) -> [SwiftStretch] {
    var result: [SwiftStretch] = []
    var start = 0
    for stretch in all + [SwiftStretch(.sign, bytes.count..<bytes.count)] {
      let gap = bytes[start..<max(start, stretch.range.lowerBound)]
      if let mark = gap.firstIndex(of: UInt8(ascii: "/")),
        let end = gap.lastIndex(where: { $0 != 0x20 && $0 != 0x0A })
      {
        result.append(SwiftStretch(.comment, mark..<end + 1))
      }
      if !stretch.range.isEmpty { result.append(stretch) }
      start = max(start, stretch.range.upperBound)
    }
    return result
  }
}

extension SwiftSource {
  /// The words that begin or join declarations, statements and expressions.
  package static let keywords: Set<String> = [
    "Self", "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else",
    "enum", "extension", "fallthrough", "false", "final", "for", "func", "guard", "if", "import",
    "in", "init", "inout", "is", "lazy", "let", "mutating", "nil", "override", "private",
    "protocol", "public", "repeat", "return", "self", "some", "static", "struct", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "weak", "where", "while",
  ]
}

extension Lexer {
  /// Passes over what cannot be read here, and gives it; nil at the end.
  fileprivate mutating func passWrong() -> SwiftStretch? {
    while position < bytes.count, bytes[position] == 0x20 || bytes[position] == 0x0A {
      position += 1
    }
    guard position < bytes.count else { return nil }
    let start = position
    let rest = bytes[position...]
    let kind: SwiftStretch.Kind
    if rest.starts(with: "/*".utf8) || rest.starts(with: "\"\"\"".utf8) {
      position = bytes.count
      kind = bytes[start] == UInt8(ascii: "/") ? .comment : .string
    } else if bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "#") {
      position = rest.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      kind = .string
    } else {
      position += 1
      kind = .sign
    }
    return SwiftStretch(kind, start..<position)
  }
}
