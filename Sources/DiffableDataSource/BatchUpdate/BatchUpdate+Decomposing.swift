extension BatchUpdate {
  /// The batch with every reload as the delete and the insert that UIKit makes of it.
  ///
  /// The insert lands on the old index, less the deletes before it, plus the inserts at or before
  /// it. UIKit does not take moves into account there, so that a reload beside a move can collide
  /// with it.
  ///
  /// - Complexity: O(*k* log *k*) for *k* operations.
  public func decomposingReloads() -> BatchUpdate {
    guard !reloadedSections.isEmpty || !reloadedItems.isEmpty else { return self }
    var batch = self
    batch.reloadedSections = []
    batch.reloadedItems = []
    let sections = Set(reloadedSections).sorted()
    let deleted = Set(deletedSections).sorted()
    let inserted = Set(insertedSections).sorted()
    batch.deletedSections += sections
    batch.insertedSections += sections.map {
      Self.landing($0, deleted: deleted, inserted: inserted)
    }

    let deletedItems = Dictionary(grouping: Set(deletedItems).sorted(), by: \.section)
    let insertedItems = Dictionary(grouping: Set(insertedItems).sorted(), by: \.section)
    for path in Set(reloadedItems).sorted() {
      let section = landing(ofSection: path.section, deleted: deleted, inserted: inserted)
      let item = Self.landing(
        path.item, deleted: deletedItems[path.section, default: []].map(\.item),
        inserted: insertedItems[section, default: []].map(\.item))
      batch.deletedItems.append(path)
      batch.insertedItems.append(ItemPath(section: section, item: item))
    }
    return batch
  }

  private func landing(ofSection section: Int, deleted: [Int], inserted: [Int]) -> Int {
    movedSections.first { $0.from == section }?.to
      ?? Self.landing(section, deleted: deleted, inserted: inserted)
  }

  /// Where `index` stands once ascending deletes and inserts are done.
  private static func landing(_ index: Int, deleted: [Int], inserted: [Int]) -> Int {
    var landing = index - deleted.count { $0 < index }
    for insert in inserted {
      guard insert <= landing else { break }
      landing += 1
    }
    return landing
  }
}
