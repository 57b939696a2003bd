import DiffplayKit
import Foundation
import HostSystem
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

/// A recording loses nothing but the command that was running, whatever ends the program.
@Suite struct RecordingSafetyTests {
  let folder: TemporaryFolder
  let files = POSIXFileSystem()

  init() throws { folder = try TemporaryFolder() }

  static let commands =
    ["append sections feature \"지금 주목해야 할 앱\"", "append a{1..40} to feature", "show"]
    + (0..<12).flatMap { index in
      [
        "append \"\(index) 사과 🍎\" > to feature", "apply", "bogus \(index)", "frames",
        "layout feature {\n\n  group horizontal 1w x \(44 + index) { item 1w x 1h }\n}",
      ]
    }

  /// A recording of ``commands``, as bytes.
  func recording() throws -> Data {
    var playground = Playground(fileSystem: files)
    for entry in ["record \(folder.path("whole.session"))"] + Self.commands {
      _ = playground.run(entry)
    }
    return try Data(contentsOf: folder.url.appending(path: "whole.session"))
  }

  /// Whether a part of a recording is what was recorded first, but for its last step.
  func expectBeginning(_ cut: Session, of whole: Session, _ comment: Comment) {
    let (cut, whole) = (cut.steps.map(\.step), whole.steps.map(\.step))
    #expect(cut.count <= whole.count, comment)
    #expect(cut.dropLast().elementsEqual(whole.prefix(max(0, cut.count - 1))), comment)
    if let last = cut.last {
      #expect(whole[cut.count - 1].command.hasPrefix(last.command), comment)
    }
  }

  /// Nothing writes fewer bytes than the first line: the file comes into being with it.
  @Test func aRecordingCutAnywhereIsASession() throws {
    let bytes = try recording()
    let whole = try Session(path: folder.path("whole.session"), files: files)
    let opening = "#!diffplay session 1".utf8.count
    for seed in 0..<UInt64(runsLongTests ? 1000 : 300) {
      var generator = SeededGenerator(seed: seed)
      let count = Int.random(in: opening...bytes.count, using: &generator)
      try bytes.prefix(count).write(to: folder.url.appending(path: "cut.session"))
      let cut = try Session(path: folder.path("cut.session"), files: files)
      expectBeginning(cut, of: whole, "\(count) bytes")
      guard seed % 40 == 0 else { continue }
      let replayed = ReplayedWorld.replay(folder.path("cut.session"), files: files)
      #expect(replayed.steps.dropLast().allSatisfy { $0.outcome == .passed }, "\(count) bytes")
    }
  }

  /// The program is killed at some moment while it records as fast as it can.
  @Test func aKilledProgramLeavesASession() throws {
    let script = ["record r.session"] + (0..<400).flatMap { _ in ["append a b", "undo", "show"] }
    let commands = Array(script.dropFirst())
    try Data((script.joined(separator: "\n") + "\n").utf8)
      .write(to: folder.url.appending(path: "script"))
    var recorded = 0
    for seed in 0..<UInt64(40) {
      var generator = SeededGenerator(seed: seed)
      let path = folder.path("r.session")
      unlink(path)
      let input = try #require(FileHandle(forReadingAtPath: folder.path("script")))
      let output = try #require(FileHandle(forWritingAtPath: "/dev/null"))
      let process = Process()
      process.executableURL = URL(filePath: Program.path)
      process.arguments = ["--keep-going"]
      process.currentDirectoryURL = folder.url
      process.standardInput = input
      process.standardOutput = output
      process.standardError = output
      try process.run()
      while files.isFolder(path) == nil, process.isRunning { usleep(1_000) }
      usleep(UInt32.random(in: 0...30_000, using: &generator))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let replayed = ReplayedWorld.replay(path, files: files)
      #expect(replayed.verdict == .passed, "seed \(seed)\n\(replayed.failureText)")
      #expect(
        replayed.steps.map(\.step.command) == Array(commands.prefix(replayed.steps.count)),
        "seed \(seed)")
      recorded += replayed.steps.count
    }
    #expect(recorded > 0)
  }

  /// A limit on the size of files stands for a full disk.
  @Test(arguments: ["trap '' XFSZ; ulimit -f 1", "trap '' XFSZ; ulimit -f 0"])
  func aFullDiskEndsTheRecordingAndNothingElse(_ limit: String) throws {
    let script =
      "record r.session\nappend sections main\n"
      + String(repeating: "append a{1..30}; undo\nshow\n", count: 40)
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", limit + #"; exec "$0" --keep-going 2>&1"#, Program.path]
    process.currentDirectoryURL = folder.url
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(script.utf8))
    try input.fileHandleForWriting.close()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    let text = String(decoding: data, as: UTF8.self)
    process.waitUntilExit()
    #expect(text.components(separatedBy: "File too large").count == 2, "\(text)")
    #expect(text.components(separatedBy: "(empty)").count > 1 || text.contains("no sections"))
    if limit.hasSuffix("0") {
      #expect(try files.names(in: folder.url.path) == [])
    } else {
      let replayed = ReplayedWorld.replay(folder.path("r.session"), files: files)
      #expect(replayed.verdict == .passed, "\(replayed.failureText)")
      #expect(!replayed.steps.isEmpty)
    }
  }

  @Test func aCharacterThatWasCutIsLeftOut() throws {
    let text = "a한🍎"
    let bytes = Array(text.utf8)
    let expected = ["", "a", "a", "a", "a한", "a한", "a한", "a한", "a한🍎"]
    for count in 0...bytes.count {
      try Data(bytes.prefix(count)).write(to: folder.url.appending(path: "cut"))
      #expect(try files.text(of: folder.path("cut")) == expected[count], "\(count) bytes")
    }
    for bytes: [UInt8] in [[0xFF], [0x61, 0x80], [0xC0], [0xED, 0x95, 0x61], [0xE2, 0x28]] {
      try Data(bytes).write(to: folder.url.appending(path: "cut"))
      #expect(throws: FileError.self, "\(bytes)") { try files.text(of: folder.path("cut")) }
    }
  }
}
