import DiffableDataSource
import InMemoryFileSystem
import Testing

@testable import CommandLanguage
@testable import DiffplayKit
@testable import Sessions
@testable import Wording
@testable import WorldModel

/// History, checkpoints and going back.
@Suite struct TravelTests {
  @Test func historyMarksWhereYouAre() {
    var playground = Playground.after(
      "append sections main", "append a b", "show", "apply", "undo 2")
    #expect(
      playground.text("history") == [
        "* 1  append sections main", "  2  append a b (undone)", "  3  apply (undone)",
      ])
    #expect(
      playground.text("history 2") == [
        "  … 1 before", "  2  append a b (undone)", "  3  apply (undone)",
      ])
    _ = playground.run("undo")
    #expect(playground.text("history").first == "* 0  the start")
    #expect(Playground.after("show").copyText("history") == ["no changes yet"])
  }

  @Test func goingToANumberWalksBothWays() {
    var playground = Playground.after("append sections main", "append a", "append b", "append c")
    #expect(playground.text("back to 2").prefix(2) == ["undid: append c", "undid: append b"])
    #expect(playground.text("show") == ["main: a"])
    #expect(playground.text("back to 4").prefix(2) == ["redid: append b", "redid: append c"])
    #expect(playground.text("back to 4") == ["this is where you are"])
    #expect(playground.text("back to 0").count == 5)
    #expect(playground.refusal(of: "back to 5") != nil)
    #expect(playground.workbench.future.count == 4)
  }

  @Test func ofChangesLongAgoEachHundredthIsKept() {
    var playground = Playground.after("append sections main")
    playground.workbench.changesKeptWhole = 5
    for item in 2...250 { _ = playground.run("append \(item)") }
    let refusal = playground.refusal(of: "back to 243")
    #expect(
      refusal?.message.english == "change 243 is so long ago that its world is not kept")
    #expect(refusal?.fix?.english == "`back to 200` goes to the last before it that is")
    #expect(playground.refusal(of: "undo 7") == refusal)
    #expect(playground.text("history").last == "* 250  append 250")
    for (change, items) in [(245, 244), (200, 199), (100, 99), (250, 249), (0, 0), (250, 249)] {
      #expect(playground.refusal(of: "back to \(change)") == nil)
      #expect(playground.workbench.world.snapshot.numberOfItems == items)
    }
    _ = playground.run("undo 150")
    #expect(playground.refusal(of: "redo 1")?.fix?.english.hasPrefix("`back to 100`") == true)
    #expect(playground.workbench.past.count == 100)
  }

  @Test func checkpointsOutliveOneAnotherAndUndo() {
    var playground = Playground.after(
      "append sections main", "checkpoint one", "append a", "checkpoint \"the second\"",
      "append b", "back to one")
    #expect(playground.text("show") == ["main: (empty)"])
    #expect(playground.text("checkpoint") == [#"checkpoints: one "the second""#])
    _ = playground.run("back to \"the second\"")
    #expect(playground.text("show") == ["main: a"])
    _ = playground.run("undo 2")
    #expect(playground.text("show") == ["main: a b"])
    _ = playground.run("undo 2")
    #expect(playground.text("checkpoint") == ["checkpoints: one"])
    #expect(playground.refusal(of: "back to oen")?.fix?.english == "did you mean `one`?")
  }

  @Test func goingBackIsRecorded() {
    let files = InMemoryFileSystem()
    _ = Playground.after(
      "append sections main", "checkpoint one", "append a", "apply", "back to one", "save w.json",
      "record r.session", "append x", "back to one", "load w.json", "record off", files: files)
    let replayed = ReplayedWorld.replay("r.session", files: InMemoryFileSystem(files.texts))
    #expect(!replayed.isFailure, "\(replayed.failureText)")
  }
}

extension Playground {
  /// What a person would read after `entry`, in a copy.
  fileprivate func copyText(_ entry: String) -> [String] {
    var copy = self
    return copy.text(entry)
  }
}
