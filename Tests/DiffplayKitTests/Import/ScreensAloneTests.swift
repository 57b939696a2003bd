import CompositionalLayout
import DiffableDataSource
import Foundation
import TestSupport
import Testing

@testable import DiffplayKit
@testable import WorldModel
@testable import WorldWording

/// Single files of apps whose screens are made of lists, fonts and closures that are not given.
@Suite(.serialized, .enabled(if: runsLongTests)) struct ScreensAloneTests {
  private static func lines(_ report: String) -> [String] {
    report.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
  }

  /// A font's function is declared once for each shape of call, lists take in what is not given,
  /// placeholders are told apart by members that are not given, and frames are made of them.
  @Test func listsAreMadeOfWhatIsNotGiven() throws {
    let (playground, report) = try StrangersCodeTests.imported("PosterWallAlone.swift")
    #expect(
      try playground.shownItems == [(1...4).map { "kind \($0)" }, (5...8).map { "kind \($0)" }],
      "\(report)")
    let lines = Self.lines(report)
    #expect(lines.contains("+ \"kind 2\" 0 196.5 196.5 196.5"), "\(report)")
    #expect(lines.contains("+ \"kind 6\" 0 816 393 30"), "\(report)")
    #expect(StrangersCodeTests.notGiven(in: report).contains("UIFont.brand"), "\(report)")
    for word in ["left out", "plain views", "refuses"] {
      #expect(!report.contains(word), "\(report)")
    }
  }

  /// Items of any type are of those that the code takes them for, sections come with what the code
  /// takes of them, and of two collection views it is that with a data source.
  @Test func itemsOfSeveralTypesAreEachOfTheirOwn() throws {
    let (playground, report) = try StrangersCodeTests.imported(
      "MixedMarketAlone.swift", " with placeholders: 2")
    #expect(
      try playground.shownItems == [["Name 1", "Name 2"], ["Stall 3", "Stall 4"]], "\(report)")
    let lines = Self.lines(report)
    #expect(lines.contains("+ \"Name 2\" 0 60 393 40"), "\(report)")
    #expect(lines.contains("+ \"Stall 3\" 0 120 393 70"), "\(report)")
    for word in ["left out", "plain views"] { #expect(!report.contains(word), "\(report)") }
  }

  /// Closures run whose types their own code says, and those that are assigned; each adds to what the
  /// others show, and what fills nothing waits.
  @Test func closuresOfKnownTypesAreRun() throws {
    let (playground, report) = try StrangersCodeTests.imported(
      "BoundScoresAlone.swift", " with placeholders: 2")
    #expect(
      try playground.shownItems == [
        ["Scores", "Today"], ["Player 3", "Player 4"], ["Team 5", "Team 6"],
      ], "\(report)")
    for word in ["left out", "ended the program"] {
      #expect(!report.contains(word), "\(report)")
    }
  }

  /// What is told apart by its model's own type is found by that, and its cell measured; what a
  /// registration's handler sets up is a supplementary view.
  @Test func identitiesAreThoseOfTheirModels() throws {
    let (playground, report) = try StrangersCodeTests.imported("ChoresByNumberAlone.swift")
    #expect(try playground.shownItems == [(1...4).map { "ID \($0)" }], "\(report)")
    // Ten points above and below the line of a font of 17.
    #expect(Self.lines(report).contains("+ \"ID 2\" 0 64.33 393 40.33"), "\(report)")
    #expect(report.contains("in the place of ChoresHeader: UICollectionReusableView"), "\(report)")
    #expect(!report.contains("left out"), "\(report)")
  }

  /// Lists of a request's answer are not empty, so that their sections are there, and its service is
  /// one of the protocol's.
  @Test func requestsFillSectionsThatNeedSomething() throws {
    let (playground, report) = try StrangersCodeTests.imported(
      "ConcertsRequestedAlone.swift", " with placeholders: 2")
    #expect(
      try playground.shownItems == [["Concert 1", "Concert 2"], ["Venue 3", "Venue 4"]],
      "\(report)")
    for word in ["left out", "ended the program"] {
      #expect(!report.contains(word), "\(report)")
    }
  }

  /// A controller is made of whole numbers of any size and without the nib that is not given; what a
  /// table calls its data source for is no screen, and no cause names what no person wrote.
  @Test func controllersAreMadeWithoutTheirNibs() throws {
    let (playground, report) = try StrangersCodeTests.imported("VouchersAlone.swift")
    #expect(report.contains("the screen VoucherListViewController(shopID: 0)"), "\(report)")
    #expect(
      try playground.shownItems.map { $0.filter { $0.hasPrefix("Voucher") } }.map(\.count) == [4],
      "\(report)")
    #expect(report.contains(": 1 screen"), "\(report)")
    for word in ["moveRowAt", "StandIn"] { #expect(!report.contains(word), "\(report)") }
  }

  /// Rows stand for a layout that a function makes which is only called after flow layouts; a data source
  /// is made of the collection view that its maker takes, and an order leaves the list as it is.
  @Test func whatMakersAreCalledAfterIsNotTakenForIt() throws {
    let (playground, report) = try StrangersCodeTests.imported("ParksAlone.swift")
    #expect(try playground.shownItems == [(1...4).map { "Park \($0)" }], "\(report)")
    #expect(report.contains("its layout is not given: rows stand for it"), "\(report)")
    #expect(Self.lines(report).contains("+ \"Park 2\" 0 44 393 44"), "\(report)")
    #expect(!report.contains("left out"), "\(report)")
  }

  /// An enumeration that the code has is what its cases are told apart of, not a type that is not given
  /// and ends in the same word; a screen is filled by the method that others would hand its items.
  @Test func screensAreFilledByWhatOthersHandThem() throws {
    let (playground, report) = try StrangersCodeTests.imported("SpicesAlone.swift")
    #expect(report.contains("2 sections, 5 placeholders"), "\(report)")
    #expect(try playground.shownItems.map(\.count) == [1, 4], "\(report)")
    #expect(Self.lines(report).contains { $0.hasSuffix("0 90 393 50") }, "\(report)")
  }

  /// What a cell holds is as large as the constraints in the cell have it; the screen around it is kept
  /// for what is imported next.
  @Test func collectionViewsOfCellsHaveTheirOwnBounds() throws {
    let (playground, report) = try StrangersCodeTests.imported("TeaShelfAlone.swift")
    #expect(report.contains("note: the container is 393 x 120 here"), "\(report)")
    #expect(try playground.shownItems.map(\.count) == [3], "\(report)")
    #expect(Self.lines(report).contains { $0.hasSuffix("80 0 80 120") }, "\(report)")
    #expect(playground.workbench.world.screen.surroundings?.size.height == 852)
  }

  /// A view that is made of a generic one, which shows a collection view, says the types of that.
  @Test func viewsSayTheTypesOfGenericOnes() throws {
    let (playground, report) = try StrangersCodeTests.imported("TypedGridAlone.swift")
    #expect(report.contains("the screen LettersScreen"), "\(report)")
    #expect(try playground.shownItems == [["alpha", "beta", "gamma", "delta"]], "\(report)")
    #expect(Self.lines(report).contains("+ delta 0 60 131 60"), "\(report)")
  }

  /// A controller that is public is set up by its base as any other is; a type within another, which an
  /// alias names, has the cases that its rows are told apart by, a text is made of a part of one, and an
  /// item that the app has a name for is as large as its group.
  @Test func publicControllersAreSetUpByTheirBases() throws {
    let (playground, report) = try StrangersCodeTests.imported("HarborsAlone.swift")
    #expect(report.contains("the screen HarborListViewController"), "\(report)")
    #expect(try playground.shownItems.map(\.count) == [4], "\(report)")
    #expect(Self.lines(report).contains { $0.hasSuffix("0 70 196.33 70") }, "\(report)")
    #expect(report.contains("NSCollectionLayoutItem.whole"), "\(report)")
    for word in ["cannot be compiled", "ambiguous", "';'"] {
      #expect(!report.contains(word), "\(report)")
    }
  }

  /// A class of which only extensions are given has the layout and the data source that these make; an
  /// item that is compared with a name is not the only one.
  @Test func extendedClassesHaveWhatTheirExtensionsMake() throws {
    let (playground, report) = try StrangersCodeTests.imported("FerriesAlone.swift")
    #expect(try playground.shownItems.map(\.count) == [4, 4], "\(report)")
    #expect(Self.lines(report).contains { $0.hasSuffix("393 100") }, "\(report)")
    #expect(Self.lines(report).contains { $0.hasSuffix("393 60") }, "\(report)")
    #expect(!report.contains("left out: 1"), "\(report)")
  }

  /// Of a state that a screen is handed it is the one that lists come with, whose items differ; that
  /// another of its collection views is not shown is told.
  @Test func screensAreHandedTheStateThatListsComeWith() throws {
    let (playground, report) = try StrangersCodeTests.imported("BeachesAlone.swift")
    #expect(report.contains("3 sections, 8 placeholders"), "\(report)")
    #expect(report.contains("has another collection view, which is not shown"), "\(report)")
    #expect(report.contains("plain views stand for those of BeachListView.tags"), "\(report)")
    #expect(try playground.shownItems.map(\.count) == [4, 4, 0], "\(report)")
  }

  /// Of two collection views the larger is shown, and the other is told of with its frame: it is a
  /// screen of its own.
  @Test func anotherCollectionViewIsToldOf() throws {
    let (playground, report) = try StrangersCodeTests.imported("FilteredGridBoard.swift")
    #expect(playground.workbench.world.applied.numberOfItems == 6, "\(report)")
    let note = "note: the screen has another collection view, which is not shown: 2 items"
    #expect(report.contains("\(note), 393 x 52 at 0, 0"), "\(report)")
    #expect(report.contains("not shown: FilteredGridBoard.filters,"), "\(report)")
    let row = report.split(separator: "\n").first { $0.contains("FilteredGridBoard.filters  ") }
    #expect(row?.hasSuffix("1 section, 2 items") == true, "\(report)")
  }

  /// Patterns in which something comes with a case tell what items are; cells and headers of nibs that
  /// are not given are of their classes.
  @Test func patternsTellWhatItemsAre() throws {
    let (playground, report) = try StrangersCodeTests.imported("AlarmListAlone.swift")
    #expect(try playground.shownItems.map(\.count) == [4, 4], "\(report)")
    #expect(report.contains("empty views of their classes stand for them: AlarmCell"), "\(report)")
    #expect(report.contains("left out: 1 statement for want of AlarmCell.show"), "\(report)")
    #expect(report.components(separatedBy: "left out").count == 2, "\(report)")
    #expect(!report.contains("plain views"), "\(report)")
  }

  /// A storyboard's table has cells of the classes that it says, those among them that nothing else can
  /// make; the height of headers, which it says of every table, is nothing without them.
  @Test func tablesOfStoryboardsHaveTheirCells() throws {
    let (playground, report) = try StrangersCodeTests.imported("LedgerTable")
    #expect(try playground.shownItems == [["Rent", "Coffee", "Total 1,204"]], "\(report)")
    #expect(report.contains("content 393 x 148"), "\(report)")
    #expect(!report.contains("left out") && !report.contains("header"), "\(report)")
  }
}
