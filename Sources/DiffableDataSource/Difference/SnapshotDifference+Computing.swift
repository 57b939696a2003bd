extension SnapshotDifference {
  @usableFromInline init(
    from initial: Snapshot<SectionID, ItemID>, to final: Snapshot<SectionID, ItemID>,
    changes: BatchUpdate
  ) {
    self.initial = initial
    self.final = final
    self.changes = changes
    var reloads = BatchUpdate()
    reloads.reloadedSections =
      final.reloadedSectionIdentifiers.compactMap { final.indexOfSection($0) }.sorted()
    reloads.reloadedItems =
      final.reloadedItemIdentifiers.compactMap { final.indexPath(for: $0) }.sorted()
    self.reloads = reloads
    reconfiguredItems =
      final.reconfiguredItemIdentifiers.compactMap { final.indexPath(for: $0) }.sorted()
  }
}

extension Snapshot {
  /// The deletes, inserts and moves that turn `initial` into this snapshot: `changes` of their
  /// difference.
  ///
  /// - Complexity: O(*n* log *n*) for *n* items, O(*n*) where little moves.
  @inlinable public func changes(from initial: Snapshot) -> BatchUpdate {
    let isKin = store.flat === initial.store.flat
    return (isKin ? changesOfKin(from: initial) : nil)
      ?? SnapshotMatching(betweenCommonEndsOf: initial, and: self).changes()
  }

  /// The operations from a snapshot of the same origin, found by what was edited since.
  @usableFromInline func changesOfKin(from initial: Snapshot) -> BatchUpdate? {
    KinshipMatching(from: initial, to: self)?.changes(
      sectionOrigins: sectionOrigins(in: initial), sectionsBefore: initial.numberOfSections)
  }
}
