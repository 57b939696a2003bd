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
  @discardableResult
  public mutating func appendItems(
    _ identifiers: [ItemID], toSection sectionIdentifier: SectionID? = nil
  ) throws(SnapshotError) -> ExistingItemsNotice? {
    guard let last = order.sections.last else { throw .noSections }
    try checkItems(identifiers)
    var section = last
    if let sectionIdentifier {
      guard let slot = sectionTable.slot(of: sectionIdentifier) else { throw .destinationNotFound }
      section = slot
    }
    let (slots, notice) = detach(identifiers)
    order.insert(slots, into: section, at: order.itemCount(inSection: section))
    checkInvariants()
    return notice
  }

  /// Puts items directly before another, in argument order.
  ///
  /// The place is taken after items that are already present have left theirs.
  ///
  /// - Returns: What UIKit logs when items were already present.
  /// - Throws: `SnapshotError.repeatedItems`, `.itemDestinationInserted`, `.destinationNotFound`,
  ///   checked in that order, also for an empty array.
  @discardableResult
  public mutating func insertItems(
    _ identifiers: [ItemID], beforeItem beforeIdentifier: ItemID
  ) throws(SnapshotError) -> ExistingItemsNotice? {
    try insertItems(identifiers, beside: beforeIdentifier, distance: 0)
  }

  /// Puts items directly after another, in argument order.
  ///
  /// The place is taken after items that are already present have left theirs.
  ///
  /// - Returns: What UIKit logs when items were already present.
  /// - Throws: `SnapshotError.repeatedItems`, `.itemDestinationInserted`, `.destinationNotFound`,
  ///   checked in that order, also for an empty array.
  @discardableResult
  public mutating func insertItems(
    _ identifiers: [ItemID], afterItem afterIdentifier: ItemID
  ) throws(SnapshotError) -> ExistingItemsNotice? {
    try insertItems(identifiers, beside: afterIdentifier, distance: 1)
  }

  private mutating func insertItems(
    _ identifiers: [ItemID], beside anchor: ItemID, distance: Int
  ) throws(SnapshotError) -> ExistingItemsNotice? {
    try checkItems(identifiers)
    guard !identifiers.contains(anchor) else {
      throw .itemDestinationInserted(
        destination: "\(anchor)", identifiers: identifiers.map { "\($0)" })
    }
    guard let item = itemTable.slot(of: anchor) else { throw .destinationNotFound }
    let (slots, notice) = detach(identifiers)
    let (section, offset) = order.location(ofItem: item)
    order.insert(slots, into: section, at: offset + distance)
    checkInvariants()
    return notice
  }

  /// Removes items; those that are absent are ignored, and sections stay even when emptied.
  ///
  /// - Throws: `SnapshotError.repeatedItems`.
  public mutating func deleteItems(_ identifiers: [ItemID]) throws(SnapshotError) {
    try checkItems(identifiers)
    let slots = identifiers.compactMap { itemTable.slot(of: $0) }
    order.remove(slots)
    for slot in slots { itemTable.remove(slot: slot) }
    checkInvariants()
  }

  /// Removes all items and, as UIKit does, all sections as well.
  public mutating func deleteAllItems() {
    let kept = marks
    self = Snapshot()
    marks = kept
  }

  /// Moves an item directly before another, into the other's section.
  ///
  /// - Throws: `SnapshotError.itemMovedToItself`, `.movedItemNotFound`,
  ///   `.itemMoveDestinationNotFound`, checked in that order.
  public mutating func moveItem(
    _ identifier: ItemID, beforeItem toIdentifier: ItemID
  ) throws(SnapshotError) {
    try moveItem(identifier, beside: toIdentifier, distance: 0)
  }

  /// Moves an item directly after another, into the other's section.
  ///
  /// - Throws: `SnapshotError.itemMovedToItself`, `.movedItemNotFound`,
  ///   `.itemMoveDestinationNotFound`, checked in that order.
  public mutating func moveItem(
    _ identifier: ItemID, afterItem toIdentifier: ItemID
  ) throws(SnapshotError) {
    try moveItem(identifier, beside: toIdentifier, distance: 1)
  }

  private mutating func moveItem(
    _ identifier: ItemID, beside anchor: ItemID, distance: Int
  ) throws(SnapshotError) {
    guard identifier != anchor else { throw .itemMovedToItself("\(identifier)") }
    guard let item = itemTable.slot(of: identifier) else { throw .movedItemNotFound }
    guard let target = itemTable.slot(of: anchor) else { throw .itemMoveDestinationNotFound }
    order.remove([item])
    let (section, offset) = order.location(ofItem: target)
    order.insert([item], into: section, at: offset + distance)
    checkInvariants()
  }

  func checkItems(_ identifiers: [ItemID]) throws(SnapshotError) {
    let repeated = IdentifierTable.repetitions(in: identifiers)
    guard repeated.isEmpty else { throw .repeatedItems(repeated.map { "\($0)" }) }
  }

  /// Takes items that are present out of their places, gives the others a slot, and returns the
  /// slots of all.
  private mutating func detach(
    _ identifiers: [ItemID]
  ) -> (slots: [Int], notice: ExistingItemsNotice?) {
    var slots: [Int] = []
    var present: [Int] = []
    slots.reserveCapacity(identifiers.count)
    itemTable.reserve(itemTable.count + identifiers.count)
    for identifier in identifiers {
      if let slot = itemTable.slot(of: identifier) {
        slots.append(slot)
        present.append(slot)
      } else {
        slots.append(itemTable.insert(identifier))
      }
    }
    order.remove(present)
    guard !present.isEmpty else { return (slots, nil) }
    return (slots, ExistingItemsNotice(present.map { "\(itemTable.identifiers[$0])" }))
  }
}
