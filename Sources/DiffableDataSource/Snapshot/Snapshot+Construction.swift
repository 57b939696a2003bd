extension Snapshot {
  /// Creates a snapshot of sections and their items, in order.
  ///
  /// - Throws: `SnapshotError.existingSections` for a section and `.repeatedItems` for an item that
  ///   stands twice, wherever it does.
  /// - Complexity: O(*n*) expected for *n* items.
  @inlinable public init<Items: Sequence<ItemID>>(
    _ sections: some Sequence<(SectionID, Items)>
  ) throws(SnapshotError) {
    self.init()
    for (section, items) in sections {
      try appendSections([section])
      if let notice = try appendItems(Array(items), toSection: section) {
        throw .repeatedItems(notice.identifiers)
      }
    }
  }
}

extension Snapshot: ExpressibleByDictionaryLiteral {
  /// Creates a snapshot of sections and their items, in order.
  ///
  /// A literal cannot be refused: a section that is named again gets more items, and an item that is
  /// named again moves to its last place, as one that is appended does.
  ///
  /// - Complexity: O(*n*) expected for *n* items.
  @inlinable public init(dictionaryLiteral elements: (SectionID, [ItemID])...) {
    self.init()
    for (section, items) in elements {
      let present = sectionTable.slot(of: section)
      let slot = present ?? sectionTable.insert(section)
      if present == nil { store.insertSections([slot], at: numberOfSections) }
      var seen = Set<ItemID>(minimumCapacity: items.count)
      let different = items.reversed().filter { seen.insert($0).inserted }.reversed()
      store.put(Array(different), .endOf(section: slot))
    }
    checkInvariants()
  }
}
