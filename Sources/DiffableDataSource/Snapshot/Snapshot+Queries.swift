extension Snapshot {
  /// The number of items in all sections.
  ///
  /// - Complexity: O(1).
  @inlinable public var numberOfItems: Int { store.count }

  /// The number of sections.
  ///
  /// - Complexity: O(1).
  @inlinable public var numberOfSections: Int { store.sections.count }

  /// The sections in display order.
  ///
  /// - Complexity: O(*s*) for *s* sections.
  @inlinable public var sectionIdentifiers: [SectionID] {
    store.sections.map { sectionTable.identifiers[$0] }
  }

  /// The items of all sections in display order.
  ///
  /// - Complexity: O(*n*) for *n* items.
  @inlinable public var itemIdentifiers: [ItemID] {
    var all: [ItemID] = []
    all.reserveCapacity(numberOfItems)
    for section in store.sections { all += items(in: section) }
    return all
  }

  /// The number of items in a section.
  ///
  /// - Throws: `SnapshotError.sectionNotFound`.
  /// - Complexity: O(log *e*) for *e* edits since a flat list was made.
  @inlinable public func numberOfItems(inSection identifier: SectionID) throws(SnapshotError) -> Int
  {
    store.count(inSection: try section(identifier))
  }

  /// The items of a section, in order.
  ///
  /// - Throws: `SnapshotError.sectionNotFound`.
  /// - Complexity: O(*k* + log *e*) for *k* items and *e* edits since a flat list was made.
  @inlinable public func itemIdentifiers(inSection identifier: SectionID) throws(SnapshotError)
    -> [ItemID]
  {
    items(in: try section(identifier))
  }

  /// Whether an item is present.
  ///
  /// - Complexity: O(1) expected, O(log² *e*) for *e* edits since a flat list was made.
  @inlinable public func contains(_ identifier: ItemID) -> Bool {
    store.slot(of: identifier) != nil
  }

  /// The section that holds an item, or `nil` when the item is absent.
  ///
  /// - Complexity: O(log *s* + log² *e*) for *s* sections and *e* edits since a flat list was made.
  @inlinable public func sectionIdentifier(containingItem identifier: ItemID) -> SectionID? {
    guard let item = store.slot(of: identifier) else { return nil }
    return sectionTable.identifiers[store.section(ofSlot: item)]
  }

  /// The place of an item, counted through all sections, or `nil` when it is absent.
  ///
  /// - Complexity: O(log *s* + log² *e*) for *s* sections and *e* edits since a flat list was made;
  ///   O(*s* log² *e*) while sections stand in another order than in that list.
  @inlinable public func indexOfItem(_ identifier: ItemID) -> Int? {
    store.slot(of: identifier).map(store.index(ofSlot:))
  }

  /// The place of a section, or `nil` when it is absent.
  ///
  /// - Complexity: O(1) expected.
  @inlinable public func indexOfSection(_ identifier: SectionID) -> Int? {
    sectionTable.slot(of: identifier).map(store.index(ofSection:))
  }

  /// The index path of an item, or `nil` when it is absent.
  ///
  /// - Complexity: O(log *s* + log² *e*) for *s* sections and *e* edits since a flat list was made.
  @inlinable public func indexPath(for identifier: ItemID) -> ItemIndexPath? {
    store.slot(of: identifier).map(path(ofSlot:))
  }

  /// The item at an index path, or `nil` when the path leads nowhere.
  ///
  /// - Complexity: O(1), or O(log *n* log² *e*) for *n* items and *e* edits since a flat list was
  ///   made.
  @inlinable public func itemIdentifier(at path: ItemIndexPath) -> ItemID? {
    guard store.sections.indices.contains(path.section) else { return nil }
    let section = store.sections[path.section]
    guard path.item >= 0, path.item < store.count(inSection: section) else { return nil }
    return store.identifier(ofSlot: store.slot(at: path.item, inSection: section))
  }

  /// The number of items in each section, in display order.
  ///
  /// - Complexity: O(*s* log² *e*) for *s* sections and *e* edits since a flat list was made.
  @inlinable public var itemCounts: [Int] { store.counts() }

  /// Whether a section of that name is present.
  @inlinable func section(_ identifier: SectionID) throws(SnapshotError) -> Int {
    guard let slot = sectionTable.slot(of: identifier) else {
      throw .sectionNotFound("\(identifier)")
    }
    return slot
  }

  @inlinable func path(ofSlot slot: Int) -> ItemIndexPath {
    let (section, offset) = store.location(ofSlot: slot)
    return ItemIndexPath(item: offset, section: store.index(ofSection: section))
  }

  @inlinable func items(in section: Int) -> [ItemID] {
    store.identifiers(inSection: section)
  }
}
