import Testing

@testable import DiffplayKit

/// Answers for a screen reader: sentences, and nothing drawn.
@Suite struct ScreenReaderTests {
  private static let lines = [
    "set", "help layout", "append sections main ads", "append a b c to main", "apply", "frames",
    "layout main grid 2", "move c before a", "diff", "apply", "draw", "why frame a", "why c",
    "apropos spacing", "append sections main", "show settings", "layout main carousel",
    "scroll main to 100", "outline append fruit", "outline append pear to fruit", "frames main",
    "why", "undo", "history", "bogus", "append \"",
  ]

  @Test func nothingIsDrawn() {
    var playground = Playground.after("set screen-reader on")
    for line in Self.lines {
      for text in playground.text(line) {
        let drawn = text.unicodeScalars.contains { 0x2500..<0x25A0 ~= $0.value }
        #expect(!drawn && !text.contains("^"), "\(line): \(text)")
      }
    }
  }

  @Test func framesAndDiffsAreSentences() {
    var playground = Playground.after(
      "set screen-reader on", "append sections main", "append a b c", "apply")
    #expect(
      playground.text("frames a") == [
        "item a: x 0, y 0, width 393, height 44", "content 393 x 132",
      ])
    #expect(playground.text("frames").first == "section main: x 0, y 0, width 393, height 132")
    _ = playground.run("move c before a; delete b")
    #expect(
      playground.text("diff") == [
        "pending: -1 item, 1 item moved", "item b is deleted at section 0 item 1",
        "item c is moved from section 0 item 2 to section 0 item 0",
      ])
    #expect(
      playground.text("apply").last == "item b is gone from x 0, y 44, width 393, height 44")
    #expect(playground.text("draw")[1] == "item c: x 0, y 0, width 393, height 44")
  }

  @Test func errorsSayThePlaceInWords() {
    var playground = Playground.after("set screen-reader on", "append sections main")
    #expect(
      playground.text("append a to mian").prefix(3) == [
        "error: there is no section mian", "did you mean `main`?", "at `mian`, column 13",
      ])
    #expect(playground.text("layout main {\n  bogus\n}").last == "line 2, at `bogus`, column 3")
    #expect(playground.text("append").last == "at the end, column 7")
  }
}
