import DiffableDataSource
import TestSupport
import Testing

@Suite struct SnapshotDifferenceTests {
  @Test(arguments: UInt64(0)..<400)
  func applyingGivesTheTarget(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let initial = Snapshot.random(&random)
    let final = Snapshot.random(&random)
    try expectCorrect(final.difference(from: initial))
    try expectCorrect(initial.difference(from: final))
  }

  @Test(arguments: UInt64(0)..<200)
  func editedSnapshotsGiveTheTarget(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let initial = Snapshot.random(&random)
    var final = initial
    for _ in 0..<Int.random(in: 1...6, using: &random) { final.editRandomly(&random) }
    try expectCorrect(final.difference(from: initial))
    try expectCorrect(initial.difference(from: final))
  }

  @Test func equalSnapshotsDoNotDiffer() {
    var random = SeededGenerator(seed: 1)
    let snapshot = Snapshot.random(&random)
    #expect(snapshot.difference(from: snapshot).isEmpty)
  }

  @Test func itemsLeavingADeletedSectionMove() throws {
    let initial = Snapshot([("A", ["a", "b"]), ("B", ["c"])])
    let final = Snapshot([("B", ["c", "a"])])
    let changes = final.difference(from: initial).changes
    #expect(changes.deletedSections == [0])
    #expect(changes.deletedItems.isEmpty)
    #expect(
      changes.movedItems
        == [
          BatchMove(
            from: ItemIndexPath(item: 0, section: 0), to: ItemIndexPath(item: 1, section: 0))
        ])
  }

  @Test func itemsOfAMovedSectionNeedNoOperation() throws {
    let initial = Snapshot([("A", ["x", "y", "z"]), ("B", ["u"])])
    let final = Snapshot([("B", ["u", "q"]), ("A", ["x", "y", "z"])])
    let changes = final.difference(from: initial).changes
    #expect(changes.movedSections == [BatchMove(from: 1, to: 0)])
    #expect(changes.insertedItems == [ItemIndexPath(item: 1, section: 0)])
    #expect(changes.movedItems.isEmpty)
  }

  @Test func marksStandAtNewPlaces() throws {
    let initial = Snapshot([("A", ["x", "y"])])
    var final = Snapshot([("A", ["w", "x", "y"])])
    try final.reloadItems(["y"])
    try final.reconfigureItems(["x"])
    try final.reloadSections(["A"])
    let difference = final.difference(from: initial)
    #expect(difference.reloads.reloadedItems == [ItemIndexPath(item: 2, section: 0)])
    #expect(difference.reloads.reloadedSections == [0])
    #expect(difference.reconfiguredItems == [ItemIndexPath(item: 1, section: 0)])
  }

  @Test func explanationNamesTheReasonOfEachElement() throws {
    let initial = Snapshot([("A", ["a", "b", "c", "d"]), ("B", ["e"])])
    let final = Snapshot([("A", ["d", "a", "x", "b", "e"]), ("B", [])])
    let list = try #require(final.difference(from: initial).explanation(ofSection: "A"))
    #expect(list.staying == ["a", "b"])
    let reasons = Dictionary(uniqueKeysWithValues: list.entries.map { ($0.element, $0.reason) })
    #expect(
      reasons == [
        "a": .stays, "b": .stays, "c": .isDeleted, "d": .moves, "e": .arrives(fromSection: 1),
        "x": .isInserted,
      ])
  }
}

/// Applying gives the target, a view accepts every batch, and as few elements move as can.
private func expectCorrect(
  _ difference: SnapshotDifference<String, String>, _ location: SourceLocation = #_sourceLocation
) throws {
  let initial = difference.initial
  let final = difference.final
  #expect(try difference.applying(to: initial) == final, sourceLocation: location)
  try difference.changes.validate(before: initial.itemCounts, after: final.itemCounts)
  try difference.reloads.validate(before: final.itemCounts, after: final.itemCounts)

  let sections = initial.sectionIdentifiers
  var moves = movesNeeded(from: sections, to: final.sectionIdentifiers)
  #expect(difference.changes.movedSections.count == moves, sourceLocation: location)
  moves = 0
  for (index, section) in sections.enumerated() {
    if let place = final.indexOfSection(section) {
      moves += movesNeeded(from: initial.itemsBySection[index], to: final.itemsBySection[place])
    }
  }
  for item in final.itemIdentifiers {
    let origin = initial.sectionIdentifier(containingItem: item)
    if let origin, origin != final.sectionIdentifier(containingItem: item) { moves += 1 }
  }
  #expect(difference.changes.movedItems.count == moves, sourceLocation: location)
}

/// The common elements less the longest common subsequence, by trying every subset.
private func movesNeeded(from old: [String], to new: [String]) -> Int {
  let values = new.compactMap { old.firstIndex(of: $0) }
  var longest = 0
  for subset in 0..<(1 << values.count) {
    let chosen = values.indices.filter { subset & (1 << $0) != 0 }.map { values[$0] }
    if zip(chosen, chosen.dropFirst()).allSatisfy(<) { longest = max(longest, chosen.count) }
  }
  return values.count - longest
}
