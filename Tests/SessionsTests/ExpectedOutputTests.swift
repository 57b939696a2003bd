import Sessions
import TestSupport
import Testing

@Suite struct ExpectedOutputTests {
  private func expectation(_ lines: [String]) -> ExpectedOutput {
    ExpectedOutput(lines.map(ExpectedLine.init(written:)))
  }

  @Test(arguments: [
    // What is written, an output, and whether they match.
    (["a"], "a", true), (["a"], "a\n", true), (["a"], "a  \t\r\n\n\n", true),
    (["a"], " a", false), (["a"], "A", false), (["a"], "a\nb", false), ([], "", true),
    ([], "\n \n", true), ([], "a", false), (["a"], "", false), (["", "a"], "\na", true),
    (["", "a"], "a", false), (["a", "", "b"], "a\n\nb", true), (["a", "", "b"], "a\nb", false),
    // The same Hangul syllable, composed and not, is not the same bytes.
    (["한"], "한", true), (["한"], "\u{1112}\u{1161}\u{11AB}", false),
    (["..."], "", true), (["..."], "a\nb", true), (["a", "..."], "a", true),
    (["a", "...", "z"], "a\nz", true), (["a", "...", "z"], "a\nb\nz\nc\nz", true),
    (["a", "...", "z"], "a\nb", false), (["...", "m", "..."], "a\nm\nz", true),
    (["...", "m", "..."], "a\nz", false), (["...", "..."], "a", true),
    (["\\..."], "...", true), (["\\..."], "a", false), (["...."], "....", true),
    ([" ..."], "a", false),
    (["[0-9]+ items (re)"], "12 items", true), (["[0-9]+ items (re)"], "x 12 items", false),
    (["[0-9]+ items (re)"], "[0-9]+ items (re)", true), (["\\d+ items (re)"], "12 items", true),
    (["\\\\d+ items (re)"], "12 items", true), (["\\> .* (re)"], "> x", true),
    (["\\> .* (re)"], "x", false), (["(re)"], "(re)", true), (["(re)"], "", false),
    ([".* (re)"], "", false), ([".* (re)"], "지금", true), (["a(re)"], "a(re)", true),
    (["* items (glob)"], "12 items", true), (["* items (glob)"], "12 itemsx", false),
    (["?? items (glob)"], "12 items", true), (["?? items (glob)"], "2 items", false),
    (["\\* items (glob)"], "* items", true), (["\\* items (glob)"], "2 items", false),
    (["[0, *] (glob)"], "[0, 12]", true), (["지?해* (glob)"], "지금해야 할", true),
    (["a\\ (glob)"], "a\\", true), (["a*b*c (glob)"], "a--b--b--c", true),
    (["\\> x"], "> x", true), (["\\x"], "x", true), (["\\\\x"], "\\x", true),
    (["( (re)"], "( (re)", true), (["( (re)"], "(", false),
  ])
  func matches(_ written: [String], _ output: String, _ isMatch: Bool) {
    #expect(expectation(written).matches(output) == isMatch)
  }

  @Test func manyWildcardsDoNotTakeForever() {
    let written = Array(repeating: ["...", "a"], count: 60).flatMap { $0 } + ["b"]
    let output = String(repeating: "a\n", count: 400)
    #expect(!expectation(written).matches(output))
    let glob = String(repeating: "*a", count: 60) + "b (glob)"
    #expect(!expectation([glob]).matches(String(repeating: "a", count: 400)))
  }

  /// Compares with the definition: `...` takes nothing, or one line and again.
  @Test(arguments: 0..<300)
  func wildcardsFollowTheirDefinition(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let pattern = (0..<Int.random(in: 0...7, using: &generator)).map { _ in
      ["a", "b", "...", "..."].randomElement(using: &generator) ?? ""
    }
    let lines = (0..<Int.random(in: 0...7, using: &generator)).map { _ in
      ["a", "b"].randomElement(using: &generator) ?? ""
    }
    func matches(_ pattern: ArraySlice<String>, _ lines: ArraySlice<String>) -> Bool {
      guard let first = pattern.first else { return lines.isEmpty }
      if first == "..." {
        return matches(pattern.dropFirst(), lines)
          || !lines.isEmpty && matches(pattern, lines.dropFirst())
      }
      return first == lines.first && matches(pattern.dropFirst(), lines.dropFirst())
    }
    let output = lines.joined(separator: "\n")
    #expect(
      expectation(pattern).matches(output) == matches(pattern[...], lines[...]), "seed \(seed)")
  }
}
