import Foundation
import Testing

@testable import diffplay

/// Answers that are higher than the screen, and outputs that take nothing.
@Suite struct OutputTests {
  private func session(
    _ environment: [String: String] = [:], arguments: [String] = []
  ) throws -> TerminalSession {
    // What the pager gets is marked, so that the screen shows which answers went through it.
    let pager = ["DIFFPLAY_PAGER": "sed 's/^/|/'"].merging(environment) { $1 }
    let session = try TerminalSession(arguments: arguments, environment: pager, rows: 16)
    try session.waitForPrompt()
    return session
  }

  @Test func aLongAnswerIsShownInPages() throws {
    let session = try session()
    session.type("help commands" + Key.enter)
    try session.wait("the end of the help") { $0.text.contains("|  quit  ") }
    try session.waitForPrompt()
    session.type("help undo" + Key.enter)
    try session.wait("a short answer") { $0.text.contains("Read next: ") }
    #expect(session.screen.text.contains("\nRead next: "))
  }

  @Test(arguments: [
    (["DIFFPLAY_PAGER": "cat"], []), (["DIFFPLAY_PAGER": "no-such-pager-7"], []),
    (["DIFFPLAY_ACCESSIBLE": "1"], []), ([:], ["--pager", "off"]),
    (["TERM": "dumb"], ["--pager=off"]),
  ])
  func pagesCanBeOff(_ environment: [String: String], _ arguments: [String]) throws {
    let session = try session(environment, arguments: arguments)
    session.type("help commands" + Key.enter)
    try session.wait("the end of the help") { $0.text.contains("\n  quit  ") }
    try session.waitForPrompt()
  }

  @Test func aPagerMayBeLeftEarly() throws {
    let session = try session(["DIFFPLAY_PAGER": "head -n 1; exit 3"])
    try session.enter("append sections main")
    session.type("append i{1..2000}; set verbosity verbose; frames" + Key.enter)
    try session.wait("the first row of the table") { $0.text.contains("item") }
    try session.waitForPrompt()
    try session.enter("undo")
  }

  @Test(arguments: [
    (["DIFFPLAY_PAGER": "a", "PAGER": "b"], "a"), (["PAGER": "b -x"], "b -x"),
    (["PAGER": "cat"], nil),
    (["DIFFPLAY_PAGER": "", "PAGER": "b"], nil),
    (["PATH": "/nonexistent"], nil), ([:], nil),
  ])
  func theEnvironmentNamesThePager(_ environment: [String: String], _ command: String?) {
    #expect(Pager.standard { environment[$0] }?.command == command)
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
