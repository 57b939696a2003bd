import DiffableDataSource
import TestSupport
import Testing

/// Identifiers whose equality breaks its contract: whatever comes of it, nothing traps.
@Suite struct FaultyIdentifierTests {
  /// The invariants that this build checks after each edit hold for them too.
  @Test func identifiersThatDoNotEqualThemselvesAreKept() throws {
    var snapshot = Snapshot<Double, Double>()
    try snapshot.appendSections([.nan, 1])
    try snapshot.appendItems([.nan, .nan, 2], toSection: 1)
    try snapshot.insertItems([.nan], beforeItem: 2)
    #expect(snapshot.numberOfItems == 4)
    #expect(snapshot.itemCounts == [0, 4])
    #expect(!snapshot.contains(.nan))
    #expect(snapshot.indexOfItem(2) == 3)
    #expect(throws: SnapshotError.self) { try snapshot.moveItem(.nan, afterItem: 2) }
    try snapshot.deleteItems([.nan])
    #expect(snapshot.numberOfItems == 4)
    snapshot.verifyInvariants()

    var state = DataSourceState<Double, Double>()
    try state.apply(snapshot)
    let again = try state.apply(try snapshot.rebuilt)
    #expect(again.difference?.changes.deletedSections == [0])
    #expect(state.snapshot().numberOfItems == 4)
  }

  @Test func outlinesKeepIdentifiersThatDoNotEqualThemselves() throws {
    var outline = SectionSnapshot<Double>()
    try outline.append([1, .nan, .nan])
    try outline.append([.nan, 3], to: 1)
    outline.expand([1, .nan])
    #expect(outline.items.count == 5)
    #expect(outline.index(of: .nan) == nil)
    #expect(outline.index(of: 3) == 2)
    var other = SectionSnapshot<Double>()
    try other.append([4])
    try other.insert(outline.snapshot(of: 1), after: 4)
    #expect(other.items.count == 3)
    try outline.delete([1])
    #expect(outline.items.count == 2)
    outline.verifyInvariants()
    var state = DataSourceState<Int, Double>()
    try state.apply(outline, to: 0)
    try state.apply(state.snapshot())
    #expect(state.snapshot().numberOfItems == 2)
  }

  /// Two items that equal one item of the old snapshot and not each other.
  @Test func differencesOfFaultyIdentifiersAreMadeFuzz() throws {
    for seed in seeds(300) {
      var random = SeededGenerator(seed: seed)
      let old = try snapshot(&random)
      let new = try snapshot(&random)
      let changes = new.difference(from: old).changes
      for path in changes.deletedItems {
        #expect(old.itemIdentifier(at: path) != nil, "seed \(seed)")
      }
      for path in changes.insertedItems {
        #expect(new.itemIdentifier(at: path) != nil, "seed \(seed)")
      }
      #expect(Set(changes.deletedItems).count == changes.deletedItems.count, "seed \(seed)")
    }
  }

  private func snapshot(_ random: inout SeededGenerator) throws -> Snapshot<Int, Blurred> {
    var snapshot = Snapshot<Int, Blurred>()
    try snapshot.appendSections([0])
    for value in 0..<Int.random(in: 0...12, using: &random) where random.next() % 3 > 0 {
      let item = Blurred(value: value)
      if !snapshot.contains(item) { try snapshot.appendItems([item]) }
    }
    return snapshot
  }
}

/// Equal to its neighbours, which is not transitive.
private struct Blurred: Hashable, Sendable {
  var value: Int

  static func == (left: Blurred, right: Blurred) -> Bool { abs(left.value - right.value) <= 1 }

  func hash(into hasher: inout Hasher) {}
}

extension Snapshot {
  /// The same sections and items, added anew.
  fileprivate var rebuilt: Snapshot {
    get throws {
      var copy = Snapshot()
      for (section, items) in zip(sectionIdentifiers, itemsBySection) {
        try copy.appendSections([section])
        try copy.appendItems(items)
      }
      return copy
    }
  }
}
