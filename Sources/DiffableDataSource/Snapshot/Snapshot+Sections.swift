extension Snapshot {
  /// Adds empty sections after the last.
  ///
  /// - Throws: `SnapshotError.repeatedSections`, `.existingSections`, checked in that order.
  ///   Unlike items, sections that are already present are refused.
  /// - Complexity: O(*k*) for *k* sections, amortised.
  @inlinable public mutating func appendSections(_ identifiers: [SectionID]) throws(SnapshotError) {
    try checkSections(identifiers)
    try addSections(identifiers, at: numberOfSections)
  }

  /// Puts empty sections directly before another.
  ///
  /// - Parameters:
  ///   - identifiers: The sections, without repetition, none of them there already.
  ///   - toIdentifier: The section that they are to stand before.
  /// - Throws: `SnapshotError.repeatedSections`, `.sectionDestinationInserted`,
  ///   `.sectionDestinationNotFound`, `.existingSections`, checked in that order, also for an
  ///   empty array.
  /// - Complexity: O(*k* + *s*) for *k* sections in a snapshot of *s*.
  @inlinable public mutating func insertSections(
    _ identifiers: [SectionID], beforeSection toIdentifier: SectionID
  ) throws(SnapshotError) {
    try insertSections(identifiers, beside: toIdentifier, distance: 0)
  }

  /// Puts empty sections directly after another.
  ///
  /// - Parameters:
  ///   - identifiers: The sections, without repetition, none of them there already.
  ///   - toIdentifier: The section that they are to stand behind.
  /// - Throws: `SnapshotError.repeatedSections`, `.sectionDestinationInserted`,
  ///   `.sectionDestinationNotFound`, `.existingSections`, checked in that order, also for an
  ///   empty array.
  /// - Complexity: O(*k* + *s*) for *k* sections in a snapshot of *s*.
  @inlinable public mutating func insertSections(
    _ identifiers: [SectionID], afterSection toIdentifier: SectionID
  ) throws(SnapshotError) {
    try insertSections(identifiers, beside: toIdentifier, distance: 1)
  }

  @inlinable mutating func insertSections(
    _ identifiers: [SectionID], beside anchor: SectionID, distance: Int
  ) throws(SnapshotError) {
    try checkSections(identifiers)
    guard !identifiers.contains(anchor) else {
      throw .sectionDestinationInserted(
        destination: "\(anchor)", identifiers: identifiers.map { "\($0)" })
    }
    guard let index = indexOfSection(anchor) else {
      throw .sectionDestinationNotFound("\(anchor)")
    }
    try addSections(identifiers, at: index + distance)
  }

  @inlinable mutating func addSections(_ identifiers: [SectionID], at index: Int)
    throws(SnapshotError)
  {
    let existing = identifiers.filter { sectionTable.slot(of: $0) != nil }
    guard existing.isEmpty else { throw .existingSections(existing.map { "\($0)" }) }
    store.insertSections(identifiers.map { sectionTable.insert($0) }, at: index)
    checkInvariants()
  }

  /// Removes sections and their items; those that are absent are ignored.
  ///
  /// - Throws: `SnapshotError.repeatedSections`.
  /// - Complexity: O(*s* + *k* log *k*) for *s* sections and *k* items removed, amortised.
  @inlinable public mutating func deleteSections(_ identifiers: [SectionID]) throws(SnapshotError) {
    try checkSections(identifiers)
    let slots = identifiers.compactMap { sectionTable.slot(of: $0) }
    store.removeSections(slots)
    for slot in slots { sectionTable.remove(slot: slot) }
    checkInvariants()
  }

  /// Moves a section with its items directly before another.
  ///
  /// - Parameters:
  ///   - identifier: The section that moves, its items with it.
  ///   - toIdentifier: Another section, which it is to stand before.
  /// - Throws: `SnapshotError.sectionMovedToItself`, `.movedSectionNotFound`,
  ///   `.sectionMoveDestinationNotFound`, checked in that order.
  /// - Complexity: O(*s*) for *s* sections.
  @inlinable public mutating func moveSection(
    _ identifier: SectionID, beforeSection toIdentifier: SectionID
  ) throws(SnapshotError) {
    try moveSection(identifier, beside: toIdentifier, distance: 0)
  }

  /// Moves a section with its items directly after another.
  ///
  /// - Parameters:
  ///   - identifier: The section that moves, its items with it.
  ///   - toIdentifier: Another section, which it is to stand behind.
  /// - Throws: `SnapshotError.sectionMovedToItself`, `.movedSectionNotFound`,
  ///   `.sectionMoveDestinationNotFound`, checked in that order.
  /// - Complexity: O(*s*) for *s* sections.
  @inlinable public mutating func moveSection(
    _ identifier: SectionID, afterSection toIdentifier: SectionID
  ) throws(SnapshotError) {
    try moveSection(identifier, beside: toIdentifier, distance: 1)
  }

  @inlinable mutating func moveSection(
    _ identifier: SectionID, beside anchor: SectionID, distance: Int
  ) throws(SnapshotError) {
    guard identifier != anchor else { throw .sectionMovedToItself("\(identifier)") }
    guard let source = indexOfSection(identifier) else {
      throw .movedSectionNotFound("\(identifier)")
    }
    guard let target = indexOfSection(anchor) else {
      throw .sectionMoveDestinationNotFound("\(anchor)")
    }
    let gap = target + distance
    store.moveSection(store.sections[source], to: source < gap ? gap - 1 : gap)
    checkInvariants()
  }

  @inlinable func checkSections(_ identifiers: [SectionID]) throws(SnapshotError) {
    let repeated = IdentifierTable.repetitions(in: identifiers)
    guard repeated.isEmpty else { throw .repeatedSections(repeated.map { "\($0)" }) }
  }
}
