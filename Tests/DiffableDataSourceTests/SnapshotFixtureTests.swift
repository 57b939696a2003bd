import DiffableDataSource
import Testing

@Test(arguments: try SnapshotCase.all("uikit-snapshot.json"))
func snapshotMatchesUIKit(_ testCase: SnapshotCase) throws {
  var snapshot = testCase.snapshot
  var reason: String?
  for operation in testCase.operations {
    do {
      try snapshot.perform(operation)
      snapshot.verifyInvariants()
    } catch {
      reason = error.uikitReason
    }
  }
  #expect(reason == testCase.reason)
  #expect(snapshot.sectionIdentifiers == testCase.expectedSections.map(\.name))
  #expect(snapshot.itemsBySection == testCase.expectedSections.map(\.items))
  let items = testCase.expectedSections.flatMap(\.items)
  #expect(snapshot.itemIdentifiers == items)
  for (index, item) in items.enumerated() { #expect(snapshot.indexOfItem(item) == index) }
}

extension Snapshot<String, String> {
  fileprivate mutating func perform(_ call: Call) throws(SnapshotError) {
    let list = call.list(0)
    switch call.name {
    case "appendItems(_:)": try appendItems(list)
    case "appendItems(_:toSection:)": try appendItems(list, toSection: call.word(1))
    case "insertItems(_:beforeItem:)": try insertItems(list, beforeItem: call.word(1))
    case "insertItems(_:afterItem:)": try insertItems(list, afterItem: call.word(1))
    case "deleteItems(_:)": try deleteItems(list)
    case "deleteAllItems()": deleteAllItems()
    case "moveItem(_:beforeItem:)": try moveItem(call.word(0), beforeItem: call.word(1))
    case "moveItem(_:afterItem:)": try moveItem(call.word(0), afterItem: call.word(1))
    case "reloadItems(_:)": try reloadItems(list)
    case "appendSections(_:)": try appendSections(list)
    case "insertSections(_:beforeSection:)": try insertSections(list, beforeSection: call.word(1))
    case "insertSections(_:afterSection:)": try insertSections(list, afterSection: call.word(1))
    case "deleteSections(_:)": try deleteSections(list)
    case "moveSection(_:beforeSection:)": try moveSection(call.word(0), beforeSection: call.word(1))
    case "moveSection(_:afterSection:)": try moveSection(call.word(0), afterSection: call.word(1))
    case "reloadSections(_:)": try reloadSections(list)
    case "numberOfItems(inSection:)": _ = try numberOfItems(inSection: call.word(0))
    case "itemIdentifiers(inSection:)": _ = try itemIdentifiers(inSection: call.word(0))
    default: Issue.record("unknown call \(call.name)")
    }
  }
}
