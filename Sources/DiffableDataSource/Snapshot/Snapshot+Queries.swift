extension Snapshot {
  /// The number of items in all sections.
  public var numberOfItems: Int { order.itemCount }

  /// The number of sections.
  public var numberOfSections: Int { order.sections.count }

  /// The sections in display order.
  ///
  /// - Complexity: O(*s*) for *s* sections.
  public var sectionIdentifiers: [SectionID] {
    order.sections.map { sectionTable.identifiers[$0] }
  }

  /// The items of all sections in display order.
  ///
  /// - Complexity: O(*n*) for *n* items.
  public var itemIdentifiers: [ItemID] {
    var all: [ItemID] = []
    all.reserveCapacity(numberOfItems)
    for section in order.sections { all += items(in: section) }
    return all
  }

  /// The number of items in a section.
  ///
  /// - Throws: `SnapshotError.sectionNotFound`.
  public func numberOfItems(inSection identifier: SectionID) throws(SnapshotError) -> Int {
    order.itemCount(inSection: try section(identifier))
  }

  /// The items of a section, in order.
  ///
  /// - Throws: `SnapshotError.sectionNotFound`.
  public func itemIdentifiers(inSection identifier: SectionID) throws(SnapshotError) -> [ItemID] {
    items(in: try section(identifier))
  }

  /// The section that holds an item, or `nil` when the item is absent.
  public func sectionIdentifier(containingItem identifier: ItemID) -> SectionID? {
    guard let item = itemTable.slot(of: identifier) else { return nil }
    return sectionTable.identifiers[order.section(ofItem: item)]
  }

  /// The place of an item, counted through all sections, or `nil` when it is absent.
  public func indexOfItem(_ identifier: ItemID) -> Int? {
    guard let item = itemTable.slot(of: identifier) else { return nil }
    let (section, offset) = order.location(ofItem: item)
    var index = offset
    for earlier in order.sections {
      if earlier == section { break }
      index += order.itemCount(inSection: earlier)
    }
    return index
  }

  /// The place of a section, or `nil` when it is absent.
  public func indexOfSection(_ identifier: SectionID) -> Int? {
    sectionTable.slot(of: identifier).flatMap(order.index(ofSection:))
  }

  /// The index path of an item, or `nil` when it is absent.
  public func path(ofItem identifier: ItemID) -> ItemPath? {
    guard let item = itemTable.slot(of: identifier) else { return nil }
    let (section, offset) = order.location(ofItem: item)
    guard let index = order.index(ofSection: section) else { return nil }
    return ItemPath(section: index, item: offset)
  }

  /// The item at an index path, or `nil` when the path leads nowhere.
  public func itemIdentifier(at path: ItemPath) -> ItemID? {
    guard order.sections.indices.contains(path.section) else { return nil }
    let section = order.sections[path.section]
    guard path.item >= 0, path.item < order.itemCount(inSection: section) else { return nil }
    return itemTable.identifiers[order.items(inSection: section)[path.item]]
  }

  /// The number of items in each section, in display order.
  public var itemCounts: [Int] { order.sections.map(order.itemCount(inSection:)) }

  /// Whether a section of that name is present.
  func section(_ identifier: SectionID) throws(SnapshotError) -> Int {
    guard let slot = sectionTable.slot(of: identifier) else { throw .sectionNotFound }
    return slot
  }

  func items(in section: Int) -> [ItemID] {
    order.items(inSection: section).map { itemTable.identifiers[$0] }
  }
}
