import DiffableDataSource
import Testing

/// What a refusal says in plain words, and that it says whom it is about.
@Suite struct RefusalTextTests {
  @Test func snapshotsNameItemsThatAreAbsent() {
    let snapshot: Snapshot<String, String> = ["A": ["a", "b"], "B": ["c"]]
    expect(.noSections, "there is no section yet to append items to") {
      var empty = Snapshot<String, String>()
      try empty.appendItems("a")
    }
    expect(.destinationNotFound("X"), "there is no X to put items to") {
      var copy = snapshot
      try copy.appendItems("x", toSection: "X")
    }
    expect(.destinationNotFound("x"), "there is no x to put items to") {
      var copy = snapshot
      try copy.insertItems("y", beforeItem: "x")
    }
    expect(.movedItemNotFound("x"), "there is no x to move") {
      var copy = snapshot
      try copy.moveItem("x", beforeItem: "a")
    }
    expect(.itemMoveDestinationNotFound("x"), "there is no x to move beside") {
      var copy = snapshot
      try copy.moveItem("a", afterItem: "x")
    }
    expect(.reloadedItemNotFound("x"), "there is no x to reload") {
      var copy = snapshot
      try copy.reloadItems("a", "x")
    }
    expect(.reconfiguredItemNotFound("x"), "there is no x to reconfigure") {
      var copy = snapshot
      try copy.reconfigureItems("x")
    }
  }

  @Test func snapshotsNameSectionsThatAreAbsent() {
    let snapshot: Snapshot<String, String> = ["A": ["a", "b"], "B": ["c"]]
    expect(.sectionNotFound("X"), "there is no section X") {
      _ = try snapshot.itemIdentifiers(inSection: "X")
    }
    expect(.sectionNotFound("X"), "there is no section X") {
      _ = try snapshot.numberOfItems(inSection: "X")
    }
    expect(.sectionDestinationNotFound("X"), "there is no section X to insert beside") {
      var copy = snapshot
      try copy.insertSections("Y", afterSection: "X")
    }
    expect(.movedSectionNotFound("X"), "there is no section X to move") {
      var copy = snapshot
      try copy.moveSection("X", beforeSection: "A")
    }
    expect(.sectionMoveDestinationNotFound("X"), "there is no section X to move beside") {
      var copy = snapshot
      try copy.moveSection("A", beforeSection: "X")
    }
    expect(.reloadedSectionNotFound("X"), "there is no section X to reload") {
      var copy = snapshot
      try copy.reloadSections("X")
    }
  }

  @Test func snapshotsNameWhatStandsInTheWay() {
    let snapshot: Snapshot<String, String> = ["A": ["a", "b"], "B": ["c"]]
    expect(.repeatedItems(["x", "y"]), "items stand twice: x, y") {
      var copy = snapshot
      try copy.appendItems("x", "y", "x", "y")
    }
    expect(.repeatedSections(["X"]), "sections stand twice: X") {
      var copy = snapshot
      try copy.appendSections("X", "X")
    }
    expect(.existingSections(["B"]), "sections are there already: B") {
      var copy = snapshot
      try copy.appendSections("X", "B")
    }
    expect(
      .itemDestinationInserted(destination: "a", identifiers: ["x", "a"]),
      "a is to be inserted beside itself"
    ) {
      var copy = snapshot
      try copy.insertItems("x", "a", beforeItem: "a")
    }
    expect(
      .sectionDestinationInserted(destination: "A", identifiers: ["A"]),
      "section A is to be inserted beside itself"
    ) {
      var copy = snapshot
      try copy.insertSections("A", afterSection: "A")
    }
    expect(.itemMovedToItself("a"), "a is to move beside itself") {
      var copy = snapshot
      try copy.moveItem("a", beforeItem: "a")
    }
    expect(.sectionMovedToItself("A"), "section A is to move beside itself") {
      var copy = snapshot
      try copy.moveSection("A", afterSection: "A")
    }
  }

  @Test func outlinesNameWhatIsWrong() throws {
    var outline = try SectionSnapshot(["a", "b"])
    try outline.append("a1", to: "a")
    let part = try SectionSnapshot(["b"])
    let refusals: [(String, (inout SectionSnapshot<String>) throws -> Void)] = [
      ("items stand twice: b, x", { try $0.append("b", "x", "x") }),
      ("there is no parent x", { try $0.append("y", to: "x") }),
      ("there is no x to insert before", { try $0.insert("y", before: "x") }),
      ("there is no x to insert after", { try $0.insert("y", after: "x") }),
      ("items stand twice: b", { try $0.insert(part, after: "a") }),
      ("there is no x to insert before", { try $0.insert(part, before: "x") }),
      ("there is no parent x", { try $0.replace(childrenOf: "x", using: part) }),
      ("there is no parent x", { _ = try $0.snapshot(of: "x") }),
      ("there is no x to delete", { try $0.delete("a", "x") }),
      ("there is no x", { _ = try $0.level(of: "x") }),
      ("there is no x that could have a parent", { _ = try $0.parent(of: "x") }),
      (
        "new children stand elsewhere in the outline: b",
        { try $0.replace(childrenOf: "a", using: part) }
      ),
    ]
    for (text, edit) in refusals {
      let before = outline
      let error = #expect(throws: SectionSnapshotError.self) { try edit(&outline) }
      #expect(error?.description == text)
      #expect(outline == before)
    }
  }

