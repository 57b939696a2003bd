package import CommandLanguage
package import WorldModel

extension SnapshotEdit {
  /// The edit that a call on `snapshot` makes; nil when it is not an editing call.
  package init?(_ call: SwiftCall) throws(CommandError) {
    let arguments = call.arguments
    switch call.fullName {
    case "appendItems(_:)":
      self = .appendItems(try arguments[0].identifiers(), toSection: nil)
    case "appendItems(_:toSection:)":
      let section = try arguments[1].optionalIdentifier()
      self = .appendItems(try arguments[0].identifiers(), toSection: section)
    case "insertItems(_:beforeItem:)", "insertItems(_:afterItem:)":
      self = .insertItems(try arguments[0].identifiers(), call.side, try arguments[1].identifier())
    case "moveItem(_:beforeItem:)", "moveItem(_:afterItem:)":
      self = .moveItem(try arguments[0].identifier(), call.side, try arguments[1].identifier())
    case "deleteItems(_:)": self = .deleteItems(try arguments[0].identifiers())
    case "deleteAllItems()": self = .deleteAllItems
    case "reloadItems(_:)": self = .reloadItems(try arguments[0].identifiers())
    case "reconfigureItems(_:)": self = .reconfigureItems(try arguments[0].identifiers())
    case "appendSections(_:)": self = .appendSections(try arguments[0].identifiers())
    case "insertSections(_:beforeSection:)", "insertSections(_:afterSection:)":
      self = .insertSections(
        try arguments[0].identifiers(), call.side, try arguments[1].identifier())
    case "moveSection(_:beforeSection:)", "moveSection(_:afterSection:)":
      self = .moveSection(try arguments[0].identifier(), call.side, try arguments[1].identifier())
    case "deleteSections(_:)": self = .deleteSections(try arguments[0].identifiers())
    case "reloadSections(_:)": self = .reloadSections(try arguments[0].identifiers())
    default: return nil
    }
  }

  /// The full names of all editing calls.
  package static let swiftNames = [
    "appendItems(_:)", "appendItems(_:toSection:)", "insertItems(_:beforeItem:)",
    "insertItems(_:afterItem:)", "moveItem(_:beforeItem:)", "moveItem(_:afterItem:)",
    "deleteItems(_:)", "deleteAllItems()", "reloadItems(_:)", "reconfigureItems(_:)",
    "appendSections(_:)", "insertSections(_:beforeSection:)", "insertSections(_:afterSection:)",
    "moveSection(_:beforeSection:)", "moveSection(_:afterSection:)", "deleteSections(_:)",
    "reloadSections(_:)",
  ]
}

extension SwiftCall {
  /// The side that the second argument's label names.
  fileprivate var side: SnapshotEdit.Side {
    arguments[1].label?.hasPrefix("before") == true ? .before : .after
  }
}
