package import WorldModel

extension SnapshotEdit {
  /// The call as Swift writes it.
  package var swiftSpelling: String {
    switch self {
    case .appendItems(let items, nil): "snapshot.appendItems(\(items.swiftLiteral))"
    case .appendItems(let items, let section?):
      "snapshot.appendItems(\(items.swiftLiteral), toSection: \(section.swiftLiteral))"
    case .insertItems(let items, let side, let anchor):
      "snapshot.insertItems(\(items.swiftLiteral), \(side.rawValue)Item: \(anchor.swiftLiteral))"
    case .moveItem(let item, let side, let anchor):
      "snapshot.moveItem(\(item.swiftLiteral), \(side.rawValue)Item: \(anchor.swiftLiteral))"
    case .deleteItems(let items): "snapshot.deleteItems(\(items.swiftLiteral))"
    case .deleteAllItems: "snapshot.deleteAllItems()"
    case .reloadItems(let items): "snapshot.reloadItems(\(items.swiftLiteral))"
    case .reconfigureItems(let items): "snapshot.reconfigureItems(\(items.swiftLiteral))"
    case .appendSections(let sections): "snapshot.appendSections(\(sections.swiftLiteral))"
    case .insertSections(let sections, let side, let anchor):
      "snapshot.insertSections(\(sections.swiftLiteral), \(side.rawValue)Section: \(anchor.swiftLiteral))"
    case .moveSection(let section, let side, let anchor):
      "snapshot.moveSection(\(section.swiftLiteral), \(side.rawValue)Section: \(anchor.swiftLiteral))"
    case .deleteSections(let sections): "snapshot.deleteSections(\(sections.swiftLiteral))"
    case .reloadSections(let sections): "snapshot.reloadSections(\(sections.swiftLiteral))"
    }
  }
}
