import DiffableDataSource
import Foundation
import TestSupport
import Testing

@testable import DiffplayKit
@testable import WorldModel
@testable import WorldWording

/// Files that are imported alone, whose sections and items are of types that are not given.
@Suite(.serialized) struct ModelsNotGivenTests {
  private static func counts(_ playground: Playground) throws -> [Int] {
    let shown = playground.workbench.world.applied
    return try shown.sectionIdentifiers.map { try shown.itemIdentifiers(inSection: $0).count }
  }

  /// Sections of RxDataSources take placeholders, with what is bound to them.
  @Test func sectionModelsThatAreNotGivenTakePlaceholders() throws {
    let (playground, report) = try StrangersCodeTests.imported("SectionedRecordsAlone.swift")
    #expect(try Self.counts(playground) == [4, 4, 4, 4], "\(report)")
    #expect(StrangersCodeTests.notGiven(in: report).contains("RecordsSection"), "\(report)")
    #expect(!report.contains("left out"), "\(report)")
  }

  /// An alias of a data source is that of what is appended, protocols are met by what is made for them,
  /// and cases have what comes with them.
  @Test(.enabled(if: runsLongTests)) func partsOfABoardStandInForEachOther() throws {
    let (playground, report) = try StrangersCodeTests.imported("BoardByPartsAlone.swift")
    // The one case with a name is the one that is not shown.
    let shown = playground.workbench.world.applied
    #expect(shown.sectionIdentifiers.map(\.name) == ["notGiven"], "\(report)")
    #expect(report.contains("Today") && report.contains("Soon"), "\(report)")
    #expect(report.contains("SpinningRefreshControl: UIRefreshControl"), "\(report)")
    #expect(!report.contains("left out"), "\(report)")
  }

  /// What comes with a case and is counted is a list, and rows stand for a layout that is put together.
  @Test(.enabled(if: runsLongTests)) func listsThatComeWithCasesTakePlaceholders() throws {
    let (playground, report) = try StrangersCodeTests.imported("ChannelsListedAlone.swift")
    #expect(try Self.counts(playground) == [4, 4], "\(report)")
    #expect(report.contains("note: its layout is not given: rows stand for it"), "\(report)")
    #expect(!report.contains("left out"), "\(report)")
  }
}
