import DiffableDataSource
import Testing

/// Every property of what the engine hands out, each where it differs from all others.
@Suite struct ResultPropertyTests {
  @Test func differencesAreEmptyOnlyWithoutChangesReloadsAndReconfigures() throws {
    let initial = Snapshot([("A", ["x", "y"])])
    #expect(initial.difference(from: initial).isEmpty)

    let changed = Snapshot([("A", ["x"])]).difference(from: initial)
    #expect(!changed.changes.isEmpty)
    #expect(changed.reloads.isEmpty)
    #expect(changed.reconfiguredItems.isEmpty)
    #expect(!changed.isEmpty)
    #expect(changed.initial == initial)
    #expect(changed.final.itemIdentifiers == ["x"])

    var marked = initial
    try marked.reloadItems(["y"])
    let reloading = marked.difference(from: initial)
    #expect(reloading.changes.isEmpty)
    #expect(reloading.reloads.reloadedItems == [ItemIndexPath(item: 1, section: 0)])
    #expect(reloading.reloads.reloadedSections.isEmpty)
    #expect(!reloading.isEmpty)

    marked = initial
    try marked.reloadSections(["A"])
    #expect(marked.difference(from: initial).reloads.reloadedSections == [0])
    #expect(!marked.difference(from: initial).isEmpty)

    marked = initial
    try marked.reconfigureItems(["x"])
    let reconfiguring = marked.difference(from: initial)
    #expect(reconfiguring.changes.isEmpty)
    #expect(reconfiguring.reloads.isEmpty)
    #expect(reconfiguring.reconfiguredItems == [ItemIndexPath(item: 0, section: 0)])
    #expect(!reconfiguring.isEmpty)
  }

  @Test func batchesAreEmptyOnlyWithoutAnyOperation() {
    let path = ItemIndexPath(item: 0, section: 0)
    #expect(BatchUpdate().isEmpty)
    let additions: [(inout BatchUpdate) -> Void] = [
      { $0.deletedSections = [0] }, { $0.insertedSections = [0] }, { $0.reloadedSections = [0] },
      { $0.movedSections = [BatchMove(from: 0, to: 0)] }, { $0.deletedItems = [path] },
      { $0.insertedItems = [path] }, { $0.reloadedItems = [path] },
      { $0.movedItems = [BatchMove(from: path, to: path)] },
    ]
    for add in additions {
      var batch = BatchUpdate()
      add(&batch)
      #expect(!batch.isEmpty)
    }
  }

  @Test func pathsAreOrderedBySectionFirst() {
    #expect(ItemIndexPath(item: 9, section: 0) < ItemIndexPath(item: 0, section: 1))
    #expect(ItemIndexPath(item: 0, section: 1) < ItemIndexPath(item: 1, section: 1))
    #expect(!(ItemIndexPath(item: 1, section: 1) < ItemIndexPath(item: 1, section: 1)))
    #expect(!(ItemIndexPath(item: 0, section: 1) < ItemIndexPath(item: 9, section: 0)))
  }

  @Test func appliesTellWhatTheyDid() throws {
    var state = DataSourceState<String, String>()
    #expect(!state.hasApplied)
    let empty = state.snapshot()
    let first = Snapshot([("A", ["x"]), ("B", [])])
    let loaded = try state.apply(first, animatingDifferences: false)
    #expect(state.hasApplied)
    #expect(loaded.mode == .reload)
    #expect(!loaded.isAnimated)
    #expect(loaded.initial == empty)
    #expect(loaded.final == first)
    #expect(loaded.difference == nil)
    #expect(
      words(loaded.cellRequests)
        == ["0-0 x reloadsData"])

