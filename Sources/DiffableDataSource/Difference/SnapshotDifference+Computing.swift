extension SnapshotDifference {
  @inlinable init(
    from initial: Snapshot<SectionID, ItemID>, to final: Snapshot<SectionID, ItemID>
  ) {
    let changes = SnapshotMatching(from: initial, to: final).changes()
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
