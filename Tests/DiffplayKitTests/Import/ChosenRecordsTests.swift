import CompositionalLayout
import DiffableDataSource
import Foundation
import TestSupport
import Testing

@testable import DiffplayKit
@testable import WorldModel

/// Screens of data that the code itself has: loaded by what it keeps for previews, observed, or chosen
/// from its lists.
@Suite(.serialized) struct ChosenRecordsTests {
  private static func shown(_ rest: String = "") throws -> (names: [[String]], report: String) {
    let (playground, report) = try StrangersCodeTests.imported(
      "ObservedLighthouses.swift", rest)
    let shown = playground.workbench.world.applied
    let names = try shown.sectionIdentifiers.map { section in
      try shown.itemIdentifiers(inSection: section).map(\.name)
    }
    return (names, report)
  }

  /// The service that was made to show something is asked rather than the one that asks a network.
  @Test func observedModelsAreLoaded() throws {
    let (names, report) = try Self.shown()
    #expect(names == [["g", "t"], ["o"]], "\(report)")
    for word in ["left out", "not given", "placeholder"] {
      #expect(!report.contains(word), "\(report)")
    }
  }

  /// A record that a screen is made with is one that the code finds again.
  @Test func recordsAreChosenFromLists() throws {
    let (names, report) = try Self.shown(" screen FlashesViewController")
    #expect(names == [["1: 2 s", "2: 10 s"]], "\(report)")
    let title = "FlashesViewController(lighthouse: MockLighthouseService.catalogue.first)"
    #expect(report.contains(title), "\(report)")
  }

  /// Extensions of the app answer for the screen that there is, and what values are sent through is
  /// made.
  @Test func extensionsKnowTheScreen() throws {
    let (playground, report) = try StrangersCodeTests.imported("RotatedShelvesAlone.swift")
    let answers = ["UIDevice.isPad", "UIScreen.screenWidth", "UIWindow.isLandscape"]
    #expect(StrangersCodeTests.notGiven(in: report) == Set(answers), "\(report)")
    let layout = try #require(playground.workbench.world.importedLayouts.first, "\(report)")
    #expect(layout.title == "RotatedShelves.shelf(pages:)")
    let group = try #require(layout.sections.first??.group)
    #expect(group.layoutSize.widthDimension == .fractionalWidth(0.9))
    #expect(group.layoutSize.heightDimension == .absolute(196.5))
  }

  /// A list above the rows of a table is a part of its screen; a screen that is empty though all of it
  /// is given stays so beside one that is made with a record; a generic store is made of what it is of.
  @Test(arguments: [
    ("PigeonsController", [2, 1]), ("MarkedController", [0]), ("PigeonController", [3]),
  ])
  func screensShowWhatIsTheirs(screen: String, counts: [Int]) throws {
    let (playground, report) = try StrangersCodeTests.imported(
      "PigeonPost.swift", " screen \(screen)")
    #expect(try playground.shownCounts == counts, "\(report)")
    #expect(!report.contains("left out") && !report.contains("stand for"), "\(report)")
  }
}
