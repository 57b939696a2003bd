import DiffableDataSource
import Testing

/// Recorded batches: the operations, the counts before and after, and what UIKit said.
@Suite struct BatchUpdateTests {
  @Test func insertsCountAfterTheUpdate() throws {
    var batch = BatchUpdate()
    batch.deletedItems = items(0, 1, 2)
    batch.insertedItems = items(6, 7, 8)
    expectReason(
      "attempt to insert item 6 into section 0, but there are only 6 items in section 0 after the update",
      batch, before: [6], after: [6])
    batch.insertedItems = items(3, 4, 5)
    try batch.validate(before: [6], after: [6])
    let result = try batch.applying(
      to: [["a", "b", "c", "d", "e", "f"]], insertingFrom: [["d", "e", "f", "g", "h", "i"]])
    #expect(result == [["d", "e", "f", "g", "h", "i"]])
  }

  @Test func earlyCountTexts() {
    expectEarlyReason(
      """
      Invalid update: invalid number of items in section 0.  The number of items contained in an \
      existing section after the update (6) must be equal to the number of items contained in \
      that section before the update (7), plus or minus the number of items inserted or deleted \
      from that section (0 inserted, 0 deleted) and plus or minus the number of items moved into \
      or out of that section (0 moved in, 0 moved out).
      """, BatchUpdate(), before: [7], after: [6])
    var batch = BatchUpdate()
    batch.insertedItems = [ItemIndexPath(item: 0, section: 1)]
    expectEarlyReason(
      """
      Invalid update: invalid number of items in section 1.  The number of items contained in an \
      existing section after the update (1543) must be equal to the number of items contained in \
      that section before the update (1543), plus or minus the number of items inserted or \
      deleted from that section (1 inserted, 0 deleted) and plus or minus the number of items \
      moved into or out of that section (0 moved in, 0 moved out).
      """, batch, before: [0, 1543], after: [0, 1543])
    batch = BatchUpdate()
    batch.movedItems = [
      move(ItemIndexPath(item: 0, section: 1), ItemIndexPath(item: 3, section: 0))
    ]
    expectEarlyReason(
      """
      Invalid update: invalid number of items in section 0.  The number of items contained in an \
      existing section after the update (165) must be equal to the number of items contained in \
      that section before the update (165), plus or minus the number of items inserted or \
      deleted from that section (0 inserted, 0 deleted) and plus or minus the number of items \
      moved into or out of that section (1 moved in, 0 moved out).
      """, batch, before: [165, 1], after: [165, 0])
    batch = BatchUpdate()
    batch.insertedSections = [0, 1, 2, 3, 4]
    expectEarlyReason(
      """
      Invalid update: invalid number of sections.  The number of sections contained in the \
      collection view after the update (6) must be equal to the number of sections contained in \
      the collection view before the update (0), plus or minus the number of sections inserted \
      or deleted (5 inserted, 0 deleted).
      """, batch, before: [], after: [1, 1, 1, 1, 1, 1])
  }

  @Test func changedCountsThatDoNotAddUpAreListed() {
    expectReason(
      """
      Invalid batch updates detected: the number of sections and/or items returned by the data \
      source before and after performing the batch updates are inconsistent with the updates.
      Data source before updates = { 1 section with item counts: [4] }
      Data source after updates = { 1 section with item counts: [1] }
      Updates = [
      ]
      Collection view: <...>
      """, BatchUpdate(), before: [4], after: [1])
    var batch = BatchUpdate()
    batch.reloadedItems = items(0)
    expectReason(
      """
      Invalid batch updates detected: the number of sections and/or rows returned by the data \
      source before and after performing the batch updates are inconsistent with the updates.
      Data source before updates = { 1 section with row counts: [20] }
      Data source after updates = { 1 section with row counts: [3] }
      Updates = [
      \tDelete row (0 - 0),
      \tInsert row (0 - 0)
      ]
      Table view: <...>
      """, batch, before: [20], after: [3], in: .tableView)
  }

