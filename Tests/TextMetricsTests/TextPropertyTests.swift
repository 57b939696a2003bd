import TestSupport
import Testing
import TextMetrics

/// What holds for any text.
@Suite struct TextPropertyTests {
  private static let pieces = [
    "a", "W", "fi", "AV", " ", " ", "  ", "word", "-", "…", "한", "글은", "漢字", "。", "「", "\n", "\t",
    "e\u{301}", "👨‍👩‍👧", "🇰🇷", "1,234.5", "$", "%", "(", ")", "שלום", "\u{202E}", "\u{200B}", "\u{A0}",
    "\u{AD}", "\r\n", "\u{2028}", "\u{0E01}\u{0E33}", "❤️", "\u{1F3FD}", "\u{1100}", "\u{1161}",
  ]

  private struct Case {
    var text: String
    var styled: StyledText
    var width: Double
  }

  private func random(_ generator: inout SeededGenerator) -> Case {
    var styled = StyledText()
    var paragraph = ParagraphStyle()
    paragraph.keepsHangulWords = .random(using: &generator)
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      var attributes = StyledText.Attributes(
        font: TextFont(size: .random(in: 8...30, using: &generator)))
      attributes.paragraph = paragraph
      let text = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
        Self.pieces.randomElement(using: &generator) ?? ""
      }
      styled.append(text.joined(), attributes)
    }
    return Case(
      text: styled.string, styled: styled, width: .random(in: 1...300, using: &generator))
  }

  @Test func linesAreTheTextAndFit() {
    for seed in 0..<UInt64(fuzzRounds(1500, many: 100_000)) {
      var generator = SeededGenerator(seed: seed)
      let example = random(&generator)
      let layout = TextLayout(example.styled, width: example.width)
      #expect(layout.lines.map { example.text[$0.range] }.joined() == example.text, "seed \(seed)")
      for line in layout.lines {
        let inked = example.text[line.range].filter { !$0.isWhitespace }
        #expect(line.width <= example.width + 1e-5 || inked.count <= 1, "seed \(seed)")
      }
      #expect(layout.width == layout.lines.map(\.width).max(), "seed \(seed)")
    }
  }

  @Test func moreRoomNeverMakesMoreLines() {
    for seed in 0..<UInt64(fuzzRounds(1000, many: 50_000)) {
      var generator = SeededGenerator(seed: seed)
      let example = random(&generator)
      let narrow = TextLayout(example.styled, width: example.width)
      let wide = TextLayout(example.styled, width: example.width * 1.3 + 1)
      let free = TextLayout(example.styled)
      #expect(wide.lines.count <= narrow.lines.count, "seed \(seed)")
      #expect(free.lines.count <= wide.lines.count, "seed \(seed)")
    }
  }

  @Test func limitedLinesAreTheFirstOnes() {
    for seed in 0..<UInt64(fuzzRounds(500, many: 20_000)) {
      var generator = SeededGenerator(seed: seed)
      let example = random(&generator)
      let all = TextLayout(example.styled, width: example.width)
      let two = TextLayout(example.styled, width: example.width, lineLimit: 2)
      #expect(two.lines == Array(all.lines.prefix(2)), "seed \(seed)")
      #expect(two.isTruncated == (all.lines.count > 2), "seed \(seed)")
    }
  }

  /// Texts that would take a quadratic reader minutes.
  @Test(arguments: [
    ("a", 200_000), ("\u{301}", 200_000), ("👨‍👩‍👧 ", 20_000), (" ", 200_000),
    ("\u{202E}x\u{202C}", 50_000), ("\n", 50_000), ("\u{200D}", 100_000), ("🇰", 50_000),
  ])
  func staysLinear(part: String, count: Int) {
    let text = (part == "\u{200D}" ? "x" : "") + String(repeating: part, count: count)
    let font = TextFont(size: 17)
    #expect(TextLayout(StyledText(text, font: font), width: 100).height > 0)
    for mode in [LineBreakMode.truncatingHead, .truncatingMiddle, .truncatingTail] {
      var paragraph = ParagraphStyle()
      paragraph.lineBreakMode = mode
      let styled = StyledText(text, font: font, paragraph: paragraph)
      #expect(TextLayout(styled, width: 100, lineLimit: 1).lines.count == 1)
    }
  }
}
