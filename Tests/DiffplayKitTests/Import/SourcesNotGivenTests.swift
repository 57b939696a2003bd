import Foundation
import TestSupport
import Testing

@testable import DiffplayKit
@testable import WorldModel
@testable import WorldWording

/// Files that are imported alone, of whose screens another file makes or fills the data source.
@Suite(.serialized, .enabled(if: runsLongTests)) struct SourcesNotGivenTests {
  /// The extension that fills a data source shows it, in the cells that it sets up.
  @Test func whatFillsAScreenAloneShowsIt() throws {
    let (playground, report) = try StrangersCodeTests.imported("GuestsFilledAlone.swift")
    #expect(try playground.shownCounts == [4], "\(report)")
    // Each cell has two texts.
    #expect(report.contains("content 393 x 262.67"), "\(report)")
    #expect(!report.contains("left out") && !report.contains("plain views"), "\(report)")
  }

  /// A variable without a data source has one whose sections take placeholders.
  @Test func aSourceThatIsSetUpElsewhereTakesPlaceholders() throws {
    let (playground, report) = try StrangersCodeTests.imported(
      "SourcesElsewhereAlone.swift", " screen TableMapViewController")
    #expect(try playground.shownCounts == [4, 4], "\(report)")
    #expect(report.contains("content 393 x 240"), "\(report)")
    #expect(report.contains("plain views stand for"), "\(report)")
  }

  /// What is applied is shown, whatever the cells are.
  @Test func aSourceThatIsMadeElsewhereShowsWhatIsApplied() throws {
    let (playground, report) = try StrangersCodeTests.imported(
      "SourcesElsewhereAlone.swift", " screen SeatsViewController")
    #expect(try playground.shownCounts == [2, 1], "\(report)")
    #expect(report.contains("content 393 x 60"), "\(report)")
    #expect(StrangersCodeTests.notGiven(in: report).contains("makeDataSource"), "\(report)")
    let (other, told) = try StrangersCodeTests.imported(
      "SourcesElsewhereAlone.swift", " screen BookingsViewController")
    #expect(try other.shownCounts == [2], "\(told)")
    #expect(told.contains("content 393 x 80"), "\(told)")
  }

  /// What makes the collection view and the data source is in other files: the class's layout is there.
  @Test func aCollectionViewThatIsMadeElsewhereHasItsLayout() throws {
    let (playground, report) = try StrangersCodeTests.imported(
      "SourcesElsewhereAlone.swift", " screen WaitersViewController")
    #expect(try playground.shownCounts == [2], "\(report)")
    #expect(report.contains("content 393 x 50"), "\(report)")
    let told = StrangersCodeTests.notGiven(in: report)
    #expect(told.contains("WaitersViewController.collectionView"), "\(report)")
  }

  /// A generic adapter is filled by its own method, and its code makes the sections.
  @Test func aGenericAdapterIsFilledByItsMethod() throws {
    let (playground, report) = try StrangersCodeTests.imported("SectionedAdapterAlone.swift")
    #expect(try playground.shownCounts == [4, 4, 4, 4], "\(report)")
    #expect(report.contains("content 393 x 960"), "\(report)")
  }
}
