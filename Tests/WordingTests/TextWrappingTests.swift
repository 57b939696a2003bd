import Testing

@testable import Wording

/// Text in lines of a width.
@Suite struct TextWrappingTests {
  @Test func aCommandInBackticksStaysInOneLine() {
    let text = "`why` tells more: type `why frame a` and look."
    #expect(
      text.wrapped(toWidth: 30) == ["`why` tells more: type", "`why frame a` and look."])
    let korean = "더 알려면 `why a`를 입력하세요"
    #expect(korean.wrapped(toWidth: 16) == ["더 알려면", "`why a`를", "입력하세요"])
  }

  /// Apple's logo stands where others have none: in the area for private use.
  @Test func aCharacterForPrivateUseStays() {
    #expect("`a \u{F8FF} b`".wrapped(toWidth: 80) == ["`a \u{F8FF} b`"])
  }

  @Test func aLongCommandBreaksBetweenWords() {
    let text = "Type `layout main { group horizontal 1w x 60 { item 1w x 1h } }`."
    #expect(
      text.wrapped(toWidth: 40)
        == ["Type `layout main { group horizontal 1w", "x 60 { item 1w x 1h } }`."])
  }

  /// Neither has spaces between words; marks stay where they belong, counters at their numbers, and
  /// code is not cut.
  @Test(arguments: [
    ("スナップショットを編集します。", 12, ["スナップ", "ショットを編", "集します。"]),
    ("快照里有 2 个分区，共 10 个条目。", 10, ["快照里有 2", "个分区，共", "10 个条", "目。"]),
    ("「はい」と答える", 8, ["「はい」", "と答える"]),
    ("視図を見て、`append a b`を使う", 24, ["視図を見て、`append a b`", "を使う"]),
    ("使うのは`apply`です", 10, ["使うのは", "`apply`で", "す"]),
    ("アイテム12個", 11, ["アイテム", "12個"]),
  ])
  func chineseAndJapaneseBreakBetweenCharacters(_ text: String, _ width: Int, _ lines: [String]) {
    #expect(text.wrapped(toWidth: width) == lines)
  }

  /// A file's lines are one paragraph: a break is a space only where the writing has spaces.
  @Test(arguments: [
    (["one", "two"], "one two"), (["한 줄", "또 한 줄"], "한 줄 또 한 줄"), (["快照里有", "分区。"], "快照里有分区。"),
    (["用 apply", "提交"], "用 apply 提交"), ([], ""),
  ])
  func linesAreJoinedAsTheirWritingIs(_ lines: [String], _ paragraph: String) {
    #expect(lines.joinedAsParagraph == paragraph)
  }

  @Test(arguments: [
    ("One. Two.", "One."), ("一つ。二つ。", "一つ。"), ("One of 1.5 kinds", "One of 1.5 kinds"), ("", ""),
  ])
  func theFirstSentenceEndsAtItsStop(_ text: String, _ sentence: String) {
    #expect(text.firstSentence == sentence)
  }

  @Test(arguments: ["", "`", "a ` b", "``", "`a b` `c d"])
  func nothingIsLost(_ text: String) {
    for width in [1, 3, 80] {
      let words = text.wrapped(toWidth: width).joined(separator: " ")
      #expect(words == text.split(separator: " ").joined(separator: " "))
    }
  }

  @Test func styledWordsKeepTheirStylesAndHangBehindAMargin() {
    var text = StyledText("one ")
    text.append("two", .added)
    text.append("(3)  four 한글", .dim)
    #expect(text.wrapped(toWidth: 80, margin: "| ") == [text])
    let lines = text.wrapped(toWidth: 10, margin: "| ")
    #expect(lines.map(\.plain) == ["one two(3)", "| four", "| 한글"])
    #expect(lines[0].spans.map(\.style) == [nil, .added, .dim])
    #expect(text.wrapped(toWidth: 11, margin: "| ").map(\.plain) == ["one two(3)", "| four 한글"])
  }

  @Test func aStyledWordThatIsTooLongStandsAlone() {
    let text = StyledText("  a muchtoolong b")
    #expect(
      text.wrapped(toWidth: 6, margin: "    ").map(\.plain) == ["  a", "    muchtoolong", "    b"])
    let path = StyledText("x item.layoutSize.widthDimension y")
    #expect(
      path.wrapped(toWidth: 18, margin: " ").map(\.plain)
        == ["x item.layoutSize.", " widthDimension y"])
    #expect(
      StyledText("(automatic|normal|fast)").wrapped(toWidth: 12, margin: " ").map(\.plain)
        == ["(automatic|", " normal|", " fast)"])
    #expect(StyledText("   ").wrapped(toWidth: 1, margin: "").map(\.plain) == ["   "])
  }
}
