import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Ctrl-C and other signals while a command works and while nothing does.
@Suite struct StoppingTests {
  /// A command that takes seconds.
  private let long = "append i{1..1000000}"

  private func session(
    _ environment: [String: String] = [:], columns: Int = 80
  ) throws -> TerminalSession {
    let session = try TerminalSession(environment: environment, columns: columns)
    try session.waitForPrompt()
    return session
  }

  @Test func controlCStopsALongCommandAndLeavesTheStateAsBefore() throws {
    let session = try session()
    try session.enter("append sections main")
    try session.enter("append kept")
    session.type("append b; \(long); append c" + Key.enter)
    try session.wait("the progress row") { $0.line.hasPrefix("working for ") }
    session.type(Key.control("C"))
    try session.wait("the end of it") {
      $0.text.contains("interrupted: what was done before it stays")
    }
    try session.waitForPrompt()
    #expect(!session.screen.text.contains("working for"))
    session.type("show" + Key.enter)
    try session.wait("the old state") { $0.text.contains("main: kept b\n") }
    try session.enter("undo")
    session.type("show" + Key.enter)
    try session.wait("one command undone") { $0.text.contains("main: kept\n") }
  }

  @Test func aRecordingHoldsWhatHasHappenedOnly() throws {
    let folder = try TemporaryFolder()
    let session = try session(columns: 200)
    try session.enter("record \(folder.path("r"))")
    try session.enter("append sections main")
    session.type("append b; \(long)" + Key.enter)
    try session.wait("the first") { $0.text.contains("+1 section, +1 item") }
    session.type(Key.control("C"))
    try session.wait("the end of it") { $0.text.contains("interrupted:") }
    try session.waitForPrompt()
    try session.enter("record off")
    let commands = folder.text("r")?.split(separator: "\n").filter { $0.hasPrefix("> ") }
    #expect(commands == ["> append sections main", "> append b"])
  }

  @Test func whatIsTypedAheadIsKept() throws {
    let session = try session()
    try session.enter("append sections main")
    session.type("append i{1..30000}" + Key.enter + "append 다음" + Key.enter + "sh")
    try session.wait("both answers and the beginning of a third line") {
      $0.text.contains("+30001 items") && $0.line == prompt + "sh"
    }
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT])
  func aSignalThatEndsAlsoEndsACommand(_ signal: Int32) throws {
    let session = try session()
    try session.enter("append sections main")
    session.type(long + Key.enter)
    try session.wait("the progress row") { $0.line.hasPrefix("working for ") }
    session.signal(signal)
    #expect(try session.waitForExit() == 128 + signal)
    #expect(session.isModeRestored)
  }

  /// While it is loaded a runtime would take it for a crash, tell of it and go on.
  @Test func aSignalWhileTheProgramStartsEndsIt() throws {
    for microseconds in stride(from: 0, to: 12_000, by: 200) {
      let session = try TerminalSession()
      usleep(UInt32(microseconds))
      session.signal(SIGQUIT)
      let status = try session.waitForExit()
      #expect(status == 128 + SIGQUIT, "after \(microseconds) µs")
      #expect(session.isModeRestored)
    }
  }

  @Test func controlBackslashLeavesTheTerminalAsItWas() throws {
    let session = try session()
    session.type("half" + Key.control("\\"))
    #expect(try session.waitForExit() == 128 + SIGQUIT)
    #expect(session.isModeRestored)
    #expect(!session.screen.marksPastes)
  }

  @Test func theSecondControlCOnAnEmptyLineLeaves() throws {
    let session = try session()
    session.type("x")
    try session.waitForLine(prompt + "x")
    session.type(Key.control("C"))
    try session.waitForPrompt()
    session.type(Key.control("C"))
    try session.wait("the reminder") {
      $0.text.contains("Ctrl-C again leaves") && $0.line + " " == prompt
    }
    // Anything else that is entered begins the count anew.
    try session.enter("undo")
    session.type(Key.control("C"))
    try session.wait("the reminder again") { screen in
      screen.lines.count { $0.contains("Ctrl-C again leaves") } == 2 && screen.line + " " == prompt
    }
    session.type(Key.control("C"))
    #expect(try session.waitForExit() == 0)
    #expect(session.isModeRestored)
  }

  @Test func thereIsNoProgressForAScreenReader() throws {
    let session = try session(["DIFFPLAY_ACCESSIBLE": "1"])
    try session.enter("append sections main")
    session.type(long + Key.enter)
    try session.settle()
    #expect(session.screen.line == "")
    session.type(Key.control("C"))
    try session.wait("the end of it") { $0.text.contains("interrupted: nothing has changed") }
    #expect(!session.screen.text.contains("working"))
  }

  @Test func aWindowThatChangesWhileACommandWorksIsNoticed() throws {
    let session = try session()
    try session.enter("append sections main")
    session.type("append i{1..30000}" + Key.enter)
    session.resize(columns: 30, rows: 24)
    try session.wait("the answer") { $0.text.contains("+30000\n  items") }
    try session.waitForPrompt()
    session.type("append 가나다라마바사아자차카타파하")
    try session.wait("a second row") { $0.line.hasPrefix("사아자차") || $0.line.hasPrefix("아자차") }
  }
}
