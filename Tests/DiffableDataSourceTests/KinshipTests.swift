import DiffableDataSource
import TestSupport
import Testing

/// The seeds of a random test: `usual` of them, or many in a long run.
func seeds(_ usual: Int) -> Range<UInt64> { 0..<UInt64(fuzzRounds(usual, many: 20_000)) }

/// Snapshots edited from one another, beside plain arrays and snapshots made anew.
@Suite struct KinshipTests {
  /// What was edited since is compared; the result is that of comparing everything.
  @Test func differencesOfKinAreThoseOfStrangersFuzz() throws {
    for seed in seeds(300) {
      var random = SeededGenerator(seed: seed)
      var model = Model(sections: 3, items: Int.random(in: 0...160, using: &random))
      var snapshot = model.snapshot
      for _ in 0..<Int.random(in: 0...30, using: &random) { model.edit(&snapshot, &random) }
      var (other, otherModel) = (snapshot, model)
      for _ in 0..<Int.random(in: 0...12, using: &random) { model.edit(&snapshot, &random) }
      for _ in 0..<Int.random(in: 0...6, using: &random) { otherModel.edit(&other, &random) }

      let difference = snapshot.difference(from: other)
      let expected = model.snapshot.difference(from: otherModel.snapshot)
      try #require(difference.changes == expected.changes, "seed \(seed)")
      #expect(try difference.applying(to: other) == snapshot, "seed \(seed)")
    }
  }

  /// Every operation does to a snapshot what it does to arrays, and copies are not touched.
  @Test func editedSnapshotsAgreeWithArraysFuzz() throws {
    for seed in seeds(40) {
      var random = SeededGenerator(seed: seed)
      var model = Model(sections: 4, items: Int.random(in: 0...160, using: &random))
      var snapshot = model.snapshot
      var history: [(Snapshot<Int, Int>, Model)] = []
      for _ in 0..<60 {
        history.append((snapshot, model))
        model.edit(&snapshot, &random)
        snapshot.verifyInvariants()
        try #require(snapshot.sectionIdentifiers == model.sections, "seed \(seed)")
        try #require(snapshot.itemsBySection == model.items, "seed \(seed)")
        if Int.random(in: 0..<20, using: &random) == 0 { (snapshot, model) = history[0] }
      }
      for (snapshot, model) in history {
        try #require(snapshot.itemsBySection == model.items, "seed \(seed)")
        #expect(snapshot == model.snapshot)
        #expect(snapshot.itemIdentifiers == model.items.flatMap { $0 })
        #expect(snapshot.itemCounts == model.items.map(\.count))
      }
    }
  }

