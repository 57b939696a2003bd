extension SectionSnapshot {
  /// Every item, depth first, parents before children.
  public var items: [ItemID] { lines.map { table.identifiers[$0.slot] } }

  /// The items at the top level.
  public var rootItems: [ItemID] { roots.map { table.identifiers[$0] } }

  /// The items all of whose ancestors are expanded, in the order of `items`.
  public var visibleItems: [ItemID] {
    lines.filter(\.isVisible).map { table.identifiers[$0.slot] }
  }

  /// The expanded items, in the order of `items`.
  public var expandedItems: [ItemID] {
    lines.filter { nodes[$0.slot].isExpanded }.map { table.identifiers[$0.slot] }
  }

  /// Whether an item is present.
  public func contains(_ item: ItemID) -> Bool { table.slot(of: item) != nil }

  /// Whether an item shows its children, when it is itself visible.
  ///
  /// - Throws: `SectionSnapshotError.itemNotFound`.
  public func isExpanded(_ item: ItemID) throws(SectionSnapshotError) -> Bool {
    nodes[try slot(of: item)].isExpanded
  }

  /// Whether all ancestors of an item are expanded; a property of the outline, not of a screen.
  ///
  /// - Throws: `SectionSnapshotError.itemNotFound`.
  public func isVisible(_ item: ItemID) throws(SectionSnapshotError) -> Bool {
    ancestors(of: try slot(of: item)).allSatisfy { nodes[$0].isExpanded }
  }

  /// The number of an item's ancestors.
  ///
  /// - Throws: `SectionSnapshotError.itemNotFound`.
  public func level(of item: ItemID) throws(SectionSnapshotError) -> Int {
    ancestors(of: try slot(of: item)).count
  }

  /// The place of an item in `items`, or `nil` when it is absent.
  public func index(of item: ItemID) -> Int? {
    guard let slot = table.slot(of: item) else { return nil }
    return lines.firstIndex { $0.slot == slot }
  }

  /// The parent of an item, or `nil` for one at the top level.
  ///
  /// - Throws: `SectionSnapshotError.childNotFound`.
  public func parent(of child: ItemID) throws(SectionSnapshotError) -> ItemID? {
    guard let slot = table.slot(of: child) else { throw .childNotFound("\(child)") }
    return nodes[slot].parent.map { table.identifiers[$0] }
  }

  /// The children of an item, in order.
  ///
  /// - Throws: `SectionSnapshotError.itemNotFound`.
  public func children(of item: ItemID) throws(SectionSnapshotError) -> [ItemID] {
    nodes[try slot(of: item)].children.map { table.identifiers[$0] }
  }

  /// A copy of what is below an item, with its expansion.
  ///
  /// - Parameters:
  ///   - parent: The item.
  ///   - includingParent: Whether the item is the copy's only root, or its children are the roots.
  /// - Throws: `SectionSnapshotError.parentNotFound`.
  public func snapshot(
    of parent: ItemID, includingParent: Bool = false
  ) throws(SectionSnapshotError) -> SectionSnapshot<ItemID> {
    guard let slot = table.slot(of: parent) else { throw .parentNotFound("\(parent)") }
    var copy = SectionSnapshot()
    copy.graft(
      includingParent ? [slot] : nodes[slot].children, of: self, below: nil, at: 0)
    return copy
  }

  func slot(of item: ItemID) throws(SectionSnapshotError) -> Int {
    guard let slot = table.slot(of: item) else { throw .itemNotFound("\(item)") }
    return slot
  }

  private func ancestors(of slot: Int) -> [Int] {
    var ancestors: [Int] = []
    var next = nodes[slot].parent
    while let ancestor = next {
      ancestors.append(ancestor)
      next = nodes[ancestor].parent
    }
    return ancestors
  }
}
