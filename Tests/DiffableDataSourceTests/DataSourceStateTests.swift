import DiffableDataSource
import TestSupport
import Testing

@Suite struct DataSourceStateTests {
  /// Case 462 to 466: section snapshots.
  @Test func onlyVisibleItemsOfAnOutlineAreShown() throws {
    var state = DataSourceState<String, String>()
    try state.apply(Snapshot([("S1", []), ("S2", ["p", "q"])]), animatingDifferences: false)
    var tree = SectionSnapshot<String>()
    try tree.append(["a", "b", "c"])
    try tree.append(["a1", "a2"], to: "a")
    try state.apply(tree, to: "S1", animatingDifferences: false)
    #expect(state.snapshot().itemIdentifiers == ["a", "b", "c", "p", "q"])

    tree.expand(["a"])
    try state.apply(tree, to: "S1", animatingDifferences: false)
    #expect(state.snapshot().itemIdentifiers == ["a", "a1", "a2", "b", "c", "p", "q"])
    #expect(try state.snapshot(for: "S1").isExpanded("a"))
    #expect(state.snapshot(for: "S1") == tree)

    #expect(state.snapshot(for: "S2").rootItems == ["p", "q"])
    #expect(state.snapshot(for: "none").items.isEmpty)

    var other = SectionSnapshot<String>()
    try other.append(["x", "p"])
    try state.apply(other, to: "S3")
    #expect(state.snapshot().sectionIdentifiers == ["S1", "S2", "S3"])
    #expect(state.snapshot().itemsBySection == [["a", "a1", "a2", "b", "c"], ["q"], ["x", "p"]])
  }

