import DiffableDataSource
import Foundation
import TestSupport
import Testing

@testable import DiffplayKit
@testable import WorldModel
@testable import WorldWording

/// Files that are imported alone and whose code waits for values, or is made of types, that are not
/// given.
@Suite(.serialized, .enabled(if: runsLongTests)) struct ValuesNotGivenTests {
  private static func sections(_ playground: Playground) -> [String] {
    playground.workbench.world.applied.sectionIdentifiers.map(\.name)
  }

  /// What several values over time are put together of is not given, some or all of it.
  @Test func valuesThatArePutTogetherAreWaitedFor() throws {
    let (playground, report) = try StrangersCodeTests.imported(
      "JoinedStreamsAlone.swift", " screen GardenViewController")
    #expect(Self.sections(playground) == ["Beds", "Pots"], "\(report)")
    #expect(try playground.shownCounts == [4, 4], "\(report)")
    #expect(!report.contains("left out"), "\(report)")
  }

  /// Closures that say what they take are refused by nothing, and are run.
  @Test func answersWithTypesAreWaitedFor() throws {
    let (playground, report) = try StrangersCodeTests.imported(
      "JoinedStreamsAlone.swift", " screen SeedsViewController")
    #expect(Self.sections(playground).sorted() == ["Bulbs", "Seeds"], "\(report)")
    #expect(!report.contains("left out"), "\(report)")
  }

  /// What a screen and its cells are bound to is a reactor, with actions and a state.
  @Test func reactorsThatAreNotGivenAreBound() throws {
    let (playground, report) = try StrangersCodeTests.imported("ReactorNotGivenAlone.swift")
    #expect(try playground.shownCounts == [4, 4], "\(report)")
    #expect(!report.contains("left out"), "\(report)")
    // Each cell is as high as the text of its reactor's state.
    #expect(report.contains("60.33"), "\(report)")
  }

  /// Protocols that are not given have the types that generic code asks of them; those of the file
  /// that have types of their own are conformed to.
  @Test func genericPartsThatAreNotGivenHaveTheirTypes() throws {
    let (playground, report) = try StrangersCodeTests.imported(
      "GenericPartsAlone.swift", " screen FeedController")
    #expect(try playground.shownCounts == [4], "\(report)")
    let other = "ShelfController<ShelfModelNotGiven, BookShowingNotGiven"
    #expect(report.contains(other), "\(report)")
    let told = StrangersCodeTests.notGiven(in: report)
    let parts: Set = ["FeedSource", "ShelfModel", "BookShowing", "Loadable"]
    #expect(told.isSuperset(of: parts), "\(report)")
    // What is told as missing is what a person could add.
    #expect(!report.contains("cannot infer") && !report.contains("takes no arguments"), "\(report)")
    #expect(!report.contains("it is generic"), "\(report)")
  }

  /// What an identifier that is a placeholder stands for is an object of the entity that is fetched.
  @Test func entitiesThatAreNotGivenAreFetched() throws {
    let (playground, report) = try StrangersCodeTests.imported(
      "FetchedEntitiesAlone.swift", " screen WalksViewController")
    #expect(try playground.shownCounts == [4], "\(report)")
    #expect(report.contains("\"name 1\""), "\(report)")
    // Both texts are there, the second made of members that are not given.
    #expect(report.contains("65.67"), "\(report)")
    #expect(!report.contains("left out") && !report.contains("plain views"), "\(report)")
  }

  /// Numbers that a part of a layout is made of have to be said; texts and cases have not.
  @Test func partsOfLayoutsAreMadeOfWhatIsSaid() throws {
    let (playground, report) = try StrangersCodeTests.imported("LayoutPartsToSay.swift")
    let way = "`import … with columns: …, spacing: …` says what it is made with"
    #expect(report.contains("GridPart.section(in:): \(way)"), "\(report)")
    let layouts = playground.workbench.world.importedLayouts
    #expect(layouts.map(\.name) == ["free", "paged"], "\(report)")
    let (said, told) = try StrangersCodeTests.imported(
      "LayoutPartsToSay.swift", " with columns: 3, spacing: 8")
    #expect(said.workbench.world.importedLayouts.count == 3, "\(told)")
    #expect(!told.contains("left out"), "\(told)")
  }

  /// An extension of a view model that is not given fills the table which it is handed.
  @Test func anExtensionFillsTheTableThatItTakes() throws {
    let (playground, report) = try StrangersCodeTests.imported("ExtendedModelAlone.swift")
    #expect(Self.sections(playground) == ["unread", "read"], "\(report)")
    #expect(try playground.shownCounts == [4, 4], "\(report)")
    let told = StrangersCodeTests.notGiven(in: report)
    let parts: Set = ["InboxSection.diffableDataSource", "InboxViewModel"]
    #expect(told.isSuperset(of: parts), "\(report)")
    #expect(!report.contains("left out"), "\(report)")
  }

  /// Cells that nothing lays out are shown each alone; those of tables are another screen.
  @Test func cellsWithoutALayoutAreShownAlone() throws {
    let (playground, report) = try StrangersCodeTests.imported("CellsAlone.swift")
    #expect(Self.sections(playground) == ["cells"], "\(report)")
    #expect(try playground.shownCounts == [2], "\(report)")
    let note = "each cell is shown alone, in a row of its own (TicketCell"
    #expect(report.contains(note), "\(report)")
    #expect(report.contains("128.33"), "\(report)")
    #expect(report.contains("screen  PriceCell"), "\(report)")
  }

  /// Rows stand for a class of layouts that is not given, and not the squares of a flow layout.
  @Test func rowsStandForAClassOfLayouts() throws {
    let (playground, report) = try StrangersCodeTests.imported("WaterfallNotGivenAlone.swift")
    #expect(try playground.shownCounts == [3], "\(report)")
    #expect(report.contains("note: its layout is not given: rows stand for it"), "\(report)")
    #expect(report.contains("content 393 x 132"), "\(report)")
    #expect(!report.contains("left out"), "\(report)")
  }

  /// A layout is asked of the cases that the first snapshot has no sections of, which stays as it is.
  @Test func aLayoutIsAskedOfEveryCase() throws {
    let (playground, report) = try StrangersCodeTests.imported("ModesOfSections.swift")
    #expect(Self.sections(playground) == ["rows"], "\(report)")
    #expect(try playground.shownCounts == [3], "\(report)")
    let layouts = playground.workbench.world.importedLayouts
    #expect(layouts.map(\.sections.count) == [3], "\(report)")
  }

  /// A preview says what a controller shows that others give its items.
  @Test func aPreviewGivesItsController() throws {
    let (playground, report) = try StrangersCodeTests.imported("PreviewedController.swift")
    let shown = playground.workbench.world.applied
    #expect(shown.itemIdentifiers.map(\.name) == ["Red", "Blue"], "\(report)")
    #expect(!report.contains("left out") && !report.contains("placeholders"), "\(report)")
  }

  /// What is looked up by a name after a point in a type that is not given is there.
  @Test func valuesAreLookedUpInWhatIsNotGiven() throws {
    let (playground, report) = try StrangersCodeTests.imported("MailboxAlone.swift")
    #expect(try playground.shownCounts == [4], "\(report)")
    #expect(!report.contains("left out"), "\(report)")
    #expect(report.contains("0 stands for it: CGFloat.spacing16, Metrics.spacing"), "\(report)")
  }

  /// Nothing makes the data source: what registers its cells is not given, and a cell's own class stands.
  @Test func cellsOfASourceThatNothingMakesAreRegistered() throws {
    let (playground, report) = try StrangersCodeTests.imported("NotesSourceAlone.swift")
    #expect(try playground.shownCounts == [4, 4], "\(report)")
    let told = "what registers NoteCell, for which UITableViewCell stands"
    #expect(report.contains(told) && !report.contains("plain views"), "\(report)")
  }

  /// A label of the app's own has the room around its text that it is made with: 20.33 points of text,
  /// 16 of room and 8 of the cell's.
  @Test func labelsHaveTheRoomTheyAreMadeWith() throws {
    let (playground, report) = try StrangersCodeTests.imported("ChatAlone.swift")
    #expect(try playground.shownCounts == [4], "\(report)")
    #expect(report.contains("44.33") && !report.contains("left out"), "\(report)")
  }

  /// What a length is divided by is 1, and said to be: of nothing no layout would come.
  ///
  /// A loop makes a section of each element.
  @Test func ratiosThatAreNotGivenAreOne() throws {
    let (playground, report) = try StrangersCodeTests.imported("PictureWallAlone.swift")
    #expect(try playground.shownCounts == [4, 4, 4, 4], "\(report)")
    #expect(report.contains("not given, 1 stands for it: aspectRatio"), "\(report)")
    #expect(report.contains("content 393 x 1572"), "\(report)")
  }
}