  @Test func dataSourcesNameWhatIsWrong() {
    let texts: [(DataSourceError, String)] = [
      (.unequalHashes("a", "b"), "a and b are equal but have different hashes"),
      (.sectionOutOfRange(2, sections: 2), "there is no section 2 among 2"),
      (.snapshot(.noSections), "there is no section yet to append items to"),
      (.outline(.itemNotFound("x")), "there is no x"),
    ]
    for (error, text) in texts { #expect(error.description == text) }
  }

  @Test func batchesNameThePlacesAndTheRoom() {
    let path = ItemIndexPath(item: 3, section: 0)
    #expect(
      text(before: [1], after: []) { $0.deletedSections = [1] }
        == "section 1 is to be deleted, of 1 before the update")
    #expect(
      text(before: [], after: [1]) { $0.insertedSections = [1] }
        == "section 1 is to be inserted, of 1 after the update")
    #expect(
      text(before: [1], after: [1]) { $0.movedSections = [BatchMove(from: 1, to: 0)] }
        == "section 1 is to move, of 1 before the update")
    #expect(
      text(before: [1], after: [1]) { $0.movedSections = [BatchMove(from: 0, to: 1)] }
        == "section 0 is to move to 1, of 1 after the update")
    #expect(
      text(before: [1], after: [1]) { $0.deletedItems = [path] }
        == "item [0, 3] is to be deleted, of 1 item before the update")
    #expect(
      text(before: [], after: []) { $0.insertedItems = [path] }
        == "item [0, 3] is to be inserted, of 0 sections after the update")
    #expect(
      text(before: [2], after: [2]) { $0.movedItems = [BatchMove(from: path, to: start)] }
        == "item [0, 3] is to move, of 2 items before the update")
    #expect(
      text(before: [2], after: [2]) { $0.movedItems = [BatchMove(from: start, to: path)] }
        == "item [0, 0] is to move to [0, 3], of 2 items after the update")
  }

  @Test func batchesNameThePlacesThatAreClaimedTwice() {
    #expect(
      text(before: [2], after: [1]) { ($0.deletedItems, $0.reloadedItems) = ([start], [start]) }
        == "item [0, 0] is both deleted and reloaded")
    #expect(
      text(before: [2], after: [1]) {
        ($0.deletedItems, $0.movedItems) = ([start], [BatchMove(from: start, to: start)])
      } == "item [0, 0] is both deleted and moved")
    #expect(
      text(before: [2, 1], after: [1, 2]) {
        $0.movedSections = [BatchMove(from: 0, to: 1)]
        $0.insertedSections = [1]
      } == "section 1 is both inserted and moved to")
    #expect(
      text(before: [2, 1], after: [1, 2]) {
        $0.movedSections = [BatchMove(from: 0, to: 1), BatchMove(from: 0, to: 0)]
      } == "section 0 moves twice")
    #expect(
      text(before: [2, 1], after: [1, 2]) {
        $0.movedSections = [BatchMove(from: 0, to: 1), BatchMove(from: 1, to: 1)]
      } == "two places move to section 1")
  }

  @Test func batchesNameTheSidesThatDoNotAddUp() {
    #expect(
      text(before: [1, 0], after: [1]) {
        ($0.deletedSections, $0.movedItems) = ([0], [BatchMove(from: start, to: start)])
      } == "a row moves out of deleted section 0")
    #expect(
      text(before: [1], after: [0, 1]) {
        $0.insertedSections = [1]
        $0.movedItems = [BatchMove(from: start, to: ItemIndexPath(item: 0, section: 1))]
      } == "a row moves into inserted section 1")
    #expect(
      text(before: [1], after: [1]) { $0.insertedSections = [0] }
        == "the sections do not add up: 1 inserted, 0 deleted")
    #expect(
      text(before: [1], after: [1]) { $0.insertedItems = [start] }
        == """
        the items of section 0 do not add up: 1 before, 1 inserted, 0 deleted, 0 moved in, \
        0 moved out, 1 after
        """)
  }

  private let start = ItemIndexPath(item: 0, section: 0)

  /// What a table says to a batch.
  private func text(
    before: [Int], after: [Int], _ add: (inout BatchUpdate) -> Void
  ) -> String? {
    var batch = BatchUpdate()
    add(&batch)
    return refusal(of: batch, before: before, after: after, in: .tableView)?.description
  }

  private func expect(
    _ error: SnapshotError, _ text: String, _ location: SourceLocation = #_sourceLocation,
    when edit: () throws -> Void
  ) {
    #expect(throws: error, sourceLocation: location) { try edit() }
    #expect(error.description == text, sourceLocation: location)
  }
}
