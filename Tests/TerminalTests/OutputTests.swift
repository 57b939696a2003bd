import Foundation
import Testing

@testable import diffplay

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Answers that are higher than the screen, and outputs that take nothing.
@Suite struct OutputTests {
  private func session(
    _ environment: [String: String] = [:], arguments: [String] = [], columns: Int = 80,
    rows: Int = 16
  ) throws -> TerminalSession {
    let pages = ["DIFFPLAY_PAGER": "pages"].merging(environment) { $1 }
    let session = try TerminalSession(
      arguments: arguments, environment: pages, columns: columns, rows: rows)
    try session.waitForPrompt()
    return session
  }

  /// The row between two pages.
  private static let more = "more: Space or Return; the rest at once: q"

  @Test func aLongAnswerIsShownInPages() throws {
    let session = try session()
    session.type("help commands" + Key.enter)
    try session.waitForLine(Self.more)
    #expect(!session.screen.text.contains("  quit  "))
    let first = session.screen.lines
    session.type(" ")
    try session.wait("the second page") { $0.line == Self.more && $0.lines != first }
    let second = session.screen.lines
    session.type(Key.enter)
    try session.wait("the third page") { $0.line == Self.more && $0.lines != second }
    session.type("q")
    try session.wait("the end of the help") { $0.text.contains("\n  quit  ") }
    try session.waitForPrompt()
    #expect(!session.screen.text.contains("more:"))
  }

  /// Each of them has room on the screen, all three have not.
  @Test func theAnswersToOneEntryAreTurnedOverTogether() throws {
    let session = try session()
    session.type("help undo; help redo; help undo" + Key.enter)
    try session.waitForLine(Self.more)
    #expect(session.screen.text.contains("redo [N]"))
    session.type(" ")
    try session.waitForPrompt()
    // The next entry has a screen of its own.
    session.type("help undo" + Key.enter)
    try session.wait("the answer") { $0.text.contains("Read next: ") }
    try session.waitForPrompt()
  }

  @Test func aShortAnswerIsNotShownInPages() throws {
    let session = try session()
    session.type("help undo" + Key.enter)
    try session.wait("the answer") { $0.text.contains("Read next: ") }
    try session.waitForPrompt()
  }

  /// No key between pages means anything but pages: what was a command of `less` is a line.
  @Test func whatIsTypedBetweenPagesIsTheNextLine() throws {
    let folder = try TemporaryFolder()
    let session = try session()
    session.type("help commands" + Key.enter)
    try session.waitForLine(Self.more)
    session.type("s \(folder.path("written"))")
    try session.wait("the line") { $0.text.contains(prompt + "s ") }
    #expect(session.screen.text.contains("\n  quit  "))
    #expect(folder.text("written") == nil)
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func aSignalBetweenPagesLeavesTheTerminalAsItWas(_ signal: Int32) throws {
    let folder = try TemporaryFolder()
    let journals = ["DIFFPLAY_JOURNAL": folder.path("journals")]
    let first = try session(journals)
    first.type("append sections main; help commands" + Key.enter)
    try first.waitForLine(Self.more)
    first.signal(signal)
    #expect(try first.waitForExit() == 128 + signal)
    #expect(first.isModeRestored)
    #expect(!first.screen.marksPastes)
    // The entry was kept before its answer was shown.
    let second = try session(journals)
    second.type("restore" + Key.enter)
    try second.wait("the entry") { $0.text.contains("restored: 1 command of the last session") }
  }

  @Test(arguments: [2, 80]) func controlCEndsAnAnswer(_ columns: Int) throws {
    let session = try TerminalSession(
      environment: ["DIFFPLAY_PAGER": "pages"], columns: columns, rows: 16)
    try session.settle()
    session.type("help commands" + Key.enter)
    try session.settle()
    session.type(Key.control("C"))
    try session.settle()
    #expect(!session.screen.text.contains("  quit  "))
    session.type(Key.control("D"))
    #expect(try session.waitForExit() == 0)
    #expect(session.isModeRestored)
  }

  @Test(arguments: [
    (["DIFFPLAY_PAGER": "cat"], []), (["DIFFPLAY_PAGER": ""], []),
    (["DIFFPLAY_ACCESSIBLE": "1"], []), ([:], ["--pager", "off"]), (["TERM": "dumb"], []),
  ])
  func pagesCanBeOff(_ environment: [String: String], _ arguments: [String]) throws {
    let session = try session(environment, arguments: arguments)
    session.type("help commands" + Key.enter)
    try session.wait("the end of the help") { $0.text.contains("\n  quit  ") }
    try session.waitForPrompt()
  }

  @Test(arguments: [
    (["DIFFPLAY_PAGER": "less", "PAGER": "cat"], true), (["PAGER": "more -x"], true),
    (["PAGER": "cat"], false), (["DIFFPLAY_PAGER": "", "PAGER": "b"], false), ([:], true),
  ])
  func theEnvironmentSwitchesPages(_ environment: [String: String], _ isWanted: Bool) {
    #expect(Pager.isWanted { environment[$0] } == isWanted)
  }

  @Test(arguments: [16, 24, 40]) func aDrawingFitsTheScreen(_ rows: Int) throws {
    let session = try session(rows: rows)
    session.type("append sections main; append a{1..60}; layout main grid 3; apply" + Key.enter)
    try session.wait("the answer") { $0.text.contains("content 393 x") || $0.line == Self.more }
    session.type("q" + Key.control("U"))
    try session.waitForPrompt()
    session.type("draw" + Key.enter)
    try session.wait("the caption") { $0.text.contains("393 x 852 of content") }
    try session.waitForPrompt()
    #expect(session.screen.text.contains("╭"))
    #expect(session.screen.text.contains("╰"))
  }

  @Test func aFullDiskIsTold() throws {
    try #require(FileManager.default.fileExists(atPath: "/dev/full"))
    let folder = try TemporaryFolder()
    let status = try shell("\(Program.path) -c 'help; help' > /dev/full 2> errors", in: folder)
    #expect(status == 1)
    #expect(folder.text("errors") == "cannot write: No space left on device\n")
  }

  /// With and without a parent that ignores SIGPIPE.
  @Test(arguments: ["", "trap '' PIPE; "])
  func aPipeThatIsClosedEndsQuietly(_ trap: String) throws {
    let folder = try TemporaryFolder()
    let commands = Array(repeating: "help", count: 2000).joined(separator: "\n")
    try Data(commands.utf8).write(to: folder.url.appending(path: "commands"))
    let status = try shell(
      "\(trap)( \(Program.path) < commands 2> errors; echo $? > status ) | head -n 1 > first",
      in: folder)
    #expect(status == 0)
    #expect(folder.text("first")?.hasPrefix("Learn  ") == true)
    #expect(folder.text("status") == "141\n")
    #expect(folder.text("errors") == "")
  }

  /// Each answer is written before the next line is read.
  @Test func answersComeLineByLine() throws {
    let folder = try TemporaryFolder()
    let script = """
      mkfifo in out; \(Program.path) < in > out & exec 3> in 4< out
      echo 'append sections main' >&3; read line <&4; echo "$line" > first
      echo 'append a' >&3; read line <&4; echo "$line" > second; exec 3>&-; wait
      """
    #expect(try shell(script, in: folder) == 0)
    #expect(folder.text("first") == "pending: +1 section\n")
    #expect(folder.text("second") == "pending: +1 section, +1 item\n")
  }

  private func shell(_ script: String, in folder: TemporaryFolder) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = folder.url
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
