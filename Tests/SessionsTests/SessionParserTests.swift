import Sessions
import Testing

private let header = "#!diffplay session 1\n"

@Suite struct SessionParserTests {
  /// Commands and expected lines of a session body.
  private func steps(_ body: String) throws -> [(command: String, expected: [String])] {
    try Session(parsing: header + body).steps.map {
      ($0.step.command, $0.step.expected.lines.map(\.written))
    }
  }

  @Test func readsEveryKindOfEntryWithItsLine() throws {
    let session = try Session(
      parsing: """
        #!diffplay session 1
        #!width 40
        # About this session.
        #

        > layout feature {
        .   group
        .
        . }
        done

        more
        > show
        #!include tail.session
        """)
    let layout = Session.Step(
      commandLines: ["layout feature {", "  group", "", "}"],
      expected: ExpectedOutput(["done", "", "more"].map(ExpectedLine.init(written:))))
    let show = Session.Step(commandLines: ["show"], expected: ExpectedOutput())
    #expect(
      session.entries == [
        Session.Entry(line: 2, .directive(.width(40))),
        Session.Entry(line: 3, .prose("About this session.")),
        Session.Entry(line: 4, .prose("")),
        Session.Entry(line: 5, .blank),
        Session.Entry(line: 6, .step(layout)),
        Session.Entry(line: 13, .step(show)),
        Session.Entry(line: 14, .directive(.include("tail.session"))),
      ])
  }

  @Test(arguments: [
    // Body, and the expected lines of its first step.
    ("> a\nx\n\n> b\n", ["x"]),
    ("> a\nx\n\n# prose\n", ["x"]),
    ("> a\nx\n\n#!include b.session\n", ["x"]),
    ("> a\nx\n\n", ["x"]),
    ("> a\nx\n\n\n\n> b\n", ["x"]),
    ("> a\nx\n\ny\n\n> b\n", ["x", "", "y"]),
    ("> a\n\n\nx\n", ["", "", "x"]),
    ("> a\n\n> b\n", []),
    ("> a\n", []),
    ("> a", []),
    ("> a\nx  \t\n  \ny\n", ["x", "", "y"]),
    ("> a\n#\n>\n>x\n#x\n", ["#", ">", ">x", "#x"]),
    ("> a\nx\n.\n", ["x", "."]),
    ("> a\nx\r\n\r\n> b\r\n", ["x"]),
    ("> a\n=======\n<<<<<<<\n", ["=======", "<<<<<<<"]),
  ])
  func outputReachesToTheNextMarker(_ body: String, _ expected: [String]) throws {
    #expect(try steps(body).first?.expected == expected)
  }

  @Test func acceptsAByteOrderMarkAndCarriageReturns() throws {
    let text = "\u{FEFF}#!diffplay session 1\r\n# x\r\n> a {\r\n. }\r\nout\r\n"
    #expect(try Session(parsing: text) == Session(parsing: header + "# x\n> a {\n. }\nout\n"))
  }

  @Test func markersAreBytesNotCharacters() throws {
    // A combining accent after the marker joins the space to one character.
    #expect(try steps("> \u{301}a\n\\> \u{301}b\n").map(\.command) == ["\u{301}a"])
  }

  @Test(arguments: [
    ("", 1, 1, "a session begins with its format"),
    ("\n> a\n", 1, 1, "a session begins with its format"),
    ("> a\n", 1, 1, "this is not a session file"),
    ("#!diffplay session 2\n", 1, 20, "format version 2, newer than version 1"),
    ("#!diffplay session 99999999999999999999999\n", 1, 20, "newer than version 1"),
    ("#!diffplay session 0\n", 1, 20, "`0` is not a version"),
    ("#!diffplay session one\n", 1, 20, "`one` is not a version"),
    ("#!diffplay session \n", 1, 20, "`` is not a version"),
    (header + "hello\n", 2, 1, "belongs to no command"),
    (header + "#hello\n", 2, 1, "belongs to no command"),
    (header + "> a\n# x\nout\n", 4, 1, "belongs to no command"),
    (header + ". a\n", 2, 1, "continues no command"),
    (header + "> a\nout\n. b\n", 4, 1, "continues no command"),
    (header + "> a\n\n. b\n", 4, 1, "continues no command"),
    (header + "> a\n<<<<<<< ours\nx\n=======\ny\n>>>>>>> theirs\n", 3, 1, "merge conflict"),
    (header + "> a\nx\n\n>>>>>>> theirs\n", 5, 1, "merge conflict"),
    (header + "#!widht 3\n", 2, 3, "no directive `#!widht`"),
    (header + "#!\n", 2, 3, "no directive `#!`"),
    (header + "#!width\n", 2, 8, "`` is not a width"),
    (header + "#!width  wide\n", 2, 10, "`wide` is not a width"),
    (header + "#!width 0\n", 2, 9, "`0` is not a width"),
    (header + "#!language\n", 2, 11, "`` is not a language"),
    (header + "#!language fr\n", 2, 12, "`fr` is not a language"),
    (header + "#!language ko\n#!language en\n", 3, 1, "a second time"),
    (header + "> a\n#!language ko\n", 3, 1, "after the first command"),
    (header + "#!include \n", 2, 10, "something is missing"),
    (header + "#!skip\n", 2, 7, "something is missing"),
    (header + "#!width 40\n#!width 50\n", 3, 1, "a second time"),
    (header + "> a\n#!width 50\n", 3, 1, "after the first command"),
    (header + "> a\n" + header, 3, 1, "a second session"),
  ])
  func refusesWithAPlace(_ text: String, _ line: Int, _ column: Int, _ message: String) {
    let error = #expect(throws: SessionSyntaxError.self) { try Session(parsing: text) }
    #expect(error?.line == line)
    #expect(error?.column == column)
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    #expect(error?.suggestion?.isEmpty == false)
  }

  @Test(arguments: [
    ("#!widht 3", "Did you mean `#!width`?"),
    ("#!incldue x", "Did you mean `#!include`?"),
    ("#!expect-fail x", "Did you mean `#!expect-failure`?"),
    ("#!zzz", "There are `#!width`, `#!language`, `#!include`, `#!skip`, `#!expect-failure`."),
  ])
  func proposesTheNearestDirective(_ line: String, _ suggestion: String) {
    let error = #expect(throws: SessionSyntaxError.self) {
      try Session(parsing: header + line + "\n")
    }
    #expect(error?.suggestion == suggestion)
  }

  /// Found by a fuzz run: a command that kept a carriage return did not survive printing.
  @Test func carriageReturnsBeforeALineFeedBelongToTheLineEnd() throws {
    let session = try Session(parsing: "#!diffplay session 1\r\n> a\r\r\nx\r\r\r\n")
    #expect(SessionPrinter.text(of: session) == "#!diffplay session 1\n> a\nx\n")
  }
}
