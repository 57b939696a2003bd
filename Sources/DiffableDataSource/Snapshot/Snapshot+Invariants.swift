extension Snapshot {
  /// Stops this project's own tests when tables and order of a small snapshot disagree.
  ///
  /// Empty in every other build: a client's debug build pays for no check and cannot be stopped.
  @inlinable func checkInvariants() {
    #if DIFFPLAY_CHECKS
      if numberOfItems <= 64, numberOfSections <= 64 { verifyInvariants() }
    #endif
  }

  /// Stops the program when tables and order disagree.
  ///
  /// An identifier that does not equal itself cannot be found, and is not expected to be.
  ///
  /// - Complexity: O(*n*) for *n* items.
  @usableFromInline package func verifyInvariants() {
    precondition(
      store.sections.count == sectionTable.count, "section table and section order differ in size")
    var total = 0
    for (index, section) in store.sections.enumerated() {
      let identifier = sectionTable.identifiers[section]
      precondition(
        sectionTable.slot(of: identifier) == section || identifier != identifier,
        "a section in the order is not in the table")
      precondition(store.index(ofSection: section) == index, "a section's index is wrong")
      for (offset, item) in store.slots(inSection: section).enumerated() {
        let identifier = store.identifier(ofSlot: item)
        precondition(
          store.slot(of: identifier) == item || identifier != identifier,
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
