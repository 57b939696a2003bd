extension SnapshotDifference {
  init(
    from initial: Snapshot<SectionID, ItemID>, to final: Snapshot<SectionID, ItemID>
  ) {
    self.initial = initial
    self.final = final
    let matching = SnapshotMatching(from: initial, to: final)
    changes = matching.changes()
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

/// Which sections and items of two snapshots are the same, by place.
struct SnapshotMatching: Sendable {
  /// For each section after, its index before; -1 when it is new.
  var sectionOrigins: [Int]
  /// For each item after, counted through all sections, its place before; -1 when it is new.
  var itemOrigins: [Int]
  var before: [Int]
  var after: [Int]

  init<SectionID, ItemID>(
    from initial: Snapshot<SectionID, ItemID>, to final: Snapshot<SectionID, ItemID>
  ) {
    before = initial.itemCounts
    after = final.itemCounts
    var sectionPlace = [Int](repeating: -1, count: initial.sectionTable.identifiers.count)
    var itemPlace = [Int](repeating: -1, count: initial.itemTable.identifiers.count)
    var place = 0
    for (index, section) in initial.order.sections.enumerated() {
      sectionPlace[section] = index
      for item in initial.order.items(inSection: section) {
        itemPlace[item] = place
        place += 1
      }
    }
    sectionOrigins = final.order.sections.map { section in
      let identifier = final.sectionTable.identifiers[section]
      return initial.sectionTable.slot(of: identifier).map { sectionPlace[$0] } ?? -1
    }
    itemOrigins = []
    itemOrigins.reserveCapacity(final.numberOfItems)
    for section in final.order.sections {
      for item in final.order.items(inSection: section) {
        let slot = initial.itemTable.slot(
          of: final.itemTable.identifiers[item], hash: final.itemTable.hashes[item])
        itemOrigins.append(slot.map { itemPlace[$0] } ?? -1)
      }
    }
  }
}

extension SnapshotMatching {
  /// The difference of the two, by the rules of `SnapshotDifference`.
  func changes() -> BatchUpdate {
    var batch = BatchUpdate()
    addSections(to: &batch)
    addItems(to: &batch)
    return batch
  }

  /// The section difference: moves, and what stays.
  func sectionList() -> ListDifference {
    ListDifference(
      survivors: sectionOrigins.indices.filter { sectionOrigins[$0] >= 0 }
        .map { Move(from: sectionOrigins[$0], to: $0) })
  }

  /// The items that a section has before and after, by their places there.
  func itemList(inSection section: Int) -> ListDifference {
    guard sectionOrigins[section] >= 0 else { return ListDifference(survivors: []) }
    let origin = starts(before)[sectionOrigins[section]]
    let old = origin..<(origin + before[sectionOrigins[section]])
    return itemList(inSection: section, startingAt: starts(after)[section], from: old)
  }

  private func itemList(
    inSection section: Int, startingAt start: Int, from old: Range<Int>
  ) -> ListDifference {
    var survivors: [Move<Int>] = []
    for item in 0..<after[section] where old.contains(itemOrigins[start + item]) {
      survivors.append(Move(from: itemOrigins[start + item] - old.lowerBound, to: item))
    }
    return ListDifference(survivors: survivors)
  }

  private func addSections(to batch: inout BatchUpdate) {
    let kept = Set(sectionOrigins)
    batch.deletedSections = before.indices.filter { !kept.contains($0) }
    batch.insertedSections = sectionOrigins.indices.filter { sectionOrigins[$0] < 0 }
    batch.movedSections = sectionList().moves.sorted { $0.from < $1.from }
  }

  private func addItems(to batch: inout BatchUpdate) {
    let oldStarts = starts(before)
    let newStarts = starts(after)
    let deletedSections = Set(batch.deletedSections)
    var isKept = [Bool](repeating: false, count: oldStarts.last ?? 0)

    for section in after.indices {
      let origin = sectionOrigins[section]
      let old = origin < 0 ? 0..<0 : oldStarts[origin]..<oldStarts[origin + 1]
      for item in 0..<after[section] {
        let place = itemOrigins[newStarts[section] + item]
        if place >= 0 { isKept[place] = true }
        if old.contains(place) { continue }
        let path = ItemPath(section: section, item: item)
        if place >= 0 {
          batch.movedItems.append(Move(from: Self.path(place, oldStarts), to: path))
        } else if origin >= 0 {
          batch.insertedItems.append(path)
        }
      }
      for move in itemList(inSection: section, startingAt: newStarts[section], from: old).moves {
        batch.movedItems.append(
          Move(
            from: ItemPath(section: origin, item: move.from),
            to: ItemPath(section: section, item: move.to)))
      }
    }
    batch.movedItems.sort { $0.from < $1.from }
    for section in before.indices where !deletedSections.contains(section) {
      for place in oldStarts[section]..<oldStarts[section + 1] where !isKept[place] {
        batch.deletedItems.append(ItemPath(section: section, item: place - oldStarts[section]))
      }
    }
  }

  /// The place of each section's first item, and the number of all items behind them.
  private func starts(_ counts: [Int]) -> [Int] {
    var starts = [0]
    starts.reserveCapacity(counts.count + 1)
    for count in counts { starts.append(starts[starts.count - 1] + count) }
    return starts
  }

  private static func path(_ place: Int, _ starts: [Int]) -> ItemPath {
    var low = 0
    var high = starts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= place { low = middle } else { high = middle - 1 }
    }
    return ItemPath(section: low, item: place - starts[low])
  }
}
