import Testing

@testable import CommandLanguage
@testable import DiffplayKit
@testable import SwiftSpelling

/// A command in words and the call in Swift do the same.
@Suite struct SpellingTests {
  static let pairs = [
    ("append sections p q", "snapshot.appendSections([\"p\", \"q\"])"),
    ("append x y", "snapshot.appendItems([\"x\", \"y\"])"),
    (
      "append items x{1..3} to main",
      "snapshot.appendItems([\"x1\", \"x2\", \"x3\"], toSection: .main)"
    ),
    ("append item x", "snapshot.appendItems([\"x\"], toSection: nil)"),
    ("insert items x y before b", "snapshot.insertItems([\"x\", \"y\"], beforeItem: \"b\")"),
    ("insert x after b", "snapshot.insertItems([\"x\"], afterItem: \"b\")"),
    ("insert sections p before 광고", "snapshot.insertSections([\"p\"], beforeSection: \"광고\")"),
    ("insert section p after main", "snapshot.insertSections([.p], afterSection: .main)"),
    ("move item c before a", "snapshot.moveItem(\"c\", beforeItem: \"a\")"),
    ("move a after \"d e\"", "snapshot.moveItem(\"a\", afterItem: \"d e\")"),
    ("move section 광고 before main", "snapshot.moveSection(\"광고\", beforeSection: \"main\")"),
    ("move section main after 광고", "snapshot.moveSection(\"main\", afterSection: \"광고\")"),
    ("delete items a c", "snapshot.deleteItems([\"a\", \"c\"])"),
    ("delete \"d e\" zz", "snapshot.deleteItems([\"d e\", \"zz\"])"),
    ("delete sections 광고", "snapshot.deleteSections([\"광고\"])"),
    ("delete all", "snapshot.deleteAllItems()"),
    ("reload items a", "snapshot.reloadItems([\"a\"])"),
    ("reload sections main", "snapshot.reloadSections([\"main\"])"),
    ("reconfigure items a b", "snapshot.reconfigureItems([\"a\", \"b\"])"),
    ("apply", "dataSource.apply(snapshot)"),
    ("apply unanimated", "dataSource.apply(snapshot, animatingDifferences: false)"),
    ("apply using reload data", "dataSource.applySnapshotUsingReloadData(snapshot)"),
    ("reset", "snapshot = dataSource.snapshot()"),
    // Refused alike, in UIKit's words too.
    ("append sections main", "snapshot.appendSections([\"main\"])"),
    ("append x to zz", "snapshot.appendItems([\"x\"], toSection: \"zz\")"),
    ("append x x", "snapshot.appendItems([\"x\", \"x\"])"),
    ("insert x before zz", "snapshot.insertItems([\"x\"], beforeItem: \"zz\")"),
    ("move zz before a", "snapshot.moveItem(\"zz\", beforeItem: \"a\")"),
    ("move a before a", "snapshot.moveItem(\"a\", beforeItem: \"a\")"),
    ("reload zz", "snapshot.reloadItems([\"zz\"])"),
    ("reconfigure zz", "snapshot.reconfigureItems([\"zz\"])"),
    ("reload sections zz", "snapshot.reloadSections([\"zz\"])"),
    ("move section main before zz", "snapshot.moveSection(\"main\", beforeSection: \"zz\")"),
  ]

  private func world() -> Playground {
    .after(
      "append sections main 광고", "append a b c to main", "append \"d e\" f to 광고", "apply",
      "append g to main", "move f before a")
  }

  @Test(arguments: pairs)
  func bothSpellingsAgree(words: String, swift: String) {
    var first = world()
    var second = world()
    switch (first.run(words).first?.result, second.run(swift).first?.result) {
    case (.success(let a)?, .success(let b)?):
      #expect(a.lines == b.lines)
      #expect(a.apply == b.apply)
    case (.failure(let a)?, .failure(let b)?):
      #expect(a.message == b.message)
      #expect(a.uikit != nil && a.uikit == b.uikit)
    default: Issue.record("\(words) and \(swift) end differently")
    }
    #expect(first.text("show") == second.text("show"))
    #expect(first.text("diff") == second.text("diff"))
    #expect(first.text("frames") == second.text("frames"))
  }

  @Test(arguments: pairs.prefix(23))
  func theEchoIsTheCall(words: String, swift: String) {
    var playground = world()
    _ = playground.run("swift on")
    let echo = playground.text(words).first ?? ""
    var copy = world()
    #expect(
      echo.hasPrefix("snapshot.") || echo.hasPrefix("snapshot =") || echo.hasPrefix("dataSource."))
    #expect(copy.refusal(of: echo) == nil)
    #expect(copy.text("show") == playground.text("show"))
  }

  @Test func everyFormWithASwiftSpellingIsUnderstood() {
    for command in CommandTable.all {
      for form in command.forms {
        guard let swift = form.swift, !swift.hasPrefix("collectionView") else { continue }
        #expect(
          SwiftCallStatement(swift, at: 0..<swift.utf8.count) != nil, "\(command.verb): \(swift)")
      }
    }
  }
}
