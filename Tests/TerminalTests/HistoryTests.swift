import Foundation
import TestSupport
import Testing

@testable import diffplay

/// Recall and search of what was entered, and the file that keeps it.
@Suite struct HistoryTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  func session() throws -> TerminalSession {
    let session = try TerminalSession(environment: ["DIFFPLAY_HISTORY": folder.path("history")])
    try session.waitForPrompt()
    return session
  }

  @Test func entriesAreRecalledInTheNextSession() throws {
    let first = try session()
    try first.enter("append items 사과 to main")
    try first.enter("undo")
    first.type(Key.control("D"))
    #expect(try first.waitForExit() == 0)

    let second = try session()
    second.type(Key.up)
    try second.waitForLine(prompt + "undo")
    second.type(Key.up)
    try second.waitForLine(prompt + "append items 사과 to main")
    second.type(Key.down)
    try second.waitForLine(prompt + "undo")
  }

  /// What a hint offers is the newest entry that was not refused, now or, as far as it can be
  /// told, on an earlier day.
  @Test func refusedEntriesAreRecalledAndNotOffered() {
    var history = History(file: nil)
    for entry in ["append items a", "append itms b", "append items c to nowhere"] {
      _ = history.append(entry)
    }
    let canRead = { (entry: String) in !entry.contains("itms") }
    #expect(history.continuation(of: "append", canRead: canRead) == "append items c to nowhere")
    history.discourage("append items c to nowhere")
    #expect(history.continuation(of: "append", canRead: canRead) == "append items a")
    #expect(history.entries.last == "append items c to nowhere")
    _ = history.append("append items a")
    _ = history.append("append items c to nowhere")
    #expect(history.continuation(of: "append", canRead: canRead) == "append items c to nowhere")
  }

  @Test func repetitionsAndBlankLinesAreNotKept() throws {
    let session = try session()
    for line in ["undo", "undo", "redo"] { try session.enter(line) }
    session.type("   ")
    try session.wait("three blanks") { $0.cursor.column == prompt.count + 3 }
    session.type(Key.enter)
    try session.waitForPrompt()
    #expect(folder.text("history") == "undo\nredo\n")
  }

  @Test func anEntryIsRecalledOnceWhereItCameLast() throws {
    let session = try session()
    for line in ["undo", "redo", "undo"] { try session.enter(line) }
    for line in ["undo", "redo", "redo"] {
      session.type(Key.up)
      try session.waitForLine(prompt + line)
    }
    session.type(Key.control("D"))
    let second = try self.session()
    for line in ["undo", "redo", "redo"] {
      second.type(Key.up)
      try second.waitForLine(prompt + line)
    }
  }

  @Test func twoSessionsAtOnceKeepBothHistories() throws {
    let (first, second) = (try session(), try session())
    try first.enter("help 하나")
    try second.enter("help 둘")
    try first.enter("help 셋")
    #expect(folder.text("history") == "help 하나\nhelp 둘\nhelp 셋\n")
    let third = try session()
    third.type(Key.up + Key.up)
    try third.waitForLine(prompt + "help 둘")
  }

  @Test func searchFollowsHangul() throws {
    let session = try session()
    for line in ["help 글갈", "help 값", "redo"] { try session.enter(line) }
    session.type(Key.control("R") + "글")
    try session.wait("the entry") { $0.line.hasSuffix("': help 글갈") }
    session.type("갈")
    try session.wait("the entry") { $0.line.hasSuffix("'글갈': help 글갈") }
    session.type(Key.backspace + Key.backspace + "he")
    try session.wait("the newest") { $0.line.hasSuffix("': help 값") }
    session.type(Key.control("R"))
    try session.wait("the one before") { $0.line.hasSuffix("': help 글갈") }
    session.type(Key.left)
    try session.waitForLine(prompt + "help 글갈")
    session.type("x" + Key.enter)
    try session.waitForPrompt()
    #expect(folder.text("history")?.hasSuffix("help 글x갈\n") == true)
  }

  @Test func aSearchThatIsGivenUpRestoresTheLine() throws {
    let session = try session()
    try session.enter("redo")
    session.type("abc" + Key.left + Key.control("R") + "red")
    try session.wait("the entry") { $0.line.hasSuffix("': redo") }
    session.type(Key.control("G") + "X")
    try session.waitForLine(prompt + "abXc")
  }

  // MARK: - The file

  @Test(arguments: ["a\nb", "back\\slash", "\\n", "끝\\", "layout a {\n  b\\nc\n}"])
  func anEntryComesBackFromTheFile(_ entry: String) throws {
    let file = HistoryFile(path: folder.path("history"))
    try file.append("before")
    try file.append(entry)
    #expect(try file.load() == ["before", entry])
  }

  @Test func foldersAreMade() throws {
    let file = HistoryFile(path: folder.path("a/b/history"))
    try file.append("x")
    #expect(try file.load() == ["x"])
  }

  @Test func aTornLineDoesNotSwallowTheNext() throws {
    try Data("one\ntw".utf8).write(to: folder.url.appending(path: "history"))
    let file = HistoryFile(path: folder.path("history"))
    try file.append("three")
    #expect(try file.load() == ["one", "tw", "three"])
  }

  @Test func bytesThatAreNotTextDoNotDisturb() throws {
    try Data([0x61, 0xFF, 0x0A, 0x00, 0x0A]).write(to: folder.url.appending(path: "history"))
    #expect(try HistoryFile(path: folder.path("history")).load() == ["a\u{FFFD}", "\0"])
  }

  @Test func aLongFileIsCutToItsNewestEntries() throws {
    let file = HistoryFile(path: folder.path("history"), limit: 10)
    for number in 1...21 { try file.append("\(number)") }
    #expect(try file.load() == (12...21).map(String.init))
    #expect(folder.text("history")?.split(separator: "\n").count == 10)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["history"])
  }

  /// Sessions side by side append and cut at once; no entry newer than the cut is lost or torn.
  @Test func sessionsShareTheFile() async throws {
    let path = folder.path("history")
    let writers = 4
    let entriesEach = 50
    try await withThrowingTaskGroup { group in
      for writer in 0..<writers {
        group.addTask {
          let file = HistoryFile(
            path: path, limit: writers * entriesEach, patience: .seconds(60))
          for number in 0..<entriesEach { try file.append("\(writer) \(number)") }
        }
      }
      group.addTask {
        // A file already at its limit, cut again and again.
        let file = HistoryFile(path: path, limit: 10, patience: .seconds(60))
        for _ in 0..<50 { _ = try file.load() }
      }
      try await group.waitForAll()
    }
    let entries = try HistoryFile(path: path).load()
    #expect(entries.count >= 10)
    for writer in 0..<writers {
      let numbers = entries.compactMap { entry in
        entry.hasPrefix("\(writer) ") ? Int(entry.dropFirst(2)) : nil
      }
      // What remains of a writer is the unbroken tail of what it wrote.
      #expect(numbers == Array((entriesEach - numbers.count)..<entriesEach))
    }
  }

  @Test func aFileThatSomebodyHoldsIsNotWaitedFor() throws {
    let path = folder.path("history")
    try HistoryFile(path: path).append("before")
    let lock = try HeldLock(path)
    let file = HistoryFile(path: path, patience: .milliseconds(50))
    #expect(throws: LockHeld(path: path)) { try file.load() }
    #expect(throws: LockHeld(path: path)) { try file.append("x") }
    var history = History(file: file)
    #expect(history.obstacle == LockHeld(path: path))
    lock.release()
    // It was given up for the session.
    _ = history.append("x")
    #expect(history.entries == ["x"])
    #expect(try file.load() == ["before"])
  }

  @Test func theEnvironmentSaysWhereTheFileIs() {
    let none = HistoryFile.standard { _ in nil }
    #expect(none == nil)
    let home = HistoryFile.standard { $0 == "HOME" ? "/home/me" : nil }
    #if canImport(Darwin)
      #expect(home?.path == "/home/me/Library/Application Support/diffplay/history")
    #else
      #expect(home?.path == "/home/me/.local/state/diffplay/history")
      let state = HistoryFile.standard { ["HOME": "/home/me", "XDG_STATE_HOME": "/state"][$0] }
      #expect(state?.path == "/state/diffplay/history")
      let relative = HistoryFile.standard { ["HOME": "/home/me", "XDG_STATE_HOME": "state"][$0] }
      #expect(relative?.path == "/home/me/.local/state/diffplay/history")
    #endif
  }
}
