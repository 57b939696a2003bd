import DiffableDataSource
import Foundation
import TestSupport
import Testing

@testable import DiffplayKit
@testable import WorldModel
@testable import WorldWording

/// Files that are imported alone, whose sections and items are of types that are not given.
@Suite(.serialized, .enabled(if: runsLongTests)) struct ModelsNotGivenTests {
  /// Sections of RxDataSources take placeholders, with what is bound to them.
  @Test func sectionModelsThatAreNotGivenTakePlaceholders() throws {
    let (playground, report) = try StrangersCodeTests.imported("SectionedRecordsAlone.swift")
    #expect(try playground.shownCounts == [4, 4, 4, 4], "\(report)")
    #expect(StrangersCodeTests.notGiven(in: report).contains("RecordsSection"), "\(report)")
    #expect(!report.contains("left out"), "\(report)")
  }

  /// An alias of a data source is that of what is appended, protocols are met by what is made for them,
  /// and cases have what comes with them.
  @Test func partsOfABoardStandInForEachOther() throws {
    let (playground, report) = try StrangersCodeTests.imported("BoardByPartsAlone.swift")
    // The one case with a name is the one that is not shown.
    let shown = playground.workbench.world.applied
    #expect(shown.sectionIdentifiers.map(\.name) == ["notGiven"], "\(report)")
    #expect(report.contains("Today") && report.contains("Soon"), "\(report)")
    #expect(report.contains("SpinningRefreshControl: UIRefreshControl"), "\(report)")
    #expect(!report.contains("left out"), "\(report)")
  }

  /// What comes with a case and is counted is a list, and rows stand for a layout that is put together.
  @Test func listsThatComeWithCasesTakePlaceholders() throws {
    let (playground, report) = try StrangersCodeTests.imported("ChannelsListedAlone.swift")
    #expect(try playground.shownCounts == [4, 4], "\(report)")
    #expect(report.contains("note: its layout is not given: rows stand for it"), "\(report)")
    #expect(!report.contains("left out"), "\(report)")
  }

  /// Items are of the case that the code puts into their section; what has to be so for a section to be
  /// there is taken as so, and told.
  @Test func itemsAreOfTheCasesOfTheirSections() throws {
    let (playground, report) = try StrangersCodeTests.imported("GamesAlone.swift")
    #expect(try playground.shownCounts == [4, 4, 4, 4], "\(report)")
    #expect(report.contains("\"Game 8\"") && report.contains("\"Platform 4\""), "\(report)")
    #expect(report.contains("more sections are there then: hasOffers"), "\(report)")
    #expect(!report.contains("note: without the sections"), "\(report)")
  }

  /// Measures within measures, columns and kinds of devices are there; a layout's factory, which it asks
  /// weakly, is there as long as the layout.
  @Test func measuresThatAreNotGivenAreNamed() throws {
    let (_, report) = try StrangersCodeTests.imported("MeasuredShelvesAlone.swift")
    #expect(report.contains("44 stands for it: cardHeight, height\n"), "\(report)")
    #expect(report.contains("1 stands for it: booksPerRow"), "\(report)")
    #expect(report.contains("makeLayout  ShelfLayouts.makeLayout()  2 sections"), "\(report)")
    #expect(!report.contains("left out"), "\(report)")
  }

  /// What an identifier of a database's stands for is an object of the class that code takes it for.
  @Test func objectsAreOfTheClassThatIsExpected() throws {
    let (playground, report) = try StrangersCodeTests.imported("HabitsSourceAlone.swift")
    #expect(try playground.shownCounts == [4, 4], "\(report)")
    #expect(report.contains("63.33") && !report.contains("plain views"), "\(report)")
  }

  /// Types that are called as those of packages which the file does not import are not given.
  @Test func everydayNamesAreNotThoseOfOtherPackages() throws {
    let (playground, report) = try StrangersCodeTests.imported("EverydayNamesAlone.swift")
    let shown = playground.workbench.world.applied
    #expect(shown.itemIdentifiers.map(\.name) == ["Ada", "Grace"], "\(report)")
    let told = StrangersCodeTests.notGiven(in: report)
    #expect(told.isSuperset(of: ["List", "Store", "Logger", "Event"]), "\(report)")
    #expect(!report.contains("left out"), "\(report)")
  }

  /// What a provider asks for, and what is only chosen, are cases with what comes with them, whatever
  /// their types are called.
  @Test func targetsOfProvidersAreCases() throws {
    let (playground, report) = try StrangersCodeTests.imported("RequestedShelfAlone.swift")
    #expect(try playground.shownCounts == [4], "\(report)")
    let told = StrangersCodeTests.notGiven(in: report)
    #expect(told.contains("ShelfAPI") && told.contains("PlaceStore"), "\(report)")
    #expect(!report.contains("left out"), "\(report)")
  }
}
