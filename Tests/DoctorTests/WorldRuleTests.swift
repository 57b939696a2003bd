import DiffableDataSource
import JSON
import Testing

@testable import CompositionalLayout
@testable import Doctor
@testable import Wording
@testable import WorldModel

/// Each rule about data sees what it is there for.
@Suite struct WorldRuleTests {
  /// A world that shows items a and b of a section main, the title of a being Old.
  private func world(_ identity: IdentityRule = .id) throws -> World {
    var world = World()
    world.contents.identity = identity
    world.contents.set("title", of: Identifier("a"), to: "Old")
    try world.edit(.appendSections([Identifier("main")]))
    let items = ["a", "b"].map { world.contents.identifier(Identifier($0)) }
    try world.edit(.appendItems(items, toSection: nil))
    try show(&world)
    return world
  }

  private func show(_ world: inout World) throws {
    _ = try world.dataSource.apply(world.snapshot)
    world.snapshot = world.applied
    world.contents.configureCells(of: world.snapshot.itemIdentifiers)
  }

  @Test func anEmptyWorldSurprisesNobody() {
    #expect(Doctor.findings(in: World()).map(\.rule.id) == [])
  }

  @Test func aShownWorldSurprisesNobody() throws {
    #expect(Doctor.findings(in: try world()).map(\.rule.id) == [])
  }

