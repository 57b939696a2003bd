extension Snapshot {
  /// Stops a debug build when tables and order of a small snapshot disagree; empty in release.
  @inlinable func checkInvariants() {
    #if DEBUG
      if numberOfItems <= 64, numberOfSections <= 64 { verifyInvariants() }
    #endif
  }

  /// Stops the program when tables and order disagree.
  ///
  /// - Complexity: O(*n*) for *n* items.
  @usableFromInline package func verifyInvariants() {
    precondition(
      store.sections.count == sectionTable.count, "section table and section order differ in size")
    var total = 0
    for (index, section) in store.sections.enumerated() {
      precondition(
        sectionTable.slot(of: sectionTable.identifiers[section]) == section,
        "a section in the order is not in the table")
      precondition(store.index(ofSection: section) == index, "a section's index is wrong")
      for (offset, item) in store.slots(inSection: section).enumerated() {
        precondition(
          store.slot(of: store.identifier(ofSlot: item)) == item,
          "an item in the order cannot be found")
        precondition(
          store.location(ofSlot: item) == (section, offset), "an item's location is wrong")
        precondition(
          store.slot(at: offset, inSection: section) == item, "a location's item is wrong")
        precondition(store.index(ofSlot: item) == total + offset, "an item's index is wrong")
      }
      total += store.count(inSection: section)
    }
    precondition(total == store.count, "the number of items is wrong")
  }
}
