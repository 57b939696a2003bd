import DiffplayKit
import TestSupport
import Testing

@testable import diffplay

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The program as a guest of the terminal: signals, size, terminal types, completion lists.
@Suite struct TerminalTests {
  @Test(arguments: [SIGTERM, SIGHUP])
  func aSignalThatEndsLeavesTheTerminalAsItWas(_ signal: Int32) throws {
    let session = try TerminalSession()
    try session.waitForPrompt()
    session.type("half a line")
    try session.waitForLine(prompt + "half a line")
    #expect(!session.isModeRestored)
    session.signal(signal)
    #expect(try session.waitForExit() == 128 + signal)
    #expect(session.isModeRestored)
    #expect(!session.screen.marksPastes)
    #expect(session.screen.line == "")
  }

  @Test func aNarrowerWindowWrapsEarlier() throws {
    let session = try TerminalSession(columns: 60)
    try session.waitForPrompt()
    session.type("ab")
    try session.waitForLine(prompt + "ab")
    session.resize(columns: 20, rows: 10)
    session.type("cdefghijklmn")
    try session.wait("two rows") { $0.line == "klmn" }
    #expect(session.screen.lines[session.screen.cursor.row - 1] == prompt + "abcdefghij" + "")
    session.type(Key.home + Key.delete)
    try session.wait("the tail moved") { $0.line == prompt + "bcdefghijk" }
  }

  /// A line longer than the window, at a terminal that sets columns and at one that cannot.
  @Test(arguments: ["xterm-256color", "vt100"], ["a", "가", "가 b"])
  func aWindowSmallerThanTheLineLosesNothing(type: String, word: String) throws {
    let session = try TerminalSession(environment: ["TERM": type])
    try session.waitForPrompt()
    session.type("append sections \"" + String(repeating: word, count: 180))
    try session.settle()
    for (columns, rows) in [(20, 10), (8, 3), (2, 1), (1, 1), (21, 2), (200, 5), (3, 60)] {
      session.claim(columns: columns, rows: rows)
      // Each of them draws, or moves over, what does not fit the window.
      session.type(Key.left + Key.home + Key.end + Key.left + "z" + Key.backspace + Key.end)
      try session.settle()
    }
    session.claim(columns: 80, rows: 24)
    try session.settle()
    session.type("\"; show\r")
    try session.wait("the answer") { $0.text.contains("pending: +1 section") }
    try session.waitForPrompt()
    session.type(Key.control("D"))
    #expect(try session.waitForExit() == 0)
  }

  /// As a window does whose owner draws at its edge, with a terminal that moves the ends of rows.
  @Test func aLineThatWrapsIsDrawnWhereTheTerminalHasPutIt() throws {
    let session = try TerminalSession(columns: 40)
    try session.waitForPrompt()
    session.type("abcdefghijklmnopqrstuvwxyz")
    try session.waitForLine(prompt + "abcdefghijklmnopqrstuvwxyz")
    // What such a terminal shows once it is half as wide: the cursor stands in the second row.
    session.resize(columns: 20, rows: 10)
    session.screen.feed("\r\nklmnopqrstuvwxyz".utf8)
    session.type(Key.left + "1")
    try session.wait("both rows") { $0.line == "klmnopqrstuvwxy1z" }
    #expect(session.screen.lines[session.screen.cursor.row - 1] == prompt + "abcdefghij")
  }

  @Test(arguments: [(65535, 65535), (65535, 24), (80, 65535)])
  func aSizeThatNoWindowHasIsNotBelieved(columns: Int, rows: Int) throws {
    let first = try TerminalSession(claiming: (columns, rows))
    try first.waitForPrompt()
    first.type("append sections main\r")
    try first.wait("the answer") { $0.text.contains("pending: +1 section") }
    let second = try TerminalSession()
    try second.waitForPrompt()
    second.type("append sec")
    second.claim(columns: columns, rows: rows)
    second.type("tions main\r")
    try second.wait("the answer") { $0.text.contains("pending: +1 section") }
    second.type("draw\r")
    try second.settle()
    second.type(Key.control("D"))
    #expect(try second.waitForExit() == 0)
  }

  @Test func aStoppedSessionGoesOnWithItsLine() throws {
    let session = try TerminalSession()
    try session.waitForPrompt()
    session.type("keep me")
    try session.waitForLine(prompt + "keep me")
    session.signal(SIGSTOP)
    session.signal(SIGCONT)
    session.type("!")
    try session.wait("the line") { $0.line == prompt + "keep me!" }
  }

