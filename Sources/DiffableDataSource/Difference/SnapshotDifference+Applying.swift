extension SnapshotDifference {
  /// The snapshot that comes of carrying out the operations on `snapshot`, without marks.
  ///
  /// - Parameter snapshot: A snapshot whose section and item counts are those of `initial`.
  /// - Throws: `BatchUpdateError` when the counts are not.
  /// - Complexity: O(*n*) for *n* items.
  @inlinable public func applying(
    to snapshot: Snapshot<SectionID, ItemID>
  ) throws(BatchUpdateError) -> Snapshot<SectionID, ItemID> {
    let items = try changes.applying(
      to: snapshot.itemsBySection, insertingFrom: final.itemsBySection)
    let names = snapshot.sectionIdentifiers
    let newNames = final.sectionIdentifiers
    let origins = changes.sectionOrigins(before: names.count, after: items.count)
    let sections = origins.enumerated().map { index, origin in
      origin.map { names[$0] } ?? newNames[index]
    }
    return Snapshot(sections: sections, items: items)
  }
}

extension Snapshot {
  /// The items of each section, in display order.
  ///
  /// - Complexity: O(*n*) for *n* items.
  @inlinable public var itemsBySection: [[ItemID]] { store.sections.map { items(in: $0) } }

  /// Creates a snapshot of sections and items that are each different.
  @inlinable init(sections: [SectionID], items: [[ItemID]]) {
    store.insertSections(sections.map { sectionTable.insert($0) }, at: 0)
    for (section, items) in zip(store.sections, items) {
      if !store.lengthen(section, by: items) { store.put(items, .endOf(section: section)) }
    }
    checkInvariants()
  }
}
