extension Snapshot {
  /// Stops a debug build when tables and order of a small snapshot disagree; empty in release.
  func checkInvariants() {
    #if DEBUG
      if numberOfItems <= 64, numberOfSections <= 64 { verifyInvariants() }
    #endif
  }

  /// Stops the program when tables and order disagree.
  ///
  /// - Complexity: O(*n*) for *n* items.
  package func verifyInvariants() {
    precondition(
      order.sections.count == sectionTable.count, "section table and section order differ in size")
    precondition(order.itemCount == itemTable.count, "item table and item order differ in size")
    var total = 0
    for (index, section) in order.sections.enumerated() {
      precondition(
        sectionTable.slot(of: sectionTable.identifiers[section]) == section,
        "a section in the order is not in the table")
      precondition(order.index(ofSection: section) == index, "a section's index is wrong")
      for (offset, item) in order.items(inSection: section).enumerated() {
        precondition(
          itemTable.slot(of: itemTable.identifiers[item]) == item,
          "an item in the order is not in the table")
        precondition(
          order.location(ofItem: item) == (section, offset), "an item's location is wrong")
      }
      total += order.itemCount(inSection: section)
    }
    precondition(total == order.itemCount, "the number of items is wrong")
  }
}
