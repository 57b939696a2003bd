import TestSupport
import Testing
import TextWidth
import Wording

@Suite struct TextTableTests {
  private let frames = TextTable(
    [.init("item"), .init("x", .right), .init("width", .right), .init("note")],
    rows: [
      ["a", "0", "106.67", "first"], ["지금 주목해야 할 앱", "106.67", "106.67", ""],
      ["🇰🇷", "~213.33", "9"],
    ])

  @Test func columnsLineUp() {
    #expect(
      frames.text() == """
        item                       x   width  note
        ───────────────────  ───────  ──────  ─────
        a                          0  106.67  first
        지금 주목해야 할 앱   106.67  106.67
        🇰🇷                   ~213.33       9
        """)
  }

  @Test func theWidestWordsGiveWay() {
    #expect(
      frames.text(fitting: 34) == """
        item              x   width  note
        ──────────  ───────  ──────  ─────
        a                 0  106.67  first
        지금 주목…   106.67  106.67
        🇰🇷          ~213.33       9
        """)
  }

  @Test func numbersAreNeverCut() {
    #expect(
      frames.text(fitting: 5) == """
        it…        x   width  no…
        ───  ───────  ──────  ───
        a          0  106.67  fi…
        지…   106.67  106.67
        🇰🇷   ~213.33       9
        """)
  }

  @Test func untitledColumnsHaveNoHeader() {
    let table = TextTable(
      [.init(""), .init("", .center), .init("")], rows: [["a\nb", "c", "d"], ["", "ccc"]])
    #expect(table.text() == "a␊b   c   d\n     ccc")
    #expect(TextTable([]).lines(fitting: 10) == [])
  }

  @Test func stylesStayInTheirCells() {
    let table = TextTable(
      [.init("item"), .init("n", .right)], rows: [[StyledText("+ a", .added), "1"]])
    let text = table.lines().map(StylePolicy.ansi.text)
    #expect(
      text == [
        "\u{1B}[1mitem\u{1B}[0m  \u{1B}[1mn\u{1B}[0m",
        "\u{1B}[2m────\u{1B}[0m  \u{1B}[2m─\u{1B}[0m",
        "\u{1B}[32m+ a\u{1B}[0m   1",
      ])
  }

  @Test(arguments: [21, 22, 23] as [UInt64])
  func linesFitAndEndWithoutSpaces(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let alphabet = ["a", "가", "👍🏽", " ", "e\u{301}", "\n"]
    for _ in 0..<200 {
      let count = Int.random(in: 1...4, using: &generator)
      let columns = (0..<count).map { TextTable.Column($0 == 1 ? "" : "title \($0)") }
      let rows = (0..<5).map { _ in
        (0..<count).map { _ in
          let length = Int.random(in: 0...20, using: &generator)
          return StyledText(
            (0..<length).map { _ in alphabet.randomElement(using: &generator)! }.joined())
        }
      }
      let width = Int.random(in: 18...60, using: &generator)
      for line in TextTable(columns, rows: rows).lines(fitting: width) {
        #expect(line.displayWidth <= width, "seed \(seed)")
        #expect(line.plain.last != " ", "seed \(seed)")
        #expect(!line.plain.contains("\n"), "seed \(seed)")
      }
    }
  }
}

extension TextTable {
  /// The lines as one text.
  fileprivate func text(fitting width: Int? = nil) -> String {
    lines(fitting: width).map(\.plain).joined(separator: "\n")
  }
}
