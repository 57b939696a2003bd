import DiffableDataSource
import Foundation
import TestSupport
import Testing

/// Values made of literals and sequences, looked through, compared, described and written down.
@Suite struct ConstructionTests {
  private typealias Flat = Snapshot<String, String>

  @Test func snapshotsAreMadeOfSectionsAndItems() throws {
    let pairs = [("A", ["a", "b"]), ("B", []), ("C", ["c"])]
    let snapshot = try Flat(pairs.map { ($0.0, $0.1.lazy.filter { _ in true }) })
    #expect(snapshot.sectionIdentifiers == ["A", "B", "C"])
    #expect(snapshot.itemsBySection == [["a", "b"], [], ["c"]])
    #expect(snapshot == ["A": ["a", "b"], "B": [], "C": ["c"]])
    let byFirst = Dictionary(grouping: ["ax", "ay", "bx"]) { $0.prefix(1) }
    let grouped = try Flat(
      byFirst.sorted { $0.key < $1.key }.lazy.map { (String($0.key), $0.value) })
    #expect(grouped.itemsBySection == [["ax", "ay"], ["bx"]])
    #expect(throws: SnapshotError.existingSections(["A"])) {
      try Flat([("A", ["a"]), ("A", ["b"])].lazy.map { ($0, $1) })
    }
    #expect(throws: SnapshotError.repeatedItems(["b"])) {
      try Flat([("A", ["a", "b"]), ("B", ["c", "b"])].lazy.map { ($0, $1) })
    }
    #expect(throws: SnapshotError.repeatedItems(["a"])) {
      try Flat([("A", ["a", "a"])].lazy.map { ($0, $1) })
    }
  }

  @Test func literalsKeepTheirOrderAndAreNeverRefused() {
    let snapshot: Flat = ["Z": ["z", "y"], "A": ["a"], "M": []]
    #expect(snapshot.sectionIdentifiers == ["Z", "A", "M"])
    #expect(snapshot.itemIdentifiers == ["z", "y", "a"])
    let empty: Flat = [:]
    #expect(empty == Flat())
    let repeated: Flat = ["A": ["a", "b", "a"], "B": ["c"], "A": ["d", "c"]]
    #expect(repeated.sectionIdentifiers == ["A", "B"])
    #expect(repeated.itemsBySection == [["b", "a", "d", "c"], []])
    repeated.verifyInvariants()
  }

  @Test func sectionsAreACollection() {
    var snapshot: Flat = ["A": ["a", "b"], "B": [], "C": ["c"]]
    let sections = snapshot.sections
    #expect(sections.count == 3)
    #expect(sections.map(\.id) == ["A", "B", "C"])
    #expect(sections.map(\.items) == [["a", "b"], [], ["c"]])
    #expect(sections.reversed().map(\.id) == ["C", "B", "A"])
    #expect(sections[0].items == ["a", "b"])
    #expect(sections.last?.items == ["c"])
    #expect(sections.firstIndex { $0.items.isEmpty } == 1)
    snapshot.deleteAllItems()
    #expect(snapshot.sections.isEmpty)
    #expect(sections.count == 3)
  }

  @Test func sequencesAndSingleArgumentsDoWhatArraysDo() throws {
    var snapshot = Flat()
    try snapshot.appendSections("A", "B")
    try snapshot.appendSections(["C", "D"].lazy.map { $0 })
    try snapshot.appendItems("a", "b", "c", toSection: "A")
    try snapshot.appendItems(Set(["d"]))
    let notice = try snapshot.appendItems("d", "e", toSection: "B")
    #expect(notice?.identifiers == ["d"])
    try snapshot.insertItems("f", "g", beforeItem: "a")
    try snapshot.insertItems("h", afterItem: "a")
    try snapshot.insertItems(
      ["i", "j"].reversed() as ReversedCollection<[String]>, beforeItem: "b")
    try snapshot.insertItems(CollectionOfOne("k"), afterItem: "b")
    try snapshot.insertSections("E", beforeSection: "A")
    try snapshot.insertSections("F", afterSection: "A")
    try snapshot.insertSections(CollectionOfOne("G"), beforeSection: "A")
    try snapshot.insertSections(CollectionOfOne("H"), afterSection: "A")
    #expect(
      snapshot == [
        "E": [], "G": [], "A": ["f", "g", "a", "h", "j", "i", "b", "k", "c"], "H": [], "F": [],
        "B": ["d", "e"], "C": [], "D": [],
      ])
    try snapshot.reloadItems("a", "b")
    try snapshot.reloadItems(CollectionOfOne("c"))
    try snapshot.reconfigureItems("d")
    try snapshot.reconfigureItems(CollectionOfOne("e"))
    try snapshot.reloadSections("A")
    try snapshot.reloadSections(CollectionOfOne("B"))
    #expect(snapshot.reloadedItemIdentifiers == ["a", "b", "c"])
    #expect(snapshot.reconfiguredItemIdentifiers == ["d", "e"])
    #expect(snapshot.reloadedSectionIdentifiers == ["A", "B"])
    try snapshot.deleteItems("a", "f")
    try snapshot.deleteItems(CollectionOfOne("g"))
    try snapshot.deleteSections("E", "G")
    try snapshot.deleteSections(CollectionOfOne("H"))
    #expect(snapshot.itemIdentifiers == ["h", "j", "i", "b", "k", "c", "d", "e"])
    #expect(snapshot.sectionIdentifiers == ["A", "F", "B", "C", "D"])
  }

  @Test func outlinesTakeSequencesAndSingleArguments() throws {
    var outline = try SectionSnapshot<String>(["a", "b"].lazy.map { $0 })
    #expect(throws: SectionSnapshotError.repeatedItems(["a"])) {
      try SectionSnapshot<String>(["a", "a"])
    }
    try outline.append("a1", "a2", to: "a")
    try outline.append(CollectionOfOne("a3"), to: "a")
    try outline.append("c")
    try outline.insert("x", "y", before: "b")
    try outline.insert("z", after: "b")
    try outline.insert(CollectionOfOne("v"), before: "b")
    try outline.insert(CollectionOfOne("w"), after: "b")
    outline.expand("a", "b")
    outline.expand(CollectionOfOne("c"))
    #expect(outline.expandedItems == ["a", "b", "c"])
    outline.collapse("b")
    outline.collapse(CollectionOfOne("c"))
    #expect(outline.expandedItems == ["a"])
    #expect(outline.items == ["a", "a1", "a2", "a3", "x", "y", "v", "b", "w", "z", "c"])
    #expect(outline.description == "[+a: [a1, a2, a3], x, y, v, b, w, z, c]")
    try outline.delete("a1", "x")
    try outline.delete(CollectionOfOne("y"))
    #expect(outline.items == ["a", "a2", "a3", "v", "b", "w", "z", "c"])
  }

  /// An array is a hashable value too, but never the one that is meant.
  @Test func arraysOfAnyHashableAreArrays() throws {
    var snapshot = Snapshot<AnyHashable, AnyHashable>()
    try snapshot.appendSections(["A", 1])
    try snapshot.appendItems(["a", 2, 3.5])
    #expect(snapshot.numberOfSections == 2)
    #expect(snapshot.numberOfItems == 3)
    try snapshot.appendItems(["x", "y"])
    #expect(snapshot.numberOfItems == 5)
    var outline = SectionSnapshot<AnyHashable>()
    try outline.append(["x", "y"])
    #expect(outline.items == ["x", "y"])
  }

  @Test func valuesAreComparedAndHashedByWhatTheyHold() throws {
    let snapshot: Flat = ["A": ["a"], "B": []]
    var other: Flat = ["A": ["b", "a"], "B": [], "C": []]
    #expect(snapshot != other)
    try other.deleteItems("b")
    #expect(snapshot != other)
    try other.deleteSections("C")
    try other.reloadItems("a")
    #expect(Set([snapshot, other]).count == 1)
    #expect(Set([snapshot, ["A": [], "B": ["a"]], ["B": [], "A": ["a"]], [:]]).count == 4)
    #expect(snapshot != ["A": ["b"], "B": []])
    // Marks are no part of a snapshot, but of what a difference does.
    let plain = snapshot.difference(from: snapshot)
    #expect(plain != other.difference(from: snapshot))
    #expect(Set([plain, snapshot.difference(from: other)]).count == 1)

    let outline = try SectionSnapshot(["a", "b"])
    var expanded = outline
    expanded.expand("a")
    #expect(outline != expanded)
    var nested = try SectionSnapshot(["a"])
    try nested.append("b", to: "a")
    #expect(Set([outline, expanded, nested, SectionSnapshot(outline)]).count == 3)
    #expect(try outline != SectionSnapshot(["a"]))
    #expect(try outline != SectionSnapshot(["a", "b", "c"]))
    #expect(try outline != SectionSnapshot(["a", "c"]))

    var state = DataSourceState<String, String>()
    let empty = state
    try state.apply(snapshot)
    var later = state
    try later.apply(outline, to: "B")
    #expect(Set([empty, state, later]).count == 3)
  }

  @Test func plainDescriptions() throws {
    let path = ItemIndexPath(item: 2, section: 0)
    #expect("\(path)" == "[0, 2]")
    #expect("\(BatchMove(from: path, to: ItemIndexPath(item: 0, section: 1)))" == "[0, 2] → [1, 0]")
    #expect("\(BatchMove(from: 1, to: 0))" == "1 → 0")
    let old: Flat = ["A": ["a", "b", "c"], "B": []]
    var new: Flat = ["A": ["c", "a", "x"], "C": ["b"]]
    #expect("\(old)" == "[A: [a, b, c], B: []]")
    #expect("\(Flat())" == "[:]")
    try new.reloadItems("a", "x")
    try new.reconfigureItems("c")
    let difference = new.difference(from: old)
    #expect(
      "\(difference)" == """
        delete section 1; insert section 1; insert item [0, 2]; \
        move items [0, 1] → [1, 0], [0, 2] → [0, 0]; reload items [0, 1], [0, 2]; \
        reconfigure item [0, 0]
        """)
    #expect("\(old.difference(from: old))" == "nothing")
    #expect("\(BatchUpdate())" == "nothing")
    var batch = BatchUpdate()
    (batch.movedSections, batch.reloadedSections) = ([BatchMove(from: 0, to: 1)], [2, 3])
    batch.deletedItems = [path]
    #expect("\(batch)" == "move section 0 → 1; reload sections 2, 3; delete item [0, 2]")
    #expect("\(SectionSnapshot<Int>())" == "[]")
    var outline = try SectionSnapshot(["a", "b"])
    try outline.append("a1", to: "a")
    try outline.append("a2", to: "a1")
    outline.expand("a1")
    #expect("\(outline)" == "[a: [+a1: [a2]], b]")
    #expect(outline.uikitDescription.hasPrefix("<NSDiffableDataSourceSectionSnapshot: 0xADDR\n"))
    let notice = try new.appendItems("b", "q", toSection: "A")
    #expect(notice?.description == "items were there already and have moved: b")
  }

  @Test func pathsMovesAndBatchesAreWrittenAndRead() throws {
    var batch = BatchUpdate()
    batch.deletedSections = [.max]
    batch.movedSections = [BatchMove(from: 0, to: 1)]
    batch.insertedItems = [ItemIndexPath(item: .min, section: 1)]
    batch.movedItems = [
      BatchMove(from: ItemIndexPath(item: 1, section: 0), to: ItemIndexPath(item: 0, section: 1))
    ]
    let data = try JSONEncoder().encode(batch)
    #expect(try JSONDecoder().decode(BatchUpdate.self, from: data) == batch)
    #expect(String(decoding: data, as: UTF8.self).contains("\"item\":\(Int.min)"))
  }
}
