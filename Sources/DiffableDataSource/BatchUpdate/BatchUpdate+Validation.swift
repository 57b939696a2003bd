extension BatchUpdate {
  /// Checks the batch the way a view does at the end of `performBatchUpdates`.
  ///
  /// Any number is answered, in the batch and among the counts.
  ///
  /// - Parameters:
  ///   - before: The items of each section before the update.
  ///   - after: The items of each section after it, as the data source reports them.
  ///   - view: The kind of view, which decides wording and what is allowed.
  /// - Throws: `BatchUpdateError`: an index out of range before an illegal combination, that
  ///   before a count that does not add up.
  /// - Complexity: O(*s* + *k* log *k*) for *s* sections and *k* operations, whatever the counts.
  public func validate(
    before: [Int], after: [Int], in view: BatchUpdateView = .collectionView
  ) throws(BatchUpdateError) {
    if let fault = fault(before: before, after: after, view) {
      throw BatchUpdateError(
        fault: fault, view: view, before: before, after: after,
        update: decomposingReloads().normalized())
    }
  }

  private func fault(
    before: [Int], after: [Int], _ view: BatchUpdateView
  ) -> BatchUpdateError.Fault? {
    if let fault = deleteReloadFault { return fault }
    let update = decomposingReloads().normalized()
    return update.rangeFault(before: before, after: after)
      ?? update.combinationFault(view)
      ?? update.countFault(before: before, after: after)
  }

  /// The operations in the order UIKit lists them: deletes from the end, inserts from the start.
  func normalized() -> BatchUpdate {
    var batch = self
    batch.deletedSections = Set(deletedSections).sorted(by: >)
    batch.insertedSections = Set(insertedSections).sorted()
    batch.deletedItems = Set(deletedItems).sorted(by: >)
    batch.insertedItems = Set(insertedItems).sorted()
    return batch
  }

  private var deleteReloadFault: BatchUpdateError.Fault? {
    let sections = Set(deletedSections)
    if let section = reloadedSections.first(where: sections.contains) {
      return .deleteAndReload(.section(section))
    }
    let items = Set(deletedItems)
    return reloadedItems.first(where: items.contains).map { .deleteAndReload(.item($0)) }
  }
}

extension BatchUpdate {
  private func rangeFault(before: [Int], after: [Int]) -> BatchUpdateError.Fault? {
    sectionRangeFault(before: before.count, after: after.count)
      ?? itemRangeFault(before: before, after: after)
  }

  private func sectionRangeFault(before: Int, after: Int) -> BatchUpdateError.Fault? {
    if let section = deletedSections.first(where: { !(0..<before).contains($0) }) {
      return .deletedSectionOutOfRange(section, sections: before)
    }
    if let section = insertedSections.first(where: { !(0..<after).contains($0) }) {
      return .insertedSectionOutOfRange(section, sections: after)
    }
    for move in movedSections {
      if !(0..<before).contains(move.from) {
        return .movedSectionSourceOutOfRange(move.from, sections: before)
      }
      if !(0..<after).contains(move.to) {
        return .movedSectionDestinationOutOfRange(move, sections: after)
      }
    }
    return nil
  }

  private func itemRangeFault(before: [Int], after: [Int]) -> BatchUpdateError.Fault? {
    for path in deletedItems {
      if let room = path.missing(in: before) { return .deletedItemOutOfRange(path, room: room) }
    }
    for path in insertedItems {
      if let room = path.missing(in: after) { return .insertedItemOutOfRange(path, room: room) }
    }
    for move in movedItems {
      if let room = move.from.missing(in: before) {
        return .movedItemSourceOutOfRange(move.from, room: room)
      }
      if let room = move.to.missing(in: after) {
        return .movedItemDestinationOutOfRange(move, room: room)
      }
    }
    return nil
  }

  private func combinationFault(_ view: BatchUpdateView) -> BatchUpdateError.Fault? {
    Self.collision(
      deleted: deletedSections, inserted: insertedSections, moved: movedSections,
      place: { .section($0) })
      ?? Self.collision(
        deleted: deletedItems, inserted: insertedItems, moved: movedItems, place: { .item($0) })
      ?? (view == .tableView ? sectionCrossing : nil)
  }

