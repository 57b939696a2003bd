import Testing

@testable import DiffplayKit

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
}
