import TextWidth

/// A word that stands for many identifiers: `a{1..5}`, `item{01..12}` or `1..100`.
package struct IdentifierRange: Hashable {
  /// The most identifiers that one word may stand for.
  package static let limit = 1_000_000

  var prefix: String
  var first: Int
  var last: Int
  var suffix: String
  /// The digits each number is padded to with zeros; 0 for none.
  var padding: Int

  /// The most UTF-8 bytes that the texts of one word may take together.
  static let textLimit = 256_000_000

  /// How many identifiers it stands for; nil when they are more than `limit`, or longer together
  /// than `textLimit`.
  package var count: Int? {
    // Neither end is negative, so the difference cannot overflow.
    let difference = abs(last - first)
    guard difference < Self.limit else { return nil }
    let longest =
      prefix.utf8.count + max(padding, String(max(first, last)).count) + suffix.utf8.count
    return longest <= Self.textLimit / (difference + 1) ? difference + 1 : nil
  }

  /// The range that `word` writes; nil when it writes none.
  package init?(_ word: String) {
    // Most words are names.
    guard word.utf8.contains(UInt8(ascii: ".")) else { return nil }
    let range: Substring
    if let open = word.firstIndex(of: "{") {
      guard let close = word[open...].firstIndex(of: "}") else { return nil }
      prefix = String(word[..<open])
      suffix = String(word[word.index(after: close)...])
      range = word[word.index(after: open)..<close]
    } else {
      (prefix, suffix) = ("", "")
      range = word[...]
    }
    guard let (first, last) = Self.ends(of: range),
      let firstNumber = Int(first), let lastNumber = Int(last)
    else { return nil }
    (self.first, self.last) = (firstNumber, lastNumber)
    let padded = [first, last].contains { $0.count > 1 && $0.first == "0" }
    padding = padded ? max(first.count, last.count) : 0
  }

  /// The texts on both sides of the `..`, digits only.
  private static func ends(of range: Substring) -> (Substring, Substring)? {
    guard let dot = range.firstIndex(of: ".") else { return nil }
    let second = range.index(after: dot)
    guard second < range.endIndex, range[second] == "." else { return nil }
    let ends = (range[..<dot], range[range.index(after: second)...])
    guard !ends.0.isEmpty, !ends.1.isEmpty, ends.0.allSatisfy(\.isDigit),
      ends.1.allSatisfy(\.isDigit)
    else { return nil }
    return ends
  }

  /// Whether `word` is meant as a range and is none: `a{1..}`, `a{1...5}`, `1..<5`.
  static func isBroken(_ word: String) -> Bool {
    guard word.contains(".."), IdentifierRange(word) == nil else { return false }
    if let open = word.firstIndex(of: "{") {
      return word[open...].dropFirst().prefix { $0 != "}" }.allSatisfy { $0.isDigit || $0 == "." }
    }
    return word.first?.isDigit == true && word.allSatisfy { $0.isDigit || $0 == "." || $0 == "<" }
  }

  /// Whether `name` is one of `words`, without writing them out.
  package func contains(_ name: String) -> Bool {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix),
      name.utf8.count > prefix.utf8.count + suffix.utf8.count
    else { return false }
    let digits = name.dropFirst(prefix.count).dropLast(suffix.count)
    guard digits.allSatisfy(\.isDigit), let number = Int(digits) else { return false }
    return (min(first, last)...max(first, last)).contains(number) && text(of: number) == name
  }

  /// The identifiers' texts, from the first number to the last, upwards or downwards.
  package var words: [String] {
    let numbers = stride(from: first, through: last, by: first <= last ? 1 : -1)
    return numbers.map(text)
  }

  private func text(of number: Int) -> String {
    let digits = String(number)
    let zeros = String(repeating: "0", count: max(0, padding - digits.count))
    return prefix + zeros + digits + suffix
  }
}
