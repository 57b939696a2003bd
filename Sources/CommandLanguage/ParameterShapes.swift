import TextWidth
package import Wording

/// Which tokens can be a value of each kind, judged by their shape alone.
extension Parameter.Kind {
  /// Why `token` cannot be such a value; nil when it can, empty when there is nothing to add.
  package func refusal(of token: Token, reserved: Set<String>) -> Message? {
    switch token.kind {
    case .openBrace, .closeBrace, .separator: return ""
    case .word, .string: break
    }
    switch self {
    case .section, .newSection, .item, .newItem, .outlineItem, .element, .text, .command,
      .checkpoint, .newCheckpoint:
      guard token.kind == .word else { return nil }
      return Self.slip(in: token.text)
        ?? (reserved.contains(token.text)
          ? "`\(token.text)` is a word of this command; quote it to use it as an identifier" : nil)
    case .file, .device, .concept, .lesson: return nil
    case .number:
      if Number(token) != nil { return nil }
      return token.text.first?.isDigit == true && token.text.contains("x")
        ? "`\(token.text)` is not a number: an x between two numbers has spaces around it"
        : "`\(token.text)` is not a number"
    case .integer:
      if token.kind == .word, Int(token.text) != nil { return nil }
      return !token.text.isEmpty && token.text.allSatisfy(\.isDigit)
        ? "`\(token.text)` is too large a number" : "`\(token.text)` is not a whole number"
    case .dimension:
      return DimensionWord(token.text) == nil
        ? "`\(token.text)` is not a dimension: write 0.5w, 0.5h, 44, ~44 or =~44" : nil
    case .scale:
      return ScaleWord.scale(token.text) == nil ? "`\(token.text)` is not a scale: write @2x" : nil
    case .itemPath:
      let isPath = ItemPathWord(token.text) != nil
      return isPath ? nil : "`\(token.text)` is not an index path: write SECTION-ITEM, as in 0-1"
    case .choice(let choices):
      return choices.contains(token.text) ? nil : ""
    case .property:
      return token.text.contains(".")
        ? nil
        : "`\(token.text)` is no setting, and no property such as main.section.contentInsets"
    }
  }

  /// Why a bare word is no name although it could be one: it is a slip.
  package static func slip(in word: String) -> Message? {
    if let byte = word.utf8.first, byte == UInt8(ascii: "'") || byte >= 0x80,
      let quote = word.first, quote == "'" || Lexer.foreignQuotes.contains(quote)
    {
      return "strings are quoted with \", not with \(String(quote))"
    }
    if let wide = word.first(where: { !$0.isASCII && Lexer.wideSigns[$0] != nil }),
      let sign = Lexer.wideSigns[wide]
    {
      return sign == " "
        ? "a wide space is part of a name: write a narrow one, or quote the name"
        : "`\(String(wide))` is part of a name: write `\(sign)`, or quote the name"
    }
    if word.hasPrefix("--"), word.dropFirst(2).first?.isLetter == true {
      return "`\(word)` looks like an option; quote it to use it as an identifier"
    }
    guard word.utf8.contains(UInt8(ascii: ".")), IdentifierRange.isBroken(word) else { return nil }
    return "`\(word)` is not a range: write a{1..5} or 1..5"
  }

  /// Whether a quoted or bare word of any sort fits, so that only reserved words end a list.
  package var isIdentifier: Bool {
    switch self {
    case .section, .newSection, .item, .newItem, .element: true
    default: false
    }
  }
}

/// A number as users write it: decimal, or a fraction such as `1/3`.
package struct Number: Hashable {
  package var value: Double

  package init?(_ token: Token) {
    guard token.kind == .word, let number = Number(token.text) else { return nil }
    self = number
  }

  package init?(_ text: String) {
    var text = Substring(text)
    if text.first == "(", text.last == ")" { text = text.dropFirst().dropLast() }
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = Self.decimal(parts[0]) else { return nil }
    guard parts.count == 2 else {
      value = first
      return
    }
    guard let second = Self.decimal(parts[1]) else { return nil }
    value = first / second
    guard value.isFinite else { return nil }
  }

  /// A plain decimal: no exponent, no `inf`, no `nan`.
  private static func decimal(_ text: Substring) -> Double? {
    let digits = text.first == "-" || text.first == "+" ? text.dropFirst() : text
    guard !digits.isEmpty, digits.allSatisfy({ $0.isDigit || $0 == "." }) else { return nil }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}

/// A dimension in words: `0.5w`, `1/3h`, `44`, `~44`, `=~44`.
package enum DimensionWord: Hashable {
  case fractionalWidth(Double)
  case fractionalHeight(Double)
  case absolute(Double)
  case estimated(Double)
  case uniformAcrossSiblings(Double)

  package init?(_ text: String) {
    func number(_ part: Substring) -> Double? { Number(String(part))?.value }
    if text.hasPrefix("=~"), let value = number(text.dropFirst(2)) {
      self = .uniformAcrossSiblings(value)
    } else if text.hasPrefix("~"), let value = number(text.dropFirst()) {
      self = .estimated(value)
    } else if text.hasSuffix("w"), let value = number(text.dropLast()) {
      self = .fractionalWidth(value)
    } else if text.hasSuffix("h"), let value = number(text.dropLast()) {
      self = .fractionalHeight(value)
    } else if let value = number(text[...]) {
      self = .absolute(value)
    } else {
      return nil
    }
  }
}

/// A scale in words: `@2x`.
package enum ScaleWord {
  package static func scale(_ text: String) -> Double? {
    guard text.hasPrefix("@"), text.hasSuffix("x") else { return nil }
    let number = Number(String(text.dropFirst().dropLast()))
    return number.flatMap { $0.value > 0 ? $0.value : nil }
  }
}

/// An index path in words: `0-1` is item 1 of section 0.
package struct ItemPathWord: Hashable {
  package var section: Int
  package var item: Int

  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let section = Int(parts[0]), let item = Int(parts[1]) else {
      return nil
    }
    (self.section, self.item) = (section, item)
  }
}
