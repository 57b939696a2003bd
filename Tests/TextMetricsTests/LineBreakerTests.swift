import Testing

@testable import TextMetrics

/// Where lines may end, as Unicode's rules have it.
@Suite struct LineBreakerTests {
  /// The parts of a text between which a line may or must end.
  private func parts(_ text: String, keepsHangulWords: Bool = false) -> [String] {
    var breaker = LineBreaker(keepsHangulWords: keepsHangulWords)
    var parts: [String] = []
    for scalar in text.unicodeScalars {
      if breaker.read(scalar.value) != .prohibited || parts.isEmpty { parts.append("") }
      parts[parts.count - 1].unicodeScalars.append(scalar)
    }
    return parts
  }

  @Test(
    arguments: [(LineBreakPairs.adjacent, []), (LineBreakPairs.spaced, [0x20])]
      as [(String, [UInt32])])
  func answersEveryPairOfClassesAsUnicodeDoes(table: String, between: [UInt32]) {
    let rows = table.split(separator: "\n").map(Array.init)
    #expect(rows.count == LineBreakPairs.scalars.count)
    for (row, first) in LineBreakPairs.scalars.enumerated() {
      for (column, second) in LineBreakPairs.scalars.enumerated() {
        var breaker = LineBreaker()
        for scalar in [first] + between { _ = breaker.read(scalar) }
        let isBreak = breaker.read(second) != .prohibited
        #expect(
          isBreak == (rows[row][column] == "+"),
          "\(String(first, radix: 16)) \(between) \(String(second, radix: 16))")
      }
    }
  }

  @Test(arguments: [
    ("The quick (brown) fox", ["The ", "quick ", "(brown) ", "fox"]),
    ("well-known fact", ["well-", "known ", "fact"]),
    ("It costs $1,234.50 or 20%.", ["It ", "costs ", "$1,234.50 ", "or ", "20%."]),
    ("a\u{A0}b c\u{2060}-d", ["a\u{A0}b ", "c\u{2060}-", "d"]),
    ("https://example.com/a/b", ["https://", "example.com/", "a/", "b"]),
    ("「日本」、です。", ["「日", "本」、", "で", "す。"]),
    ("ちょっとー", ["ちょっ", "とー"]),
    ("👩‍👩‍👧👍🏽🇰🇷🇯🇵", ["👩‍👩‍👧", "👍🏽", "🇰🇷", "🇯🇵"]),
    ("e\u{301}\u{302} x", ["e\u{301}\u{302} ", "x"]),
    ("one\ntwo\r\nthree", ["one\n", "two\r\n", "three"]),
    ("super\u{AD}man soft\u{200B}er", ["super\u{AD}", "man ", "soft\u{200B}", "er"]),
  ])
  func endsLinesWhereReadersExpectIt(text: String, expected: [String]) {
    #expect(parts(text) == expected)
  }

  @Test func breaksKoreanBetweenSyllablesUnlessItsWordsAreKept() {
    #expect(parts("한글 iPhone을 3개") == ["한", "글 ", "iPhone", "을 ", "3", "개"])
    #expect(
      parts("한글 iPhone을 3개(세 개)", keepsHangulWords: true)
        == ["한글 ", "iPhone을 ", "3개(세 ", "개)"])
    #expect(parts("漢字かな", keepsHangulWords: true) == ["漢", "字", "か", "な"])
  }
}
