extension SectionSnapshot {
  /// `append(_:to:)` for items one after the other.
  ///
  /// - Parameters:
  ///   - items: Items that are not in the outline, without repetition.
  ///   - parent: The item that they are to stand under; `nil` makes them roots.
  /// - Throws: `SectionSnapshotError`, as with an array.
  /// - Complexity: That of the same call with an array.
  @inlinable public mutating func append(
    _ items: ItemID..., to parent: ItemID? = nil
  ) throws(SectionSnapshotError) {
    try append(items, to: parent)
  }

  /// `insert(_:before:)` for items one after the other.
  ///
  /// - Parameters:
  ///   - items: Items that are not in the outline, without repetition.
  ///   - item: The item that they are to stand before.
  /// - Throws: `SectionSnapshotError`, as with an array.
  /// - Complexity: That of the same call with an array.
  @inlinable public mutating func insert(
    _ items: ItemID..., before item: ItemID
  ) throws(SectionSnapshotError) {
    try insert(items, before: item)
  }

  /// `insert(_:after:)` for items one after the other.
  ///
  /// - Parameters:
  ///   - items: Items that are not in the outline, without repetition.
  ///   - item: The item that they are to stand behind.
  /// - Throws: `SectionSnapshotError`, as with an array.
  /// - Complexity: That of the same call with an array.
  @inlinable public mutating func insert(
    _ items: ItemID..., after item: ItemID
  ) throws(SectionSnapshotError) {
    try insert(items, after: item)
  }

  /// `delete(_:)` for items one after the other.
  ///
  /// - Throws: `SectionSnapshotError`, as with an array.
  /// - Complexity: That of the same call with an array.
  @inlinable public mutating func delete(
    _ items: ItemID...
  ) throws(SectionSnapshotError) {
    try delete(items)
  }

  /// `expand(_:)` for items one after the other.
  ///
  /// - Complexity: That of the same call with an array.
  @inlinable public mutating func expand(
    _ items: ItemID...
  ) {
    expand(items)
  }

  /// `collapse(_:)` for items one after the other.
  ///
  /// - Complexity: That of the same call with an array.
  @inlinable public mutating func collapse(
    _ items: ItemID...
  ) {
    collapse(items)
  }
}
