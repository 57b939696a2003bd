import Testing
import TextWidth
import Wording

@Suite struct StyleTests {
  @Test func plainPolicyWritesTheWords() {
    let text: StyledText = "\("+ a", .added) to \("main", .heading)"
    #expect(StylePolicy.plain.text(text) == "+ a to main")
    #expect(text.plain == "+ a to main")
    #expect(text.displayWidth == 11)
  }

  @Test(
    arguments: [
      (.added, "32"), (.removed, "31"), (.moved, "36"), (.reloaded, "33"), (.heading, "1"),
      (.error, "1;31"), (.dim, "2"),
    ] as [(TextStyle, String)])
  func ansiPolicyWrapsEachStretch(_ style: TextStyle, _ codes: String) {
    let text = StyledText("a ") + StyledText("b", style) + StyledText(" c")
    #expect(StylePolicy.ansi.text(text) == "a \u{1B}[\(codes)mb\u{1B}[0m c")
  }

  @Test func neighboursOfOneStyleJoin() {
    var text = StyledText("a", .added)
    text.append("", .removed)
    text.append("b", .added)
    #expect(text.spans.map(\.text) == ["ab"])
    #expect(text == StyledText("ab", .added))
  }

  @Test func identifiersCannotSmuggleEscapes() {
    let text = StyledText("x\u{1B}[31m\ty\n", .added)
    #expect(StylePolicy.plain.text(text) == "x␛[31m\ty\n")
    #expect(StylePolicy.ansi.text(text) == "\u{1B}[32mx␛[31m\ty\n\u{1B}[0m")
  }

  @Test func cuttingKeepsTheStyles() {
    let text = StyledText("가나", .added) + StyledText("다라", .removed)
    #expect(text.truncated(toWidth: 7) == StyledText("가나", .added) + StyledText("다…", .removed))
    #expect(text.truncated(toWidth: 5) == StyledText("가나", .added) + StyledText("…", .removed))
    #expect(text.truncated(toWidth: 0) == "")
  }

  @Test func spacesAtTheEndAreTrimmed() {
    let text = StyledText("a ", .added) + StyledText("  ", .dim) + StyledText("  ")
    #expect(text.trimmingTrailingSpaces() == StyledText("a", .added))
    #expect(StyledText("  ").trimmingTrailingSpaces() == "")
    #expect(StyledText("가").padded(toWidth: 4, alignment: .right).plain == "  가")
  }
}
