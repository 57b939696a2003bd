/// Which sections and items of two snapshots are the same, by place.
@usableFromInline
struct SnapshotMatching: Sendable {
  /// For each section after, its index before; -1 when it is new.
  var sectionOrigins: [Int]
  /// For each item after, counted through all sections, its place before; -1 when it is new.
  var itemOrigins: [Int32]
  /// The place of each section's first item before, and behind them the number of all.
  var oldStarts: [Int]
  /// The place of each section's first item after, and behind them the number of all.
  var newStarts: [Int]

  @usableFromInline
  init(sectionOrigins: [Int], itemOrigins: [Int32], before: [Int], after: [Int]) {
    self.sectionOrigins = sectionOrigins
    self.itemOrigins = itemOrigins
    oldStarts = Self.starts(before)
    newStarts = Self.starts(after)
  }

  @inlinable init<SectionID, ItemID>(
    from initial: Snapshot<SectionID, ItemID>, to final: Snapshot<SectionID, ItemID>
  ) {
    self.init(
      sectionOrigins: final.sectionOrigins(in: initial),
      itemOrigins: final.store.origins(in: initial.store),
      before: initial.itemCounts, after: final.itemCounts)
  }

  private static func starts(_ counts: [Int]) -> [Int] {
    var starts = [0]
    starts.reserveCapacity(counts.count + 1)
    var total = 0
    for count in counts {
      total += count
      starts.append(total)
    }
    return starts
  }
}

extension Snapshot {
  /// For each section, its index in an older snapshot; -1 when it is new.
  @inlinable func sectionOrigins(in older: Snapshot) -> [Int] {
    store.sections.map { section in
      older.sectionTable.slot(
        of: sectionTable.identifiers[section], hash: sectionTable.hashes[section]
      ).map(older.store.index(ofSection:)) ?? -1
    }
  }
}
