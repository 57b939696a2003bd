extension SectionSnapshot {
  /// Stops a debug build when the table and a small outline disagree; empty in release.
  func checkInvariants() {
    #if DEBUG
      if table.count <= 64 { verifyInvariants() }
    #endif
  }

  /// Stops the program when the table and the outline disagree.
  ///
  /// - Complexity: O(*n*) for *n* items.
  package func verifyInvariants() {
    let lines = lines
    precondition(lines.count == table.count, "table and outline differ in size")
    precondition(roots.allSatisfy { nodes[$0].parent == nil }, "a root has a parent")
    for line in lines {
      precondition(
        table.slot(of: table.identifiers[line.slot]) == line.slot,
        "an item in the outline is not in the table")
      precondition(
        nodes[line.slot].children.allSatisfy { nodes[$0].parent == line.slot },
        "a child names another parent")
    }
  }
}