  @Test func tabCompletesWhatIsCertain() throws {
    let session = try TerminalSession()
    try session.waitForPrompt()
    session.type("appe" + Key.tab + "x")
    try session.waitForLine(prompt + "append x")
  }

  @Test func aSecondTabListsCandidates() throws {
    let session = try TerminalSession(columns: 60)
    try session.waitForPrompt()
    session.type("re" + Key.tab + Key.tab)
    try session.wait("the list and the line below it") { screen in
      ["record", "redo", "reload", "replay"].allSatisfy { screen.text.contains($0) }
        && screen.line == prompt + "re" && screen.cursor.row > 1
    }
    session.type("d" + Key.tab + Key.control("U") + "x")
    try session.waitForLine(prompt + "x")
  }

  @Test(arguments: ["dumb", "", "no-such-terminal"])
  func aTerminalThatCannotEditStillTakesLines(_ type: String) throws {
    let session = try TerminalSession(environment: ["TERM": type])
    try session.waitForPrompt()
    #expect(session.isModeRestored)
    #expect(!session.screen.text.contains("terminal"))
    session.type("x")
    try session.waitForLine(prompt + "x")
    session.type(Key.control("C"))
    try session.waitForPrompt()
    session.type(Key.control("D"))
    #expect(try session.waitForExit() == 0)
  }

  @Test(arguments: ["xterm-of-tomorrow", "tmux-77color"])
  func aTerminalNewerThanTheSystemCanEdit(_ type: String) throws {
    let session = try TerminalSession(environment: ["TERM": type])
    try session.waitForPrompt()
    session.type("가나" + Key.left + "x" + Key.home + "!")
    try session.waitForLine(prompt + "!가x나")
    #expect(session.screen.unknown == [])
  }

  @Test func twoInterruptsLeaveATerminalThatCannotEditToo() throws {
    let session = try TerminalSession(environment: ["TERM": "dumb"])
    try session.waitForPrompt()
    session.type("layout main {" + Key.enter)
    try session.waitForLine("     ...>")
    session.type(Key.control("C"))
    try session.waitForPrompt()
    #expect(!session.screen.text.contains("Ctrl-C again"))
    session.type(Key.control("C"))
    try session.wait("the reminder") { $0.text.contains("Ctrl-C again leaves") }
    try session.waitForPrompt()
    session.type("show" + Key.enter)
    try session.wait("the answer") { $0.text.contains("no sections") }
    try session.waitForPrompt()
    session.type(Key.control("C"))
    try session.wait("a second reminder") {
      $0.text.split(separator: "\n").count { $0.contains("Ctrl-C again") } == 2
    }
    try session.waitForPrompt()
    session.type(Key.control("C"))
    #expect(try session.waitForExit() == 0)
  }

  @Test(arguments: ["C", "ko_KR.UTF-8", ""])
  func koreanNeedsNoLocale(_ locale: String) throws {
    let session = try TerminalSession(environment: ["LANG": locale, "LC_ALL": locale])
    try session.waitForPrompt()
    session.type("한글" + Key.backspace + "국")
    try session.waitForLine(prompt + "한국")
  }

  @Test func everySequenceOnTheScreenIsKnown() throws {
    let session = try TerminalSession(columns: 30)
    try session.waitForPrompt()
    session.type("가나다 one two three four five six" + Key.home + "x" + Key.tab + Key.control("L"))
    try session.wait("a clean screen") { $0.lines[0].hasPrefix(prompt + "x") }
    #expect(session.screen.unknown == [])
  }

  // MARK: - Colour

  @Test(arguments: [
    (ColorChoice.always, ["NO_COLOR": "1"], false, true),
    (.never, ["FORCE_COLOR": "1"], true, false),
    (.auto, ["NO_COLOR": "1", "FORCE_COLOR": "1", "TERM": "xterm"], true, false),
    (.auto, ["FORCE_COLOR": "1"], false, true),
    (.auto, ["FORCE_COLOR": "0"], false, false),
    (.auto, ["TERM": "xterm"], true, true),
    (.auto, ["TERM": "xterm"], false, false),
    (.auto, ["TERM": "dumb"], true, false),
    (.auto, [:], true, false),
  ])
  func colourHasItsOrderOfPrecedence(
    _ choice: ColorChoice, _ environment: [String: String], _ isTerminal: Bool, _ expected: Bool
  ) {
    let usesColor = Terminal.usesColor(choice, isTerminal: isTerminal) { environment[$0] }
    #expect(usesColor == expected)
  }
}
