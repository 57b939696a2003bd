extension SectionSnapshot {
  /// Adds items behind the last child of an item, or behind the last root.
  ///
  /// An empty array does nothing, before any check. The parent is not expanded by it.
  ///
  /// - Parameters:
  ///   - items: Items that are not in the outline, without repetition.
  ///   - parent: The item that they are to stand under; `nil` makes them roots.
  /// - Throws: `SectionSnapshotError.parentNotFound`, `.repeatedItems`, checked in that order.
  /// - Complexity: O(*k* + log *n*) for *k* items in an outline of *n*.
  @inlinable public mutating func append(
    _ items: [ItemID], to parent: ItemID? = nil
  ) throws(SectionSnapshotError) {
    guard !items.isEmpty else { return }
    guard let parent else { return try add(items, level: 0, at: order.count) }
    guard let slot = table.slot(of: parent) else { throw .parentNotFound("\(parent)") }
    try add(items, level: order.level(ofSlot: slot) + 1, at: order.end(ofSlot: slot))
  }

  /// Puts items before another, among its siblings.
  ///
  /// An empty array does nothing, before any check.
  ///
  /// - Parameters:
  ///   - items: Items that are not in the outline, without repetition.
  ///   - item: The item that they are to stand before.
  /// - Throws: `SectionSnapshotError.destinationNotFound`, `.repeatedItems`, checked in that
  ///   order.
  /// - Complexity: O(*k* + log *n*) for *k* items in an outline of *n*.
  @inlinable public mutating func insert(
    _ items: [ItemID], before item: ItemID
  ) throws(SectionSnapshotError) {
    try insert(items, .before, item)
  }

  /// Puts items after another and all its descendants, among its siblings.
  ///
  /// An empty array does nothing, before any check.
  ///
  /// - Parameters:
  ///   - items: Items that are not in the outline, without repetition.
  ///   - item: The item that they are to stand behind.
  /// - Throws: `SectionSnapshotError.destinationNotFound`, `.repeatedItems`, checked in that
  ///   order.
  /// - Complexity: O(*k* + log *n*) for *k* items in an outline of *n*.
  @inlinable public mutating func insert(
    _ items: [ItemID], after item: ItemID
  ) throws(SectionSnapshotError) {
    try insert(items, .after, item)
  }

  @inlinable mutating func insert(
    _ items: [ItemID], _ side: SectionSnapshotError.Side, _ anchor: ItemID
  ) throws(SectionSnapshotError) {
    guard !items.isEmpty else { return }
    let (level, place) = try destination(side, anchor)
    try add(items, level: level, at: place)
  }

  /// Puts the roots of another outline, with what is below them, before an item.
  ///
  /// An empty outline does nothing, before any check.
  ///
  /// - Parameters:
  ///   - snapshot: An outline that shares no item with this one.
  ///   - item: The item that its roots are to stand before.
  /// - Throws: `SectionSnapshotError.destinationNotFound`, `.repeatedItems`, checked in that
  ///   order.
  /// - Complexity: O(*k* + log *n*) for *k* items in an outline of *n*.
  @inlinable public mutating func insert(
    _ snapshot: SectionSnapshot<ItemID>, before item: ItemID
  ) throws(SectionSnapshotError) {
    try insert(snapshot, .before, item)
  }

  /// Puts the roots of another outline, with what is below them, after an item and all its
  /// descendants.
  ///
  /// An empty outline does nothing, before any check.
  ///
  /// - Parameters:
  ///   - snapshot: An outline that shares no item with this one.
  ///   - item: The item that its roots are to stand behind.
  /// - Throws: `SectionSnapshotError.destinationNotFound`, `.repeatedItems`, checked in that
  ///   order.
  /// - Complexity: O(*k* + log *n*) for *k* items in an outline of *n*.
  @inlinable public mutating func insert(
    _ snapshot: SectionSnapshot<ItemID>, after item: ItemID
  ) throws(SectionSnapshotError) {
    try insert(snapshot, .after, item)
  }

  @inlinable mutating func insert(
    _ snapshot: SectionSnapshot<ItemID>, _ side: SectionSnapshotError.Side, _ anchor: ItemID
  ) throws(SectionSnapshotError) {
    guard snapshot.order.count > 0 else { return }
    let (level, place) = try destination(side, anchor)
    guard addNew(snapshot, places: 0..<snapshot.order.count, level: level, at: place) else {
      throw .repeatedItems(repetitions(in: snapshot.items))
    }
  }

  /// Removes items with their descendants.
  ///
  /// An item may be named twice, or together with an ancestor.
  ///
  /// - Throws: `SectionSnapshotError.deletedItemNotFound` naming the first that is absent.
  /// - Complexity: O(*k* log *n* + *r*) for *k* items named and *r* removed of *n*, amortised.
  @inlinable public mutating func delete(_ items: [ItemID]) throws(SectionSnapshotError) {
    if let absent = items.first(where: { !contains($0) }) {
      throw .deletedItemNotFound("\(absent)")
    }
    for item in items {
      guard let slot = table.slot(of: item) else { continue }
      remove(at: order.place(ofSlot: slot)..<order.end(ofSlot: slot))
    }
  }

  /// Removes all items and forgets what was expanded.
  ///
  /// - Complexity: O(*n*) for *n* items that no copy shares, O(1) otherwise.
  @inlinable public mutating func deleteAll() { self = SectionSnapshot() }

  /// Gives an item the roots of another outline as its only children.
  ///
  /// - Parameters:
  ///   - parent: The item whose children, and all below them, go.
  ///   - snapshot: The outline of what comes in their place.
  /// - Throws: `SectionSnapshotError.parentNotFound`, then `.replacementRepeatsItems` where UIKit
  ///   would let its outline fall apart.
  /// - Complexity: O(*k* + log *n*) for *k* items replaced and new of *n*, amortised.
  @inlinable public mutating func replace(
    childrenOf parent: ItemID, using snapshot: SectionSnapshot<ItemID>
  ) throws(SectionSnapshotError) {
    guard let slot = table.slot(of: parent) else { throw .parentNotFound("\(parent)") }
    let replaced = order.descendants(ofSlot: slot)
    let repeated = snapshot.items.filter { item in
      table.slot(of: item).map { !replaced.contains(order.place(ofSlot: $0)) } ?? false
    }
    guard repeated.isEmpty else { throw .replacementRepeatsItems(repeated.map { "\($0)" }) }
    let level = order.level(ofSlot: slot) + 1
    remove(at: replaced)
    _ = addNew(snapshot, places: 0..<snapshot.order.count, level: level, at: replaced.lowerBound)
  }
}

extension SectionSnapshot {
  @inlinable mutating func add(
    _ items: [ItemID], level: Int, at place: Int
  ) throws(SectionSnapshotError) {
    guard addNew(items, level: level, at: place) else {
      throw .repeatedItems(repetitions(in: items))
    }
  }

  /// Where something lands that is put on one side of `anchor`.
  @inlinable func destination(
    _ side: SectionSnapshotError.Side, _ anchor: ItemID
  ) throws(SectionSnapshotError) -> (level: Int, place: Int) {
    guard let slot = table.slot(of: anchor) else { throw .destinationNotFound("\(anchor)", side) }
    let place = side == .before ? order.place(ofSlot: slot) : order.end(ofSlot: slot)
    return (order.level(ofSlot: slot), place)
  }

  /// The items that are present or stand in `items` twice, in the order they are met, as they
  /// describe themselves.
  @inlinable func repetitions(in items: [ItemID]) -> [String] {
    var seen = Set<ItemID>(minimumCapacity: items.count)
    var refused: [ItemID] = []
    var isRefused = Set<ItemID>()
    for item in items where contains(item) || !seen.insert(item).inserted {
      if isRefused.insert(item).inserted { refused.append(item) }
    }
    return refused.map { "\($0)" }
  }
}
