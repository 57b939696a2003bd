extension Snapshot {
  /// Adds items to the end of a section, in argument order.
  ///
  /// An item that is already present is taken out of its old place first.
  ///
  /// - Parameters:
  ///   - identifiers: The items, without repetition.
  ///   - sectionIdentifier: The destination, or `nil` for the last section.
  /// - Returns: What UIKit logs when items were already present.
  /// - Throws: `SnapshotError.noSections`, `.repeatedItems`, `.destinationNotFound`, checked in
  ///   that order, also for an empty array.
  /// - Complexity: O(*k*) for *k* items that no other stands behind, while no copy shares the
  ///   snapshot; O(*k* log *n*) otherwise, for *n* items.
  @discardableResult
  @inlinable public mutating func appendItems(
    _ identifiers: [ItemID], toSection sectionIdentifier: SectionID? = nil
  ) throws(SnapshotError) -> ExistingItemsNotice? {
    if let section = destination(sectionIdentifier), store.lengthen(section, by: identifiers) {
      return nil
    }
    return try putItems(identifiers, toSection: sectionIdentifier)
  }

  /// The slot of a section, of the last one for `nil`; `nil` when it is absent.
  @inlinable func destination(_ identifier: SectionID?) -> Int? {
    guard let last = store.sections.last else { return nil }
    guard let identifier else { return last }
    // Most are filled one after another, and to compare is cheaper than to hash.
    return sectionTable.identifiers[last] == identifier ? last : sectionTable.slot(of: identifier)
  }

  @inlinable mutating func putItems(
    _ identifiers: [ItemID], toSection sectionIdentifier: SectionID?
  ) throws(SnapshotError) -> ExistingItemsNotice? {
    guard let last = store.sections.last else { throw .noSections }
    try checkItems(identifiers)
    var section = last
    if let sectionIdentifier {
      guard let slot = sectionTable.slot(of: sectionIdentifier) else {
        throw .destinationNotFound("\(sectionIdentifier)")
      }
      section = slot
    }
    return put(identifiers, .endOf(section: section))
  }

  /// Puts items directly before another, in argument order.
  ///
  /// The place is taken after items that are already present have left theirs.
  ///
  /// - Parameters:
  ///   - identifiers: The items, without repetition.
  ///   - beforeIdentifier: The item that they are to stand before, none of them.
  /// - Returns: What UIKit logs when items were already present.
  /// - Throws: `SnapshotError.repeatedItems`, `.itemDestinationInserted`, `.destinationNotFound`,
  ///   checked in that order, also for an empty array.
  /// - Complexity: O(*k* log² *e*) for *k* items and *e* edits since a flat list was made,
  ///   amortised; O(*n*) for *n* items where the room between two is used up.
  @discardableResult
  @inlinable public mutating func insertItems(
    _ identifiers: [ItemID], beforeItem beforeIdentifier: ItemID
  ) throws(SnapshotError) -> ExistingItemsNotice? {
    try insertItems(identifiers, ItemStore.Destination.before, beforeIdentifier)
  }

  /// Puts items directly after another, in argument order.
  ///
  /// The place is taken after items that are already present have left theirs.
  ///
  /// - Parameters:
  ///   - identifiers: The items, without repetition.
  ///   - afterIdentifier: The item that they are to stand behind, none of them.
  /// - Returns: What UIKit logs when items were already present.
  /// - Throws: `SnapshotError.repeatedItems`, `.itemDestinationInserted`, `.destinationNotFound`,
  ///   checked in that order, also for an empty array.
  /// - Complexity: O(*k* log² *e*) for *k* items and *e* edits since a flat list was made,
  ///   amortised; O(*n*) for *n* items where the room between two is used up.
  @discardableResult
  @inlinable public mutating func insertItems(
    _ identifiers: [ItemID], afterItem afterIdentifier: ItemID
  ) throws(SnapshotError) -> ExistingItemsNotice? {
    try insertItems(identifiers, ItemStore.Destination.behind, afterIdentifier)
  }

  @inlinable mutating func insertItems(
    _ identifiers: [ItemID], _ side: (_ slot: Int) -> ItemStore<ItemID>.Destination,
    _ anchor: ItemID
  ) throws(SnapshotError) -> ExistingItemsNotice? {
    try checkItems(identifiers)
    guard !identifiers.contains(anchor) else {
      throw .itemDestinationInserted(
        destination: "\(anchor)", identifiers: identifiers.map { "\($0)" })
    }
    guard let item = store.slot(of: anchor) else { throw .destinationNotFound("\(anchor)") }
    return put(identifiers, side(item))
  }

  /// Removes items; those that are absent are ignored, and sections stay even when emptied.
  ///
  /// - Throws: `SnapshotError.repeatedItems`.
  /// - Complexity: O(*k* log² *e*) for *k* items and *e* edits since a flat list was made,
  ///   amortised.
  @inlinable public mutating func deleteItems(_ identifiers: [ItemID]) throws(SnapshotError) {
    try checkItems(identifiers)
    store.remove(identifiers.compactMap { store.slot(of: $0) })
    checkInvariants()
  }

  /// Removes all items and, as UIKit does, all sections as well.
  ///
  /// - Complexity: O(*n*) for *n* items that no copy shares, O(1) otherwise.
  @inlinable public mutating func deleteAllItems() {
    let kept = marks
    self = Snapshot()
    marks = kept
  }

  /// Moves an item directly before another, into the other's section.
  ///
  /// - Parameters:
  ///   - identifier: The item that moves.
  ///   - toIdentifier: Another item, in any section, that it is to stand before.
  /// - Throws: `SnapshotError.itemMovedToItself`, `.movedItemNotFound`,
  ///   `.itemMoveDestinationNotFound`, checked in that order.
  /// - Complexity: That of inserting one item.
  @inlinable public mutating func moveItem(
    _ identifier: ItemID, beforeItem toIdentifier: ItemID
  ) throws(SnapshotError) {
    try moveItem(identifier, ItemStore.Destination.before, toIdentifier)
  }

  /// Moves an item directly after another, into the other's section.
  ///
  /// - Parameters:
  ///   - identifier: The item that moves.
  ///   - toIdentifier: Another item, in any section, that it is to stand behind.
  /// - Throws: `SnapshotError.itemMovedToItself`, `.movedItemNotFound`,
  ///   `.itemMoveDestinationNotFound`, checked in that order.
  /// - Complexity: That of inserting one item.
  @inlinable public mutating func moveItem(
    _ identifier: ItemID, afterItem toIdentifier: ItemID
  ) throws(SnapshotError) {
    try moveItem(identifier, ItemStore.Destination.behind, toIdentifier)
  }

  @inlinable mutating func moveItem(
    _ identifier: ItemID, _ side: (_ slot: Int) -> ItemStore<ItemID>.Destination,
    _ anchor: ItemID
  ) throws(SnapshotError) {
    guard identifier != anchor else { throw .itemMovedToItself("\(identifier)") }
    guard store.slot(of: identifier) != nil else { throw .movedItemNotFound("\(identifier)") }
    guard let target = store.slot(of: anchor) else {
      throw .itemMoveDestinationNotFound("\(anchor)")
    }
    store.put([identifier], side(target))
    checkInvariants()
  }

  @inlinable func checkItems(_ identifiers: [ItemID]) throws(SnapshotError) {
    let repeated = IdentifierTable.repetitions(in: identifiers)
    guard repeated.isEmpty else { throw .repeatedItems(repeated.map { "\($0)" }) }
  }

  /// Puts items to one place, and tells which of them were present.
  @inlinable mutating func put(
    _ identifiers: [ItemID], _ destination: ItemStore<ItemID>.Destination
  ) -> ExistingItemsNotice? {
    let present = store.put(identifiers, destination)
    checkInvariants()
    guard !present.isEmpty else { return nil }
    return ExistingItemsNotice(present.map { "\($0)" })
  }
}
