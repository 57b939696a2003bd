import DiffableDataSource

/// Apple's snapshot over the engine's `Snapshot`, which refuses by throwing what is raised here.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  var base: Snapshot<SectionIdentifierType, ItemIdentifierType>

  public init() { base = Snapshot() }

  init(_ base: Snapshot<SectionIdentifierType, ItemIdentifierType>) { self.base = base }

  public var numberOfItems: Int { base.numberOfItems }
  public var numberOfSections: Int { base.numberOfSections }
  public var sectionIdentifiers: [SectionIdentifierType] { base.sectionIdentifiers }
  public var itemIdentifiers: [ItemIdentifierType] { base.itemIdentifiers }
  public var reloadedSectionIdentifiers: [SectionIdentifierType] {
    base.reloadedSectionIdentifiers
  }
  public var reloadedItemIdentifiers: [ItemIdentifierType] { base.reloadedItemIdentifiers }
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] {
    base.reconfiguredItemIdentifiers
  }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    raising(else: 0) { () throws(SnapshotError) in
      try base.numberOfItems(inSection: identifier)
    }
  }

  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    raising(else: []) { () throws(SnapshotError) in
      try base.itemIdentifiers(inSection: identifier)
    }
  }

  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    base.sectionIdentifier(containingItem: identifier)
  }

  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    base.indexOfItem(identifier)
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    base.indexOfSection(identifier)
  }
}

extension NSDiffableDataSourceSnapshot: CustomStringConvertible {
  public var description: String { base.uikitDescription }
}

// MARK: - Items

extension NSDiffableDataSourceSnapshot {
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    logging { () throws(SnapshotError) in
      try base.appendItems(identifiers, toSection: sectionIdentifier)
    }
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    logging { () throws(SnapshotError) in
      try base.insertItems(identifiers, beforeItem: beforeIdentifier)
    }
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    logging { () throws(SnapshotError) in
      try base.insertItems(identifiers, afterItem: afterIdentifier)
    }
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    raising { () throws(SnapshotError) in try base.deleteItems(identifiers) }
  }

  public mutating func deleteAllItems() { base.deleteAllItems() }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    raising { () throws(SnapshotError) in
      try base.moveItem(identifier, beforeItem: toIdentifier)
    }
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    raising { () throws(SnapshotError) in
      try base.moveItem(identifier, afterItem: toIdentifier)
    }
  }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    raising { () throws(SnapshotError) in try base.reloadItems(identifiers) }
  }

  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    raising { () throws(SnapshotError) in try base.reconfigureItems(identifiers) }
  }
}

// MARK: - Sections

extension NSDiffableDataSourceSnapshot {
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    raising { () throws(SnapshotError) in try base.appendSections(identifiers) }
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    raising { () throws(SnapshotError) in
      try base.insertSections(identifiers, beforeSection: toIdentifier)
    }
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    raising { () throws(SnapshotError) in
      try base.insertSections(identifiers, afterSection: toIdentifier)
    }
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    DeletedSections.note(identifiers)
    raising { () throws(SnapshotError) in try base.deleteSections(identifiers) }
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    raising { () throws(SnapshotError) in
      try base.moveSection(identifier, beforeSection: toIdentifier)
    }
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    raising { () throws(SnapshotError) in
      try base.moveSection(identifier, afterSection: toIdentifier)
    }
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    raising { () throws(SnapshotError) in try base.reloadSections(identifiers) }
  }
}