  @Test func flatApplyKeepsTheOutline() throws {
    var state = DataSourceState<String, String>()
    var tree = SectionSnapshot<String>()
    try tree.append(["a", "b"])
    try tree.append(["a1", "a2"], to: "a")
    try tree.append(["b1"], to: "b")
    tree.expand(["a"])
    try state.apply(tree, to: "S")
    var flat = state.snapshot()
    try flat.insertItems(["n"], afterItem: "a1")
    try flat.deleteItems(["a2"])
    try state.apply(flat)
    #expect(
      state.snapshot(for: "S").visualDescriptionLines
        == ["+*a", "  -*a1", "  -*n", "-*b", "  - b1"])
    try flat.deleteSections(["S"])
    try state.apply(flat)
    #expect(state.snapshot(for: "S").items.isEmpty)
  }

  @Test(arguments: UInt64(0)..<200)
  func outlinesAlwaysShowTheirSection(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var state = DataSourceState<String, String>()
    try state.apply(Snapshot.random(&random))
    for _ in 0..<8 {
      if Bool.random(using: &random) {
        var tree = SectionSnapshot<String>()
        for item in Snapshot.itemNames.shuffled(using: &random).prefix(5) {
          try tree.append([item], to: tree.items.randomElement(using: &random))
          if Bool.random(using: &random) { tree.expand([item]) }
        }
        try state.apply(tree, to: Snapshot.sectionNames.randomElement(using: &random) ?? "A")
      } else {
        var flat = state.snapshot()
        flat.editRandomly(&random)
        try state.apply(flat)
      }
      let snapshot = state.snapshot()
      for (section, items) in zip(snapshot.sectionIdentifiers, snapshot.itemsBySection) {
        let outline = state.snapshot(for: section)
        outline.verifyInvariants()
        #expect(outline.visibleItems == items)
      }
    }
  }

  @Test func lookUpsAnswerNothingOutsideOfTheSnapshot() throws {
    var state = DataSourceState<String, String>()
    try state.apply(Snapshot([("A", ["x", "y"])]))
    #expect(state.indexPath(for: "y") == ItemIndexPath(item: 1, section: 0))
    #expect(state.indexPath(for: "z") == nil)
    #expect(state.itemIdentifier(at: ItemIndexPath(item: 0, section: 0)) == "x")
    for path in [(-1, 0), (0, -1), (0, 2), (1, 0)] {
      #expect(state.itemIdentifier(at: ItemIndexPath(item: path.1, section: path.0)) == nil)
    }
    #expect(state.sectionIdentifier(for: 0) == "A")
    #expect(state.sectionIdentifier(for: 1) == nil)
    #expect(state.index(for: "B") == nil)
    let applied = state
    #expect(throws: DataSourceError.sectionOutOfRange(1, sections: 1)) {
      try applied.numberOfItems(inSectionAt: 1)
    }
  }

  @Test func firstApplyReloads() throws {
    var state = DataSourceState<String, String>()
    var snapshot = Snapshot([("A", ["x", "y"])])
    try snapshot.reloadItems(["y"])
    let unanimated = try DataSourceState().applying(snapshot, animated: false)
    #expect(unanimated.mode == .reload)
    #expect(unanimated.cellRequests.map(\.identifier) == ["x", "y"])
    let first = try state.apply(snapshot)
    #expect(first.cellRequests.map(\.identifier) == ["x", "y", "y"])
    let second = try state.apply(state.snapshot())
    #expect(second.mode == .diff)
    #expect(second.difference?.isEmpty == true)
    #expect(try state.applySnapshotUsingReloadData(snapshot).mode == .reload)
  }

  @Test func equalItemsThatHashDifferentlyAreRefused() throws {
    struct Item: Hashable, Sendable, CustomStringConvertible {
      var id: Int
      var title: String
      var description: String { title }
      static func == (left: Item, right: Item) -> Bool { left.id == right.id }
      func hash(into hasher: inout Hasher) { hasher.combine(title) }
    }
    var state = DataSourceState<Int, Item>()
    var snapshot = Snapshot<Int, Item>()
    try snapshot.appendSections([0])
    try snapshot.appendItems([Item(id: 1, title: "old"), Item(id: 2, title: "other")])
    try state.apply(snapshot)
    try snapshot.deleteItems([Item(id: 1, title: "old")])
    try snapshot.appendItems([Item(id: 1, title: "new")])
    let edited = snapshot
    #expect(throws: DataSourceError.unequalHashes("old", "new")) {
      try state.apply(edited)
    }
    // Also where something else was deleted and inserted at the same places of the two lists.
    try snapshot.deleteItems([Item(id: 2, title: "other")])
    try snapshot.insertItems(
      [Item(id: 3, title: "fresh")], beforeItem: Item(id: 1, title: "new"))
    let crossed = snapshot
    #expect(throws: DataSourceError.unequalHashes("old", "new")) {
      try state.apply(crossed)
    }
    #expect(state.snapshot().itemIdentifiers.map(\.title) == ["old", "other"])
  }

  @Test func disclosureAsksInOrder() throws {
    var state = DataSourceState<String, String>()
    var tree = SectionSnapshot<String>()
    try tree.append(["a"])
    try state.apply(tree, to: "S")
    var answers = DisclosureAnswers<String>()
    answers.shouldExpand = false
    let refused = try state.toggleDisclosure(of: "a", in: "S", answers: answers)
    #expect(refused?.questions == [.shouldExpandItem("a")])
    #expect(refused?.result == nil)
    answers.shouldExpand = true
    var children = SectionSnapshot<String>()
    try children.append(["a1", "a2"])
    answers.children = children
    let result = try state.toggleDisclosure(of: "a", in: "S", answers: answers)
    #expect(
      result?.questions
        == [.shouldExpandItem("a"), .willExpandItem("a"), .snapshotForExpandingParent("a")])
    #expect(state.snapshot().itemIdentifiers == ["a", "a1", "a2"])
    _ = try state.toggleDisclosure(of: "a", in: "S")
    #expect(state.snapshot().itemIdentifiers == ["a"])
  }

  @Test(arguments: UInt64(0)..<100)
  func reorderingIsDescribedByItsTransaction(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var state = DataSourceState<String, String>()
    try state.apply(Snapshot.random(&random))
    let initial = state.snapshot()
    guard let item = initial.itemIdentifiers.randomElement(using: &random) else { return }
    let source = try #require(initial.indexPath(for: item))
    let section = Int.random(in: 0..<initial.numberOfSections, using: &random)
    let room = initial.itemCounts[section] - (section == source.section ? 1 : 0)
    let destination = ItemIndexPath(
      item: Int.random(in: 0...room, using: &random), section: section)
    let reordered = state.reorderItem(at: source, to: destination)
    let transaction = try #require(reordered)
    #expect(state.indexPath(for: item) == destination)
    #expect(transaction.finalSnapshot == state.snapshot())
    #expect(
      initial.itemIdentifiers.applying(transaction.difference)
        == state.snapshot().itemIdentifiers)
    for part in transaction.sectionTransactions {
      #expect(
        part.initialSnapshot.visibleItems.applying(part.difference)
          == state.snapshot(for: part.sectionIdentifier).visibleItems)
    }
  }

  /// Items out of the outline's order become roots, and keep what is hidden below them.
  @Test func reorderingIsFollowedByTheOutline() throws {
    var state = DataSourceState<String, String>()
    var tree = SectionSnapshot<String>()
    try tree.append(["a", "b"])
    try tree.append(["a1", "a2"], to: "a")
    try tree.append(["b1"], to: "b")
    tree.expand(["a"])
    try state.apply(tree, to: "S")
    let reordered = state.reorderItem(
      at: ItemIndexPath(item: 3, section: 0), to: ItemIndexPath(item: 1, section: 0))
    #expect(state.snapshot().itemIdentifiers == ["a", "b", "a1", "a2"])
    #expect(
      state.snapshot(for: "S").visualDescriptionLines
        == ["-*a", "-*b", "  - b1", "-*a1", "-*a2"])
    let transaction = try #require(reordered?.sectionTransactions.first)
    #expect(transaction.initialSnapshot == tree)
    #expect(transaction.finalSnapshot == state.snapshot(for: "S"))
  }

  @Test func reorderingNowhereIsRefused() throws {
    var state = DataSourceState<String, String>()
    try state.apply(Snapshot([("A", ["x", "y"])]))
    let end = ItemIndexPath(item: 2, section: 0)
    let start = ItemIndexPath(item: 0, section: 0)
    let fromNowhere = state.reorderItem(at: end, to: start)
    #expect(fromNowhere == nil)
    let toNowhere = state.reorderItem(at: start, to: end)
    #expect(toNowhere == nil)
    #expect(state.snapshot().itemIdentifiers == ["x", "y"])
  }
}

extension DataSourceState {
  fileprivate func applying(
    _ snapshot: Snapshot<SectionID, ItemID>, animated: Bool
  ) throws -> ApplyResult<SectionID, ItemID> {
    var copy = self
    return try copy.apply(snapshot, animatingDifferences: animated)
  }
}
