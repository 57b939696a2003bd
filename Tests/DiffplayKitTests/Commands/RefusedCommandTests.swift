import InMemoryFileSystem
import Testing

@testable import DiffplayKit

/// A command that fails changes nothing that can be seen.
@Suite struct RefusedCommandTests {
  private static let refused = [
    "append sections main", "append sections p p", "append x to zz", "append x x",
    "append x 1..99999999999", "insert x before zz", "insert sections main before ads",
    "insert sections p before zz", "move zz before a", "move a before zz", "move a after a",
    "move section zz before main", "delete a a{1..99999999}", "reload zz", "reload sections zz",
    "reconfigure zz", "show zz", "undo 99999", "undo 0", "undo -1", "redo 99999", "redo 0",
    "layout main { item 1w x 1h }", "layout main { group horizontal 1w x 1h { } }",
    "layout main { group horizontal 1w x 1h { item 1w x 1h }; header 1w x 1; header 1w x 2 }",
    "layout main { group horizontal 1w x 1h count 0 { item 1w x 1h } }",
    "layout main {\n  group horizontal 1w x 44 { item 1w x 1h }\n  section insets 1000\n}",
    "layout main grid 0", "layout main list 3", "layout main from nosuch.json",
    "layout main from bad.json", "layout none none", "layout zz none",
    "set main.section.frobnicate 1", "set main.section.interGroupSpacing x",
    "set main.section.contentInsets 1 2 3", "set main.section.contentInsets 1000",
    "set main.item.width 0.5x", "set grouped.item.width 0.5w",
    "measure a 1 x 1 then 1 x -1", "container 10 x -1", "container 1 x 1 safe 1 2 3",
    "device \"iPhone 1\"", "set system ios99", "frames zz", "invalidate zz",
    "draw 1", "draw 100000", "scroll main to 10", "scroll zz to 1", "scroll to far",
    "model a{1..9999999}", "batch { delete 9-9 }", "batch { model a; delete 0-0; delete 0-1 }",
    "batch { move 0-0 to 7-7 }", "record folder", "record off", "replay nosuch", "run nosuch",
    "run half.session", "run itself.session", "run folder", "export layout folder/x",
    "export swift folder/x", "export svg folder/x",
    "export svg --animation x.svg", "export picture folder/x", "export html folder/x",
    "export png x.png", "compare zz", "page zz", "page --folder nowhere",
    "import nosuch.swift", "import bad.json",
    "import nosuch.swift screen Main", "import nosuch.swift with columns 3",
    "help zz", "explain zzzzzz", "swift maybe", "time maybe", "quit now", "reset now", "new now",
    "apply now",
    "diff now",
    "view now",
    "snapshot.appendItems([\"x\"], toSection: \"zz\")", "snapshot.foo()", "snapshot.appendItems(3)",
    "dataSource.apply(snapshot, animatingDifferences: 3)", "dataSource.foo()", "let x = y()",
    "bogus", "append \"", "layout main {", "}", "append x to zz; append y", "why zz",
    "outline append p p", "outline append p to zz", "outline delete zz", "reorder a to zz 0",
    "reorder zz to main 0", "reorder a to main 9", "toggle zz", "handler foo true",
    "handler canReorderItem maybe", "identity foo", "measure zz 1 x 1",
    "measure a 1 x -1", "swipe main left", "swipe zz left", "why frame zz", "why stop main to 1",
    "set item zz title x", "edit zz", "explain zz", "history 0", "checkpoint a b", "back to zz",
    "save world.json", "load nosuch.json", "load bad.json", "source nosuch", "source half.session",
    "visible zz", "cells zz", "plan zz", "why cell 99", "scroll to item zz",
    "scroll to item a at nowhere", "apropos zzzz", "doctor zz", "restore zz", "tour zz",
    "lessons zz",
    "predict zz at 1 2", "quiz 9", "share nosuch.session", "share bad.json", "open dp1x",
    "open world.json", "class folder", "class nosuch",
    "lesson zz", "task zz", "next zz", "hint zz", "goal zz", "check zz", "solution zz",
  ]

  private func world() -> Playground {
    let files = InMemoryFileSystem([
      "bad.json": "{\"layout\": 3}", "folder/a.txt": "",
      "half.session":
        "#!diffplay session 1\n> append sections half\n> layout main grid 2\n> undo 3\n> bogus\n",
      "itself.session": "#!diffplay session 1\n> append sections q\n> run itself.session\n",
    ])
    let playground = Playground.after(
      "append sections main ads grouped", "append a b c to main", "append d to ads", "apply",
      "layout main grid 2",
      "layout grouped { group horizontal 1w x 44 {"
        + " group horizontal 1w x 1h { item 1w x 1h } } }",
      "model a b | c", "append e", "move section ads before main", "undo", files: files)
    files.remainingWrites = 0
    return playground
  }

  @Test(arguments: refused)
  func nothingChanges(entry: String) {
    var playground = world()
    let before = playground.visibleState
    #expect(playground.refusal(of: entry) != nil)
    #expect(playground.visibleState == before)
  }

  @Test func anApplyThatCannotBeLaidOutIsRefused() {
    var playground = Playground.after(
      "append sections main next", "append a to main", "apply",
      "layout next { group horizontal 1w x 44 { item 1w x 1h }; section insets 1000 }",
      "delete all", "append sections next", "append a to next")
    let before = playground.visibleState
    guard playground.refusal(of: "apply") != nil else { return }
    #expect(playground.visibleState == before)
  }

  @Test func everyVerbIsRefusedSomewhere() {
    for verb in CommandTable.verbs {
      #expect(Self.refused.contains { $0.hasPrefix(verb + " ") }, "\(verb)")
    }
  }
}
