extension SnapshotDifference {
  @inlinable init(
    from initial: Snapshot<SectionID, ItemID>, to final: Snapshot<SectionID, ItemID>
  ) {
    let changes =
      final.changesOfKin(from: initial) ?? SnapshotMatching(from: initial, to: final).changes()
    self.init(from: initial, to: final, changes: changes)
  }

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
      final.reloadedItemIdentifiers.compactMap { final.path(ofItem: $0) }.sorted()
    self.reloads = reloads
    reconfiguredItems =
      final.reconfiguredItemIdentifiers.compactMap { final.path(ofItem: $0) }.sorted()
  }
}

extension Snapshot {
  /// The operations from a snapshot of the same origin, found by what was edited since.
  @usableFromInline func changesOfKin(from initial: Snapshot) -> BatchUpdate? {
    KinshipMatching(from: initial, to: self)?.changes(
      sectionOrigins: sectionOrigins(in: initial), sectionsBefore: initial.numberOfSections)
  }
}
