import UIKit

/// The cases of flat snapshots that tell in words what is done.
@MainActor enum SnapshotScenarios {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

  static func answer(_ id: String) -> Value? {
    var snapshot = Snapshot()
    switch id {
    case "472":
      var numbers = NSDiffableDataSourceSnapshot<Int, Int>()
      return [
        "throws": raised {
          numbers.appendSections([1])
          numbers.appendItems([1])
        }
      ]
    case "473":
      snapshot.appendSections(["A", "B"])
      snapshot.appendItems(["x", "y", "z"], toSection: "A")
      var exception = Value.null
      let log = logged { exception = raised { snapshot.appendItems(["x", "y"], toSection: "B") } }
      let isMoved = snapshot.itemIdentifiers == ["z", "x", "y"]
      return [
        "throws": exception, "log": .text(log.trimmingCharacters(in: .newlines)),
        "effect": isMoved
          ? "items are moved to the insertion place" : Value(snapshot.itemIdentifiers),
      ]
    case "474":
      snapshot.appendSections(["A"])
      return ["throws": raised { snapshot.reconfigureItems(["x"]) }]
    case "475":
      snapshot.appendSections(["A"])
      return ["throws": raised { snapshot.reloadItems(["x"]) }]
    case "477":
      snapshot.appendSections(["A"])
      return ["throws": raised { snapshot.appendItems(["x", "x"]) }]
    default: return nil
    }
  }
}
