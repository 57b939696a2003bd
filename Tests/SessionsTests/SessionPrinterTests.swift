import Foundation
import Sessions
import TestSupport
import Testing

@Suite struct SessionPrinterTests {
  private static let canonical = """
    #!diffplay session 1
    #!width 40
    #!skip not yet
    # Prose,
    #
    #  indented.

    > append items a{1..5} to feature
    pending: +5 items
    > layout feature {
    .   group horizontal

    .
    . }
    \\> quoted
    \\. quoted
    \\# quoted
    \\\\ quoted
    \\...
    ...
    [0-9]+ items (re)
    * items (glob)

    after a blank line

    #!include tail.session
    > 지금 주목해야 할 앱

    # The end.

    """

  @Test func canonicalTextSurvivesByteForByte() throws {
    let text = Self.canonical.replacing("horizontal\n\n", with: "horizontal\n")
    let printed = SessionPrinter.text(of: try Session(parsing: text))
    #expect(Array(printed.utf8) == Array(text.utf8))
  }

  @Test func theDocumentedExampleIsCanonical() throws {
    let url = Fixtures.packageRoot.appending(path: "docs/sessions.md")
    let page = try String(contentsOf: url, encoding: .utf8)
    let blocks = page.components(separatedBy: "```\n")
    let example = try #require(blocks.first { $0.hasPrefix("#!diffplay") })
    #expect(SessionPrinter.text(of: try Session(parsing: example)) == example)
  }

  @Test func anotherFormBecomesCanonical() throws {
    let text =
      "\u{FEFF}#!diffplay session 1 \r\n#!width   40\r\n# x \r\n#\r\n> a {\r\n. \r\n. }\r\nx \r\n# "
    let printed = SessionPrinter.text(of: try Session(parsing: text))
    #expect(printed == "#!diffplay session 1\n#!width 40\n# x\n#\n> a {\n.\n. }\nx\n# \n")
  }

  @Test(arguments: 0..<300)
  func whatIsPrintedReadsTheSame(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let body = generator.text(lines: 12)
    guard let session = try? Session(parsing: "#!diffplay session 1\n> a\n" + body) else { return }
    let printed = SessionPrinter.text(of: session)
    #expect(try Session(parsing: printed) == session, "seed \(seed)")
    #expect(SessionPrinter.text(of: try Session(parsing: printed)) == printed, "seed \(seed)")
  }

  @Test(arguments: [
    ("> x", "\\> x"), (". x", "\\. x"), ("# x", "\\# x"), ("\\x", "\\\\x"), ("#!x", "\\#!x"),
    ("...", "\\..."), (">", "\\>"), (".", "\\."), ("#", "\\#"), ("<<<<<<< a", "\\<<<<<<< a"),
    ("a (re)", "a (re) (glob)"), ("a* (glob)", "a\\* (glob) (glob)"),
    ("> a? (re)", "\\> a\\? (re) (glob)"), ("\\d (re)", "\\\\\\d (re) (glob)"),
    ("x  ", "x"), ("> ", "\\>"), ("a > b", "a > b"), (">x", ">x"), ("....", "...."),
  ])
  func outputIsEscapedWhereItWouldBeReadOtherwise(_ output: String, _ written: String) {
    let line = ExpectedLine(recording: output)
    #expect(line.written == written)
    #expect(ExpectedOutput([line]).matches(output))
    #expect(!ExpectedOutput([line]).matches(output + "!"))
  }
}
