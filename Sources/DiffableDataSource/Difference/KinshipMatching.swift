/// Which items differ between two snapshots that were edited from a common one, by their slots.
///
/// All others have kept their keys, and with them their order: only what was edited since the two
/// parted is looked at.
struct KinshipMatching: Sendable {
  /// An item that was edited and is in both snapshots.
  struct Survivor: Sendable {
    var from: ItemIndexPath
    var to: ItemIndexPath
  }

  /// Edited items that are in both.
  var survivors: [Survivor] = []
  /// The old places of all edited items, ascending.
  var oldPaths: [ItemIndexPath] = []
  /// The new places of all edited items, ascending.
  var newPaths: [ItemIndexPath] = []
  /// The number of items before, of each section that has survivors, by its old index.
  var oldCounts: [Int: Int] = [:]
  /// The old places of edited items that are gone, ascending.
  var deleted: [ItemIndexPath] = []
  /// The new places of edited items that were not there, ascending.
  var inserted: [ItemIndexPath] = []
}

extension KinshipMatching {
  /// Compares two snapshots if both stand on one flat list and not much was edited.
  init?<SectionID, ItemID>(
    from initial: Snapshot<SectionID, ItemID>, to final: Snapshot<SectionID, ItemID>
  ) {
    guard let slots = final.store.slotsEdited(since: initial.store) else { return nil }
    for slot in slots.old {
      let path = initial.path(ofSlot: slot)
      oldPaths.append(path)
      if let twin = final.store.slot(ofItem: slot, of: initial.store) {
        survivors.append(Survivor(from: path, to: final.path(ofSlot: twin)))
        oldCounts[path.section] = initial.store.count(
          inSection: initial.store.sections[path.section])
      } else {
        deleted.append(path)
      }
    }
    for slot in slots.new {
      let path = final.path(ofSlot: slot)
      newPaths.append(path)
      if initial.store.slot(ofItem: slot, of: final.store) == nil { inserted.append(path) }
    }
    oldPaths.sort()
    newPaths.sort()
    deleted.sort()
    inserted.sort()
  }

  /// The difference of the two, by the rules of `SnapshotDifference`.
  ///
  /// - Complexity: O(*k*²) at most, O(*k* log *k*) mostly, for *k* edited items.
  func changes(sectionOrigins: [Int], sectionsBefore: Int) -> BatchUpdate {
    var batch = BatchUpdate(sectionOrigins: sectionOrigins, sectionsBefore: sectionsBefore)
    let deletedSections = Set(batch.deletedSections)
    batch.deletedItems = deleted.filter { !deletedSections.contains($0.section) }
    batch.insertedItems = inserted.filter { sectionOrigins[$0.section] >= 0 }
    var lists: [Int: [Survivor]] = [:]
    for survivor in survivors {
      if sectionOrigins[survivor.to.section] == survivor.from.section {
        lists[survivor.to.section, default: []].append(survivor)
      } else {
        batch.movedItems.append(BatchMove(from: survivor.from, to: survivor.to))
      }
    }
    for list in lists.values { batch.movedItems += moves(in: list) }
    batch.movedItems.sort { $0.from < $1.from }
    return batch
  }

  /// What must move within one section, given its edited items that were there before and after.
  private func moves(in survivors: [Survivor]) -> [BatchMove<ItemIndexPath>] {
    guard let first = survivors.first else { return [] }
    let old = Edits(oldPaths, inSection: first.from.section)
    let new = Edits(newPaths, inSection: first.to.section)
    let list = survivors.sorted { $0.to < $1.to }
    // Between two cuts, unedited items follow each other in both lists, with no survivor between.
    let unedited = (oldCounts[first.from.section] ?? 0) - old.places.count
    var cuts: Set = [0, unedited]
    for survivor in list {
      cuts.insert(old.unedited(before: survivor.from.item))
      cuts.insert(new.unedited(before: survivor.to.item))
    }
    let ends = cuts.sorted()

    var blocks = BlockSequence()
    var next = 0
    for (index, cut) in ends.enumerated() {
      while next < list.count, new.unedited(before: list[next].to.item) <= cut {
        blocks.append(value: list[next].from.item, length: 1, start: nil)
        next += 1
      }
      guard index + 1 < ends.count else { break }
      blocks.append(
        value: old.place(ofUnedited: cut), length: ends[index + 1] - cut, start: cut)
    }

    var moves: [BatchMove<ItemIndexPath>] = []
    next = 0
    let kept = blocks.kept()
    for (index, block) in blocks.blocks.enumerated() {
      if let start = block.start {
        guard !kept[index] else { continue }
        for unedited in start..<(start + block.length) {
          moves.append(
            BatchMove(
              from: ItemIndexPath(
                item: old.place(ofUnedited: unedited), section: first.from.section),
              to: ItemIndexPath(item: new.place(ofUnedited: unedited), section: first.to.section)))
        }
      } else {
        if !kept[index] { moves.append(BatchMove(from: list[next].from, to: list[next].to)) }
        next += 1
      }
    }
    return moves
  }

  /// The places of edited items in one section, by which to count the others.
  private struct Edits {
    var places: [Int]

    init(_ paths: [ItemIndexPath], inSection section: Int) {
      let low = paths.partition { $0.section < section }
      let high = paths.partition { $0.section <= section }
      places = paths[low..<high].map(\.item)
    }

    /// The number of items before a place that were not edited.
    func unedited(before place: Int) -> Int { place - places.partition { $0 < place } }

    /// The place of an item before which stand so many others that were not edited.
    func place(ofUnedited count: Int) -> Int {
      count + places.indices.partition { places[$0] - $0 <= count }
    }
  }
}