    var second = Snapshot([("A", ["w"]), ("B", ["x", "y"]), ("C", ["z"])])
    try second.reloadItems(["y"])
    try second.reconfigureItems(["y", "z"])
    let changed = try state.apply(second)
    #expect(changed.mode == .diff)
    #expect(changed.isAnimated)
    #expect(changed.initial == first)
    #expect(changed.final.reloadedItemIdentifiers == ["y"])
    #expect(changed.difference?.final == second)
    #expect(
      words(changed.cellRequests) == [
        "0-0 w isInserted",
        "1-0 x isInserted",
        "1-1 y isInserted",
        "2-0 z isInserted",
        "1-1 y isReloaded",
        "2-0 z isReconfigured",
      ])
    #expect(state.snapshot().reloadedItemIdentifiers.isEmpty)
  }

  @Test func explanationsGiveBothPlacesOfEachElement() throws {
    let initial = Snapshot([("A", ["a", "b", "c"]), ("B", []), ("C", ["g"])])
    let final = Snapshot([("B", ["c"]), ("A", ["b", "n", "a"]), ("D", [])])
    let difference = final.difference(from: initial)
    let items = try #require(difference.explanation(ofSection: "A"))
    #expect(items.old == ["a", "b", "c"])
    #expect(items.new == ["b", "n", "a"])
    #expect(items.staying == ["a"])
    #expect(
      words(items.entries) == [
        "b 1 0 moves",
        "n - 1 isInserted",
        "a 0 2 stays",
        "c 2 - leaves(toSection: 0)",
      ])
    #expect(
      words(difference.explanation(ofSection: "B")?.entries)
        == ["c - 0 arrives(fromSection: 0)"])
    #expect(
      words(difference.explanation(ofSection: "C")?.entries)
        == ["g 0 - isDeleted"])
    #expect(difference.explanation(ofSection: "D")?.entries.isEmpty == true)
    #expect(difference.explanation(ofSection: "E") == nil)
    let sections = difference.explanationOfSections()
    #expect(sections.old == ["A", "B", "C"])
    #expect(sections.new == ["B", "A", "D"])
    #expect(sections.staying == ["A"])
    #expect(
      words(sections.entries) == [
        "B 1 0 moves",
        "A 0 1 stays",
        "D - 2 isInserted",
        "C 2 - isDeleted",
      ])
  }

  @Test func transactionsGiveBothSidesAndOneScriptForEachSection() throws {
    var state = DataSourceState<String, String>()
    let initial = Snapshot([("A", ["x", "y"]), ("B", []), ("C", ["z"])])
    try state.apply(initial)
    let moved = state.reorderItem(
      at: ItemIndexPath(item: 0, section: 2), to: ItemIndexPath(item: 1, section: 0))
    let transaction = try #require(moved)
    #expect(transaction.initialSnapshot == initial)
    #expect(transaction.finalSnapshot.itemsBySection == [["x", "z", "y"], [], []])
    #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["A", "C"])
    #expect(transaction.sectionTransactions.map(\.initialSnapshot.items) == [["x", "y"], ["z"]])
    #expect(transaction.sectionTransactions.map(\.finalSnapshot.items) == [["x", "z", "y"], []])
    #expect(transaction.sectionTransactions.map(\.difference.count) == [1, 1])
    #expect(transaction.difference.count == 2)
  }

  @Test func disclosuresAskWhatTheyDo() throws {
    var state = DataSourceState<String, String>()
    var tree = SectionSnapshot<String>()
    try tree.append(["a"])
    try tree.append(["a1"], to: "a")
    tree.expand(["a"])
    try state.apply(tree, to: "S")
    var answers = DisclosureAnswers<String>()
    answers.shouldCollapse = false
    let kept = try state.toggleDisclosure(of: "a", in: "S", answers: answers)
    #expect(kept?.questions == [.shouldCollapseItem("a")])
    #expect(kept?.result == nil)
    #expect(state.snapshot().itemIdentifiers == ["a", "a1"])
    let collapsed = try state.toggleDisclosure(of: "a", in: "S")
    #expect(collapsed?.questions == [.shouldCollapseItem("a"), .willCollapseItem("a")])
    #expect(collapsed?.result?.final.itemIdentifiers == ["a"])
    let expanded = try state.toggleDisclosure(of: "a", in: "S")
    #expect(expanded?.questions == [.shouldExpandItem("a"), .willExpandItem("a")])
    #expect(expanded?.result?.final.itemIdentifiers == ["a", "a1"])
    let absent = try state.toggleDisclosure(of: "b", in: "S")
    #expect(absent == nil)
    answers.children = tree
    #expect(throws: DataSourceError.outline(.replacementRepeatsItems(["a", "a1"]))) {
      try state.toggleDisclosure(of: "a1", in: "S", answers: answers)
    }
  }
}

private func words(_ requests: [CellRequest<String>]) -> [String] {
  requests.map { "\($0.path.section)-\($0.path.item) \($0.identifier) \($0.reason)" }
}

/// Element, place before, place after and reason of each entry.
private func words(_ entries: [ListExplanation<String>.Entry]?) -> [String]? {
  entries?.map { entry in
    let places = [entry.from, entry.to].map { $0.map(String.init) ?? "-" }
    return "\(entry.element) \(places[0]) \(places[1]) \(entry.reason)"
  }
}
