/// A word that stands for many identifiers: `a{1..5}`, `item{01..12}` or `1..100`.
struct IdentifierRange: Hashable {
  /// The most identifiers that one word may stand for.
  static let limit = 1_000_000

  var prefix: String
  var first: Int
  var last: Int
  var suffix: String
  /// The digits each number is padded to with zeros; 0 for none.
  var padding: Int

  /// How many identifiers it stands for; nil when the number overflows.
  var count: Int? {
    let (difference, overflow) = last.subtractingReportingOverflow(first)
    guard !overflow, difference != .min else { return nil }
    let (count, tooMany) = abs(difference).addingReportingOverflow(1)
    return tooMany ? nil : count
  }

  /// The range that `word` writes; nil when it writes none.
  init?(_ word: String) {
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

  /// The identifiers' texts, from the first number to the last, upwards or downwards.
  var words: [String] {
    let numbers = stride(from: first, through: last, by: first <= last ? 1 : -1)
    return numbers.map { number in
      let digits = String(number)
      let zeros = String(repeating: "0", count: max(0, padding - digits.count))
      return prefix + zeros + digits + suffix
    }
  }
}

extension Character {
  /// Whether it is one of `0` to `9`.
  var isDigit: Bool { isASCII && isWholeNumber }
}
