import ImportRecords
import InMemoryFileSystem
import RewritingRecords
import Testing

@testable import DiffplayKit
@testable import SwiftImport
@testable import Wording

/// What a person reads of an import, whatever the code of others and its files are called and say.
@Suite struct ImportTextsTests {
  private static let source = ImportProgram.Source(
    path: "App/A\nB.swift", text: "import UIKit\n#if false\n", copy: "file0.swift")

  @Test(arguments: [
    ("/tmp/import-1/file0.swift:3:1: error: x", "App/A␊B.swift:2:1: error: x"),
    ("/tmp/import-1/file0.swift:1:1: error: x", "App/A␊B.swift:1:1: error: x"),
    ("/tmp/import-1/file0.swift:9:1: error: x", "App/A␊B.swift:3:1: error: x"),
    ("file0.swift:3:1: error: x", "App/A␊B.swift:3:1: error: x"),
    ("/tmp/import-1/main-entry.swift:7:3: note: x", "the import's own code:7:3: note: x"),
    ("ld: /tmp/import-1/x.o: y", "ld: x.o: y"), ("a.swift:1:1: error: x", "a.swift:1:1: error: x"),
  ])
  func internalNamesAreNotShown(line: String, shown: String) {
    let output = CompilerOutput(line, of: [Self.source], in: "/tmp/import-1")
    #expect(output.lines == [shown])
  }

