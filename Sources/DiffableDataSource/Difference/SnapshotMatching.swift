/// Which sections and items of two snapshots are the same, by place.
///
/// Items that both have at their start or end, in the same sections, stay where they are, and what
/// stands between those ends is told apart as if it were alone: of a list that grew by one, one item.
@usableFromInline
struct SnapshotMatching: Sendable {
  /// For each section after, its index before; -1 when it is new.
  var sectionOrigins: [Int]
  /// How many items at the start, counted through all sections, are left out as the same.
  @usableFromInline var commonStart = 0
  /// How many items at the end are left out as the same.
  @usableFromInline var commonEnd = 0
  /// For each item after between the common ends, its place before among those between them; -1 when
  /// it is new.
  @usableFromInline var itemOrigins: [Int32]
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

  /// The same, without what both have at their ends.
  @inlinable init<SectionID, ItemID>(
    betweenCommonEndsOf initial: Snapshot<SectionID, ItemID>,
    and final: Snapshot<SectionID, ItemID>
  ) {
    self.init(
      sectionOrigins: final.sectionOrigins(in: initial), itemOrigins: [],
      before: initial.itemCounts, after: final.itemCounts)
    (commonStart, commonEnd) = final.store.commonEnds(with: initial.store, atMost: possibleEnds)
    itemOrigins = final.store.origins(in: initial.store, from: commonStart, to: commonEnd)
  }

  /// How many items at the start, and at the end, are in the same sections at most, as counts have it.
  @usableFromInline var possibleEnds: (start: Int, end: Int) {
    guard oldStarts.count == newStarts.count, sectionOrigins.elementsEqual(sectionOrigins.indices)
    else { return (0, 0) }
    let (old, new) = (oldStarts[oldStarts.count - 1], newStarts[newStarts.count - 1])
    let starts = zip(oldStarts, newStarts)
    let start = starts.first { $0 != $1 }.map(min) ?? old
    let ends = starts.reversed().first { old - $0 != new - $1 }
    return (start, ends.map { min(old - $0, new - $1) } ?? old)
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
