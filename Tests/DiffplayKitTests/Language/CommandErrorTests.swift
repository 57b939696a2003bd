import Testing

@testable import CommandLanguage
@testable import DiffplayKit

@Suite struct CommandErrorTests {
  private func report(_ entry: String) -> [String] {
    var playground = Playground.after("append sections 지금 main", "append 가 나 to 지금")
    return playground.text(entry)
  }

  @Test(arguments: [
    (
      "append items a to mian",
      [
        "error: there is no section mian", "  append items a to mian",
        "                    ^^^^ did you mean `main`?",
        "  UIKit: Invalid parameter not satisfying: section != NSNotFound",
      ]
    ),
    (
      "append 다 라 to 지굼",
      [
        "error: there is no section 지굼", "  append 다 라 to 지굼",
        "                  ^^^^ did you mean `지금`?",
        "  UIKit: Invalid parameter not satisfying: section != NSNotFound",
      ]
    ),
    (
      "apend a",
      ["error: there is no command `apend`", "  apend a", "  ^^^^^ did you mean `append`?"]
    ),
    (
      "frobnicate",
      [
        "error: there is no command `frobnicate`", "  frobnicate",
        "  ^^^^^^^^^^ `help` lists the commands",
      ]
    ),
    (
      "\"show\"",
      ["error: a command is never quoted", "  \"show\"", "  ^^^^^^ write it without quotes"]
    ),
    (
      "append 가 \"나",
      ["error: this string is not closed", "  append 가 \"나", "            ^^^ end it with \""]
    ),
    (
      "layout 지금 {\n  group horizontal 1w x 44 {\n    itm 1w x 1h\n  }\n}",
      [
        "error: `itm` doesn't fit here: expected `}`, `item`, `group`, `frame` or `badge`",
        "      itm 1w x 1h", "      ^^^ did you mean `item`?",
      ]
    ),
    (
      "snapshot.appendItems([\"가\"], toSection: \"메인\")",
      [
        "error: there is no section 메인", "  snapshot.appendItems([\"가\"], toSection: \"메인\")",
        "                                          ^^^^^^ `append sections 메인` makes it",
        "  UIKit: Invalid parameter not satisfying: section != NSNotFound",
      ]
    ),
    ("undo 7", ["error: there are 2 steps", "  undo 7", "       ^ write 1 to 2"]),
    ("redo", ["error: there is nothing to redo"]),
  ])
  func reports(entry: String, lines: [String]) {
    #expect(report(entry) == lines)
  }

  @Test(arguments: [
    ("bogus", 1, 1), ("show\nbogus", 2, 1), ("show\r\nshow\r\n  bogus", 3, 3),
    ("show; bogus", 1, 7),
    ("append 가나 to 다", 1, 14), ("append e\u{301} to 다", 1, 13), ("append \"가", 1, 8),
    ("append", 1, 7),
  ])
  func positions(entry: String, line: Int, column: Int) throws {
    var playground = Playground.after("append sections main")
    let refusal = playground.refusal(of: entry)
    let error = try #require(refusal)
    let position = error.position(in: entry)
    #expect(position.line == line)
    #expect(position.column == column)
  }

  @Test func controlCharactersAreShown() {
    #expect(report("bo\u{1B}gus")[1] == "  bo␛gus")
  }
}