  @Test func errorsNameTheDeclarationsThatTheyStandIn() {
    let text = """
      a.swift:3:5: error: cannot find 'x' in scope
          x
      a.swift:4:5: note: here
      a.swift:9:1: error: expected declaration
      a.swift:12:1: error: cannot find 'z' in scope
      """
    let shown = CompilerOutput(text).shown(in: ["Feed.createLayout", ""])
    #expect(
      shown.map(\.english) == [
        "a.swift:3:5: error: cannot find 'x' in scope (in Feed.createLayout)", "    x",
        "a.swift:4:5: note: here", "a.swift:9:1: error: expected declaration",
        "a.swift:12:1: error: cannot find 'z' in scope",
      ])
    #expect(shown[0].text(in: .korean).hasSuffix(" in scope (Feed.createLayout 안)"))
  }

  @Test func crashTextsHaveABound() {
    let long = String(repeating: "사", count: 100_000)
    let fatal = CrashOutput("App/A.swift:8: Fatal error: \(long)\n", sources: [])
    #expect(fatal.reason.map { $0.utf8.count < 2_010 && $0.hasSuffix("사…") } == true)
    let lines = String(repeating: "line\n", count: 1_000)
    let exception = CrashOutput("*** Terminating app, reason: '\(lines)'\n", sources: [])
    #expect(exception.uikit?.split(separator: "\n").count == 20)
    #expect(CompilerOutput("a: error: \(long)").shown()[0].english.utf8.count < 2_010)
    #expect("short\ntext".bounded() == "short\ntext")
  }

  @Test func anEmptySnapshotIsNothingToShow() throws {
    var record = ImportRecord(beginning: 0)
    record.snapshot = []
    var definition = ImportDefinition(
      name: "empty", title: "empty()", file: "A\nB.swift", line: 1, scope: "", call: "empty()")
    definition.isSnapshot = true
    var imported = ImportedDefinitions()
    imported.results = [(definition, record)]
    imported.leftOut = [
      LeftOut(title: "x", file: "A\nB.swift", line: 2, reason: "an item comes twice")
    ]
    var playground = Playground(fileSystem: InMemoryFileSystem())
    let reply = try playground.workbench.bringIn(imported, from: ["A\nB.swift"])
    let lines = reply.lines.map { $0.told(in: .english).plain }
    #expect(lines.first == "imported A␊B.swift: nothing to show")
    #expect(lines.dropFirst().first == "left out: x: an item comes twice")
    let korean = reply.lines.first?.told(in: .korean).plain
    #expect(korean == "가져옴 A␊B.swift: 보여 줄 것 없음")
  }

  /// Screens of a project with those of the file that was named first, and files of their own names
  /// unnamed.
  @Test func aProjectIsTold() {
    func screen(_ title: String, in file: String) -> ScreenWithoutItems {
      var definition = ImportDefinition(
        name: title, title: title, file: file, line: 1, scope: "", call: "\(title)()")
      definition.isScreen = true
      return ScreenWithoutItems(definition: definition, rows: nil)
    }
    var imported = ImportedDefinitions()
    imported.takenAlong = (0..<12).map { "/app/Feed/Model\($0).swift" }
    imported.screensWithoutItems = [
      screen("Feed.Controller<Int>(store:)", in: "/app/Feed/Feed+Screen.swift"),
      screen("SettingsViewController", in: "/app/Other.swift"),
      screen("ListController", in: "/app/A/ListController.swift"),
      screen("ListController", in: "/app/B/ListController.swift"),
    ]
    let naming = SourceNaming(of: ["/app/./Main/X.swift"], with: imported.takenAlong)
    func lines(_ width: Int) -> [String] {
      imported.lines([], fitting: width, naming: naming, in: .english).map(\.plain)
    }
    #expect(
      lines(80) == [
        "  screen  Feed.Controller<Int>(store:)  no collection view",
        "  screen  SettingsViewController        no collection view  Other.swift",
        "  screen  ListController                no collection view  A/ListController.sw…",
        "  screen  ListController                no collection view  B/ListController.sw…",
        "taken along: Feed/Model0.swift, Feed/Model1.swift, Feed/Model2.swift, Feed/Model3.swift, "
          + "Feed/Model4.swift, Feed/Model5.swift, Feed/Model6.swift, Feed/Model7.swift, "
          + "Feed/Model8.swift, Feed/Model9.swift, … (12 files)",
      ])
    // Where there is room for no file, a class's name is whole all the same.
    #expect(
      lines(52).prefix(2) == [
        "  screen  Feed.Controller<Int>(…  no collection view",
        "  screen  SettingsViewController  no collection view",
      ])
  }

  @Test(arguments: [
    (["A.swift"], ["Models/B.swift"], "Models/B.swift"),
    (["App/A.swift"], ["App/Models/B.swift"], "Models/B.swift"),
    (["App/A.swift"], ["../Kit/B.swift"], "../Kit/B.swift"),
    (["/app/A.swift"], ["/kit/B.swift"], "/kit/B.swift"),
    (["Garden"], ["Garden/B.swift"], "B.swift"),
  ])
  func filesAreNamedBelowWhatHoldsThem(named: [String], along: [String], told: String) {
    #expect(SourceNaming(of: named, with: along).name(of: along[0]) == told)
  }

  @Test(arguments: [
    (RewritingCut.Whole.statement, "left out: 1 statement (Feed.load): no Swift, line 4"),
    (.openBrace, "added: 1 brace, for what was left open (Feed.load, line 4)"),
    (.missingBrace, "added: 1 brace, where one is missing (Feed.load, line 4)"),
    (.strayBrace, "left out: 1 brace, which closed nothing (Feed.load, line 4)"),
    (.mergeSide, "taken of an open merge: the first side (Feed.load, line 4)"),
  ])
  func whatDoesNotParseIsNamedWithItsLine(whole: RewritingCut.Whole, told: String) {
    let code = LeftOutCode(
      whole: whole, cause: RewritingCut.unparsed, name: "", file: "Feed.swift", lines: [4],
      places: ["Feed.load"])
    let naming = SourceNaming(of: ["Feed.swift"])
    #expect(code.note(naming: naming).plain == told)
  }

  @Test func manyLinesAreTold() {
    let code = LeftOutCode(
      whole: .openBrace, cause: RewritingCut.unparsed, name: "", file: "Feed.swift",
      lines: [4, 9, 12, 20, 31, 40])
    let note = code.note(naming: SourceNaming(of: [])).plain
    #expect(note.hasPrefix("added: 6 braces, for what was left open ("), "\(note)")
    #expect(note.hasSuffix("lines 4, 9, 12, 20, 31 …)"), "\(note)")
  }
}
