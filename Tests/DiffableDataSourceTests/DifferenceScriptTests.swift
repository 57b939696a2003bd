import DiffableDataSource
import TestSupport
import Testing

/// What whoever drives a real list makes of a difference: batches over arrays, scripts over lists.
@Suite struct DifferenceScriptTests {
  @Test func scriptsLeadFromTheOldToTheNewListsFuzz() throws {
    for seed in seeds(150) {
      var random = SeededGenerator(seed: seed)
      let old = Snapshot.random(&random)
      let new = Snapshot.random(&random)
      let difference = new.difference(from: old)
      let items = difference.itemDifference
      #expect(old.itemIdentifiers.applying(items) == new.itemIdentifiers, "seed \(seed)")
      #expect(new.itemIdentifiers.applying(items.inverse()) == old.itemIdentifiers)
      for change in items {
        guard case .remove(_, let item, let target) = change else { continue }
        #expect(target == new.indexOfItem(item), "seed \(seed)")
      }
      let sections = difference.sectionDifference
      #expect(old.sectionIdentifiers.applying(sections) == new.sectionIdentifiers, "seed \(seed)")
      let moved = sections.removals.count { change in
        if case .remove(_, _, .some) = change { true } else { false }
      }
      #expect(moved == difference.changes.movedSections.count, "seed \(seed)")
    }
  }

  @Test func itemsThatStayAreInNoScript() {
    let old: Snapshot<String, String> = ["A": ["a", "b", "c"], "B": ["d"]]
    let new: Snapshot<String, String> = ["A": ["b", "c", "x"], "B": ["d"]]
    let difference = new.difference(from: old)
    #expect(
      Array(difference.itemDifference) == [
        .remove(offset: 0, element: "a", associatedWith: nil),
        .insert(offset: 2, element: "x", associatedWith: nil),
      ])
    #expect(difference.sectionDifference.isEmpty)
    let moved = (["A": ["b", "a"], "B": ["d"]] as Snapshot).difference(
      from: ["A": ["a", "b"], "B": ["d"]])
    #expect(
      Array(moved.itemDifference) == [
        .remove(offset: 1, element: "b", associatedWith: 0),
        .insert(offset: 0, element: "b", associatedWith: 1),
      ])
  }

  /// Performed one after the other, the batches of a difference turn the old arrays into the new.
  @Test func batchesDriveArraysFuzz() throws {
    for seed in seeds(150) {
      var random = SeededGenerator(seed: seed)
      let old = Snapshot.random(&random)
      var new = Snapshot.random(&random)
      for item in new.itemIdentifiers where random.next() % 4 == 0 { try new.reloadItems(item) }
      for section in new.sectionIdentifiers where random.next() % 4 == 0 {
        try new.reloadSections(section)
      }
      let difference = new.difference(from: old)
      var list = old.itemsBySection
      for batch in difference.batches {
        #expect(!batch.isEmpty)
        try batch.apply(to: &list, insertingFrom: new.itemsBySection)
        try #require(list == new.itemsBySection, "seed \(seed)")
      }
      #expect(list == new.itemsBySection, "seed \(seed)")
    }
  }

  @Test func markedItemsOfMarkedSectionsAreReloadedOnceMoreAfterChanges() throws {
    let old: Snapshot<String, String> = ["A": ["a", "b"], "B": ["c", "d"]]
    var new = old
    try new.reloadSections("A")
    try new.reloadItems("a", "c")
    try new.reconfigureItems("a", "b", "c", "d")
    let path = ItemIndexPath(item: 0, section: 1)
    let unchanged = new.difference(from: old)
    #expect(unchanged.batches.count == 1)
    #expect(unchanged.batches.first?.reloadedSections == [0])
    #expect(unchanged.batches.first?.reloadedItems == [path])
    #expect(unchanged.reconfiguredItemsOnly == [ItemIndexPath(item: 1, section: 1)])
    try new.appendItems("e")
    let changed = new.difference(from: old)
    #expect(changed.batches.count == 3)
    #expect(changed.batches.first == changed.changes)
    #expect(changed.batches.last?.reloadedItems == [ItemIndexPath(item: 0, section: 0)])
    #expect(old.difference(from: old).batches.isEmpty)
  }

  @Test func refusedBatchesLeaveTheArraysAlone() {
    var list = [["a"], ["b"]]
    var batch = BatchUpdate()
    batch.deletedSections = [2]
    #expect(throws: BatchUpdateError.self) { try batch.apply(to: &list, insertingFrom: [["a"]]) }
    #expect(list == [["a"], ["b"]])
  }
}
