import TestSupport
import Testing

@testable import DiffplayKit

/// Where an entry ends: one rule for what is typed, piped and read from a file.
@Suite struct EntryLinesTests {
  @Test(arguments: [
    ("layout a {", false), ("layout a {\n}", true), ("append \"a", true), ("a }", true),
    ("snapshot.appendItems([", false), ("snapshot.appendItems([\"a\")]", true), ("", true),
    ("layout a { # }", false), ("append \"{\"", true), ("append a; let x = f(", false),
    ("let x =", false), ("let s = \"\"\"\n  {", false), ("#if DEBUG", false),
    ("/* a", false), ("/* a */", true), ("// a {", true), ("// a\nfunc f() {", false),
    ("struct A {\n  var x: Int?", false), ("let x: Int?", true), ("let y = a ?", false),
    ("f(g: ?", true), ("let x = [\n  snapshot.?", true), ("layout a {\n  group ?", true),
    ("if true {\n}", true), ("f {\n  \"}\"", false),
  ])
  func completeness(entry: String, isComplete: Bool) {
    #expect(EntryLines.isComplete(entry) == isComplete)
  }

  /// Lines that come one by one end an entry where the whole of them would.
  @Test func linesAreGatheredAsTheWholeIsRead() {
    let parts = [
      "{", "}", "(", ")", "[", "]", "\"", "\\u{", "\\", "\\(", "#", "//", "a", " ", ";", "?",
      "{1..2}", "snapshot.f(", "let x = ", "layout a {", ",", "한", "=", "\"\"\"", "/*", "*/",
      "#if A", "#endif", "func f() {",
    ]
    var longest = 0
    for seed in 0..<UInt64(6_000) {
      var generator = SeededGenerator(seed: seed)
      var (gathered, text) = (EntryLines(), "")
      for number in 0..<8 {
        let line = (0..<Int.random(in: 0...5, using: &generator)).map { _ in
          parts.randomElement(using: &generator) ?? ""
        }.joined()
        text += (number == 0 ? "" : "\n") + line
        let ends = EntryLines.isComplete(text)
        #expect(gathered.append(line) == ends, "seed \(seed): \(text)")
        #expect(gathered.text == text, "seed \(seed)")
        longest = max(longest, number)
        if ends { break }
      }
    }
    #expect(longest == 7)
  }

  /// What a console writes below the first line of an exception or a log.
  @Test(arguments: [
    ("*** First throw call stack:", true), ("(", true), (")", true), ("", true),
    ("0   CoreFoundation   0x00007fff2043a126 __exceptionPreprocess + 242", true),
    ("\tProbably at least one of the constraints", true), ("<NSLayoutConstraint:0x6 a>", true),
    ("Will attempt to recover by breaking constraint", true),
    ("libc++abi: terminating with uncaught exception of type NSException", true),
    ("append sections main", false), ("let a = b", false), ("Task { await apply() }", false),
    ("*** Assertion failure in -[UICollectionView a]", false),
    ("2024-05-02 10:11:12.345678+0900 Shop[1:2] more", false),
  ])
  func aLogGoesOnWithWhatStandsBelowIt(_ next: String, _ goesOn: Bool) {
    var lines = EntryLines()
    let ends = lines.append("[LayoutConstraints] Unable to simultaneously satisfy constraints.")
    #expect(ends)
    #expect(lines.isContinued(by: next.utf8) == goesOn)
    var command = EntryLines()
    _ = command.append("append items a b c d e f g h to main")
    #expect(!command.isContinued(by: next.utf8))
  }

  @Test(
    arguments: [
      ("let a = b", "  .map { $0 }", true), ("let a = b", "?.count", true),
      ("let a = b", "\t._hidden", true), ("let a = b", "...", false), ("let a = b", "", false),
      ("let a = b", ".5", false), ("let a = b", "c.d()", false),
      ("append a", ".map { $0 }", false),
    ])
  func aChainGoesOnWithItsNextMember(_ first: String, _ next: String, _ goesOn: Bool) {
    var lines = EntryLines()
    let ends = lines.append(first)
    #expect(ends)
    #expect(lines.isContinued(by: next.utf8) == goesOn)
  }

  /// What is open is not read again with each line.
  @Test(arguments: ["f([", "let s = \"\"\"", "/*", "layout a {"])
  func gatheringTakesTimeLinearInTheLength(_ first: String) {
    func time(_ count: Int) -> Duration {
      ContinuousClock().measure {
        var lines = EntryLines()
        _ = lines.append(first)
        for _ in 0..<count where lines.append("  abc, def") { Issue.record("it ended") }
      }
    }
    _ = time(1_000)
    let short = time(4_000)
    #expect(time(32_000) < short * 24)
  }
}
