import Foundation
import TestSupport
import Testing

@testable import DiffplayKit
@testable import TextWidth
@testable import Wording
@testable import WorldModel
@testable import WorldWording
@testable import diffplay

/// An app of the structure of Apple's "Implementing Modern Collection Views", with the names of its
/// screens: imported as a whole, in one compilation, and each screen by its name.
@Suite(.serialized, .enabled(if: runsLongTests)) struct ModernViewsTests {
  private static let folder = Fixtures.packageRoot.appending(path: "Tests/ImportedCode/ModernViews")

  private static var playground: Playground {
    let toolchain = POSIXToolchain(
      program: Fixtures.packageRoot.appending(path: "diffplay").path,
      cacheFolder: Fixtures.packageRoot.appending(path: ".build/import").path)
    return Playground(fileSystem: POSIXFileSystem(), toolchain: toolchain)
  }

  private static func shown(_ screen: String) -> (lines: [String], playground: Playground) {
    var playground = Self.playground
    let lines = playground.text("import \(Identifier.quote(folder.path)) screen \(screen)")
    return (lines, playground)
  }

  /// The screens by their classes, with what the listing says of each.
  private static let states = [
    "AdaptiveSectionsViewController": "3 sections, 30 items",
    "ConferenceNewsFeedViewController": "1 section, 3 items",
    "ConferenceVideoSessionsViewController": "2 sections, 5 items",
    "CustomCellListViewController": "1 section, 3 items",
    "DistinctSectionsViewController": "3 sections, 30 items",
    "EmojiExplorerListViewController": "4 sections, 7 items",
    "EmojiExplorerViewController": "3 sections, 10 items",
    "GridViewController": "1 section, 94 items",
    "InsertionSortViewController": "25 sections, 600",
    "InsetItemsGridViewController": "1 section, 94 items",
    "ItemBadgeSupplementaryViewController": "1 section, 100 items",
    "ListAppearancesViewController": "2 sections, 8 items",
    "ListViewController": "1 section, 94 items",
    "MountainsViewController": "1 section, 7 items",
    "NestedGroupsViewController": "1 section, 100 items",
    "OrthogonalScrollBehaviorViewController": "6 sections, 108 items",
    "OrthogonalScrollingViewController": "5 sections, 90 items",
    "OutlineViewController": "1 section, 2 items",
    "PinnedSectionHeaderFooterViewController": "5 sections, 25 items",
    "ReorderableListViewController": "4 sections, 7 items",
    "SectionDecorationViewController": "5 sections, 25 items",
    "SectionHeadersFootersViewController": "5 sections, 25 items",
    "SimpleListViewController": "1 section, 94 items",
    "TableViewEditingViewController": "2 sections, 3 items",
    "TwoColumnViewController": "1 section, 94 items",
    "WiFiSettingsViewController": "2 sections, 6 items",
  ]

  @Test func everyScreenComesUpWhole() {
    var playground = Self.playground
    let report = playground.text("import \(Identifier.quote(Self.folder.path))")
    for (screen, state) in Self.states {
      let row = report.first { $0.hasPrefix("  screen") && $0.contains(" \(screen) ") }
      #expect(row?.contains(state) == true, "\(screen): \(report.joined(separator: "\n"))")
      #expect(row?.contains("in part") == false, "\(screen)")
    }
    // It is the app's first screen, and of its code nothing was left out.
    #expect(report.contains { $0.contains("(the screen OutlineViewController:") })
    #expect(!report.contains { $0.hasPrefix("left out: 1 ") })
  }

  /// Frames of some screens' elements, by how a line of the answer begins, with single spaces.
  private static let frames: [(screen: String, lines: [String])] = [
    (
      "ItemBadgeSupplementaryViewController",
      ["+ 0 25 25 78 60.33", "views asked for: main badge-element-kind"]
    ),
    (
      "SectionDecorationViewController",
      ["+ 0 section-background-element-kind 5 5 383 250"]
    ),
    (
      "PinnedSectionHeaderFooterViewController",
      ["+ 0 section-header-element-kind 10 0 373 44"]
    ),
    (
      "ConferenceVideoSessionsViewController",
      ["+ \"Lists and layouts\" title-element-kind 20 314 353 44"]
    ),
  ]

  @Test(arguments: frames) func decorationsAndBadgesHaveFrames(
    _ screen: String, _ lines: [String]
  ) {
    let report = Self.shown(screen).lines.map {
      $0.split(separator: " ").joined(separator: " ")
    }
    for line in lines {
      #expect(
        report.contains { $0.hasPrefix(line) },
        "\(screen): \(report.joined(separator: "\n"))")
    }
  }

  @Test func anUpdateOfAScreenThatWasImportedIsAnimated() {
    var (_, playground) = Self.shown("MountainsViewController")
    let report = playground.text("delete Hallasan; apply")
    #expect(report.contains { $0.hasPrefix("frames: 4 changed, 1 gone") }, "\(report)")
  }
}
