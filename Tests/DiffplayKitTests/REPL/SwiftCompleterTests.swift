import Testing

@testable import CommandLanguage
@testable import DiffplayKit
@testable import Wording

@Suite struct SwiftCompleterTests {
  private let playground = Playground.after(
    "append sections main \"지금 앱\"", "append apple avocado \"a b\" to main", "apply",
    "outline append fruit nuts", "var other = NSDiffableDataSourceSectionSnapshot<String>()",
    "layout main carousel")

  /// What is offered at the end of `line`, and the text it would replace.
  private func complete(_ line: String) -> (replaced: String, texts: [String]) {
    let answer = Completer(playground.workbench).completions(of: line, cursor: line.utf8.count)
    let replaced = String(decoding: line.utf8.dropFirst(answer.wordStart), as: UTF8.self)
    return (replaced, answer.candidates.map(\.text))
  }

  @Test(arguments: [
    ("snap", "snap", ["snapshot."]),
    ("dataS", "dataS", ["dataSource."]),
    ("oth", "oth", ["other."]),
    ("snapshot.ins", "ins", ["insertItems([", "insertSections(["]),
    ("snapshot.del", "del", ["deleteItems([", "deleteAllItems()", "deleteSections(["]),
    ("snapshot.moveI", "moveI", ["moveItem("]),
    (
      "_ = snapshot.num", "num", ["numberOfItems", "numberOfItems(inSection: ", "numberOfSections"]
    ),
    (
      "_ = snapshot.sectionIdentifier", "sectionIdentifier",
      ["sectionIdentifiers", "sectionIdentifier(containingItem: "]
    ),
    ("_ = sn", "sn", ["snapshot."]),
    ("let x = out", "out", ["outline."]),
    ("snapshot = NS", "NS", ["NSDiffableDataSourceSnapshot<String, String>()"]),
    ("snapshot.appendItems(", "", ["["]),
    ("snapshot.deleteItems([", "", ["\"apple\"", "\"avocado\"", "\"a b\""]),
    ("snapshot.deleteItems([\"a", "\"a", ["\"apple\"", "\"avocado\"", "\"a b\""]),
    ("snapshot.deleteItems([\"apple\", \"av", "\"av", ["\"avocado\""]),
    ("snapshot.deleteItems([.a", ".a", [".apple", ".avocado"]),
    ("snapshot.deleteItems([av", "av", ["\"avocado\""]),
    ("snapshot.deleteItems([\"apple\"", "", ["]"]),
    ("snapshot.appendItems([\"x", "\"x", []),
    ("snapshot.appendItems([\"x\"]", "", [")", ", toSection: "]),
    ("snapshot.appendItems([\"x\"], ", "", ["toSection: "]),
    ("snapshot.appendItems([\"x\"], toSection: ", "", ["\"main\"", "\"지금 앱\""]),
    ("snapshot.appendItems([\"x\"], toSection: .m", ".m", [".main"]),
    ("snapshot.appendItems([\"x\"], toSection: .", ".", [".main"]),
    ("snapshot.appendItems([\"x\"], toSection: \"지", "\"지", ["\"지금 앱\""]),
    ("snapshot.appendItems([\"x\"], toSection: \"main\"", "", [")"]),
    ("snapshot.insertItems([\"x\"], ", "", ["beforeItem: ", "afterItem: "]),
    ("snapshot.insertItems([\"x\"], af", "af", ["afterItem: "]),
    ("snapshot.insertItems([\"x\"], afterItem: \"ap", "\"ap", ["\"apple\""]),
    ("snapshot.moveSection(", "", ["\"main\"", "\"지금 앱\""]),
    ("show; snapshot.rec", "rec", ["reconfigureItems([", "reconfiguredItemIdentifiers"]),
    ("dataSource.apply", "apply", ["apply(", "applySnapshotUsingReloadData("]),
    ("dataSource.apply(", "", ["snapshot", "other", "outline"]),
    ("dataSource.apply(snapshot", "", [")", ", animatingDifferences: ", ", to: "]),
    ("outline.insert(", "", ["["]),
    (
      "outline.replace(childrenOf: \"fruit\", using: ", "",
      ["other", "outline", "snapshotWithRoots(["]
    ),
    ("dataSource.apply(snapshot, ", "", ["animatingDifferences: ", "to: "]),
    ("dataSource.apply(snapshot, animatingDifferences: f", "f", ["false"]),
    ("dataSource.apply(outline, to: \"m", "\"m", ["\"main\""]),
    ("_ = dataSource.itemIdentifier(for: ", "", ["IndexPath(item: "]),
    ("_ = dataSource.itemIdentifier(for: IndexPath(item: 0, ", "", ["section: "]),
    ("outline.ex", "ex", ["expand([", "expandedItems"]),
    ("outline.expand([", "", ["\"fruit\"", "\"nuts\""]),
    ("outline.append([\"a\"], to: ", "", ["\"fruit\"", "\"nuts\""]),
    ("outline.replace(", "", ["childrenOf: "]),
    ("other.app", "app", ["append(["]),
    ("nosuch.app", "app", []),
    ("snapshot.nosuch(", "", []),
    (
      "set main.section.orthogonalScrollingBehavior .groupP", ".groupP",
      [".groupPaging", ".groupPagingCentered"]
    ),
    (
      "set main.section.orthogonalScrollingBehavior groupP", "groupP",
      ["groupPaging", "groupPagingCentered"]
    ),
    ("set configuration.scrollDirection ", "", ["horizontal", "vertical"]),
    ("set main.section.supplementariesFollowContentInsets ", "", ["true", "false"]),
    ("set main.section.interGroupSpacing ", "", []),
    ("set item apple title ", "", []),
  ])
  func candidates(_ line: String, _ replaced: String, _ expected: [String]) {
    let answer = complete(line)
    #expect(answer.replaced == replaced)
    #expect(answer.texts == expected)
  }

  @Test func overloadsAreToldBesideTheName() {
    let line = "snapshot.insertI"
    let answer = Completer(playground.workbench).completions(of: line, cursor: line.utf8.count)
    #expect(answer.candidates.map(\.note.english) == ["(_:beforeItem:) (_:afterItem:)"])
  }

  /// Choosing the first candidate again and again writes a call that is understood.
  @Test(arguments: [
    "snapshot.deleteI", "snapshot.moveItem(", "_ = snapshot.numberOfItems(", "dataSource.apply(",
    "_ = snapshot.indexOfI", "outline.expand(", "snapshot.reloadS", "snapshot.deleteAll",
  ])
  func completingAgainAndAgainWritesACall(_ start: String) throws {
    var line = start
    for _ in 0..<12 where !line.hasSuffix(")") {
      let answer = complete(line)
      let text = try #require(answer.texts.first, "\(line)")
      line = String(line.dropLast(answer.replaced.count)) + text
    }
    var playground = playground
    let refusal = playground.refusal(of: line)?.message.english ?? ""
    #expect(!refusal.contains("has no member"), "\(line)")
    #expect(try Lexer.statements(of: line).count == 1)
    #expect(line.hasSuffix(")"), "\(line)")
  }

  @Test(arguments: [
    (SwiftSignature.snapshotMembers, SwiftSignature.Receiver.snapshot),
    (SwiftSignature.dataSourceMembers, .dataSource), (SwiftSignature.outlineMembers, .outline),
  ])
  func everyArgumentIsKnown(_ members: [SwiftSignature], _ receiver: SwiftSignature.Receiver) {
    for member in members { #expect(member.arguments.count == (member.labels ?? []).count) }
    #expect(!members.isEmpty)
  }
}
