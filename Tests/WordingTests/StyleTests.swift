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

  @Test(arguments: [
    0x061C, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A, 0x202E, 0x2066, 0x2069, 0x206F,
  ])
  func namesCannotTurnTheTextAroundThem(_ value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    let shown = "a\\u{\(String(value, radix: 16))}b"
    #expect(StylePolicy.plain.text(StyledText("a\(scalar)b")) == shown)
    #expect("a\(scalar)b".singleLine == shown)
  }

  @Test func signsThatLookAlikeInUTF8Stay() {
    for text in ["… → │ – ↔", "\u{200D}", "\u{2060}", "؛ ي"] { #expect(text.singleLine == text) }
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
