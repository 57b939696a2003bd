extension SectionSnapshot {
  /// Creates an outline of items without children.
  ///
  /// - Throws: `SectionSnapshotError.repeatedItems`.
  /// - Complexity: O(*n*) expected for *n* items.
  @inlinable public init(_ items: some Sequence<ItemID>) throws(SectionSnapshotError) {
    self.init()
    try append(Array(items))
  }

  /// `append(_:to:)` for items of any sequence.
  ///
  /// - Parameters:
  ///   - items: Items that are not in the outline, without repetition.
  ///   - parent: The item that they are to stand under; `nil` makes them roots.
  /// - Throws: `SectionSnapshotError`, as with an array.
  /// - Complexity: That of the same call with an array.
  @inlinable public mutating func append(
    _ items: some Sequence<ItemID>, to parent: ItemID? = nil
  ) throws(SectionSnapshotError) {
    try append(Array(items), to: parent)
  }

  /// `insert(_:before:)` for items of any sequence.
  ///
  /// - Parameters:
  ///   - items: Items that are not in the outline, without repetition.
  ///   - item: The item that they are to stand before.
  /// - Throws: `SectionSnapshotError`, as with an array.
  /// - Complexity: That of the same call with an array.
  @inlinable public mutating func insert(
    _ items: some Sequence<ItemID>, before item: ItemID
  ) throws(SectionSnapshotError) {
    try insert(Array(items), before: item)
  }

  /// `insert(_:after:)` for items of any sequence.
  ///
  /// - Parameters:
  ///   - items: Items that are not in the outline, without repetition.
  ///   - item: The item that they are to stand behind.
  /// - Throws: `SectionSnapshotError`, as with an array.
  /// - Complexity: That of the same call with an array.
  @inlinable public mutating func insert(
    _ items: some Sequence<ItemID>, after item: ItemID
  ) throws(SectionSnapshotError) {
    try insert(Array(items), after: item)
  }

  /// `delete(_:)` for items of any sequence.
  ///
  /// - Throws: `SectionSnapshotError`, as with an array.
  /// - Complexity: That of the same call with an array.
  @inlinable public mutating func delete(
    _ items: some Sequence<ItemID>
  ) throws(SectionSnapshotError) {
    try delete(Array(items))
  }

  /// `expand(_:)` for items of any sequence.
  ///
  /// - Complexity: That of the same call with an array.
  @inlinable public mutating func expand(
    _ items: some Sequence<ItemID>
  ) {
    expand(Array(items))
  }

  /// `collapse(_:)` for items of any sequence.
  ///
  /// - Complexity: That of the same call with an array.
  @inlinable public mutating func collapse(
    _ items: some Sequence<ItemID>
  ) {
    collapse(Array(items))
  }
}
