import DiffableDataSource
import Testing

/// Each bound of a batch at its edges: the last that is legal, the one behind, and the ends of what
/// an integer holds.
@Suite struct BatchUpdateBoundsTests {
  /// Indexes outside of a list of three.
  private static let outside = [-1, 3, 4, Int.min, Int.min + 1, Int.max - 1, Int.max]

  @Test(arguments: outside) func sectionsOutOfRange(_ section: Int) {
    let counts = [1, 1, 1]
    var batch = BatchUpdate()
    batch.deletedSections = [section]
    expectFault(.deletedSectionOutOfRange(section, sections: 3), batch, counts, [1, 1])
    batch = BatchUpdate()
    batch.reloadedSections = [section]
    expectFault(.deletedSectionOutOfRange(section, sections: 3), batch, counts, counts)
    batch = BatchUpdate()
    batch.insertedSections = [section]
    expectFault(.insertedSectionOutOfRange(section, sections: 3), batch, [1, 1], counts)
    batch = BatchUpdate()
    batch.movedSections = [BatchMove(from: section, to: 0)]
    expectFault(.movedSectionSourceOutOfRange(section, sections: 3), batch, counts, counts)
    let move = BatchMove(from: 0, to: section)
    batch.movedSections = [move]
    expectFault(.movedSectionDestinationOutOfRange(move, sections: 3), batch, counts, counts)
  }

  @Test(arguments: outside) func itemsOutOfRange(_ item: Int) {
    let path = ItemIndexPath(item: item, section: 0)
    let start = ItemIndexPath(item: 0, section: 0)
    var batch = BatchUpdate()
    batch.deletedItems = [path]
    expectFault(.deletedItemOutOfRange(path, room: .items(3)), batch, [3], [2])
    batch = BatchUpdate()
    batch.reloadedItems = [path]
    expectFault(.deletedItemOutOfRange(path, room: .items(3)), batch, [3], [3])
    batch = BatchUpdate()
    batch.insertedItems = [path]
    expectFault(.insertedItemOutOfRange(path, room: .items(3)), batch, [2], [3])
    batch = BatchUpdate()
    batch.movedItems = [BatchMove(from: path, to: start)]
    expectFault(.movedItemSourceOutOfRange(path, room: .items(3)), batch, [3], [3])
    let move = BatchMove(from: start, to: path)
    batch.movedItems = [move]
    expectFault(.movedItemDestinationOutOfRange(move, room: .items(3)), batch, [3], [3])
  }

  @Test(arguments: outside) func itemsOfSectionsOutOfRange(_ section: Int) {
    let counts = [1, 1, 1]
    let path = ItemIndexPath(item: 0, section: section)
    let start = ItemIndexPath(item: 0, section: 0)
    var batch = BatchUpdate()
    batch.deletedItems = [path]
    expectFault(.deletedItemOutOfRange(path, room: .sections(3)), batch, counts, counts)
    batch = BatchUpdate()
    batch.insertedItems = [path]
    expectFault(.insertedItemOutOfRange(path, room: .sections(3)), batch, counts, counts)
    batch = BatchUpdate()
    batch.movedItems = [BatchMove(from: path, to: start)]
    expectFault(.movedItemSourceOutOfRange(path, room: .sections(3)), batch, counts, counts)
    let move = BatchMove(from: start, to: path)
    batch.movedItems = [move]
    expectFault(.movedItemDestinationOutOfRange(move, room: .sections(3)), batch, counts, counts)
  }

