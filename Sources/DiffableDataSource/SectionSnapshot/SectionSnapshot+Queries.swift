extension SectionSnapshot {
  /// Every item, depth first, parents before children.
  ///
  /// - Complexity: O(*n*) for *n* items.
  @inlinable public var items: [ItemID] { order.lines.map { table.identifiers[$0.slot] } }

  /// The items at the top level.
  ///
  /// - Complexity: O(*r* log *n*) for *r* of *n* items.
  @inlinable public var rootItems: [ItemID] {
    order.children(ofSlot: nil).map { table.identifiers[$0] }
  }

  /// The items all of whose ancestors are expanded, in the order of `items`.
  ///
  /// - Complexity: O(*n*) for *n* items.
  @inlinable public var visibleItems: [ItemID] {
    lines.lazy.filter(\.isVisible).map { table.identifiers[$0.slot] }
  }

  /// The expanded items, in the order of `items`.
  ///
  /// - Complexity: O(*n*) for *n* items.
  @inlinable public var expandedItems: [ItemID] {
    order.lines.lazy.filter(\.isExpanded).map { table.identifiers[$0.slot] }
  }

  /// Whether an item is present.
  ///
  /// - Complexity: O(1) expected.
  @inlinable public func contains(_ item: ItemID) -> Bool { table.slot(of: item) != nil }

  /// Whether an item shows its children, when it is itself visible.
  ///
  /// - Throws: `SectionSnapshotError.itemNotFound`.
  /// - Complexity: O(1) expected.
  @inlinable public func isExpanded(_ item: ItemID) throws(SectionSnapshotError) -> Bool {
    order.isExpanded(slot: try slot(of: item))
  }

  /// Whether all ancestors of an item are expanded; a property of the outline, not of a screen.
  ///
  /// - Throws: `SectionSnapshotError.itemNotFound`.
  /// - Complexity: O(*d* log *n*) for *d* ancestors and *n* items.
  @inlinable public func isVisible(_ item: ItemID) throws(SectionSnapshotError) -> Bool {
    var slot = try slot(of: item)
    while let parent = order.parent(ofSlot: slot) {
      guard order.isExpanded(slot: parent) else { return false }
      slot = parent
    }
    return true
  }

  /// The number of an item's ancestors.
  ///
  /// - Throws: `SectionSnapshotError.itemNotFound`.
  /// - Complexity: O(1) expected.
  @inlinable public func level(of item: ItemID) throws(SectionSnapshotError) -> Int {
    order.level(ofSlot: try slot(of: item))
  }

  /// The place of an item in `items`, or `nil` when it is absent.
  ///
  /// - Complexity: O(log *n*) for *n* items.
  @inlinable public func index(of item: ItemID) -> Int? {
    table.slot(of: item).map(order.place(ofSlot:))
  }

  /// The parent of an item, or `nil` for one at the top level.
  ///
  /// - Throws: `SectionSnapshotError.childNotFound`.
  /// - Complexity: O(log *n*) for *n* items.
  @inlinable public func parent(of child: ItemID) throws(SectionSnapshotError) -> ItemID? {
    guard let slot = table.slot(of: child) else { throw .childNotFound("\(child)") }
    return order.parent(ofSlot: slot).map { table.identifiers[$0] }
  }

  /// The children of an item, in order.
  ///
  /// - Throws: `SectionSnapshotError.itemNotFound`.
  /// - Complexity: O(*c* log *n*) for *c* children and *n* items.
  @inlinable public func children(of item: ItemID) throws(SectionSnapshotError) -> [ItemID] {
    order.children(ofSlot: try slot(of: item)).map { table.identifiers[$0] }
  }

  /// A copy of what is below an item, with its expansion.
  ///
  /// - Parameters:
  ///   - parent: The item.
  ///   - includingParent: Whether the item is the copy's only root, or its children are the roots.
  /// - Throws: `SectionSnapshotError.parentNotFound`.
  /// - Complexity: O(*k* + log *n*) for *k* items copied of *n*.
  @inlinable public func snapshot(
    of parent: ItemID, includingParent: Bool = false
  ) throws(SectionSnapshotError) -> SectionSnapshot<ItemID> {
    guard let slot = table.slot(of: parent) else { throw .parentNotFound("\(parent)") }
    let below = order.descendants(ofSlot: slot)
    var copy = SectionSnapshot()
    _ = copy.addNew(
      self, places: includingParent ? below.lowerBound - 1..<below.upperBound : below, level: 0,
      at: 0)
    return copy
  }

  @inlinable func slot(of item: ItemID) throws(SectionSnapshotError) -> Int {
    guard let slot = table.slot(of: item) else { throw .itemNotFound("\(item)") }
    return slot
  }
}