  @Test func unchangedCountsGetTheClassicText() {
    var batch = BatchUpdate()
    batch.deletedItems = items(4)
    let error = refusal(of: batch, before: [20], after: [20], in: .tableView)
    #expect(
      error?.uikitReason.hasPrefix("Invalid update: invalid number of rows in section 0.") == true)
    batch = BatchUpdate()
    batch.deletedSections = [0]
    let other = refusal(of: batch, before: [20], after: [20], in: .tableView)
    #expect(
      other?.uikitReason.hasPrefix("Invalid update: invalid number of sections.") == true)
  }

  @Test func tableBatches() throws {
    var batch = BatchUpdate()
    batch.deletedItems = items(99)
    expectReason(
      "attempt to delete row 99 from section 0 which only contains 20 rows before the update",
      batch, before: [20], after: [19], in: .tableView)
    batch.deletedItems = items(3)
    try batch.validate(before: [20], after: [19], in: .tableView)
    let listed = refusal(of: batch, before: [20], after: [15], in: .tableView)
    #expect(listed?.uikitReason.hasPrefix("Invalid batch updates detected:") == true)
    batch.deletedItems = items(0)
    batch.insertedItems = items(0)
    try batch.validate(before: [20], after: [20], in: .tableView)
    batch = BatchUpdate()
    batch.insertedItems = items(100)
    expectReason(
      "attempt to insert row 100 into section 0, but there are only 21 rows in section 0 after the update",
      batch, before: [20], after: [21], in: .tableView)
  }

  @Test func rangesOfCollectionViews() {
    var batch = BatchUpdate()
    batch.deletedItems = items(20)
    let text =
      "attempt to delete item 20 from section 0 which only contains 20 items before the update"
    expectReason(text, batch, before: [20], after: [19])
    batch = BatchUpdate()
    batch.reloadedItems = items(20)
    expectReason(text, batch, before: [20], after: [20])
    batch = BatchUpdate()
    batch.insertedItems = items(0)
    expectReason(
      "attempt to insert item 0 into section 0, but there are only 0 items in section 0 after the update",
      batch, before: [0], after: [0])
  }

  @Test func placesClaimedTwice() {
    var batch = BatchUpdate()
    batch.deletedItems = items(9)
    batch.movedItems = [move(9, 0)]
    expectReason(
      "attempt to perform a delete and a move from the same index path (<NSIndexPath: 0x...> {length = 2, path = 0 - 9})",
      batch, before: [10], after: [9])
    batch = BatchUpdate()
    batch.reloadedItems = items(3)
    batch.movedItems = [move(3, 0)]
    expectReason(
      "attempt to perform a delete and a move from the same index path (<NSIndexPath: 0x...> {length = 2, path = 0 - 3})",
      batch, before: [4], after: [4])
    batch = BatchUpdate()
    batch.deletedItems = items(1)
    batch.movedItems = [move(0, 1), move(3, 0)]
    batch.reloadedItems = items(2)
    expectReason(
      "attempt to perform an insert and a move to the same index path (<NSIndexPath: 0x...> {length = 2, path = 0 - 1})",
      batch, before: [4], after: [3])
    batch = BatchUpdate()
    batch.movedSections = [BatchMove(from: 2, to: 4)]
    batch.reloadedSections = [3]
    batch.deletedSections = [4]
    batch.insertedSections = [2]
    expectReason(
      "attempt to perform an insert and a move to the same section (4)",
      batch, before: [1, 1, 1, 1, 1], after: [1, 1, 1, 1, 1])
    batch = BatchUpdate()
    batch.movedItems = [move(0, 1), move(2, 1)]
    #expect(refusal(of: batch, before: [3], after: [3]) != nil)
    batch = BatchUpdate()
    batch.deletedItems = items(1)
    batch.reloadedItems = items(1)
    #expect(
      refusal(of: batch, before: [3], after: [2])?.fault
        == .deleteAndReload(.item(.init(item: 1, section: 0))))
  }

  @Test func onlyTablesRefuseRowsFromDeletedSections() throws {
    var batch = BatchUpdate()
    batch.deletedSections = [0]
    batch.movedItems = [
      move(ItemIndexPath(item: 0, section: 0), ItemIndexPath(item: 0, section: 0))
    ]
    try batch.validate(before: [1, 0], after: [1])
    expectReason(
      "cannot move a row from a deleted section (0)", batch, before: [1, 0], after: [1],
      in: .tableView)
    batch = BatchUpdate()
    batch.insertedSections = [2]
    batch.movedItems = [
      move(ItemIndexPath(item: 0, section: 0), ItemIndexPath(item: 0, section: 2))
    ]
    expectReason(
      "cannot move a row into a newly inserted section (2)", batch, before: [1, 0],
      after: [0, 0, 1], in: .tableView)
  }
}

private func items(_ places: Int...) -> [ItemIndexPath] {
  places.map { ItemIndexPath(item: $0, section: 0) }
}

private func move(_ from: Int, _ to: Int) -> BatchMove<ItemIndexPath> {
  BatchMove(from: ItemIndexPath(item: from, section: 0), to: ItemIndexPath(item: to, section: 0))
}

private func move(_ from: ItemIndexPath, _ to: ItemIndexPath) -> BatchMove<ItemIndexPath> {
  BatchMove(from: from, to: to)
}

/// What a view says to a batch, `nil` when it accepts it.
func refusal(
  of batch: BatchUpdate, before: [Int], after: [Int], in view: BatchUpdateView = .collectionView
) -> BatchUpdateError? {
  do {
    try batch.validate(before: before, after: after, in: view)
    return nil
  } catch {
    return error
  }
}

private func expectReason(
  _ reason: String, _ batch: BatchUpdate, before: [Int], after: [Int],
  in view: BatchUpdateView = .collectionView, _ location: SourceLocation = #_sourceLocation
) {
  let error = refusal(of: batch, before: before, after: after, in: view)
  #expect(error?.uikitReason == reason, sourceLocation: location)
}

private func expectEarlyReason(
  _ reason: String, _ batch: BatchUpdate, before: [Int], after: [Int],
  _ location: SourceLocation = #_sourceLocation
) {
  let error = refusal(of: batch, before: before, after: after)
  #expect(error?.earlyCountReason == reason, sourceLocation: location)
}
