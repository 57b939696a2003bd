import InMemoryFileSystem
import TestSupport
import Testing

@testable import CommandLanguage
@testable import DiffplayKit
@testable import Wording

@Suite struct UndoTests {
  /// Commands that change each part of the world, in an order in which they run.
  private static let changes = [
    "append sections main ads", "append a b c to main", "insert x before a", "move c before x",
    "apply", "delete b", "reload a", "reconfigure x", "reset", "layout main grid 2",
    "set main.section.interGroupSpacing 3", "container 200 x 300 @2x", "device \"iPhone 16\"",
    "scroll to 10", "scroll to item c at top",
    "layout ads carousel", "append d{1..9} to ads", "apply unanimated",
    "scroll ads to 100", "model p q | r", "batch { delete 0-1; model p | r }", "view reload",
    "snapshot.moveSection(\"ads\", beforeSection: \"main\")",
    "dataSource.applySnapshotUsingReloadData(snapshot)", "layout ads none", "delete all", "apply",
  ]

  private func state(_ playground: Playground) -> [String] {
    var copy = playground
    let queries = [
      "show", "show applied", "diff", "layout", "frames", "draw", "view", "container", "cells",
      "plan",
    ]
    return queries.flatMap { copy.text($0) }
  }

  @Test func everyChangeIsTakenBackAndBroughtBack() {
    var playground = Playground(fileSystem: InMemoryFileSystem())
    var states = [state(playground)]
    for change in Self.changes {
      #expect(playground.refusal(of: change) == nil, "\(change)")
      states.append(state(playground))
    }
    for index in Self.changes.indices.reversed() {
      #expect(playground.text("undo").first?.hasPrefix("undid: ") == true)
      #expect(state(playground) == states[index], "undo \(Self.changes[index])")
    }
    #expect(playground.refusal(of: "undo")?.message.english == "there is nothing to undo")
    for index in Self.changes.indices {
      #expect(playground.refusal(of: "redo") == nil)
      #expect(state(playground) == states[index + 1], "redo \(Self.changes[index])")
    }
    #expect(playground.refusal(of: "redo")?.message.english == "there is nothing to redo")
  }

  @Test func randomWalksAgreeWithAList() {
    for seed in 0..<UInt64(20) {
      var generator = SeededGenerator(seed: seed)
      var playground = Playground(fileSystem: InMemoryFileSystem())
      var states = [state(playground)]
      var index = 0
      for step in 0..<40 {
        let count = Int.random(in: 1...4, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0 where index >= count:
          #expect(playground.refusal(of: "undo \(count)") == nil, "seed \(seed)")
          index -= count
        case 1 where states.count - 1 - index >= count:
          #expect(playground.refusal(of: "redo \(count)") == nil, "seed \(seed)")
          index += count
        default:
          #expect(playground.refusal(of: "append sections s\(step)") == nil, "seed \(seed)")
          states.removeSubrange((index + 1)...)
          states.append(state(playground))
          index += 1
        }
        #expect(state(playground) == states[index], "seed \(seed), step \(step)")
      }
    }
  }

  @Test func aChangeForgetsWhatWasUndone() {
    var playground = Playground.after("append sections a", "append sections b", "undo")
    #expect(playground.text("append sections c") == ["pending: +2 sections"])
    #expect(playground.refusal(of: "redo")?.message.english == "there is nothing to redo")
  }

  @Test func refusalsAndQueriesAreNoSteps() {
    var playground = Playground.after("append sections a", "append sections b", "undo")
    for entry in ["append sections a", "bogus", "show", "diff", "frames", "draw", "help", "redo 7"]
    {
      _ = playground.run(entry)
    }
    _ = playground.run("_ = snapshot.numberOfItems")
    #expect(playground.text("redo") == ["redid: append sections b", "pending: +2 sections"])
  }

  @Test func severalStepsAtOnce() {
    var playground = Playground.after("append sections a; append sections b", "append x to a")
    #expect(
      playground.text("undo 3") == [
        "undid: append x to a", "undid: append sections b", "undid: append sections a",
        "pending: nothing",
      ])
    #expect(playground.text("redo 2").last == "pending: +2 sections")
    #expect(playground.refusal(of: "undo 3")?.fix?.english == "write 1 to 2")
  }
}
