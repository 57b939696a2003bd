extension Snapshot {
  /// `appendItems(_:toSection:)` for items one after the other.
  ///
  /// - Parameters:
  ///   - identifiers: The items, without repetition.
  ///   - sectionIdentifier: The destination, or `nil` for the last section.
  /// - Returns: What UIKit logs when items were already present.
  /// - Throws: `SnapshotError`, as with an array.
  /// - Complexity: That of the same call with an array.
  @discardableResult
  @inlinable public mutating func appendItems(
    _ identifiers: ItemID..., toSection sectionIdentifier: SectionID? = nil
  ) throws(SnapshotError) -> ExistingItemsNotice? {
    try appendItems(identifiers, toSection: sectionIdentifier)
  }

  /// `insertItems(_:beforeItem:)` for items one after the other.
  ///
  /// - Parameters:
  ///   - identifiers: The items, without repetition.
  ///   - beforeIdentifier: The item that they are to stand before, none of them.
  /// - Returns: What UIKit logs when items were already present.
  /// - Throws: `SnapshotError`, as with an array.
  /// - Complexity: That of the same call with an array.
  @discardableResult
  @inlinable public mutating func insertItems(
    _ identifiers: ItemID..., beforeItem beforeIdentifier: ItemID
  ) throws(SnapshotError) -> ExistingItemsNotice? {
    try insertItems(identifiers, beforeItem: beforeIdentifier)
  }

  /// `insertItems(_:afterItem:)` for items one after the other.
  ///
  /// - Parameters:
  ///   - identifiers: The items, without repetition.
  ///   - afterIdentifier: The item that they are to stand behind, none of them.
  /// - Returns: What UIKit logs when items were already present.
  /// - Throws: `SnapshotError`, as with an array.
  /// - Complexity: That of the same call with an array.
  @discardableResult
  @inlinable public mutating func insertItems(
    _ identifiers: ItemID..., afterItem afterIdentifier: ItemID
  ) throws(SnapshotError) -> ExistingItemsNotice? {
    try insertItems(identifiers, afterItem: afterIdentifier)
  }

  /// `deleteItems(_:)` for items one after the other.
  ///
  /// - Throws: `SnapshotError`, as with an array.
  /// - Complexity: That of the same call with an array.
  @inlinable public mutating func deleteItems(
    _ identifiers: ItemID...
  ) throws(SnapshotError) {
    try deleteItems(identifiers)
  }

  /// `reloadItems(_:)` for items one after the other.
  ///
  /// - Throws: `SnapshotError`, as with an array.
  /// - Complexity: That of the same call with an array.
  @inlinable public mutating func reloadItems(
    _ identifiers: ItemID...
  ) throws(SnapshotError) {
    try reloadItems(identifiers)
  }

  /// `reconfigureItems(_:)` for items one after the other.
  ///
  /// - Throws: `SnapshotError`, as with an array.
  /// - Complexity: That of the same call with an array.
  @inlinable public mutating func reconfigureItems(
    _ identifiers: ItemID...
  ) throws(SnapshotError) {
    try reconfigureItems(identifiers)
  }

  /// `appendSections(_:)` for sections one after the other.
  ///
  /// - Throws: `SnapshotError`, as with an array.
  /// - Complexity: That of the same call with an array.
  @inlinable public mutating func appendSections(
    _ identifiers: SectionID...
  ) throws(SnapshotError) {
    try appendSections(identifiers)
  }

  /// `insertSections(_:beforeSection:)` for sections one after the other.
  ///
  /// - Parameters:
  ///   - identifiers: The sections, without repetition, none of them there already.
  ///   - toIdentifier: The section that they are to stand before.
  /// - Throws: `SnapshotError`, as with an array.
  /// - Complexity: That of the same call with an array.
  @inlinable public mutating func insertSections(
    _ identifiers: SectionID..., beforeSection toIdentifier: SectionID
  ) throws(SnapshotError) {
    try insertSections(identifiers, beforeSection: toIdentifier)
  }

  /// `insertSections(_:afterSection:)` for sections one after the other.
  ///
  /// - Parameters:
  ///   - identifiers: The sections, without repetition, none of them there already.
  ///   - toIdentifier: The section that they are to stand behind.
  /// - Throws: `SnapshotError`, as with an array.
  /// - Complexity: That of the same call with an array.
  @inlinable public mutating func insertSections(
    _ identifiers: SectionID..., afterSection toIdentifier: SectionID
  ) throws(SnapshotError) {
    try insertSections(identifiers, afterSection: toIdentifier)
  }

  /// `deleteSections(_:)` for sections one after the other.
  ///
  /// - Throws: `SnapshotError`, as with an array.
  /// - Complexity: That of the same call with an array.
  @inlinable public mutating func deleteSections(
    _ identifiers: SectionID...
  ) throws(SnapshotError) {
    try deleteSections(identifiers)
  }

  /// `reloadSections(_:)` for sections one after the other.
  ///
  /// - Throws: `SnapshotError`, as with an array.
  /// - Complexity: That of the same call with an array.
  @inlinable public mutating func reloadSections(
    _ identifiers: SectionID...
  ) throws(SnapshotError) {
    try reloadSections(identifiers)
  }
}
