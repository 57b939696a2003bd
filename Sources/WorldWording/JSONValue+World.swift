package import DiffableDataSource
package import JSON
package import WorldModel

/// The JSON shapes of what the program reports (docs/commands.md).
extension JSONValue {
  /// Identifiers as an array of strings.
  package static func identifiers(_ identifiers: [Identifier]) -> JSONValue {
    .array(identifiers.map { .string($0.name) })
  }

  /// A snapshot: `{"sections":[["main",["a","b"]]]}`.
  package static func snapshot(_ snapshot: Snapshot<Identifier, Identifier>) -> JSONValue {
    let sections = snapshot.sectionIdentifiers.map { section in
      let items = (try? snapshot.itemIdentifiers(inSection: section)) ?? []
      return JSONValue.array([.string(section.name), .identifiers(items)])
    }
    return ["sections": .array(sections)]
  }

  /// What an apply without a diff reports.
  package static var reloadReport: JSONValue {
    report(mode: "reload", BatchUpdate(), BatchUpdate(), [])
  }

  /// The operations of a diff.
  package static func report(of difference: SnapshotDifference<Identifier, Identifier>) -> JSONValue
  {
    report(
      mode: "diff", difference.changes, difference.reloads, difference.reconfiguredItems)
  }

  private static func report(
    mode: String, _ changes: BatchUpdate, _ reloads: BatchUpdate, _ reconfigured: [ItemIndexPath]
  ) -> JSONValue {
    [
      "mode": .string(mode),
      "deleteSections": integers(changes.deletedSections),
      "insertSections": integers(changes.insertedSections),
      "moveSections": .array(changes.movedSections.map { integers([$0.from, $0.to]) }),
      "deleteItems": paths(changes.deletedItems),
      "insertItems": paths(changes.insertedItems),
      "moveItems": .array(changes.movedItems.map { paths([$0.from, $0.to]) }),
      "reloadSections": integers(reloads.reloadedSections),
      "reloadItems": paths(reloads.reloadedItems),
      "reconfigureItems": paths(reconfigured),
    ]
  }

  private static func integers(_ numbers: [Int]) -> JSONValue {
    .array(numbers.map { JSONValue($0) })
  }

  private static func paths(_ paths: [ItemIndexPath]) -> JSONValue {
    .array(paths.map { integers([$0.section, $0.item]) })
  }
}

extension JSONValue {
  /// An outline: its tree, what is expanded and what is visible.
  package static func outline(_ outline: Outline) -> JSONValue {
    func tree(_ item: Identifier) -> JSONValue {
      let children = (try? outline.children(of: item)) ?? []
      return [.string(item.name), .array(children.map(tree))]
    }
    return [
      "roots": .array(outline.rootItems.map(tree)),
      "expanded": .identifiers(outline.expandedItems),
      "visible": .identifiers(outline.visibleItems),
    ]
  }
}
