extension BatchUpdate {
  /// The batch with every reload as the delete and the insert that UIKit makes of it.
  ///
  /// The insert lands on the old index, less the deletes before it, plus the inserts at or before
  /// it. UIKit does not take moves into account there, so that a reload beside a move can collide
  /// with it. An index that would land beyond `Int.max` lands there; no view accepts either.
  ///
  /// - Complexity: O(*k* log *k*) for *k* operations.
  public func decomposingReloads() -> BatchUpdate {
    guard !reloadedSections.isEmpty || !reloadedItems.isEmpty else { return self }
    var batch = self
    batch.reloadedSections = []
    batch.reloadedItems = []
    let sections = Set(reloadedSections).sorted()
    let sectionShift = IndexShift(deleted: deletedSections, inserted: insertedSections)
    batch.deletedSections += sections
    batch.insertedSections += sections.map(sectionShift.landing)

    let moves = Dictionary(movedSections.lazy.map { ($0.from, $0.to) }) { first, _ in first }
    let deletedItems = Dictionary(grouping: deletedItems, by: \.section)
    let insertedItems = Dictionary(grouping: insertedItems, by: \.section)
    var shifts: [Int: (section: Int, items: IndexShift)] = [:]
    for path in Set(reloadedItems).sorted() {
      if shifts[path.section] == nil {
        let section = moves[path.section] ?? sectionShift.landing(path.section)
        let items = IndexShift(
          deleted: deletedItems[path.section, default: []].map(\.item),
          inserted: insertedItems[section, default: []].map(\.item))
        shifts[path.section] = (section, items)
      }
      guard let (section, items) = shifts[path.section] else { continue }
      batch.deletedItems.append(path)
      batch.insertedItems.append(ItemIndexPath(item: items.landing(path.item), section: section))
    }
    return batch
  }
}

/// Where the indexes of one list stand once deletes and inserts are done, whatever numbers they are.
private struct IndexShift {
  /// The deleted indexes, ascending and each once.
  private let deleted: [Int]
  /// The inserted indexes, ascending and each once.
  private let inserted: [Int]

  init(deleted: [Int], inserted: [Int]) {
    self.deleted = Set(deleted).sorted()
    self.inserted = Set(inserted).sorted()
  }

  /// Where `index` stands, `Int.max` at most.
  ///
  /// - Complexity: O(log *k*) for *k* deletes and inserts.
  func landing(_ index: Int) -> Int {
    // So many different integers lie below the index, so that the difference is one too; the same
    // holds for an insert and the inserts below it.
    let rest = index - deleted.partition { $0 < index }
    let pushing = inserted.indices.partition { inserted[$0] - $0 <= rest }
    let (landing, isBeyond) = rest.addingReportingOverflow(pushing)
    return isBeyond ? .max : landing
  }
}
