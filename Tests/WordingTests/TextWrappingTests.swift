import Testing

@testable import Wording

/// Text in lines of a width.
@Suite struct TextWrappingTests {
  @Test func aCommandInBackticksStaysInOneLine() {
    let text = "`why` tells more: type `why frame a` and look."
    #expect(text.wrapped(toWidth: 30) == ["`why` tells more: type `why", "frame a` and look."])
    #expect(
      text.wrappedAroundCode(toWidth: 30) == ["`why` tells more: type", "`why frame a` and look."])
    let korean = "더 알려면 `why a`를 입력하세요"
    #expect(korean.wrappedAroundCode(toWidth: 16) == ["더 알려면", "`why a`를", "입력하세요"])
  }

  @Test func aLongCommandBreaksBetweenWords() {
    let text = "Type `layout main { group horizontal 1w x 60 { item 1w x 1h } }`."
    #expect(text.wrappedAroundCode(toWidth: 40) == text.wrapped(toWidth: 40))
  }

  @Test(arguments: ["", "`", "a ` b", "``", "`a b` `c d"])
  func nothingIsLost(_ text: String) {
    for width in [1, 3, 80] {
      let words = text.wrappedAroundCode(toWidth: width).joined(separator: " ")
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
