import DiffableDataSource
import Testing

@Suite struct SnapshotTextTests {
  @Test func descriptionIsUIKits() throws {
    let snapshot = Snapshot([("A", ["a1", "a2", "a3"]), ("B", ["b1", "b2"]), ("C", [])])
    #expect(
      snapshot.uikitDescription(address: "1", snapshotter: "2", generation: "G") == """
        <NSDiffableDataSourceSnapshot 0x1: numberOfSections:3 numberOfItems:5; generation=<G>; \
        sectionCounts=<_UIDataSourceSnapshotter: 0x2; 3 sections with item counts: [3, 2, 0] >
        [A: {a1 a2 a3}]
        [B: {b1 b2}]
        [C: {}]>
        """)
    #expect(Snapshot([("A", [])]).uikitDescription.contains("1 section with item counts: [0] >"))
  }

  @Test func movingExistingItemsIsLogged() throws {
    var snapshot = Snapshot([("A", ["a", "b"]), ("B", [])])
    let appended = try snapshot.appendItems(["c", "a"], toSection: "B")
    let one = try #require(appended)
    #expect(one.uikitLog.contains("append 1 item identifier that already exists in the snapshot."))
    #expect(one.uikitLog.hasSuffix("Item identifier that already exists: a"))
    let inserted = try snapshot.insertItems(["b", "a"], beforeItem: "c")
    let two = try #require(inserted)
    #expect(two.uikitLog.contains("2 item identifiers that already exist in the snapshot."))
    #expect(two.uikitLog.hasSuffix("Item identifiers that already exist: (\n    b,\n    a\n)"))
    let quiet = try snapshot.appendItems(["z"])
    #expect(quiet == nil)
  }

  @Test func identifiersInListsAreQuotedAsFoundationDoes() {
    let error = SnapshotError.repeatedItems(["plain1", "two words", "앱", ""])
    #expect(
      error.uikitReason.hasSuffix(
        "{(\n    plain1,\n    \"two words\",\n    \"\\Uc571\",\n    \"\"\n)}"))
  }

  @Test func absentItemsAreNotReconfigured() {
    var snapshot = Snapshot([("A", ["a"])])
    #expect(throws: SnapshotError.reconfiguredItemNotFound("x")) {
      try snapshot.reconfigureItems(["a", "x"])
    }
    #expect(snapshot.reconfiguredItemIdentifiers.isEmpty)
    #expect(
      SnapshotError.reconfiguredItemNotFound("x").uikitReason
        == "Attempted to reconfigure item identifier that does not exist in the snapshot: x")
  }

  @Test func sectionsAndItemsHaveSeparateNames() throws {
    var snapshot = Snapshot<Int, Int>()
    try snapshot.appendSections([1])
    try snapshot.appendItems([1])
    #expect(snapshot.indexOfItem(1) == 0)
    #expect(snapshot.indexOfItem(2) == nil)
    #expect(snapshot.indexOfSection(2) == nil)
  }

  @Test func marksOfDeletedItemsRest() throws {
    var snapshot = Snapshot([("A", ["a", "b"])])
    try snapshot.reloadItems(["b", "a"])
    #expect(snapshot.reloadedItemIdentifiers == ["b", "a"])
    try snapshot.deleteItems(["b"])
    #expect(snapshot.reloadedItemIdentifiers == ["a"])
  }
}
