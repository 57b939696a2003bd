import UIKit

/// Carries out the cases of flat snapshots.
@MainActor enum SnapshotAnswer {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

  /// The sections afterwards, what was raised, and the marks that are asked for.
  static func answer(_ recorded: RecordedCase) -> Value? {
    guard let sections = recorded.value["setup"]["sections"].list,
      let operations = recorded.value["operations"].texts
    else { return nil }
    var snapshot = Snapshot()
    for section in sections {
      guard let pair = section.list, pair.count == 2, let name = pair[0].text,
        let items = pair[1].texts
      else { return nil }
      snapshot.appendSections([name])
      snapshot.appendItems(items, toSection: name)
    }
    var isKnown = true
    var exception = Value.null
    for operation in operations {
      let one = raised { isKnown = perform(Call(operation), on: &snapshot) && isKnown }
      if one != .null { exception = one }
    }
    guard isKnown else { return nil }
    var answer: [String: Value] = [
      "throws": exception,
      "sections": .list(
        snapshot.sectionIdentifiers.map { section in
          [.text(section), Value(snapshot.itemIdentifiers(inSection: section))]
        }),
    ]
    for key in recorded.asked where answer[key] == nil {
      switch key {
      case "reloadedItemIdentifiers": answer[key] = Value(snapshot.reloadedItemIdentifiers)
      case "reloadedSectionIdentifiers": answer[key] = Value(snapshot.reloadedSectionIdentifiers)
      case "reconfiguredItemIdentifiers": answer[key] = Value(snapshot.reconfiguredItemIdentifiers)
      default: break
      }
    }
    return .object(answer)
  }

  /// Whether the call is one that is known.
  private static func perform(_ call: Call, on snapshot: inout Snapshot) -> Bool {
    let list = call.list(0)
    switch call.name {
    case "appendItems(_:)": snapshot.appendItems(list)
    case "appendItems(_:toSection:)": snapshot.appendItems(list, toSection: call.word(1))
    case "insertItems(_:beforeItem:)": snapshot.insertItems(list, beforeItem: call.word(1))
    case "insertItems(_:afterItem:)": snapshot.insertItems(list, afterItem: call.word(1))
    case "deleteItems(_:)": snapshot.deleteItems(list)
    case "deleteAllItems()": snapshot.deleteAllItems()
    case "moveItem(_:beforeItem:)": snapshot.moveItem(call.word(0), beforeItem: call.word(1))
    case "moveItem(_:afterItem:)": snapshot.moveItem(call.word(0), afterItem: call.word(1))
    case "reloadItems(_:)": snapshot.reloadItems(list)
    case "reconfigureItems(_:)": snapshot.reconfigureItems(list)
    case "appendSections(_:)": snapshot.appendSections(list)
    case "insertSections(_:beforeSection:)":
      snapshot.insertSections(list, beforeSection: call.word(1))
    case "insertSections(_:afterSection:)":
      snapshot.insertSections(list, afterSection: call.word(1))
    case "deleteSections(_:)": snapshot.deleteSections(list)
    case "moveSection(_:beforeSection:)":
      snapshot.moveSection(call.word(0), beforeSection: call.word(1))
    case "moveSection(_:afterSection:)":
      snapshot.moveSection(call.word(0), afterSection: call.word(1))
    case "reloadSections(_:)": snapshot.reloadSections(list)
    case "numberOfItems(inSection:)": _ = snapshot.numberOfItems(inSection: call.word(0))
    case "itemIdentifiers(inSection:)": _ = snapshot.itemIdentifiers(inSection: call.word(0))
    default: return false
    }
    return true
  }
}
