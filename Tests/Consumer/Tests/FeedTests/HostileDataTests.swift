import DiffableDataSource
import Testing

/// Numbers and identifiers that no list should have end with an answer or an error.
@Suite struct HostileDataTests {
  private static let numbers = [Int.min, .min + 1, -1, 0, 1, 2, .max - 1, .max]

  @Test(arguments: numbers, numbers)
  func countsAreJudged(before: Int, after: Int) {
    var update = BatchUpdate()
    for section in Self.numbers {
      update.deletedItems = [ItemIndexPath(item: before, section: section)]
      update.insertedItems = [ItemIndexPath(item: after, section: section)]
      update.reloadedItems = [ItemIndexPath(item: section, section: after)]
      update.reloadedSections = [section]
      update.movedItems = [
        BatchMove(
          from: ItemIndexPath(item: section, section: before),
          to: ItemIndexPath(item: after, section: section))
      ]
      #expect(throws: BatchUpdateError.self) {
        try update.validate(before: [before, 3], after: [after, 3])
      }
      var lists = [["a"], ["b"]]
      #expect(throws: BatchUpdateError.self) {
        try update.apply(to: &lists, insertingFrom: [["c", "d"], ["e"]])
      }
      #expect(lists == [["a"], ["b"]])
    }
  }

  @Test func anEmptyUpdateOfEnormousSectionsIsFine() throws {
    try BatchUpdate().validate(before: [.max, .max], after: [.max, .max])
    #expect(throws: BatchUpdateError.self) {
      try BatchUpdate().validate(before: [.max, .max], after: [.max, .max - 1])
    }
  }

  /// Not a number does not equal itself, so nothing finds it again.
  @Test func identifiersThatAreNotThemselvesDoNotTrap() throws {
    var snapshot = Snapshot<Double, Double>()
    try snapshot.appendSections([0, .nan])
    try? snapshot.appendItems([1, .nan, 2, .nan], toSection: 0)
    #expect(!snapshot.contains(.nan))
    #expect(snapshot.indexPath(for: .nan) == nil)
    let difference = snapshot.difference(from: Snapshot<Double, Double>())
    #expect(difference.changes.insertedSections.count == snapshot.numberOfSections)
    var source = DataSourceState<Double, Double>()
    _ = try? source.apply(snapshot)
    _ = try? source.apply(snapshot)
    #expect(source.indexPath(for: .nan) == nil)
    var outline = SectionSnapshot<Double>()
    try? outline.append([.nan, 1])
    #expect(!outline.contains(.nan))
  }

  private struct Unsteady: Hashable {
    static nonisolated(unsafe) var turns = 0
    let id: Int
    func hash(into hasher: inout Hasher) {
      Self.turns += 1
      hasher.combine(Self.turns)
    }
  }

  /// A hash that changes each time makes no promise that could be kept, but traps nothing.
  @Test func identifiersWithAnUnsteadyHashDoNotTrap() {
    var snapshot = Snapshot<Int, Unsteady>()
    try? snapshot.appendSections([0])
    for id in 0..<40 { try? snapshot.appendItems([Unsteady(id: id)]) }
    try? snapshot.moveItem(Unsteady(id: 3), afterItem: Unsteady(id: 30))
    var source = DataSourceState<Int, Unsteady>()
    _ = try? source.apply(snapshot)
    try? snapshot.appendItems([Unsteady(id: 41)])
    _ = try? source.apply(snapshot)
    #expect(snapshot.numberOfSections == 1)
  }

  @Test func placesThatAreNotThereAnswerNothing() throws {
    let snapshot = try Snapshot([("inbox", [1, 2, 3])])
    var source = DataSourceState<String, Int>()
    try source.apply(snapshot)
    for section in Self.numbers {
      for item in Self.numbers where section != 0 || !(0..<3).contains(item) {
        let path = ItemIndexPath(item: item, section: section)
        #expect(snapshot.itemIdentifier(at: path) == nil)
        #expect(source.itemIdentifier(at: path) == nil)
        _ = source.reorderItem(at: path, to: ItemIndexPath(item: 0, section: 0))
        _ = source.reorderItem(at: ItemIndexPath(item: 0, section: 0), to: path)
      }
    }
    #expect(source.snapshot().numberOfItems == 3)
  }
}
