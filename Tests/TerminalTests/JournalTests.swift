import DiffplayKit
import Foundation
import Sessions
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

/// What a prompt keeps by itself, and gives back after it was cut off.
@Suite struct JournalTests {
  static let offer = "The last session was cut off: `restore` brings it back."
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  var journals: URL { folder.url.appending(path: "state/journals") }

  /// The names in the folder of journals, without its lock.
  func names() throws -> [String] {
    try POSIXFileSystem().names(in: journals.path).filter { $0 != "lock" }
  }

  func terminal(_ arguments: String...) throws -> TerminalSession {
    let terminal = try TerminalSession(
      arguments: arguments, environment: ["DIFFPLAY_JOURNAL": journals.path])
    try terminal.waitForPrompt()
    return terminal
  }

  func end(_ terminal: TerminalSession) throws {
    terminal.type(Key.control("D"))
    #expect(try terminal.waitForExit() == 0)
  }

  @Test(arguments: [SIGKILL, SIGHUP, SIGTERM])
  func whatWasCutOffIsRestored(_ signal: Int32) throws {
    let first = try terminal()
    for line in ["append sections main", "append 사과 b c to main", "delete c", "undo", "bogus"] {
      try first.enter(line)
    }
    first.signal(signal)
    #expect(try first.waitForExit() == 128 + signal)

    let second = try terminal()
    #expect(second.screen.lines.contains(Self.offer))
    try second.enter("restore")
    #expect(second.screen.text.contains("\nrestored: 5 commands of the last session\n"))
    try second.enter("show")
    #expect(second.screen.text.contains("\nmain: 사과 b c\n"))
    try second.enter("undo")
    #expect(second.screen.text.contains("\nundid: append 사과 b c to main\n"))
    try end(second)

    // Told once: the second session ended well, and can be restored all the same.
    let third = try terminal()
    #expect(!third.screen.text.contains(Self.offer))
    try third.enter("restore")
    #expect(third.screen.text.contains("\nrestored: 7 commands of the last session\n"))
    try third.enter("restore")
    #expect(third.screen.text.contains("error: the world has changed already"))
  }

  @Test func aStartupFileMayHaveChangedTheWorld() throws {
    let file = folder.path("my.init")
    try Data("append sections main\n".utf8).write(to: URL(filePath: file))
    func begin() throws -> TerminalSession {
      let terminal = try TerminalSession(
        environment: ["DIFFPLAY_JOURNAL": journals.path, "DIFFPLAY_INIT": file])
      try terminal.waitForPrompt()
      return terminal
    }
    let first = try begin()
    try first.enter("append a")
    try end(first)

    let second = try begin()
    try second.enter("append z")
    try second.enter("restore")
    #expect(second.screen.text.contains("`undo 1` first"))
    try second.enter("undo 2")
    try second.enter("restore")
    #expect(second.screen.text.contains("`redo` first"))
    try second.enter("redo")
    try second.enter("restore")
    #expect(second.screen.text.contains("\nrestored: 1 command of the last session\n"))
    try second.enter("show")
    #expect(second.screen.text.contains("\nmain: a\n"))
    try end(second)
  }

  @Test func sessionsSideBySideKeepTheirOwn() throws {
    let first = try terminal()
    try first.enter("append sections first")
    let second = try terminal()
    #expect(!second.screen.text.contains(Self.offer))
    try second.enter("append sections second")
    try first.enter("append a")
    #expect(try names() == ["1.open.session", "2.open.session"])
    try end(second)
    first.signal(SIGKILL)
    _ = try first.waitForExit()

    let third = try terminal()
    #expect(third.screen.lines.contains(Self.offer))
    #expect(try names() == ["1.session", "2.session", "3.open.session"])
    try third.enter("restore")
    try third.enter("show")
    #expect(third.screen.text.contains("\nfirst: a\n"))
  }

  @Test func aJournalIsASession() throws {
    let first = try terminal()
    for line in ["append sections main", "append a to main", "show", "append a to zz"] {
      try first.enter(line)
    }
    try end(first)
    #expect(try names() == ["1.session"])
    let path = journals.appending(path: "1.session").path
    let replayed = ReplayedWorld.replay(path, files: POSIXFileSystem())
    #expect(replayed.verdict == .passed, "\(replayed.failureText)")
    #expect(replayed.steps.count == 4)
  }

