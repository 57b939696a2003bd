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
  @usableFromInline func sectionOrigins(in older: Snapshot) -> [Int] {
    store.sections.map { section in
      older.sectionTable.slot(
        of: sectionTable.identifiers[section], hash: sectionTable.hashes[section]
      ).map(older.store.index(ofSection:)) ?? -1
    }
  }
}

extension SnapshotMatching {
  /// The difference of the two, by the rules of `SnapshotDifference`.
  @usableFromInline func changes() -> BatchUpdate {
    var batch = BatchUpdate(sectionOrigins: sectionOrigins, sectionsBefore: oldStarts.count - 1)
    var fates = insertItems(&batch)
    settleLists(&fates)
    leave(fates, &batch)
    return batch
  }

  /// What becomes of one item of the old snapshot.
  private enum Fate {
    static let isDeleted = -1
    static let stays = -2

    /// It moves to a place; a number that is not negative.
    static func moves(to path: ItemPath) -> Int { path.section << 32 | path.item }

    static func destination(_ fate: Int) -> ItemPath {
      ItemPath(section: fate >> 32, item: fate & 0xFFFF_FFFF)
    }
  }

  /// Notes the inserted items, and what becomes of the old ones if those of one list all stay.
  private func insertItems(_ batch: inout BatchUpdate) -> [Int] {
    var fates = [Int](repeating: Fate.isDeleted, count: oldStarts[oldStarts.count - 1])
    for (section, origin) in sectionOrigins.enumerated() {
      let old = oldPlaces(ofSection: origin)
      let start = newStarts[section]
      for place in start..<newStarts[section + 1] {
        let source = Int(itemOrigins[place])
        let path = ItemPath(section: section, item: place - start)
        if source < 0 {
          if origin >= 0 { batch.insertedItems.append(path) }
        } else {
          fates[source] = old.contains(source) ? Fate.stays : Fate.moves(to: path)
        }
      }
    }
    return fates
  }

  /// Moves what must move within a list.
  private func settleLists(_ fates: inout [Int]) {
    for (section, origin) in sectionOrigins.enumerated() where origin >= 0 {
      guard !ascends(section) else { continue }
      let start = oldStarts[origin]
      for move in itemList(inSection: section).moves {
        fates[start + move.from] = Fate.moves(to: ItemPath(section: section, item: move.to))
      }
    }
  }

  /// Whether the items that a section has before and after have kept their order.
  private func ascends(_ section: Int) -> Bool {
    let old = oldPlaces(ofSection: sectionOrigins[section])
    var last = -1
    for place in newStarts[section]..<newStarts[section + 1] {
      let source = Int(itemOrigins[place])
      guard old.contains(source) else { continue }
      if source < last { return false }
      last = source
    }
    return true
  }

  /// Notes the items deleted and moved, in their old order.
  private func leave(_ fates: [Int], _ batch: inout BatchUpdate) {
    var isDeleted = [Bool](repeating: false, count: oldStarts.count)
    for section in batch.deletedSections { isDeleted[section] = true }
    for section in 0..<(oldStarts.count - 1) {
      let start = oldStarts[section]
      for place in start..<oldStarts[section + 1] where fates[place] != Fate.stays {
        let path = ItemPath(section: section, item: place - start)
        if fates[place] != Fate.isDeleted {
          batch.movedItems.append(Move(from: path, to: Fate.destination(fates[place])))
        } else if !isDeleted[section] {
          batch.deletedItems.append(path)
        }
      }
    }
  }

  /// The items that a section has before and after, by their places there.
  func itemList(inSection section: Int) -> ListDifference {
    let old = oldPlaces(ofSection: sectionOrigins[section])
    let start = newStarts[section]
    var survivors: [Move<Int>] = []
    for place in start..<newStarts[section + 1] {
      let source = Int(itemOrigins[place])
      guard old.contains(source) else { continue }
      survivors.append(Move(from: source - old.lowerBound, to: place - start))
    }
    return ListDifference(survivors: survivors)
  }

  private func oldPlaces(ofSection section: Int) -> Range<Int> {
    section < 0 ? 0..<0 : oldStarts[section]..<oldStarts[section + 1]
  }
}

extension BatchUpdate {
  /// Creates the operations on sections.
  ///
  /// - Parameter sectionOrigins: For each section after, its index before; -1 when it is new.
  init(sectionOrigins: [Int], sectionsBefore: Int) {
    var isKept = [Bool](repeating: false, count: sectionsBefore)
    for origin in sectionOrigins where origin >= 0 { isKept[origin] = true }
    deletedSections = isKept.indices.filter { !isKept[$0] }
    insertedSections = sectionOrigins.indices.filter { sectionOrigins[$0] < 0 }
    movedSections = ListDifference(sectionOrigins: sectionOrigins).moves
      .sorted { $0.from < $1.from }
  }
}

extension ListDifference {
  /// What becomes of the sections that are there before and after.
  init(sectionOrigins: [Int]) {
    self.init(
      survivors: sectionOrigins.indices.filter { sectionOrigins[$0] >= 0 }
        .map { Move(from: sectionOrigins[$0], to: $0) })
  }
}
