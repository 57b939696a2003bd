extension SnapshotMatching {
  /// The difference of the two, by the rules of `SnapshotDifference`.
  @usableFromInline func changes() -> BatchUpdate {
    var batch = BatchUpdate(sectionOrigins: sectionOrigins, sectionsBefore: oldStarts.count - 1)
    let before = oldStarts[oldStarts.count - 1] - commonStart - commonEnd
    let new = itemOrigins.count { $0 < 0 }
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: before + 1) { fates in
      fates.initialize(repeating: Fate.isDeleted)
      batch.insertedItems = [ItemIndexPath](unsafeUninitializedCapacity: new + 1) { memory, count in
        var inserted = FilteringBuffer(in: memory)
        settleArrivals(fates, &inserted)
        count = inserted.count
      }
      // Counted, as two new items may have one origin: those of a client's faulty equality.
      let gone = fates.count { $0 == Fate.isDeleted }
      batch.deletedItems = [ItemIndexPath](unsafeUninitializedCapacity: gone + 1) { memory, count in
        var deleted = FilteringBuffer(in: memory)
        noteDepartures(fates, &deleted, &batch)
        count = deleted.count
      }
    }
    return batch
  }

  /// What becomes of the items of the old snapshot: the place after, counted through all sections,
  /// of one that moves, or another fate.
  ///
  /// That of the item at a place before stands one behind it. What is noted for items that have no
  /// place before, -1, comes to stand in front; to make a difference would take a branch.
  private typealias Fates = UnsafeMutableBufferPointer<Int32>

  private enum Fate {
    static let isDeleted: Int32 = -1
    static let stays: Int32 = -2
  }

  /// Notes the inserted items, and what becomes of the others of the new snapshot.
  private func settleArrivals(_ fates: Fates, _ inserted: inout FilteringBuffer<ItemIndexPath>) {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: itemOrigins.count + 1) { scratch in
      for section in sectionOrigins.indices {
        var survivors = FilteringBuffer(in: scratch)
        noteArrivals(inSection: section, fates, &inserted, &survivors)
        settle(UnsafeBufferPointer(rebasing: scratch[..<survivors.count]), fates)
      }
    }
  }

  /// Notes the inserted items of a section, and the others as if all of them moved.
  ///
  /// - Parameter survivors: Receives the places before of items that were in the section before.
  private func noteArrivals(
    inSection section: Int, _ fates: Fates, _ inserted: inout FilteringBuffer<ItemIndexPath>,
    _ survivors: inout FilteringBuffer<Int32>
  ) {
    let old = oldPlaces(ofSection: sectionOrigins[section])
    let isOld = sectionOrigins[section] >= 0
    let start = newStarts[section] - commonStart
    itemOrigins.withUnsafeBufferPointer { origins in
      for place in newPlaces(ofSection: section) {
        let source = Int(origins[place])
        let path = ItemIndexPath(item: place - start, section: section)
        inserted.append(path, if: source < 0 && isOld)
        survivors.append(origins[place], if: old.contains(source))
        fates[source + 1] = Int32(truncatingIfNeeded: place)
      }
    }
  }

  /// Notes which of the items that were in a section before stay, given their places before.
  private func settle(_ survivors: UnsafeBufferPointer<Int32>, _ fates: Fates) {
    if zip(survivors, survivors.dropFirst()).allSatisfy(<) {
      for source in survivors { fates[Int(source) + 1] = Fate.stays }
    } else {
      LongestIncreasingSubsequence.visitBackwards(survivors) { index, stays in
        if stays { fates[Int(survivors[index]) + 1] = Fate.stays }
      }
    }
  }

  /// Notes the items deleted and moved, in their old order.
  private func noteDepartures(
    _ fates: Fates, _ deleted: inout FilteringBuffer<ItemIndexPath>, _ batch: inout BatchUpdate
  ) {
    var isDeleted = [Bool](repeating: false, count: oldStarts.count)
    for section in batch.deletedSections { isDeleted[section] = true }
    for section in 0..<(oldStarts.count - 1) {
      let start = oldStarts[section] - commonStart
      let isKept = !isDeleted[section]
      for place in oldPlaces(ofSection: section) {
        let fate = fates[place + 1]
        let path = ItemIndexPath(item: place - start, section: section)
        deleted.append(path, if: fate == Fate.isDeleted && isKept)
        if fate >= 0 { batch.movedItems.append(BatchMove(from: path, to: newPath(Int(fate)))) }
      }
    }
  }

  /// The items that a section has before and after, by their places there, where no ends are left out.
  func itemList(inSection section: Int) -> ListDifference {
    let old = oldPlaces(ofSection: sectionOrigins[section])
    let new = newPlaces(ofSection: section)
    var list = ListDifference()
    for place in new {
      let source = Int(itemOrigins[place])
      guard old.contains(source) else { continue }
      list.append(from: source - old.lowerBound, to: place - new.lowerBound)
    }
    return list
  }

  /// The items of a section before that are between the common ends, counted from the first there.
  private func oldPlaces(ofSection section: Int) -> Range<Int> {
    section < 0 ? 0..<0 : places(of: section, in: oldStarts)
  }

  /// The items of a section after that are between the common ends, counted from the first there.
  private func newPlaces(ofSection section: Int) -> Range<Int> {
    places(of: section, in: newStarts)
  }

  private func places(of section: Int, in starts: [Int]) -> Range<Int> {
    let all = starts[section] - commonStart..<starts[section + 1] - commonStart
    return all.clamped(to: 0..<starts[starts.count - 1] - commonStart - commonEnd)
  }

  /// The path of an item after, whose place is counted from the first between the common ends.
  private func newPath(_ place: Int) -> ItemIndexPath {
    let place = place + commonStart
    let section = newStarts.partition { $0 <= place } - 1
    return ItemIndexPath(item: place - newStarts[section], section: section)
  }
}

extension BatchUpdate {
  /// Creates the operations on sections.
  ///
  /// - Parameter sectionOrigins: For each section after, its index before; -1 when it is new.
  init(sectionOrigins: [Int], sectionsBefore: Int) {
    if sectionOrigins.elementsEqual(0..<sectionsBefore) { return }
    var destinations = [Int](repeating: -1, count: sectionsBefore)
    let survivors = ListDifference(sectionOrigins: sectionOrigins).survivors()
    for move in survivors.moving { destinations[move.from] = move.to }
    for stay in survivors.staying { destinations[stay.from] = .max }
    for (section, destination) in destinations.enumerated() where destination != .max {
      if destination < 0 {
        deletedSections.append(section)
      } else {
        movedSections.append(BatchMove(from: section, to: destination))
      }
    }
    for (section, origin) in sectionOrigins.enumerated() where origin < 0 {
      insertedSections.append(section)
    }
  }
}

extension ListDifference {
  /// What becomes of the sections that are there before and after.
  ///
  /// - Parameter sectionOrigins: For each section after, its index before; -1 when it is new.
  init(sectionOrigins: [Int]) {
    for (section, origin) in sectionOrigins.enumerated() where origin >= 0 {
      append(from: origin, to: section)
    }
  }
}
