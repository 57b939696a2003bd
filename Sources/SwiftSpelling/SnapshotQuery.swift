package import CommandLanguage
package import DiffableDataSource
package import JSON
import WorldModel
import WorldWording

/// The questions that a snapshot answers in Swift spelling.
package enum SnapshotQuery {
  package static let swiftNames = [
    "numberOfItems", "numberOfSections", "sectionIdentifiers", "itemIdentifiers",
    "reloadedSectionIdentifiers", "reloadedItemIdentifiers", "reconfiguredItemIdentifiers",
    "numberOfItems(inSection:)", "itemIdentifiers(inSection:)",
    "sectionIdentifier(containingItem:)", "indexOfItem(_:)", "indexOfSection(_:)",
  ]
}

extension Snapshot<Identifier, Identifier> {
  /// The answer to a query; nil when the snapshot has no such member.
  ///
  /// - Throws: `SnapshotError` for an unknown section, `CommandError` for a bad argument.
  package func answer(to call: SwiftCall) throws -> JSONValue? {
    switch call.fullName {
    case "numberOfItems": JSONValue(numberOfItems)
    case "numberOfSections": JSONValue(numberOfSections)
    case "sectionIdentifiers": .identifiers(sectionIdentifiers)
    case "itemIdentifiers": .identifiers(itemIdentifiers)
    case "reloadedSectionIdentifiers": .identifiers(reloadedSectionIdentifiers)
    case "reloadedItemIdentifiers": .identifiers(reloadedItemIdentifiers)
    case "reconfiguredItemIdentifiers": .identifiers(reconfiguredItemIdentifiers)
    case "numberOfItems(inSection:)":
      JSONValue(try numberOfItems(inSection: call.arguments[0].identifier()))
    case "itemIdentifiers(inSection:)":
      .identifiers(try itemIdentifiers(inSection: call.arguments[0].identifier()))
    case "sectionIdentifier(containingItem:)":
      .identifier(
        item(named: try call.arguments[0].identifier())
          .flatMap(sectionIdentifier(containingItem:)))
    case "indexOfItem(_:)":
      .integer(item(named: try call.arguments[0].identifier()).flatMap(indexOfItem))
    case "indexOfSection(_:)": .integer(indexOfSection(try call.arguments[0].identifier()))
    default: nil
    }
  }
}

/// The questions and applies that a data source answers in Swift spelling.
package enum DataSourceQuery {
  package static let swiftNames = [
    "apply(_:)", "apply(_:animatingDifferences:)", "applySnapshotUsingReloadData(_:)",
    "apply(_:to:)", "apply(_:to:animatingDifferences:)", "snapshot()", "snapshot(for:)",
    "itemIdentifier(for:)", "indexPath(for:)", "sectionIdentifier(for:)",
    "index(for:)",
  ]
}

extension DataSourceState<Identifier, Identifier> {
  /// The answer to a query; nil when a data source has no such member.
  package func answer(to call: SwiftCall) throws(CommandError) -> JSONValue? {
    switch call.fullName {
    case "snapshot()": return .snapshot(snapshot())
    case "itemIdentifier(for:)":
      return .identifier(itemIdentifier(at: try call.arguments[0].indexPath()))
    case "indexPath(for:)":
      let item = snapshot().item(named: try call.arguments[0].identifier())
      let path = item.flatMap(indexPath(for:))
      return path.map { .array([JSONValue($0.section), JSONValue($0.item)]) } ?? .null
    case "sectionIdentifier(for:)":
      return .identifier(sectionIdentifier(for: try call.arguments[0].integer()))
    case "index(for:)": return .integer(index(for: try call.arguments[0].identifier()))
    default: return nil
    }
  }
}

extension JSONValue {
  fileprivate static func identifier(_ identifier: Identifier?) -> JSONValue {
    identifier.map { .string($0.name) } ?? .null
  }

  fileprivate static func integer(_ integer: Int?) -> JSONValue {
    integer.map { JSONValue($0) } ?? .null
  }
}
