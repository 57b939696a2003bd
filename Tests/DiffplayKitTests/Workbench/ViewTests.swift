import HeadlessCollectionView
import Testing

@testable import DiffplayKit
@testable import WorldModel

/// Views are used again as UIKit uses them, and what an apply animates can be told afterwards.
@Suite struct ViewTests {
  private func feed() -> Playground {
    .after(
      "container 320 x 200 @2x", "append sections main", "append a{1..30}", "apply",
      "set screen-reader off")
  }

  @Test func scrollingFarMakesNoMoreViewsThanAScreenHolds() throws {
    var playground = feed()
    for _ in 0..<40 { _ = playground.text("scroll by 37") }
    for _ in 0..<40 { _ = playground.text("scroll by -37") }
    let views = try #require(playground.workbench.world.views)
    #expect(views.entries.count == 6)
    #expect(playground.text("cells").last?.hasPrefix("6 views, asked for ") == true)
  }

  @Test func appliesAskForWhatComesOnScreenToo() {
    var playground = feed()
    #expect(playground.text("delete a2; apply").contains("cells asked for: a6"))
    #expect(playground.text("insert b before a1; apply").contains("cells asked for: b"))
    #expect(playground.text("reload a20; apply").contains("cells asked for: none"))
    #expect(playground.json("reload a1; apply").last?.contains(#""cells":[[0,1,"a1"]]"#) == true)
  }

  @Test func cellsShowWhatTheyWereConfiguredWithWhileTheyStay() {
    var playground = feed()
    #expect(
      playground.text("set item a1 title \"New\"").first
        == "a1.title = \"New\", the cell shows nothing")
    #expect(playground.text("set item a20 title \"Far\"").first == "a20.title = \"Far\"")
    _ = playground.text("scroll by 200")
    _ = playground.text("scroll to 0")
    #expect(playground.text("show a1").contains("a1.title = \"New\""))
  }

  @Test func undoBringsBackTheViews() throws {
    var playground = feed()
    _ = playground.text("scroll by 200")
    let before = try #require(playground.workbench.world.views)
    _ = playground.text("undo")
    #expect(playground.workbench.world.views != before)
    _ = playground.text("redo")
    #expect(playground.workbench.world.views == before)
  }

  @Test func contentThatBecomesShorterScrollsBack() {
    var playground = feed()
    _ = playground.text("scroll to 9999")
    #expect(
      playground.text("delete a{11..30}; apply").last
        == "content offset 1120 → 240: the content is shorter now")
    _ = playground.text("scroll to 0")
    #expect(playground.text("delete a{4..10}; apply").last?.hasPrefix("content offset") == false)
  }

  @Test func thePlanStaysWhileTheViewScrolls() {
    var playground = feed()
    _ = playground.text("move a5 before a1; delete a2; apply")
    let plan = playground.text("plan")
    #expect(plan.first == "the last apply, animated: 1 out, 3 moving, 2 still")
    _ = playground.text("scroll by 100; layout main grid 3; append b")
    #expect(playground.text("plan") == plan)
    _ = playground.text("undo 3; undo")
    #expect(playground.refusal(of: "plan") == nil)
    #expect(playground.text("plan") != plan)
  }

  @Test func worldsDifferByImportedLayouts() {
    var playground = feed()
    let world = playground.workbench.world
    playground.workbench.world.importedLayouts = [
      ImportedLayout(name: "a", title: "a()", file: "A.swift", line: 1, sections: [])
    ]
    #expect(!playground.workbench.world.isSame(as: world))
    #expect(world.isSame(as: world))
  }
}
