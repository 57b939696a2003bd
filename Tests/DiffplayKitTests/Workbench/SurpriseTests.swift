import InMemoryFileSystem
import Testing

@testable import CommandLanguage
@testable import DiffplayKit
@testable import Wording

/// What `doctor` says under a command that causes it, and of files.
@Suite struct SurpriseTests {
  private static let bad = "layout main { group horizontal 1w x 50 { item 9.5 x 1h insets 0 7 } }"
  private static let good = "layout main { group horizontal 1w x 50 { item 50 x 1h } }"

  private static func notes(_ lines: [String]) -> [String] {
    lines.filter { $0.hasSuffix("`doctor` tells what mends it") }
  }

  @Test func aFindingStandsUnderItsCommandOnce() {
    var playground = Playground.after("append sections main", "append a b", "apply")
    #expect(
      Self.notes(playground.text(Self.bad)) == [
        """
        note: main.group.subitems[0]: insets of 14 are taken off a width of 9.5, which makes it \
        4.5; `doctor` tells what mends it
        """
      ])
    #expect(Self.notes(playground.text(Self.good)).isEmpty)
    #expect(Self.notes(playground.text(Self.bad)).isEmpty)
    #expect(Self.notes(playground.text("container 320 x 480")).isEmpty)
  }

  /// A layout of what is not on screen surprises nobody yet: the apply causes the finding.
  @Test func theApplyThatShowsALayoutCausesItsFindings() {
    var playground = Playground.after("append sections main", "append a b")
    #expect(Self.notes(playground.text(Self.bad)).isEmpty)
    #expect(Self.notes(playground.text("apply")).count == 1)
  }

  /// What is only a note, and what the answer says in UIKit's words, is no note of the doctor.
  @Test(arguments: [
    "layout main { group horizontal 1w x ~50 { item 1w x 1h } }",
    "layout main { group horizontal 100 x 50 { item 200 x 50 } }",
  ])
  func otherFindingsAreLeftToDoctor(_ layout: String) {
    var playground = Playground.after("append sections main", "append a b", "apply")
    #expect(Self.notes(playground.text(layout)).isEmpty)
    #expect(playground.text("doctor") != ["nothing surprises here"])
  }

  /// In a lesson the text says what is to be seen.
  @Test func aLessonIsNotInterrupted() {
    var playground = Playground.after("lesson count-or-repeat")
    let layout = "layout main { group horizontal 1w x 50 count 4 { item 40 x 1h } }"
    #expect(Self.notes(playground.text(layout)).isEmpty)
  }

  @Test func aBrokenDocumentIsRefusedWithItsPlace() {
    let files = InMemoryFileSystem(["broken.json": "{\n  \"layout\": ]"])
    var playground = Playground(fileSystem: files)
    let error = playground.refusal(of: "doctor broken.json")
    #expect(error?.message.english.hasPrefix("broken.json:2:") == true)
    #expect(playground.refusal(of: "doctor missing.json") != nil)
  }

  /// What the world looks like is of no account, and it stays as it is.
  @Test func aDocumentIsJudgedByItself() throws {
    var playground = Playground.after(
      "append sections main", "append a b", "apply", Self.good, "export layout good.json",
      Self.bad, "export layout bad.json")
    let before = playground.visibleState
    #expect(playground.text("doctor good.json") == ["nothing surprises here"])
    #expect(playground.text("doctor bad.json").first?.hasSuffix("[insets-eat-item]") == true)
    #expect(playground.visibleState == before)
    #expect(try ExaminedFile("bad.json", in: playground).hasFailure)
    let good = try ExaminedFile("good.json", in: playground)
    #expect(!good.hasFailure)
    #expect(good.lines(in: .english).map(\.plain) == ["good.json: nothing surprises here"])
  }

  @Test func aLogNamesTheFile() {
    var playground = Playground.after(
      "append sections main", "append a b", "apply", Self.bad, "export layout bad.json")
    let log = playground.text("doctor sarif bad.json").joined()
    #expect(log.contains("\"uri\": \"bad.json\"") && log.contains("insets-eat-item"))
  }
}