  @Test func theLastOfEachListIsWithin() throws {
    let last = ItemIndexPath(item: 3, section: 2)
    var batch = BatchUpdate()
    batch.deletedSections = [2]
    try batch.validate(before: [0, 0, 4], after: [0, 0])
    batch = BatchUpdate()
    batch.insertedSections = [2]
    try batch.validate(before: [0, 0], after: [0, 0, 4])
    batch = BatchUpdate()
    batch.reloadedSections = [2]
    try batch.validate(before: [0, 0, 4], after: [0, 0, 7])
    batch = BatchUpdate()
    batch.movedSections = [BatchMove(from: 2, to: 0), BatchMove(from: 0, to: 2)]
    try batch.validate(before: [4, 1, 5], after: [5, 1, 4])
    batch = BatchUpdate()
    batch.deletedItems = [last]
    try batch.validate(before: [0, 0, 4], after: [0, 0, 3])
    batch = BatchUpdate()
    batch.insertedItems = [last]
    try batch.validate(before: [0, 0, 3], after: [0, 0, 4])
    batch = BatchUpdate()
    batch.reloadedItems = [last]
    try batch.validate(before: [0, 0, 4], after: [0, 0, 4])
    batch = BatchUpdate()
    batch.movedItems = [BatchMove(from: last, to: ItemIndexPath(item: 0, section: 0))]
    try batch.validate(before: [0, 0, 4], after: [1, 0, 3])
    batch.movedItems = [BatchMove(from: ItemIndexPath(item: 0, section: 0), to: last)]
    try batch.validate(before: [1, 0, 3], after: [0, 0, 4])
  }

  /// However a batch lists them: deletes from the end, inserts from the start, each once.
  @Test func theFirstFaultIsThatOfTheListInOrder() throws {
    var batch = BatchUpdate()
    batch.deletedSections = [3, 5, 4]
    expectFault(.deletedSectionOutOfRange(5, sections: 3), batch, [1, 1, 1], [])
    batch = BatchUpdate()
    batch.insertedSections = [4, 3, 5]
    expectFault(.insertedSectionOutOfRange(3, sections: 3), batch, [], [1, 1, 1])
    let paths = [4, 3, 5].map { ItemIndexPath(item: $0, section: 0) }
    batch = BatchUpdate()
    batch.deletedItems = paths
    expectFault(.deletedItemOutOfRange(paths[2], room: .items(3)), batch, [3], [0])
    batch = BatchUpdate()
    batch.insertedItems = paths
    expectFault(.insertedItemOutOfRange(paths[1], room: .items(3)), batch, [0], [3])

    batch = BatchUpdate()
    batch.deletedSections = [1, 1]
    batch.insertedSections = [0, 0]
    try batch.validate(before: [1, 2], after: [3, 1])
    batch = BatchUpdate()
    batch.deletedItems = [ItemIndexPath(item: 1, section: 0), ItemIndexPath(item: 1, section: 0)]
    batch.insertedItems = [ItemIndexPath(item: 0, section: 0), ItemIndexPath(item: 0, section: 0)]
    try batch.validate(before: [2], after: [2])
  }

  /// The first line of the report that began this: numbers were added before they were checked.
  @Test func reloadsBesideInsertsAtTheEndOfIntegers() {
    let counts = [2]
    let path = ItemIndexPath(item: .max, section: 0)
    var batch = BatchUpdate()
    batch.reloadedItems = [path]
    batch.insertedItems = [ItemIndexPath(item: 0, section: 0)]
    expectFault(.deletedItemOutOfRange(path, room: .items(2)), batch, counts, [3])
    batch = BatchUpdate()
    batch.reloadedSections = [.max]
    batch.insertedSections = [0]
    expectFault(.deletedSectionOutOfRange(.max, sections: 1), batch, counts, [0, 2])
    #expect(batch.decomposingReloads().insertedSections == [0, .max])
    batch.insertedSections = [0, 1, 2]
    batch.reloadedSections = [.max - 2]
    #expect(batch.decomposingReloads().insertedSections == [0, 1, 2, .max])
    batch.reloadedSections = [.max - 3]
    #expect(batch.decomposingReloads().insertedSections == [0, 1, 2, .max])
    batch.reloadedSections = [.max - 4]
    #expect(batch.decomposingReloads().insertedSections == [0, 1, 2, .max - 1])
    batch.deletedSections = [.min]
    batch.reloadedSections = [.min + 1]
    batch.insertedSections = []
    #expect(batch.decomposingReloads().insertedSections == [.min])
  }

