import CompositionalLayout
import DiffableDataSource
import WorldModel
import WorldWording

// What is called on the view, and the handlers of its data source.
extension SwiftSpeller {
  mutating func addScroll(to item: Identifier, at positions: [String]) {
    let place = SwiftItemType(world.contents).literal(item)
    let position =
      positions.count == 1 ? ".\(positions[0])" : "[\(positions.map { ".\($0)" }.listed)]"
    source.block("if let indexPath = dataSource.indexPath(for: \(place))") { source in
      source.call(
        "collectionView.scrollToItem",
        ["at: indexPath", "at: \(position)", "animated: true"])
    }
  }

  mutating func addHandler(_ name: String) {
    let handlers = world.handlers
    let expanding = "dataSource.sectionSnapshotHandlers"
    switch name {
    case "canReorderItem":
      source.add(
        "dataSource.reorderingHandlers.canReorderItem = { _ in \(handlers.canReorderItem) }")
      // Without it UIKit lets nothing be dragged.
      if handlers.canReorderItem {
        source.add("dataSource.reorderingHandlers.didReorder = { _ in }")
      }
    case "shouldExpandItem":
      source.add("\(expanding).shouldExpandItem = { _ in \(handlers.shouldExpandItem) }")
    case "shouldCollapseItem":
      source.add("\(expanding).shouldCollapseItem = { _ in \(handlers.shouldCollapseItem) }")
    default:
      guard let children = handlers.children else {
        return source.add("\(expanding).snapshotForExpandingParent = nil")
      }
      source.block("\(expanding).snapshotForExpandingParent =", taking: "_, _") { source in
        source.add("var children = NSDiffableDataSourceSectionSnapshot<String>()")
        source.list("children.append([", children.map { Identifier.quote($0.name) }, "])")
        source.add("return children")
      }
    }
  }

  // MARK: A view that is told by hand

  mutating func addModel() {
    let isNew = !spelled.hasModel
    spelled.hasModel = true
    source.add("\(isNew ? "var model: [[String]]" : "model") = \(model)")
  }

  /// The arrays as a literal.
  private var model: String {
    let sections = world.handmade.model.map { items in
      "[\(items.map { Identifier.quote($0.name) }.listed)]"
    }
    return "[\(sections.listed)]"
  }

  mutating func add(_ update: BatchUpdate) {
    let model = before.handmade.model == world.handmade.model ? nil : model
    source.block("collectionView.performBatchUpdates") { source in
      if let model { source.add("model = \(model)") }
      for call in update.calls { source.add(fitting: "collectionView.\(call)") }
    }
  }
}

extension BatchUpdate {
  /// The calls that tell a view of it.
  fileprivate var calls: [String] {
    func path(_ path: ItemIndexPath) -> String {
      "IndexPath(item: \(path.item), section: \(path.section))"
    }
    func items(_ name: String, _ paths: [ItemIndexPath]) -> [String] {
      paths.isEmpty ? [] : ["\(name)(at: [\(paths.map(path).listed)])"]
    }
    func sections(_ name: String, _ indexes: [Int]) -> [String] {
      indexes.isEmpty ? [] : ["\(name)([\(indexes.map(String.init).listed)])"]
    }
    return items("deleteItems", deletedItems) + items("insertItems", insertedItems)
      + items("reloadItems", reloadedItems)
      + movedItems.map { "moveItem(at: \(path($0.from)), to: \(path($0.to)))" }
      + sections("deleteSections", deletedSections) + sections("insertSections", insertedSections)
      + sections("reloadSections", reloadedSections)
      + movedSections.map { "moveSection(\($0.from), toSection: \($0.to))" }
  }
}

extension [String] {
  /// The elements of a literal.
  fileprivate var listed: String { joined(separator: ", ") }
}
