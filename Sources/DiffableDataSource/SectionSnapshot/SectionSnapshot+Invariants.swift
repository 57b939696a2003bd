extension SectionSnapshot {
  /// Stops this project's own tests when the table and a small outline disagree.
  ///
  /// Empty in every other build: a client's debug build pays for no check and cannot be stopped.
  @inlinable func checkInvariants() {
    #if DIFFPLAY_CHECKS
      if table.count <= 64 { verifyInvariants() }
    #endif
  }

  /// Stops the program when the table and the outline disagree.
  ///
  /// An identifier that does not equal itself cannot be found, and is not expected to be.
  ///
  /// - Complexity: O(*n*) for *n* items.
  @usableFromInline package func verifyInvariants() {
    order.verifyInvariants()
    let lines = order.lines
    precondition(lines.count == table.count, "table and outline differ in size")
    for line in lines {
      let identifier = table.identifiers[line.slot]
      precondition(
        table.slot(of: identifier) == line.slot || identifier != identifier,
        "an item in the outline is not in the table")
    }
  }
}