  @Test func aCellThatShowsOldContentsIsFound() throws {
    var world = try world()
    world.contents.set("title", of: Identifier("a"), to: "New")
    let findings = Doctor.findings(in: world)
    #expect(findings.map(\.rule.id) == ["missing-reconfigure"])
    #expect(findings.first?.subject.name == "a")
    #expect(
      findings.first?.message.english
        == "its cell shows \"Old\" for title, and the model says \"New\"")
    #expect(findings.first?.mend.english == "`reconfigure a` before the next apply")
  }

  @Test func anIdentifierThatCarriesOldContentsIsFound() throws {
    var world = try world(.payload)
    #expect(Doctor.findings(in: world).map(\.rule.id) == [])
    world.contents.set("title", of: Identifier("a"), to: "New")
    let findings = Doctor.findings(in: world)
    #expect(findings.map(\.rule.id) == ["carried-value"])
    #expect(findings.first?.subject.name == "a")
    #expect(
      findings.first?.message.english
        == "its identifier carries \"Old\" as title, and the model says \"New\": no reload shows it"
    )
  }

  /// What the cell of item a needs, the layout, and what is found.
  @Test(arguments: [
    (80.0, "group vertical 1w x 44 { item 1w x 44 }", "its cell needs a height of 80 and gets 44"),
    (44.0, "group vertical 1w x 44 { item 1w x 44 }", nil),
    (40.0, "group vertical 1w x 44 { item 1w x 44 }", nil),
    (80.0, "group vertical 1w x ~44 { item 1w x ~44 }", nil),
    (
      180.0, "group horizontal 0.8w x 100 { item 1w x ~60 }",
      "its cell is 180 high in a group of 100"
    ),
    (90.0, "group horizontal 0.8w x 100 { item 1w x ~60 }", nil),
  ])
  func aCellThatNeedsMoreHeightIsFound(
    _ height: Double, _ layout: String, _ beginning: String?
  ) throws {
    var world = try world()
    let main = Identifier("main")
    world.screen.layouts[main] = SectionLayout(section: try WrittenLayout.section(layout))
    world.screen.preferredSizes[Identifier("a")] = .size(LayoutExtent(width: 100, height: height))
    let findings = Doctor.findings(in: world).filter { $0.rule.id == "answer-without-room" }
    #expect(findings.map(\.subject.name) == (beginning == nil ? [] : ["a"]))
    if let beginning { #expect(findings.first?.message.english.hasPrefix(beginning) == true) }
  }

  @Test func aMarkedItemIsLeftAlone() throws {
    let edits: [SnapshotEdit] = [
      .reconfigureItems([Identifier("a")]), .reloadItems([Identifier("a")]),
      .reloadSections([Identifier("main")]), .deleteItems([Identifier("a")]),
    ]
    for edit in edits {
      var world = try world()
      world.contents.set("title", of: Identifier("a"), to: "New")
      try world.edit(edit)
      #expect(Doctor.findings(in: world).map(\.rule.id) == [], "\(edit)")
    }
  }

  @Test func identityThatCoversContentsIsFound() throws {
    let findings = Doctor.findings(in: try world(.value))
    #expect(findings.map(\.rule.id) == ["contents-in-identity"])
    #expect(
      findings.first?.message.english
        == "identity covers the contents of 1 item: a changed field is a delete and an insert")
  }

  @Test func aHashThatCoversMoreIsFound() throws {
    let findings = Doctor.findings(in: try world(.hash))
    #expect(findings.map(\.rule.id) == ["unequal-hashes"])
    #expect(findings.first?.severity == .error)
    #expect(findings.first?.subject.name == "a")
  }

  @Test func identityOfItemsWithoutContentsIsLeftAlone() throws {
    for identity in IdentityRule.allCases {
      var world = World()
      world.contents.identity = identity
      try world.edit(.appendSections([Identifier("main")]))
      try world.edit(.appendItems([Identifier("a")], toSection: nil))
      #expect(Doctor.findings(in: world).map(\.rule.id) == [])
    }
  }

  @Test func aViewThatIsBehindItsModelIsFound() {
    var world = World()
    let (a, b) = (Identifier("a"), Identifier("b"))
    world.handmade = HandmadeView(model: [[a]], shown: [[a, b]])
    #expect(
      Doctor.findings(in: world).map(\.message.english) == [
        "the view shows [2], and the model has [1]"
      ])
    world.handmade = HandmadeView(model: [[b, a]], shown: [[a, b]])
    #expect(
      Doctor.findings(in: world).map(\.message.english) == [
        "the view and the model both have [2], but not the same items in the same order"
      ])
    world.handmade = HandmadeView(model: [[a, b]], shown: [[a, b]])
    #expect(Doctor.findings(in: world).isEmpty)
  }

  @Test func whatAConsoleSaidIsTold() {
    let heard = [
      "2024-01-31 10:11:12 Shop[1:2] all is well",
      "Warning: applying updates in a non-thread confined manner is dangerous and can lead to deadlocks.",
      "Attempted to dequeue a cell using a registration that was created inside -collectionView:",
      "Attempted to dequeue a cell using a registration that was created inside -collectionView:",
      "Fatal error: something else",
    ]
    let findings = Doctor.findings(in: World(), heard: heard)
    #expect(findings.map(\.rule.id) == ["console-text", "console-text"])
    #expect(findings.map(\.severity) == [.warning, .error])
    #expect(findings.map(\.page) == ["apply", "registrations"])
    #expect(findings.allSatisfy { !$0.swift.isEmpty })
  }

  @Test func theAppliedLayoutIsJudged() throws {
    var world = try world()
    world.screen.layouts[Identifier("main")] = SectionLayout(
      section: try WrittenLayout.section("group horizontal 1w x ~50 { item 1w x 1h }"))
    let findings = Doctor.findings(in: world)
    #expect(findings.map(\.rule.id) == ["fraction-in-estimate"])
    #expect(
      findings.first?.lines(in: .english).map(\.plain) == [
        """
        note: main.group.subitems[0]: its height is 1h of the estimate ~50: it stays 50 and is \
        never measured [fraction-in-estimate]
        """,
        """
          give it an estimate too, or the group a size that is known; `explain self-sizing` tells \
        more
        """,
      ])
    #expect(findings.map(\.severity) == [.note])
    world.screen.preferredSizes[Identifier("b")] = .size(LayoutExtent(width: 320, height: 90))
    #expect(Doctor.findings(in: world).map(\.severity) == [.warning])
  }
}
