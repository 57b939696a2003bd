import DiffableDataSource

/// One editing call on a snapshot, however it was spelled.
package enum SnapshotEdit: Hashable, Sendable {
  /// Which side of an anchor something goes to.
  package enum Side: String, Hashable, Sendable {
    case before, after
  }

  case appendItems([Identifier], toSection: Identifier?)
  case insertItems([Identifier], Side, Identifier)
  case moveItem(Identifier, Side, Identifier)
  case deleteItems([Identifier])
  case deleteAllItems
  case reloadItems([Identifier])
  case reconfigureItems([Identifier])
  case appendSections([Identifier])
  case insertSections([Identifier], Side, Identifier)
  case moveSection(Identifier, Side, Identifier)
  case deleteSections([Identifier])
  case reloadSections([Identifier])

  /// Makes the call.
  ///
  /// - Throws: What the snapshot refuses, which then stays as it was.
  func apply(to snapshot: inout Snapshot<Identifier, Identifier>) throws(SnapshotError) {
    switch self {
    case .appendItems(let items, let section): try snapshot.appendItems(items, toSection: section)
    case .insertItems(let items, .before, let anchor):
      try snapshot.insertItems(items, beforeItem: anchor)
    case .insertItems(let items, .after, let anchor):
      try snapshot.insertItems(items, afterItem: anchor)
    case .moveItem(let item, .before, let anchor): try snapshot.moveItem(item, beforeItem: anchor)
    case .moveItem(let item, .after, let anchor): try snapshot.moveItem(item, afterItem: anchor)
    case .deleteItems(let items): try snapshot.deleteItems(items)
    case .deleteAllItems: snapshot.deleteAllItems()
    case .reloadItems(let items): try snapshot.reloadItems(items)
    case .reconfigureItems(let items): try snapshot.reconfigureItems(items)
    case .appendSections(let sections): try snapshot.appendSections(sections)
    case .insertSections(let sections, .before, let anchor):
      try snapshot.insertSections(sections, beforeSection: anchor)
    case .insertSections(let sections, .after, let anchor):
      try snapshot.insertSections(sections, afterSection: anchor)
    case .moveSection(let section, .before, let anchor):
      try snapshot.moveSection(section, beforeSection: anchor)
    case .moveSection(let section, .after, let anchor):
      try snapshot.moveSection(section, afterSection: anchor)
    case .deleteSections(let sections): try snapshot.deleteSections(sections)
    case .reloadSections(let sections): try snapshot.reloadSections(sections)
    }
  }

  /// The same edit of other items.
  package func mappingItems(_ map: (Identifier) -> Identifier) -> SnapshotEdit {
    switch self {
    case .appendItems(let items, let section): .appendItems(items.map(map), toSection: section)
    case .insertItems(let items, let side, let anchor):
      .insertItems(items.map(map), side, map(anchor))
    case .moveItem(let item, let side, let anchor): .moveItem(map(item), side, map(anchor))
    case .deleteItems(let items): .deleteItems(items.map(map))
    case .reloadItems(let items): .reloadItems(items.map(map))
    case .reconfigureItems(let items): .reconfigureItems(items.map(map))
    case .deleteAllItems, .appendSections, .insertSections, .moveSection, .deleteSections,
      .reloadSections:
      self
    }
  }
}
