import Sessions
import Testing

@Suite struct SessionDifferenceTests {
  private func difference(_ written: [String], _ output: String) throws -> SessionDifference {
    let step = Session.Step(
      commandLines: ["show"],
      expected: ExpectedOutput(written.map(ExpectedLine.init(written:))))
    return try #require(
      SessionDifference(path: "a.session", line: 10, step: step, output: output))
  }

  @Test func showsExpectedFirstAndPointsAtTheLine() throws {
    let difference = try difference(["a", "b", "c", "d"], "a\nB\nC\nd\n")
    #expect(difference.line == 12)
    #expect(difference.text == "> show\n  a\n- b\n- c\n+ B\n+ C\n  d")
  }

  @Test(arguments: [
    (["a"], "", 11, "> show\n- a"),
    ([], "a", 10, "> show\n+ a"),
    (["a"], "a\nb", 11, "> show\n  a\n+ b"),
    (["a", "b"], "b", 11, "> show\n- a\n  b"),
    (["a", "...", "z"], "a\nb\ny", 13, "> show\n  a\n  ...\n- z\n+ y"),
    (["[0-9] (re)", "b"], "1\nc", 12, "> show\n  [0-9] (re)\n- b\n+ c"),
    (["\\> x"], "> y", 11, "> show\n- \\> x\n+ \\> y"),
  ])
  func alignsWhatStillMatches(
    _ written: [String], _ output: String, _ line: Int, _ text: String
  ) throws {
    let difference = try difference(written, output)
    #expect(difference.line == line)
    #expect(difference.text == text)
  }

  @Test(arguments: [
    (
      ["a b"], "a  b", "> show\n- a·b\n+ a··b\n  (Only white space differs: · is a space, → a tab.)"
    ),
    (["\ta"], " a", "> show\n- →a\n+ ·a\n  (Only white space differs: · is a space, → a tab.)"),
    (
      ["a b"], "a\u{A0}b",
      "> show\n- a·b\n+ a\\u{A0}b\n  (Only white space differs: · is a space, → a tab.)"
    ),
    (["a", "", "b"], "a\nb", "> show\n  a\n- ␤\n  b\n  (␤ is a blank line.)"),
    (
      ["é"], "e\u{301}",
      "> show\n- \\u{E9}\n+ e\\u{301}\n"
        + "  (The same characters are made of different Unicode scalars.)"
    ),
  ])
  func showsWhatCannotBeSeen(_ written: [String], _ output: String, _ text: String) throws {
    #expect(try difference(written, output).text == text)
  }

  @Test func foldsWhatIsFarFromTheChange() throws {
    let lines = (1...20).map(String.init)
    var changed = lines
    changed[9] = "ten"
    let text = try difference(lines, changed.joined(separator: "\n")).text
    #expect(
      text == """
        > show
          ⋮ 6 equal lines
          7
          8
          9
        - 10
        + ten
          11
          12
          13
          ⋮ 7 equal lines
        """)
  }

  @Test func saysWhyARegularExpressionIsNone() throws {
    let difference = try difference(["a", "( (re)"], "a\n(")
    #expect(difference.notes.count == 1)
    #expect(difference.notes.first?.hasPrefix("Line 12 is not a regular expression (") == true)
  }

  @Test func largeOutputsAreComparedInBoundedTime() throws {
    let expected = (0..<5000).map { "old \($0)" }
    let actual = (0..<5000).map { "new \($0)" }
    let difference = try difference(["same"] + expected, "same\n" + actual.joined(separator: "\n"))
    #expect(difference.lines.count == 10_001)
    #expect(difference.line == 12)
  }
}
