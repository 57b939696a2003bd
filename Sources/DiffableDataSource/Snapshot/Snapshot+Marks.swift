extension Snapshot {
  /// The sections that `apply` will reload, in the order they were marked.
  ///
  /// - Complexity: O(*m*) expected for *m* marks.
  @inlinable public var reloadedSectionIdentifiers: [SectionID] {
    marks.reloadedSections.identifiers.filter { sectionTable.slot(of: $0) != nil }
  }

  /// The items that `apply` will reload, in the order they were marked.
  ///
  /// - Complexity: O(*m*) expected for *m* marks.
  @inlinable public var reloadedItemIdentifiers: [ItemID] {
    marks.reloadedItems.identifiers.filter { store.slot(of: $0) != nil }
  }

  /// The items that `apply` will reconfigure, in the order they were marked.
  ///
  /// - Complexity: O(*m*) expected for *m* marks.
  @inlinable public var reconfiguredItemIdentifiers: [ItemID] {
    marks.reconfiguredItems.identifiers.filter { store.slot(of: $0) != nil }
  }

  /// Marks items whose cells are to be replaced.
  ///
  /// - Throws: `SnapshotError.repeatedItems`, then `.reloadedItemNotFound` naming the first that
  ///   is absent.
  /// - Complexity: O(*k*) expected for *k* identifiers; O(*m*) more for *m* marks that a copy
  ///   shares.
  @inlinable public mutating func reloadItems(_ identifiers: [ItemID]) throws(SnapshotError) {
    try checkItems(identifiers)
    if let absent = identifiers.first(where: { store.slot(of: $0) == nil }) {
      throw .reloadedItemNotFound("\(absent)")
    }
    marks.reloadedItems.add(identifiers)
  }

  /// Marks items whose cells are to be configured again and kept.
  ///
  /// - Throws: `SnapshotError.repeatedItems`, then `.reconfiguredItemNotFound` naming the first
  ///   that is absent.
  /// - Complexity: O(*k*) expected for *k* identifiers; O(*m*) more for *m* marks that a copy
  ///   shares.
  @inlinable public mutating func reconfigureItems(_ identifiers: [ItemID]) throws(SnapshotError) {
    try checkItems(identifiers)
    if let absent = identifiers.first(where: { store.slot(of: $0) == nil }) {
      throw .reconfiguredItemNotFound("\(absent)")
    }
    marks.reconfiguredItems.add(identifiers)
  }

  /// Marks sections whose items and supplementary views are to be replaced.
  ///
  /// - Throws: `SnapshotError.repeatedSections`, then `.reloadedSectionNotFound` naming the first
  ///   that is absent.
  /// - Complexity: O(*k*) expected for *k* identifiers; O(*m*) more for *m* marks that a copy
  ///   shares.
  @inlinable public mutating func reloadSections(_ identifiers: [SectionID]) throws(SnapshotError) {
    try checkSections(identifiers)
    if let absent = identifiers.first(where: { sectionTable.slot(of: $0) == nil }) {
      throw .reloadedSectionNotFound("\(absent)")
    }
    marks.reloadedSections.add(identifiers)
  }

  /// The same sections and items without marks, as a data source hands its snapshot out.
  ///
  /// - Complexity: O(1).
  @inlinable public func withoutMarks() -> Snapshot {
    var copy = self
    copy.marks = Marks()
    return copy
  }
}
