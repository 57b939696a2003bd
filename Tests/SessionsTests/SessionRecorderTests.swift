import HostSystem
import InMemoryFileSystem
import Sessions
import TestSupport
import Testing

@Suite struct SessionRecorderTests {
  @Test func writesHeaderThenEachStepInOneAppend() throws {
    let files = InMemoryFileSystem()
    var recorder = try SessionRecorder(path: "r.session", files: files)
    #expect(try files.text(of: "r.session") == "#!diffplay session 1\n")
    try recorder.record("append items a", output: "pending: +1 item\n")
    try recorder.record("layout a {\n  group\n\n}\n", output: "")
    try recorder.record("  ", output: "\n")
    #expect(
      try files.text(of: "r.session") == """
        #!diffplay session 1
        > append items a
        pending: +1 item
        > layout a {
        .   group
        .
        . }

        """)
    #expect(files.writes.count == 3)
  }

  @Test func writesAnUnusualWidth() throws {
    let files = InMemoryFileSystem()
    _ = try SessionRecorder(
      path: "r", settings: SessionSettings(width: 100), files: files)
    #expect(try files.text(of: "r") == "#!diffplay session 1\n#!width 100\n")
  }

  @Test func startsInAnEmptyFile() throws {
    let files = InMemoryFileSystem(["r": ""])
    var recorder = try SessionRecorder(path: "r", files: files)
    try recorder.record("b", output: "out")
    #expect(try files.text(of: "r") == "#!diffplay session 1\n> b\nout\n")
  }

  @Test(arguments: [
    ("r", ["r": "let x = 1\n"], "File exists"),
    ("r", ["r": "#!diffplay session 1\n> a\n"], "File exists"),
    ("r", ["r/x": ""], "Is a directory"),
  ])
  func refusesOtherFiles(_ path: String, _ texts: [String: String], _ reason: String) {
    let files = InMemoryFileSystem(texts)
    let error = #expect(throws: FileError.self) { try SessionRecorder(path: path, files: files) }
    #expect(error?.reason.hasPrefix(reason) == true, "\(error?.reason ?? "")")
    #expect(files.writes.isEmpty)
  }

  @Test func stopsAtTheFirstFailedWrite() throws {
    let files = InMemoryFileSystem()
    var recorder = try SessionRecorder(path: "r", files: files)
    try recorder.record("a", output: "x")
    let before = try files.text(of: "r")
    files.remainingWrites = 0
    let error = #expect(throws: FileError.self) { try recorder.record("b", output: "x") }
    #expect(error?.reason == "No space left on device")
    #expect(!recorder.isRecording)
    files.remainingWrites = 5
    try recorder.record("c", output: "x")
    #expect(try files.text(of: "r") == before)
    #expect(throws: Never.self) { try Session(parsing: before) }
  }

  @Test func reportsThatTheFileCannotBeMade() {
    let files = InMemoryFileSystem()
    files.remainingWrites = 0
    #expect(throws: FileError.self) { try SessionRecorder(path: "r", files: files) }
  }

  /// Whatever was printed, the recording replays green, says the same commands, and fails as soon
  /// as one output changes.
  @Test(arguments: 0..<500)
  func recordingsReplayGreen(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let steps = (0..<Int.random(in: 1...6, using: &generator)).map { index in
      (command: "\(index) " + generator.text(lines: 3), output: generator.text(lines: 6))
    }
    let files = InMemoryFileSystem()
    var recorder = try SessionRecorder(path: "r", files: files)
    for step in steps { try recorder.record(step.command, output: step.output) }

    let text = try files.text(of: "r")
    let outputs = steps.map(\.output)
    let replayed = SessionReplay.replay(
      path: "r", files: files, world: PlaybackWorld.factory(outputs))
    #expect(replayed.verdict == .passed, "seed \(seed)\n\(replayed.failureText)")
    #expect(SessionPrinter.text(of: try Session(parsing: text)) == text, "seed \(seed)")
    let commands = try Session(parsing: text).steps.map { $0.step.command + "\n" }
    let given = steps.map { commandText($0.command) }
    #expect(commands == given, "seed \(seed)")

    let changed = Int.random(in: 0..<steps.count, using: &generator)
    var others = outputs
    others[changed] += "\nchanged"
    let differing = SessionReplay.replay(
      path: "r", files: files, world: PlaybackWorld.factory(others))
    #expect(differing.differences.count == 1, "seed \(seed)")
  }

  /// A command as the format can hold it: no carriage returns or line feeds at its lines' ends.
  private func commandText(_ command: String) -> String {
    var bytes: [UInt8] = []
    for byte in Array(command.utf8) + [0x0A] {
      if byte == 0x0A { while bytes.last == 0x0D { bytes.removeLast() } }
      bytes.append(byte)
    }
    while bytes.suffix(2) == [0x0A, 0x0A] { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