  @Test func countsOfAnySize() throws {
    var batch = BatchUpdate()
    try batch.validate(before: [-1, .min, .max], after: [-1, .min, .max])
    batch.deletedItems = [ItemIndexPath(item: 0, section: 0)]
    let first = batch.deletedItems[0]
    expectFault(.deletedItemOutOfRange(first, room: .items(-1)), batch, [-1], [0])
    expectFault(.deletedItemOutOfRange(first, room: .items(.min)), batch, [.min], [0])
    try batch.validate(before: [.max], after: [.max - 1])
    batch = BatchUpdate()
    batch.insertedItems = [first]
    expectFault(.insertedItemOutOfRange(first, room: .items(-1)), batch, [0], [-1])
    try batch.validate(before: [.max - 1], after: [.max])
    for (before, after) in [(Int.max, 1), (.max, .max), (-5, 5)] {
      let count = refusal(of: batch, before: [before], after: [after])?.itemCount
      #expect(count?.before == before)
      #expect(count?.after == after)
      #expect(count?.inserted == 1)
      #expect(count?.addsUp == false)
    }
    // One more than the largest integer is not the smallest.
    batch.insertedItems = [ItemIndexPath(item: 0, section: 1)]
    batch.movedItems = [BatchMove(from: ItemIndexPath(item: 0, section: 2), to: first)]
    let crossing = refusal(of: batch, before: [.max, 0, 1], after: [.max, 1, 0])?.itemCount
    #expect(crossing?.movedIn == 1)
    #expect(crossing?.addsUp == false)
  }

  @Test func sumsThatNoIntegerHolds() throws {
    let error = refusal(of: BatchUpdate(), before: [0], after: [1])
    var count = try #require(error?.itemCount)
    (count.before, count.inserted, count.after) = (.max, 1, .min)
    #expect(!count.addsUp)
    (count.inserted, count.movedIn, count.after) = (.max, 2, .max)
    #expect(!count.addsUp)
    (count.deleted, count.movedOut) = (.max, 2)
    #expect(count.addsUp)
    count.after -= 1
    #expect(!count.addsUp)
    (count.before, count.inserted, count.movedIn) = (.min, 0, 0)
    (count.deleted, count.movedOut, count.after) = (1, 0, .max)
    #expect(!count.addsUp)
    (count.deleted, count.after) = (.min, 0)
    #expect(count.addsUp)
    (count.before, count.inserted, count.deleted, count.movedIn) = (3, .min, .min, 0)
    count.after = 3
    #expect(count.addsUp)
  }

  @Test func refusalsGiveAllThatTheyAreAbout() {
    var batch = BatchUpdate()
    batch.insertedItems = [ItemIndexPath(item: 1, section: 0), ItemIndexPath(item: 0, section: 0)]
    batch.deletedItems = [ItemIndexPath(item: 1, section: 1), ItemIndexPath(item: 2, section: 1)]
    batch.movedItems = [
      BatchMove(from: ItemIndexPath(item: 0, section: 1), to: ItemIndexPath(item: 2, section: 0))
    ]
    let error = refusal(of: batch, before: [1, 4], after: [5, 1], in: .tableView)
    #expect(error?.view == .tableView)
    #expect(error?.before == [1, 4])
    #expect(error?.after == [5, 1])
    #expect(error?.update.insertedItems == batch.insertedItems.sorted())
    #expect(error?.update.deletedItems == batch.deletedItems.sorted(by: >))
    let count = error?.itemCount
    #expect(count?.section == 0)
    #expect(count?.before == 1)
    #expect(count?.after == 5)
    #expect(count?.inserted == 2)
    #expect(count?.deleted == 0)
    #expect(count?.movedIn == 1)
    #expect(count?.movedOut == 0)
    let other = refusal(of: batch, before: [1, 4], after: [4, 2])?.itemCount
    #expect(other?.section == 1)
    #expect(other?.deleted == 2)
    #expect(other?.movedOut == 1)
    #expect(other?.inserted == 0)
    #expect(other?.movedIn == 0)
  }
}

extension BatchUpdateError {
  fileprivate var itemCount: ItemCount? {
    if case .itemCount(let count) = fault { count } else { nil }
  }
}

private func expectFault(
  _ fault: BatchUpdateError.Fault, _ batch: BatchUpdate, _ before: [Int], _ after: [Int],
  _ location: SourceLocation = #_sourceLocation
) {
  for view in [BatchUpdateView.collectionView, .tableView] {
    let error = refusal(of: batch, before: before, after: after, in: view)
    #expect(error?.fault == fault, sourceLocation: location)
  }
}