  /// What is wrong when two operations claim one place.
  private static func collision<Place>(
    deleted: [Place], inserted: [Place], moved: [BatchMove<Place>],
    place: (Place) -> BatchUpdateError.Place
  ) -> BatchUpdateError.Fault? {
    guard !moved.isEmpty else { return nil }
    let deleted = Set(deleted)
    let inserted = Set(inserted)
    var sources: Set<Place> = []
    var destinations: Set<Place> = []
    for move in moved {
      if deleted.contains(move.from) { return .deleteAndMove(place(move.from)) }
      if inserted.contains(move.to) { return .insertAndMove(place(move.to)) }
      if !sources.insert(move.from).inserted { return .movesFromSamePlace(place(move.from)) }
      if !destinations.insert(move.to).inserted { return .movesToSamePlace(place(move.to)) }
    }
    return nil
  }

  /// A row that leaves a deleted section or enters an inserted one, which only tables refuse.
  private var sectionCrossing: BatchUpdateError.Fault? {
    let deleted = Set(deletedSections)
    let inserted = Set(insertedSections)
    for move in movedItems {
      if deleted.contains(move.from.section) { return .moveOutOfDeletedSection(move.from.section) }
      if inserted.contains(move.to.section) { return .moveIntoInsertedSection(move.to.section) }
    }
    return nil
  }

  private func countFault(before: [Int], after: [Int]) -> BatchUpdateError.Fault? {
    guard after.count == before.count + insertedSections.count - deletedSections.count else {
      return .sectionCount(inserted: insertedSections.count, deleted: deletedSections.count)
    }
    let origins = sectionOrigins(before: before.count, after: after.count)
    var counts: [BatchUpdateError.ItemCount?] = origins.enumerated().map { section, origin in
      origin.map { .init(section: section, before: before[$0], after: after[section]) }
    }
    var destinations = [Int?](repeating: nil, count: before.count)
    for case (let section, let origin?) in origins.enumerated() { destinations[origin] = section }

    for path in insertedItems { counts[path.section]?.inserted += 1 }
    for path in deletedItems {
      if let section = destinations[path.section] { counts[section]?.deleted += 1 }
    }
    for move in movedItems where destinations[move.from.section] != move.to.section {
      counts[move.to.section]?.movedIn += 1
      if let section = destinations[move.from.section] { counts[section]?.movedOut += 1 }
    }
    return counts.lazy.compactMap { $0 }.first { !$0.addsUp }.map { .itemCount($0) }
  }

  /// For each section after the update, the one it was before; `nil` for an inserted one.
  ///
  /// Sections that are neither deleted nor moved keep their order in the places left over.
  /// Reloads must have been decomposed, and counts of sections must add up.
  @usableFromInline func sectionOrigins(before: Int, after: Int) -> [Int?] {
    Self.origins(
      before: before, after: after, deleted: deletedSections, inserted: insertedSections,
      moved: movedSections.map { ($0.from, $0.to) })
  }

  /// For each place after an update of one list, the place before it; `nil` for an inserted one.
  @usableFromInline static func origins(
    before: Int, after: Int, deleted: [Int], inserted: [Int], moved: [(from: Int, to: Int)]
  ) -> [Int?] {
    var leaves = [Bool](repeating: false, count: before)
    for index in deleted { leaves[index] = true }
    var origins = [Int?](repeating: nil, count: after)
    var isTaken = [Bool](repeating: false, count: after)
    for index in inserted { isTaken[index] = true }
    for move in moved {
      leaves[move.from] = true
      isTaken[move.to] = true
      origins[move.to] = move.from
    }
    var next = 0
    for index in 0..<after where !isTaken[index] {
      while next < before, leaves[next] { next += 1 }
      guard next < before else { break }
      origins[index] = next
      next += 1
    }
    return origins
  }
}

extension ItemIndexPath {
  /// What keeps the path from leading to an item, given the items of each section.
  func missing(in counts: [Int]) -> BatchUpdateError.Room? {
    guard counts.indices.contains(section) else { return .sections(counts.count) }
    // A data source may report anything, a negative number too.
    guard item >= 0, item < counts[section] else { return .items(counts[section]) }
    return nil
  }
}
