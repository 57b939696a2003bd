package import DiffableDataSource

/// How many sections and items a difference adds, removes, moves and marks.
package struct DifferenceCounts: Hashable {
  package var insertedSections = 0
  package var deletedSections = 0
  package var movedSections = 0
  package var reloadedSections = 0
  package var insertedItems = 0
  package var deletedItems = 0
  package var movedItems = 0
  package var reloadedItems = 0
  package var reconfiguredItems = 0

  /// Nothing changed.
  package init() {}

  /// The counts of what turns `initial` into `final`.
  ///
  /// - Complexity: O(1) from an empty snapshot, else that of the difference.
  package init(
    from initial: Snapshot<Identifier, Identifier>, to final: Snapshot<Identifier, Identifier>
  ) {
    guard initial.numberOfSections > 0 else {
      self.init(marksOf: final)
      insertedSections = final.numberOfSections
      insertedItems = final.numberOfItems
      return
    }
    self.init(final.changes(from: initial), from: initial, to: final)
  }

  /// The counts of `difference`, items of inserted and deleted sections included.
  package init(_ difference: SnapshotDifference<Identifier, Identifier>) {
    self.init(difference.changes, from: difference.initial, to: difference.final)
  }

  private init(
    _ changes: BatchUpdate, from initial: Snapshot<Identifier, Identifier>,
    to final: Snapshot<Identifier, Identifier>
  ) {
    self.init(marksOf: final)
    insertedSections = changes.insertedSections.count
    deletedSections = changes.deletedSections.count
    movedSections = changes.movedSections.count
    movedItems = changes.movedItems.count
    insertedItems = changes.insertedItems.count
    deletedItems = changes.deletedItems.count
    guard insertedSections + deletedSections > 0 else { return }
    let (new, gone) = (Set(changes.insertedSections), Set(changes.deletedSections))
    let arriving = changes.movedItems.count { new.contains($0.to.section) }
    let leaving = changes.movedItems.count { gone.contains($0.from.section) }
    let (before, after) = (initial.itemCounts, final.itemCounts)
    insertedItems += new.reduce(-arriving) { $0 + after[$1] }
    deletedItems += gone.reduce(-leaving) { $0 + before[$1] }
  }

  /// The counts of what is marked alone.
  init(marksOf snapshot: Snapshot<Identifier, Identifier>) { countMarks(of: snapshot) }

  private mutating func countMarks(of snapshot: Snapshot<Identifier, Identifier>) {
    reloadedSections = snapshot.reloadedSectionIdentifiers.count
    reloadedItems = snapshot.reloadedItemIdentifiers.count
    reconfiguredItems = snapshot.reconfiguredItemIdentifiers.count
  }

  /// The counts after one more edit; nil where only comparing the lists tells them.
  ///
  /// What is new moves nothing, and neither does what leaves while nothing moves.
  ///
  /// - Parameters:
  ///   - before: The snapshot that these counts are of.
  ///   - after: What the edit made of it.
  ///   - initial: The snapshot from which both are counted.
  /// - Complexity: O(*k* + *m*) look-ups for *k* elements in the edit and *m* marks.
  func following(
    _ edit: SnapshotEdit, from before: Snapshot<Identifier, Identifier>,
    to after: Snapshot<Identifier, Identifier>, since initial: Snapshot<Identifier, Identifier>
  ) -> DifferenceCounts? {
    var counts = self
    switch edit {
    case .appendItems(let items, _), .insertItems(let items, _, _):
      let known = items.contains { before.contains($0) || initial.contains($0) }
      guard !known else { return nil }
      counts.insertedItems += items.count
    case .deleteItems(let items):
      let leaving = items.filter(before.contains(_:))
      let old = leaving.count(where: initial.contains(_:))
      guard old == 0 || movedItems == 0 else { return nil }
      counts.insertedItems -= leaving.count - old
      counts.deletedItems += old
    case .appendSections(let sections), .insertSections(let sections, _, _):
      guard !sections.contains(where: { initial.indexOfSection($0) != nil }) else { return nil }
      counts.insertedSections += sections.count
    case .reloadItems, .reconfigureItems, .reloadSections: break
    case .moveItem, .deleteAllItems, .moveSection, .deleteSections: return nil
    }
    counts.countMarks(of: after)
    return counts
  }

  /// Whether there is nothing to count.
  package var isEmpty: Bool { self == DifferenceCounts() }
}