  @Test func nothingIsKeptOfASessionInWhichNothingHappened() throws {
    try end(try terminal())
    #expect(try names() == [])
  }

  @Test func nothingIsKeptWhereItIsNotWanted() throws {
    let first = try terminal("--journal", "off")
    try first.enter("append sections main")
    try end(first)
    let environment = ["DIFFPLAY_JOURNAL": journals.path]
    _ = try ProgramRun("-c", "append sections main", environment: environment)
    _ = try ProgramRun(input: "append sections main\n", environment: environment)
    let silent = try TerminalSession(
      environment: ["DIFFPLAY_JOURNAL": "", "XDG_STATE_HOME": folder.path("state")])
    try silent.waitForPrompt()
    try silent.enter("append sections main")
    #expect(!FileManager.default.fileExists(atPath: folder.path("state")))
  }

  @Test(
    arguments: [
      (["XDG_STATE_HOME": "/state", "HOME": "/home/x"], "/state/diffplay"),
      (["XDG_STATE_HOME": "state", "HOME": "/home/x"], "/home/x/.local/state/diffplay"),
      (["HOME": "/home/x"], "/home/x/.local/state/diffplay"),
      (["XDG_STATE_HOME": "/state"], "/state/diffplay"),
      ([:], nil),
    ] as [([String: String], String?)])
  func stateIsKeptWhereTheSystemSays(_ environment: [String: String], _ path: String?) {
    #if !canImport(Darwin)
      #expect(StateFolder.path { environment[$0] } == path)
    #endif
  }

  @Test func theSettingEndsTheJournal() throws {
    let first = try terminal()
    try first.enter("append sections main")
    try first.enter("set journal off")
    try first.enter("append secret to main")
    first.signal(SIGKILL)
    _ = try first.waitForExit()
    let text = try String(
      contentsOf: journals.appending(path: "1.open.session"), encoding: .utf8)
    #expect(text.contains("append sections main"))
    #expect(!text.contains("secret"))
  }

  @Test func aFolderThatCannotBeMadeDisturbsNobody() throws {
    try Data().write(to: folder.url.appending(path: "state"))
    let first = try terminal()
    try first.enter("append sections main")
    try first.enter("restore")
    #expect(first.screen.text.contains("error: there is nothing to restore"))
    try end(first)
  }

  /// Another program may hold the locks for ever; that is said once, and nothing is kept.
  @Test func whatSomebodyHoldsIsGoneOnWithout() throws {
    try FileManager.default.createDirectory(at: journals, withIntermediateDirectories: true)
    let locks = try ["state/journals/lock", "history", "lessons.lock"].map {
      try HeldLock(folder.path($0))
    }
    let terminal = try TerminalSession(
      environment: [
        "DIFFPLAY_JOURNAL": journals.path, "DIFFPLAY_HISTORY": folder.path("history"),
        "DIFFPLAY_PROGRESS": folder.path("lessons"),
      ], columns: 200)
    try terminal.waitForPrompt()
    for name in ["state/journals", "history", "lessons"] {
      let note = "another program holds \(folder.path(name)): this session goes on without it"
      #expect(terminal.screen.text.components(separatedBy: note).count == 2, "\(name)")
    }
    try terminal.enter("append sections main")
    try end(terminal)
    #expect(folder.text("history") == "")
    #expect(try names() == [])
    for lock in locks { lock.release() }
  }

  @Test func oldJournalsGo() throws {
    let journal = JournalFolder(path: folder.path("journals"))
    for name in ["lock.session", "x.session", "7.other.session", "-1.session.txt"] {
      _ = try #require(try journal.begin())
      try Data("x".utf8).write(to: folder.url.appending(path: "journals/\(name)"))
    }
    for _ in 0..<30 {
      let open = try #require(try journal.begin())
      try Data("x".utf8).write(to: URL(filePath: open.path))
      open.end()
    }
    let names = try POSIXFileSystem().names(in: folder.path("journals"))
    let numbers = names.compactMap { name in
      name.hasSuffix(".session") ? Int(name.dropLast(".session".count)) : nil
    }
    #expect(numbers.count == JournalFolder.limit + 1)
    #expect(names.contains("x.session"))
    #expect(names.contains("7.other.session"))
  }
}
