import DiffableDataSource
import Foundation
import TestSupport
import Testing

@testable import DiffplayKit
@testable import WorldModel

/// Single files of apps that lack the protocols, aliases, helpers and models of others.
@Suite(.serialized, .enabled(if: runsLongTests)) struct LackingFilesTests {
  /// Sections and items stay what tells them apart; of unknown operators the value before them stays,
  /// and what is between views apart goes; one kind of views in one section is plain.
  @Test func whatIsLeftOutLeavesTheRest() throws {
    let (playground, report) = try StrangersCodeTests.imported("TidesLackingProtocols.swift")
    #expect(try playground.shownCounts == [2, 2], "\(report)")
    #expect(
      report.contains(
        "plain views stand for some of those of TidesViewController, whose code needs what is not "
          + "there"), "\(report)")
    // Two plain rows, and two whose labels fill them but for their margins.
    #expect(report.contains("content 393 x 132.67"), "\(report)")
    let told = StrangersCodeTests.notGiven(in: report)
    #expect(
      told.isSuperset(of: [
        "UIView.pinEdgesToSuperviewMargins", "TidesViewController.tideStore",
      ]), "\(report)")
    #expect(report.contains("left out: 2 values for want of |>"), "\(report)")
    #expect(!report.contains("cannot be compiled"), "\(report)")
  }

  /// What fills a list with what Core Data fetches is a screen of it, whatever its data source does
  /// with snapshots; functions that change a value or look a text up do.
  @Test func fetchedListsTakePlaceholders() throws {
    let (playground, report) = try StrangersCodeTests.imported("BirdListFetchedAlone.swift")
    #expect(try playground.shownCounts == [4], "\(report)")
    #expect(report.contains("in the place of BirdRow: UICollectionViewListCell"), "\(report)")
    #expect(report.contains("in the place of BirdHeader: UICollectionReusableView"), "\(report)")
    #expect(
      StrangersCodeTests.notGiven(in: report).isSuperset(of: [
        "Bird", "with", "ABCLocalizedString",
      ]), "\(report)")
    #expect(report.contains("content 393 x 300.17"), "\(report)")
    for word in ["left out", "ended the program"] {
      #expect(!report.contains(word), "\(report)")
    }
  }

  /// A data source's alias is known by how one is made; a layout of a generic type by its extension, and
  /// a generic screen by what it is made with.
  @Test func aliasesAndGenericTypesAreKnown() throws {
    let (playground, report) = try StrangersCodeTests.imported("PlansByAliasAlone.swift")
    #expect(try playground.shownCounts == [4], "\(report)")
    #expect(
      report.contains("in the place of DataSource: UICollectionViewDiffableDataSource"),
      "\(report)")
    #expect(
      report.contains("in the place of Snapshot: NSDiffableDataSourceSnapshot"), "\(report)")
    let titles = playground.workbench.world.importedLayouts.map(\.title)
    #expect(titles.contains("ShelfLayouts.plans"), "\(report)")
    #expect(report.contains("ShelfViewController<ShelfElementNotGiven"), "\(report)")
    #expect(report.contains("2 sections, 8 placeholders"), "\(report)")
    #expect(report.contains("content 393 x 240"), "\(report)")
    #expect(report.contains("left out: 1 variable for want of planJournal"), "\(report)")
  }
}
