import HostSystem
import InMemoryFileSystem
import Sessions
import TestSupport
import Testing

private let header = "#!diffplay session 1\n"

@Suite struct SessionUpdateTests {
  /// Replays and updates one file; gives what happened and the file afterwards.
  private func update(
    _ text: String, world: SessionWorldFactory, isCI: Bool = false
  ) throws -> (outcome: SessionUpdate.Outcome, text: String, writes: Int) {
    let files = InMemoryFileSystem(["a.session": text])
    let replayed = SessionReplay.replay(path: "a.session", files: files, world: world)
    let outcome = try SessionUpdate.update(replayed, files: files, isCI: isCI)
    return (outcome, try files.text(of: "a.session"), files.writes.count)
  }

  private func expected(_ old: [String], updatedTo output: String) throws -> String {
    let text = header + "> show\n" + old.map { $0 + "\n" }.joined()
    let new = try update(text, world: AnsweringWorld.factory(["show": output])).text
    return String(new.dropFirst(header.count + "> show\n".count))
  }

  @Test func rewritesOutputAlone() throws {
    let old =
      "#!width 40 \n#  prose \n#\n\n> a {\n.   b \n. }\nold\n\n\n# more\n> same\n\\same  \n> new"
    let new =
      "#!width 40 \n#  prose \n#\n\n> a {\n.   b \n. }\n1\n\\> 2\n\n\n# more\n> same\n\\same  \n"
      + "> new\n3\n"
    let world = PlaybackWorld.factory(["1\n> 2\n", "same", "3"])
    let updated = try update(header + old, world: world)
    #expect(updated.outcome == .written)
    #expect(updated.text == header + new)
  }

  /// One pass over the text, however many steps differ.
  @Test func bringsEveryStepOfALongSessionUpToDate() throws {
    let steps = 2_000
    func session(_ output: (Int) -> String) -> String {
      header + (0..<steps).map { "# step \($0)\n> a\(output($0))\nsame\n" }.joined()
    }
    let answers = (0..<steps).map { $0.isMultiple(of: 3) ? "old\nsame" : "\($0)\nmore\nsame" }
    let new = session { $0.isMultiple(of: 3) ? "\nold" : "\n\($0)\nmore" }
    let updated = try update(session { _ in "\nold" }, world: PlaybackWorld.factory(answers))
    #expect(updated.text == new)
  }

  @Test func addsOutputBehindALastLineWithoutEnd() throws {
    let updated = try update(header + "> a\n> b", world: PlaybackWorld.factory(["1", "2"]))
    #expect(updated.text == header + "> a\n1\n> b\n2\n")
  }

  /// Found by a fuzz run: the `.` became part of the command.
  @Test func escapesAKeptLineThatComesToStandBelowTheCommand() throws {
    #expect(try expected(["old", "."], updatedTo: ".") == "\\.\n")
  }

  @Test func keepsLineEndsAndByteOrderMark() throws {
    let old = "\u{FEFF}#!diffplay session 1\r\n> a\r\nold\r\n> b\r\nb\r\n"
    let updated = try update(old, world: PlaybackWorld.factory(["new\nlines", "b"]))
    let new = "\u{FEFF}#!diffplay session 1\r\n> a\r\nnew\r\nlines\r\n> b\r\nb\r\n"
    #expect(Array(updated.text.utf8) == Array(new.utf8))
  }

  @Test(arguments: [
    (["[0-9]+ items (re)", "old"], "5 items\nnew", "[0-9]+ items (re)\nnew\n"),
    (["old", "[0-9]+ items (re)"], "new\nmore\n5 items", "new\nmore\n[0-9]+ items (re)\n"),
    (["[0-9]+ items (re)"], "none", "none\n"),
    (["[0-9]+ items (re)", "old"], "new\n5 items", "new\n[0-9]+ items (re)\n"),
    (["a", "...", "z"], "b\nx\ny\nz", "b\n...\nz\n"),
    (["a", "...", "z"], "a\nx\ny", "a\n...\ny\n"),
    (["a", "...", "m", "...", "z"], "a\n1\nm\n2\n3\nnew", "a\n...\nm\n...\nnew\n"),
    (["* (glob)", "old"], "x\nnew\nmore", "* (glob)\nnew\nmore\n"),
    (["old"], "foo (re)\n...\n", "foo (re) (glob)\n\\...\n"),
    (["( (re)", "x"], "(\nx", "(\nx\n"),
    (["a", "b"], "", ""),
    (["a"], "b\n\nc\n\n", "b\n\nc\n"),
  ])
  func keepsPatternsThatStillMatch(_ old: [String], _ output: String, _ new: String) throws {
    #expect(try expected(old, updatedTo: output) == new)
  }

  @Test(arguments: [
    ("> a\na  \n", AnsweringWorld.factory()),
    ("#!skip later\n> a\nold\n", AnsweringWorld.factory()),
    ("#!expect-failure known\n> a\nold\n", AnsweringWorld.factory()),
    ("#!include missing.session\n> a\nold\n", AnsweringWorld.factory()),
  ])
  func leavesTheRestAlone(_ body: String, _ world: SessionWorldFactory) throws {
    let updated = try update(header + body, world: world)
    #expect(updated.outcome == .unchanged)
    #expect(updated.writes == 0)
  }

  @Test func neverWritesInCI() throws {
    let updated = try update(header + "> a\nold\n", world: AnsweringWorld.factory(), isCI: true)
    #expect(updated.outcome == .refusedInCI)
    #expect(updated.writes == 0)
  }

  @Test func refusesAFileThatWasChangedMeanwhile() throws {
    let files = InMemoryFileSystem(["a.session": header + "> a\nold\n"])
    let replayed = SessionReplay.replay(
      path: "a.session", files: files, world: AnsweringWorld.factory())
    try files.write(header + "# new\n> a\nold\n", to: "a.session")
    #expect(throws: FileError.self) {
      try SessionUpdate.update(replayed, files: files, isCI: false)
    }
    #expect(files.writes.count == 1)
  }

  /// After an update the session passes, its other entries are as before, and a second update
  /// writes nothing.
  @Test(arguments: 0..<400)
  func updatedSessionsPass(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    var text = header
    var outputs: [String] = []
    for index in 0..<Int.random(in: 1...4, using: &generator) {
      text += "# step \(index)\n> command \(index)\n"
      let old = generator.text(lines: 5)
      for line in ExpectedOutput(recording: old).lines {
        let replacement = ["...", ".* (re)", "* (glob)", "( (re)"].randomElement(using: &generator)
        let isReplaced = Int.random(in: 0..<4, using: &generator) == 0
        text += (isReplaced ? replacement ?? "" : line.written) + "\n"
      }
      outputs.append(Bool.random(using: &generator) ? old : generator.text(lines: 5))
    }
    let world = PlaybackWorld.factory(outputs)
    let updated = try update(text, world: world).text
    let again = try update(updated, world: world)
    let session = try Session(parsing: updated)
    #expect(again.writes == 0, "seed \(seed)")
    #expect(
      SessionReplay.replay(
        path: "a", files: InMemoryFileSystem(["a": updated]), world: world
      ).verdict == .passed, "seed \(seed)")
    #expect(
      session.steps.map(\.step.command)
        == (try Session(parsing: text)).steps.map(\.step.command), "seed \(seed)")
  }
}
