extension Snapshot {
  /// `appendItems(_:toSection:)` for items of any sequence.
  ///
  /// - Parameters:
  ///   - identifiers: The items, without repetition.
  ///   - sectionIdentifier: The destination, or `nil` for the last section.
  /// - Returns: What UIKit logs when items were already present.
  /// - Throws: `SnapshotError`, as with an array.
  /// - Complexity: That of the same call with an array.
  @discardableResult
  @inlinable public mutating func appendItems(
    _ identifiers: some Sequence<ItemID>, toSection sectionIdentifier: SectionID? = nil
  ) throws(SnapshotError) -> ExistingItemsNotice? {
    try appendItems(Array(identifiers), toSection: sectionIdentifier)
  }

  /// `insertItems(_:beforeItem:)` for items of any sequence.
  ///
  /// - Parameters:
  ///   - identifiers: The items, without repetition.
  ///   - beforeIdentifier: The item that they are to stand before, none of them.
  /// - Returns: What UIKit logs when items were already present.
  /// - Throws: `SnapshotError`, as with an array.
  /// - Complexity: That of the same call with an array.
  @discardableResult
  @inlinable public mutating func insertItems(
    _ identifiers: some Sequence<ItemID>, beforeItem beforeIdentifier: ItemID
  ) throws(SnapshotError) -> ExistingItemsNotice? {
    try insertItems(Array(identifiers), beforeItem: beforeIdentifier)
  }

  /// `insertItems(_:afterItem:)` for items of any sequence.
  ///
  /// - Parameters:
  ///   - identifiers: The items, without repetition.
  ///   - afterIdentifier: The item that they are to stand behind, none of them.
  /// - Returns: What UIKit logs when items were already present.
  /// - Throws: `SnapshotError`, as with an array.
  /// - Complexity: That of the same call with an array.
  @discardableResult
  @inlinable public mutating func insertItems(
    _ identifiers: some Sequence<ItemID>, afterItem afterIdentifier: ItemID
  ) throws(SnapshotError) -> ExistingItemsNotice? {
    try insertItems(Array(identifiers), afterItem: afterIdentifier)
  }

  /// `deleteItems(_:)` for items of any sequence.
  ///
  /// - Throws: `SnapshotError`, as with an array.
  /// - Complexity: That of the same call with an array.
  @inlinable public mutating func deleteItems(
    _ identifiers: some Sequence<ItemID>
  ) throws(SnapshotError) {
    try deleteItems(Array(identifiers))
  }

  /// `reloadItems(_:)` for items of any sequence.
  ///
  /// - Throws: `SnapshotError`, as with an array.
  /// - Complexity: That of the same call with an array.
  @inlinable public mutating func reloadItems(
    _ identifiers: some Sequence<ItemID>
  ) throws(SnapshotError) {
    try reloadItems(Array(identifiers))
  }

  /// `reconfigureItems(_:)` for items of any sequence.
  ///
  /// - Throws: `SnapshotError`, as with an array.
  /// - Complexity: That of the same call with an array.
  @inlinable public mutating func reconfigureItems(
    _ identifiers: some Sequence<ItemID>
  ) throws(SnapshotError) {
    try reconfigureItems(Array(identifiers))
  }

  /// `appendSections(_:)` for sections of any sequence.
  ///
  /// - Throws: `SnapshotError`, as with an array.
  /// - Complexity: That of the same call with an array.
  @inlinable public mutating func appendSections(
    _ identifiers: some Sequence<SectionID>
  ) throws(SnapshotError) {
    try appendSections(Array(identifiers))
  }

  /// `insertSections(_:beforeSection:)` for sections of any sequence.
  ///
  /// - Parameters:
  ///   - identifiers: The sections, without repetition, none of them there already.
  ///   - toIdentifier: The section that they are to stand before.
  /// - Throws: `SnapshotError`, as with an array.
  /// - Complexity: That of the same call with an array.
  @inlinable public mutating func insertSections(
    _ identifiers: some Sequence<SectionID>, beforeSection toIdentifier: SectionID
  ) throws(SnapshotError) {
    try insertSections(Array(identifiers), beforeSection: toIdentifier)
  }

  /// `insertSections(_:afterSection:)` for sections of any sequence.
  ///
  /// - Parameters:
  ///   - identifiers: The sections, without repetition, none of them there already.
  ///   - toIdentifier: The section that they are to stand behind.
  /// - Throws: `SnapshotError`, as with an array.
  /// - Complexity: That of the same call with an array.
  @inlinable public mutating func insertSections(
    _ identifiers: some Sequence<SectionID>, afterSection toIdentifier: SectionID
  ) throws(SnapshotError) {
    try insertSections(Array(identifiers), afterSection: toIdentifier)
  }

  /// `deleteSections(_:)` for sections of any sequence.
  ///
  /// - Throws: `SnapshotError`, as with an array.
  /// - Complexity: That of the same call with an array.
  @inlinable public mutating func deleteSections(
    _ identifiers: some Sequence<SectionID>
  ) throws(SnapshotError) {
    try deleteSections(Array(identifiers))
  }

  /// `reloadSections(_:)` for sections of any sequence.
  ///
  /// - Throws: `SnapshotError`, as with an array.
  /// - Complexity: That of the same call with an array.
  @inlinable public mutating func reloadSections(
    _ identifiers: some Sequence<SectionID>
  ) throws(SnapshotError) {
    try reloadSections(Array(identifiers))
  }
}
