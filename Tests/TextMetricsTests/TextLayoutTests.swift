import Testing
import TextMetrics

/// Texts in lines.
@Suite struct TextLayoutTests {
  /// Every character of a fixed pitch is 10 points wide.
  private static let font = TextFont(
    size: 10 / (1266.0 / 2048), family: .monospacedSystem)

  private func layout(
    _ text: String, columns: Double? = nil, lines: Int? = nil,
    _ edit: (inout ParagraphStyle) -> Void = { _ in }
  ) -> TextLayout {
    var paragraph = ParagraphStyle()
    edit(&paragraph)
    return TextLayout(
      StyledText(text, font: Self.font, paragraph: paragraph),
      width: columns.map { $0 * 10 }, lineLimit: lines)
  }

  private func texts(_ layout: TextLayout, of text: String) -> [String] {
    layout.lines.map { line in
      guard let hidden = line.hidden else { return String(text[line.range]) }
      return text[line.range.lowerBound..<hidden.lowerBound] + "…"
        + text[hidden.upperBound..<line.range.upperBound]
    }
  }

  private func near(_ first: Double, _ second: Double) -> Bool { abs(first - second) < 1e-9 }

  @Test func breaksBetweenWords() {
    let text = "the quick brown fox"
    let set = layout(text, columns: 10)
    #expect(texts(set, of: text) == ["the quick ", "brown fox"])
    #expect(near(set.width, 90))
    #expect(near(set.height, 2 * Self.font.lineHeight))
    #expect(!set.isTruncated)
  }

  @Test func breaksWordsThatAreLongerThanALine() {
    let text = "a incomprehensible b"
    #expect(texts(layout(text, columns: 6), of: text) == ["a ", "incomp", "rehens", "ible b"])
  }

  @Test func breaksAnywhereWhereAsked() {
    let text = "abc def ghi"
    #expect(
      texts(layout(text, columns: 5) { $0.lineBreakMode = .charWrapping }, of: text)
        == ["abc d", "ef gh", "i"])
  }

  @Test func countsSpacesButThoseAtABreak() {
    #expect(near(layout("ab  ").width, 40))
    #expect(near(layout("ab    cd", columns: 3).width, 20))
    #expect(near(layout("ab     ", columns: 3).width, 30))
  }

  @Test func endsLinesAtLineBreaks() {
    let text = "a\n\nb\u{2028}c\r\n"
    let set = layout(text)
    #expect(texts(set, of: text) == ["a\n", "\n", "b\u{2028}", "c\r\n"])
    #expect(near(set.height, 4 * Self.font.lineHeight))
    #expect(layout("").lines.isEmpty && layout("").height == 0)
  }

  @Test(arguments: [
    (LineBreakMode.truncatingTail, ["the quick ", "brown fo…"]),
    (.truncatingHead, ["the quick ", "…lazy dog"]),
    (.truncatingMiddle, ["the quick ", "brow… dog"]),
    (.wordWrapping, ["the quick ", "brown fox "]),
  ])
  func endsTheLastLineAsItsModeSays(mode: LineBreakMode, expected: [String]) {
    let text = "the quick brown fox jumped over the lazy dog"
    let set = layout(text, columns: 9, lines: 2) { $0.lineBreakMode = mode }
    #expect(texts(set, of: text) == expected)
    #expect(set.isTruncated)
    #expect(set.width <= 90 + 1e-6)
  }

  @Test func truncatesWhatALineBreakPutsBelow() {
    let text = "one\ntwo"
    let set = layout(text, lines: 1) { $0.lineBreakMode = .truncatingTail }
    #expect(texts(set, of: text) == ["one…"])
    let cut = layout("one  two", columns: 6, lines: 1) { $0.lineBreakMode = .truncatingTail }
    #expect(texts(cut, of: "one  two") == ["one…"])
  }

  @Test func clipsToTheWidth() {
    let set = layout("one two\nx", columns: 4) { $0.lineBreakMode = .clipping }
    #expect(set.lines.count == 2)
    #expect(near(set.width, 40))
  }

  @Test func indentsAndSpacesParagraphs() {
    let text = "aaa bbb ccc\nddd"
    let set = layout(text, columns: 8) {
      $0.firstLineHeadIndent = 20
      $0.headIndent = 40
      $0.tailIndent = -10
      $0.lineSpacing = 3
      $0.paragraphSpacing = 5
      $0.paragraphSpacingBefore = 7
    }
    #expect(texts(set, of: text) == ["aaa ", "bbb ", "ccc\n", "ddd"])
    #expect(set.lines.map(\.x) == [20, 40, 40, 20])
    let line = Self.font.lineHeight
    #expect(near(set.height, 4 * line + 3 * 3 + 5 + 7))
    #expect(near(set.lines[3].y, 3 * line + 3 * 3 + 5 + 7))
  }

  @Test func boundsTheHeightsOfLines() {
    let line = Self.font.lineHeight
    #expect(near(layout("a\nb") { $0.lineHeightMultiple = 1.5 }.height, 3 * line))
    #expect(near(layout("a\nb") { $0.minimumLineHeight = 30 }.height, 60))
    #expect(near(layout("a\nb") { $0.maximumLineHeight = 10 }.height, 20))
  }

  @Test func stopsTabsAtTheirStops() {
    #expect(near(layout("a\tb").width, 28 + 10))
    #expect(near(layout("abc\tb").width, 56 + 10))
  }

  @Test func takesTheHighestRunOfALine() {
    var text = StyledText("small ", font: TextFont(size: 10))
    text.append("big", StyledText.Attributes(font: TextFont(size: 30)))
    let set = TextLayout(text)
    #expect(near(set.height, TextFont(size: 30).lineHeight))
    #expect(near(set.lines[0].baseline, TextFont(size: 30).ascender))
    var wide = StyledText.Attributes(font: Self.font)
    wide.kern = 2
    #expect(near(TextLayout(StyledText("abc", wide)).width, 36))
    var picture = StyledText.Attributes(font: TextFont(size: 10))
    picture.attachment = StyledText.Attachment(width: 25, height: 40, y: -4)
    var withPicture = StyledText("a", font: Self.font)
    withPicture.append("\u{FFFC}", picture)
    #expect(near(TextLayout(withPicture).width, 35))
    #expect(near(TextLayout(withPicture).height, 40))
  }

  @Test func breaksKoreanAsLabelsAndStringsDo() {
    let text = "안녕하세요 여러분 반갑습니다"
    let font = TextFont(size: 17)
    var words = ParagraphStyle()
    words.keepsHangulWords = true
    let asLabel = TextLayout(StyledText(text, font: font, paragraph: words), width: 100)
    #expect(texts(asLabel, of: text) == ["안녕하세요 ", "여러분 ", "반갑습니다"])
    let asString = TextLayout(StyledText(text, font: font), width: 100)
    #expect(texts(asString, of: text) == ["안녕하세요 여", "러분 반갑습니", "다"])
    #expect(near(asLabel.lines[1].width, 3 * 17 * 0.865))
  }
}
