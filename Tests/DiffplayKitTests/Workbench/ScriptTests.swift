import InMemoryFileSystem
import Testing

@testable import CommandLanguage
@testable import DiffplayKit
@testable import Sessions
@testable import Wording

/// The commands of plain texts and of sessions.
@Suite struct ScriptTests {
  private func entries(_ text: String, path: String = "f.txt") throws -> [String] {
    let files = InMemoryFileSystem([path: text])
    return try Script(path: path, files: files).entries.map { "\($0.line): \($0.text)" }
  }

  @Test func textsAreReadByLines() throws {
    #expect(try entries("") == [])
    #expect(try entries("\nshow\r\n\n# prose\nundo") == ["2: show", "4: # prose", "5: undo"])
    #expect(
      try entries("layout a {\n  x\n}\nshow\nbatch {") == [
        "1: layout a {\n  x\n}", "4: show", "5: batch {",
      ])
    #expect(
      try entries("let a = [1]\n  .map { $0 }\nshow") == [
        "1: let a = [1]\n  .map { $0 }", "3: show",
      ])
  }

  @Test func sessionsAreReadWithoutWhatTheyExpect() throws {
    let text = "#!diffplay session 1\n# prose\n> show\nno sections\n> layout a {\n. }\n"
    #expect(try entries(text, path: "f.session") == ["3: show", "5: layout a {\n}"])
    #expect(try entries(text) == ["3: show", "5: layout a {\n}"])
    #expect(throws: SessionFault.self) { try entries("show\n", path: "f.session") }
    #expect(throws: SessionFault.self) {
      try Script(path: "none", files: InMemoryFileSystem())
    }
  }

  @Test func aFailureLeavesTheWorldAndNamesItsPlace() {
    let files = InMemoryFileSystem(["f.txt": "append sections q\n\n  append a to zz\n"])
    var playground = Playground.after("append sections main", files: files)
    let before = playground.visibleState
    let refusal = playground.refusal(of: "source f.txt")
    #expect(refusal?.message.english == "f.txt:3:15: there is no section zz")
    #expect(playground.visibleState == before)
  }

  @Test func aFileIsOneChangeAndEndsAtQuit() {
    let files = InMemoryFileSystem([
      "f.txt": "append sections q\nappend a b\nset swift on\nquit\nbogus\n"
    ])
    var playground = Playground.after("source f.txt", files: files)
    #expect(playground.workbench.settings.echoesSwift)
    #expect(playground.text("show") == ["q: a b"])
    #expect(playground.text("undo").first == "undid: source f.txt")
    #expect(playground.text("show") == ["no sections"])
  }
}
