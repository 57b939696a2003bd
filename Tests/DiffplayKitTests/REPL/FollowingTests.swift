import Testing

@testable import CommandLanguage
@testable import DiffplayKit
@testable import Wording
@testable import WorldModel

@Suite struct FollowingTests {
  private let playground = Playground.after(
    "append sections main ads", "append apple \"a b\" 사과 i{1..20} to main", "apply")

  private func rows(_ line: String) -> [String]? {
    Following(line, on: playground.workbench)?.rows.map { "\($0.text): \($0.meaning)" }
  }

  @Test(arguments: [
    ("append ", ["sections: SECTION…", "items: ITEM… [to SECTION]"]),
    ("append items ", ["ITEM: a name for an item, in quotes if of several words; a{1..5} is five"]),
    ("append items x t", ["to: SECTION"]),
    ("append x to ", ["SECTION: a section that exists: main, ads"]),
    (
      "delete items i1",
      ["ITEM: an item that exists: i1, i10, i11, i12, i13, i14, i15, i16, … 3 more"]
    ),
    ("move apple after a", ["ANCHOR: an item that exists: \"a b\""]),
    ("swift ", ["on: ", "off: "]),
    ("show; undo", ["undo: Takes back the last change of any kind, or the last N."]),
    ("append items x y to main ", ["Enter: runs the line"]),
    ("zzz ", []),
    ("set main.group.width ", ["DIMENSION: a dimension such as 0.5w, 44 or ~44"]),
    ("set main.item.e", ["main.item.edgeSpacing: LEADING TOP TRAILING BOTTOM"]),
  ])
  func rowsSayWhatCanFollow(_ line: String, _ expected: [String]) {
    let rows = rows(line) ?? ["nil"]
    for row in expected { #expect(rows.contains(row), "\(rows)") }
    if expected.isEmpty { #expect(rows == []) }
  }

  /// A name may end in a question mark, a number may not.
  @Test func aNewNameGoesOn() {
    for line in ["append who", "append a; append who", "append sections what"] {
      #expect(rows(line) == nil, "\(line)")
    }
    for line in ["append a ", "undo 2", "frames", "del"] { #expect(rows(line) != nil, "\(line)") }
    var playground = playground
    #expect(playground.text("append who?; show").contains { $0.hasSuffix(" who?") })
  }

  @Test(arguments: [
    "append \"who", "append a # why", "append a // why", "snapshot.appendItems([\"a",
  ])
  func textIsNoQuestion(_ line: String) {
    #expect(rows(line) == nil)
    #expect(rows(line + "\n") != nil || line.contains("\""))
  }

  @Test func swiftHasItsMembers() {
    #expect(rows("snapshot.ins")?.count == 2)
  }

  /// What candidates are called depends on who reads it, not on the settings: sessions are English.
  @Test func rowsAreToldInTheLanguageOfTheReader() throws {
    var playground = playground
    _ = playground.run("set language ko")
    for (line, english, korean) in [
      ("layout main ", "opens a block", "블록을 엽니다"), ("out", "a tree", "트리"),
      ("layout main gr", "square", "정사각형"),
    ] {
      let following = try #require(Following(line, on: playground.workbench))
      func text(_ language: Language) -> String {
        following.lines(ofWidth: 200, in: language).map(\.plain).joined(separator: "\n")
      }
      #expect(text(.english).contains(english))
      #expect(text(.korean).contains(korean))
    }
  }

  /// In a pipe too, and whatever is open.
  @Test(arguments: ["append z ?", "append z; del?", "layout main { gr?", "append z; append ?", "?"])
  func aQuestionRunsNothing(_ entry: String) {
    var playground = playground
    #expect(EntryLines.isComplete(entry))
    let outcomes = playground.run(entry)
    #expect(outcomes.count == 1 && !outcomes[0].isFailure)
    #expect(!outcomes[0].lines(in: entry).isEmpty)
    #expect(playground.workbench.world.snapshot == self.playground.workbench.world.snapshot)
    #expect(playground.workbench.past.count == self.playground.workbench.past.count)
  }

  @Test func linesFitTheWidth() throws {
    for line in ["", "layout main { ", "set main.section.", "delete "] {
      let following = try #require(Following(line, on: playground.workbench))
      for width in [40, 80] {
        #expect(following.lines(ofWidth: width).allSatisfy { $0.displayWidth <= width })
      }
    }
  }
}
