import DiffableDataSource
import SwiftInterpreter
import SwiftReading
import Testing
import WorldModel

/// Values of a program as identifiers.
@Suite struct IdentityTests {
  private static let item = """
    struct Item: Hashable {
      let id: Int
      var title: String
      static func == (a: Item, b: Item) -> Bool { a.id == b.id }
      func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }
    enum Section { case main }
    var s = NSDiffableDataSourceSnapshot<Section, Item>()
    s.appendSections([.main])
    s.appendItems([Item(id: 1, title: "old"), Item(id: 2, title: "other")])

    """

  /// The snapshot that `source` applies to a data source of its own.
  private func applied(_ source: String, items: String) throws -> Snapshot<Identifier, Identifier> {
    var session = try Session()
    try session.run(
      """
      \(source)
      let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      let source = UICollectionViewDiffableDataSource<\(items)>(collectionView: view) { view, path, item in
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      source.apply(s)
      """)
    return session.host.world.applied
  }

  @Test func areNamedByWhatIdentifiesThem() throws {
    let snapshot = try applied(Self.item, items: "Section, Item")
    #expect(snapshot.sectionIdentifiers.map(\.name) == ["main"])
    #expect(snapshot.itemIdentifiers.map(\.name) == ["1", "2"])
    let cases = try applied(
      """
      enum Row: Hashable { case plain, number(Int) }
      var s = NSDiffableDataSourceSnapshot<Int, Row>()
      s.appendSections([7])
      s.appendItems([.plain, .number(3)])
      """, items: "Int, Row")
    #expect(cases.sectionIdentifiers.map(\.name) == ["7"])
    #expect(cases.itemIdentifiers.map(\.name) == ["plain", "number(3)"])
  }

  @Test func haveNamesOfTheirOwnWhereTheyAreCalledAlike() throws {
    let snapshot = try applied(
      """
      struct Place: Hashable, CustomStringConvertible {
        var x: Int
        var description: String { "place" }
      }
      var s = NSDiffableDataSourceSnapshot<Int, Place>()
      s.appendSections([0])
      s.appendItems([Place(x: 1), Place(x: 2), Place(x: 3)])
      s.deleteItems([Place(x: 2)])
      """, items: "Int, Place")
    #expect(snapshot.itemIdentifiers.map(\.name) == ["place", "place#3"])
  }

  @Test func travelWithWhatTheyHeldAtFirst() throws {
    var session = try Session()
    try session.run(Self.item + #"s.reloadItems([Item(id: 1, title: "new")])"#)
    let evaluation = try session.run("print(s.itemIdentifiers(inSection: .main).map(\\.title))")
    #expect(evaluation.lines == [#"["old", "other"]"#])
  }

  @Test func areOthersInAnotherSnapshot() throws {
    var session = try Session()
    try session.run(
      Self.item + """
        var t = NSDiffableDataSourceSnapshot<Section, Item>()
        t.appendSections([.main])
        t.appendItems([Item(id: 1, title: "new")])
        """)
    let evaluation = try session.run("print(t.itemIdentifiers(inSection: .main).map(\\.title))")
    #expect(evaluation.lines == [#"["new"]"#])
  }

  @Test func areRefusedWhenTheyAreEqualAndHashDifferently() throws {
    var session = try Session()
    let error = #expect(throws: Refusal.self) {
      try session.run(
        """
        struct Bad: Hashable {
          let id: Int
          let count: Int
          static func == (a: Bad, b: Bad) -> Bool { a.id == b.id }
          func hash(into hasher: inout Hasher) { hasher.combine(id); hasher.combine(count) }
        }
        var s = NSDiffableDataSourceSnapshot<Int, Bad>()
        s.appendSections([0])
        s.appendItems([Bad(id: 1, count: 1)])
        s.appendItems([Bad(id: 1, count: 2)])
        """)
    }
    #expect(error?.diagnostic.uikit?.contains("equal but have different hash values") == true)
  }

  @Test func thatWereTypedAreValuesOfTheProgramsType() throws {
    var session = try Session()
    try session.host.world.snapshot.appendSections([Identifier("main")])
    try session.host.world.snapshot.appendItems([Identifier("a"), Identifier("b")])
    let evaluation = try session.run(
      """
      print(snapshot.indexOfItem("b") ?? -1)
      snapshot.appendItems(["c"])
      """)
    #expect(evaluation.lines == ["1"])
    #expect(session.host.world.snapshot.itemIdentifiers.map(\.name) == ["a", "b", "c"])
  }

  @Test func ofAThousandEditsStayUnique() throws {
    var session = try Session()
    let evaluation = try session.run(
      """
      var s = NSDiffableDataSourceSnapshot<Int, Int>()
      s.appendSections([0])
      for i in 0..<1000 { s.appendItems([i]) }
      print(s.numberOfItems(inSection: 0))
      """)
    #expect(evaluation.lines == ["1000"])
  }
}
