extension SectionSnapshot {
  /// Adds items behind the last child of an item, or behind the last root.
  ///
  /// An empty array does nothing, before any check. The parent is not expanded by it.
  ///
  /// - Throws: `SectionSnapshotError.parentNotFound`, `.repeatedItems`, checked in that order.
  public mutating func append(
    _ items: [ItemID], to parent: ItemID? = nil
  ) throws(SectionSnapshotError) {
    guard !items.isEmpty else { return }
    var slot: Int?
    if let parent {
      guard let found = table.slot(of: parent) else { throw .parentNotFound("\(parent)") }
      slot = found
    }
    try checkNew(items)
    add(items, below: slot, at: siblings(below: slot).count)
  }

  /// Puts items before another, among its siblings.
  ///
  /// An empty array does nothing, before any check.
  ///
  /// - Throws: `SectionSnapshotError.destinationNotFound`, `.repeatedItems`, checked in that
  ///   order.
  public mutating func insert(
    _ items: [ItemID], before item: ItemID
  ) throws(SectionSnapshotError) {
    try insert(items, .before, item)
  }

  /// Puts items after another and all its descendants, among its siblings.
  ///
  /// An empty array does nothing, before any check.
  ///
  /// - Throws: `SectionSnapshotError.destinationNotFound`, `.repeatedItems`, checked in that
  ///   order.
  public mutating func insert(
    _ items: [ItemID], after item: ItemID
  ) throws(SectionSnapshotError) {
    try insert(items, .after, item)
  }

  private mutating func insert(
    _ items: [ItemID], _ side: SectionSnapshotError.Side, _ anchor: ItemID
  ) throws(SectionSnapshotError) {
    guard !items.isEmpty else { return }
    let (parent, index) = try place(side, anchor)
    try checkNew(items)
    add(items, below: parent, at: index)
  }

  /// Puts the roots of another outline, with what is below them, before an item.
  ///
  /// An empty outline does nothing, before any check.
  ///
  /// - Throws: `SectionSnapshotError.destinationNotFound`, `.repeatedItems`, checked in that
  ///   order.
  public mutating func insert(
    _ snapshot: SectionSnapshot<ItemID>, before item: ItemID
  ) throws(SectionSnapshotError) {
    try insert(snapshot, .before, item)
  }

  /// Puts the roots of another outline, with what is below them, after an item and all its
  /// descendants.
  ///
  /// An empty outline does nothing, before any check.
  ///
  /// - Throws: `SectionSnapshotError.destinationNotFound`, `.repeatedItems`, checked in that
  ///   order.
  public mutating func insert(
    _ snapshot: SectionSnapshot<ItemID>, after item: ItemID
  ) throws(SectionSnapshotError) {
    try insert(snapshot, .after, item)
  }

  private mutating func insert(
    _ snapshot: SectionSnapshot<ItemID>, _ side: SectionSnapshotError.Side, _ anchor: ItemID
  ) throws(SectionSnapshotError) {
    guard !snapshot.roots.isEmpty else { return }
    let (parent, index) = try place(side, anchor)
    try checkNew(snapshot.items)
    graft(snapshot.roots, of: snapshot, below: parent, at: index)
  }

  /// Removes items with their descendants.
  ///
  /// An item may be named twice, or together with an ancestor.
  ///
  /// - Throws: `SectionSnapshotError.deletedItemNotFound` naming the first that is absent.
  public mutating func delete(_ items: [ItemID]) throws(SectionSnapshotError) {
    if let absent = items.first(where: { !contains($0) }) {
      throw .deletedItemNotFound("\(absent)")
    }
    for item in items {
      if let slot = table.slot(of: item) { prune(slot) }
    }
  }

  /// Removes all items and forgets what was expanded.
  public mutating func deleteAll() { self = SectionSnapshot() }

  /// Gives an item the roots of another outline as its only children.
  ///
  /// - Throws: `SectionSnapshotError.parentNotFound`, then `.replacementRepeatsItems` where UIKit
  ///   would let its outline fall apart.
  public mutating func replace(
    childrenOf parent: ItemID, using snapshot: SectionSnapshot<ItemID>
  ) throws(SectionSnapshotError) {
    guard let slot = table.slot(of: parent) else { throw .parentNotFound("\(parent)") }
    let replaced = Set(lines(below: nodes[slot].children).map(\.slot))
    let repeated = snapshot.items.filter { item in
      table.slot(of: item).map { !replaced.contains($0) } ?? false
    }
    guard repeated.isEmpty else { throw .replacementRepeatsItems(repeated.map { "\($0)" }) }
    for child in nodes[slot].children { prune(child) }
    graft(snapshot.roots, of: snapshot, below: slot, at: 0)
  }
}

extension SectionSnapshot {
  private func siblings(below parent: Int?) -> [Int] { parent.map { nodes[$0].children } ?? roots }

  /// Where something lands that is put on one side of `anchor`.
  private func place(
    _ side: SectionSnapshotError.Side, _ anchor: ItemID
  ) throws(SectionSnapshotError) -> (parent: Int?, index: Int) {
    guard let slot = table.slot(of: anchor),
      let index = siblings(below: nodes[slot].parent).firstIndex(of: slot)
    else { throw .destinationNotFound("\(anchor)", side) }
    return (nodes[slot].parent, side == .before ? index : index + 1)
  }

  /// Refuses items that are present or stand in `items` twice, in the order they are met.
  private func checkNew(_ items: [ItemID]) throws(SectionSnapshotError) {
    var seen = Set<ItemID>(minimumCapacity: items.count)
    var refused: [ItemID] = []
    var isRefused = Set<ItemID>()
    for item in items where contains(item) || !seen.insert(item).inserted {
      if isRefused.insert(item).inserted { refused.append(item) }
    }
    guard refused.isEmpty else { throw .repeatedItems(refused.map { "\($0)" }) }
  }

}