  /// What two copies give the same number after they parted is not the same.
  @Test func branchesDoNotMixUpWhatTheyAdd() throws {
    let root = Snapshot([("A", (0..<40).map(String.init))])
    var (left, right) = (root, root)
    try left.appendItems(["x"])
    try right.appendItems(["y"])
    var changes = right.difference(from: left).changes
    #expect(changes.deletedItems == [ItemIndexPath(item: 40, section: 0)])
    #expect(changes.insertedItems == [ItemIndexPath(item: 40, section: 0)])

    (left, right) = (root, root)
    try left.appendSections(["X"])
    try left.appendItems(["1"])
    try right.appendSections(["Y"])
    try right.appendItems(["1"])
    changes = right.difference(from: left).changes
    #expect(changes.deletedSections == [1])
    #expect(changes.insertedSections == [1])
    #expect(
      changes.movedItems
        == [
          BatchMove(
            from: ItemIndexPath(item: 0, section: 1), to: ItemIndexPath(item: 0, section: 1))
        ])
  }

  /// Few edited items beside as few others, so that often one of those moves instead.
  @Test func shortSectionsEditedOftenFuzz() throws {
    for seed in seeds(300) {
      var random = SeededGenerator(seed: seed)
      var snapshot = try Snapshot([(0, Array(0..<6)), (1, Array(100..<400))])
      for edit in 0..<Int.random(in: 0...4, using: &random) {
        try Self.edit(&snapshot, new: 1000 + edit, &random)
      }
      let initial = snapshot
      for edit in 0..<Int.random(in: 1...6, using: &random) {
        try Self.edit(&snapshot, new: 2000 + edit, &random)
      }
      let strangers = try [initial, snapshot].map {
        try Snapshot(Array(zip($0.sectionIdentifiers, $0.itemsBySection)))
      }
      #expect(
        snapshot.difference(from: initial).changes
          == strangers[1].difference(from: strangers[0]).changes, "seed \(seed)")
    }
  }

  /// Inserts, deletes or moves one item of the first section.
  private static func edit(
    _ snapshot: inout Snapshot<Int, Int>, new: Int, _ random: inout SeededGenerator
  ) throws {
    let items = snapshot.itemsBySection[0].shuffled(using: &random)
    guard items.count > 2 else { return }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: try snapshot.insertItems([new], beforeItem: items[0])
    case 1: try snapshot.deleteItems([items[0]])
    case 2, 3: try snapshot.moveItem(items[0], beforeItem: items[1])
    default: try snapshot.moveItem(items[0], afterItem: items[1])
    }
  }

  /// Items that come to sections without any are found there.
  @Test func emptySectionsBehindTheLastItemAreFilledInAnyOrder() throws {
    var root = Snapshot<String, String>()
    try root.appendSections(["A", "B", "C", "D", "E"])
    let items = (0..<40).map { "a\($0)" }
    try root.appendItems(items, toSection: "A")
    let sections = ["B", "C", "D", "E"]
    for first in sections {
      for second in sections {
        var snapshot = root
        try snapshot.appendItems(["x"], toSection: first)
        try snapshot.appendItems(["y"], toSection: second)
        #expect(snapshot.sectionIdentifier(containingItem: "x") == first)
        #expect(snapshot.sectionIdentifier(containingItem: "y") == second)
        #expect(try snapshot.itemIdentifiers(inSection: first).first == "x")
        #expect(try snapshot.itemIdentifiers(inSection: second).last == "y")
        try snapshot.insertItems(["z"], beforeItem: "y")
        #expect(snapshot.sectionIdentifier(containingItem: "z") == second)
        snapshot.verifyInvariants()
      }
    }
    #expect(root.itemIdentifiers == items)
  }

  @Test func rowsOfInsertsKeepTheirOrder() throws {
    for pattern in 0..<6 {
      var list = Array(0..<50)
      var snapshot = Snapshot<Int, Int>()
      try snapshot.appendSections([0])
      try snapshot.appendItems(list)
      let initial = snapshot
      var last = 25
      for item in 100..<900 {
        switch pattern {
        case 0: try insert(item, behind: last)
        case 1: try insert(item, before: last)
        case 2: try insert(item, behind: 25)
        case 3: try insert(item, before: 25)
        case 4: try insert(item, behind: 100)
        default:
          if item % 2 == 0 {
            try insert(item, behind: last)
          } else {
            try insert(item, before: last)
          }
        }
        last = item
      }
      #expect(snapshot.itemIdentifiers == list)
      snapshot.verifyInvariants()
      #expect(initial.itemIdentifiers == Array(0..<50))

      func insert(_ item: Int, behind anchor: Int) throws {
        let anchor = list.contains(anchor) ? anchor : 25
        try snapshot.insertItems([item], afterItem: anchor)
        list.insert(item, at: (list.firstIndex(of: anchor) ?? 0) + 1)
      }
      func insert(_ item: Int, before anchor: Int) throws {
        try snapshot.insertItems([item], beforeItem: anchor)
        list.insert(item, at: list.firstIndex(of: anchor) ?? 0)
      }
    }
  }

  @Test func insertedAgainIsTheNewInstance() throws {
    struct Item: Hashable, Sendable {
      var id: Int
      var title: String
      static func == (left: Item, right: Item) -> Bool { left.id == right.id }
      func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }
    var snapshot = Snapshot<Int, Item>()
    try snapshot.appendSections([0])
    try snapshot.appendItems((0..<30).map { Item(id: $0, title: "old") })
    let initial = snapshot
    try snapshot.deleteItems([Item(id: 4, title: "")])
    try snapshot.insertItems([Item(id: 4, title: "new")], beforeItem: Item(id: 0, title: ""))
    #expect(snapshot.itemIdentifiers.first?.title == "new")
    let moves = snapshot.difference(from: initial).changes.movedItems
    #expect(
      moves == [
        BatchMove(from: ItemIndexPath(item: 4, section: 0), to: ItemIndexPath(item: 0, section: 0))
      ])
    let notice = try snapshot.appendItems([Item(id: 3, title: "newer")])
    #expect(notice != nil)
    #expect(snapshot.itemIdentifiers.last?.title == "old")
  }
}
