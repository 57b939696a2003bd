import DiffableDataSource
import Foundation
import SwiftImport
import TestSupport
import Testing
import Wording

@testable import DiffplayKit
@testable import WorldModel

/// Projects as a whole: which screen is first, what is taken along, which of one name is shown.
@Suite(.serialized, .enabled(if: runsLongTests)) struct WholeProjectsTests {
  private static func names(_ playground: Playground) -> [String] {
    playground.workbench.world.applied.itemIdentifiers.map(\.name)
  }

  /// The window's controller is the first; what only a debug build has is there where nobody lets the
  /// app read reminders; items that are told apart by made-up texts are called as their cells are.
  @Test func theWindowSaysWhichIsFirst() throws {
    let (playground, report) = try StrangersCodeTests.imported("ChoreBook")
    #expect(Self.names(playground) == ["Sweep", "Water the fern", "Feed the cat"], "\(report)")
    #expect(report.contains("(the screen ChoresViewController"), "\(report)")
    for word in ["left out", "in part", "placeholders stand"] {
      #expect(!report.contains(word), "\(report)")
    }
  }

  /// Types and methods of a controller's own in other files are taken along, as is what extends a
  /// class or a protocol above its views.
  @Test func whatExtendsAControllerIsTakenAlong() throws {
    let (playground, report) = try StrangersCodeTests.imported(
      "ChoreBook", file: "Chores/ChoreViewController.swift")
    #expect(try playground.shownCounts == [2], "\(report)")
    #expect(report.contains("content 393 x 140"), "\(report)")
    for file in ["ChoreViewController+Row", "UIView+Pinned", "UIContentConfiguration+Stateless"] {
      #expect(report.contains("\(file).swift"), "\(report)")
    }
    #expect(!report.contains("not given") && !report.contains("left out"), "\(report)")
  }

  /// Classes are made of the entities of a model, and what Core Data stores is kept; a controller is
  /// made of what it says that the generic one above it is of.
  @Test func aModelAndAGenericControllerAreFilled() throws {
    let (playground, report) = try StrangersCodeTests.imported("WineCellar")
    #expect(Self.names(playground) == ["North 3", "Mosel 0 1"], "\(report)")
    #expect(!report.contains("left out") && !report.contains("not given"), "\(report)")
  }

  /// Rows that code makes itself where none waits, and views of classes that it registers, are of no
  /// storyboard.
  @Test func whatCodeMakesOrRegistersIsNoPrototype() throws {
    let (_, report) = try StrangersCodeTests.imported("RowsWithoutPrototypesAlone.swift")
    #expect(report.contains(": 2 screens") && !report.contains("prototype"), "\(report)")
    #expect(!report.contains("in part"), "\(report)")
  }

  /// What a file gives alone is shown beside a controller that came along and cannot show it.
  @Test func aPartIsShownBesideWhatCannotShowIt() throws {
    let (playground, report) = try StrangersCodeTests.imported(
      "PartsBesideScreens", file: "Sources/HarborSource.swift")
    #expect(try playground.shownCounts == [4], "\(report)")
    #expect(report.contains("a plain list stands for the layout of HarborSource"), "\(report)")
    #expect(report.contains("it ended the program: no harbor is open"), "\(report)")
  }

  /// What fills a list, and has a layout of the sections that it is given, comes with who gives some,
  /// and is no screen beside that.
  @Test func whatFillsAListComesWithItsUser() throws {
    let (playground, report) = try StrangersCodeTests.imported(
      "PartsBesideScreens", file: "Sources/TileSource.swift")
    #expect(Self.names(playground) == ["pine", "birch", "palm"], "\(report)")
    #expect(report.contains(": 1 screen\n"), "\(report)")
    #expect(report.contains("content 393 x 110"), "\(report)")
    #expect(!report.contains("left out") && !report.contains("placeholders"), "\(report)")
  }

  /// A package lies in the app that makes its screens, of what a target has whose folder its manifest
  /// says.
  @Test func theAppAroundAPackageMakesItsScreens() throws {
    let (playground, report) = try StrangersCodeTests.imported(
      "FerryLines", file: "Packages/Sources/Feature/FerryListViewController.swift")
    #expect(Self.names(playground) == ["Petrel", "Gannet", "Tern"], "\(report)")
    // What views have by a protocol is found, though their values have one of that name.
    #expect(report.contains("ReuseNaming.swift"), "\(report)")
    for word in ["left out", "not given", "in part", "placeholders stand"] {
      #expect(!report.contains(word), "\(report)")
    }
  }

  /// The lists of a record that a screen is made with have elements, and those of these; a snapshot
  /// that is made of one is there.
  @Test func recordsHaveListsOfRecords() throws {
    let (playground, report) = try StrangersCodeTests.imported(
      "FerryLines", file: "Packages/Sources/Feature/FerryDetailViewController.swift")
    #expect(try playground.shownCounts == [1, 4, 4, 4, 4], "\(report)")
    #expect(report.contains("FerryDetailViewController(ferry: placeholder)"), "\(report)")
    #expect(
      report.contains("FerryDetailViewController.makeSnapshot(of:)    5 sections"), "\(report)")
  }

  /// A section that a type gives which is not there is told as a layout that is not.
  @Test func aSectionThatIsNotGivenIsTold() {
    let screen = """
      import UIKit
      final class TilesViewController: UIViewController {
        var dataSource: UICollectionViewDiffableDataSource<Int, Int>!
        override func viewDidLoad() {
          super.viewDidLoad()
          let layout = UICollectionViewCompositionalLayout { _, environment in
            TileSection(columns: 2).layoutSection(environment: environment)
          }
          let tiles = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
          view.addSubview(tiles)
          let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
          dataSource = .init(collectionView: tiles) {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
          }
          var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
          snapshot.appendSections([0])
          snapshot.appendItems([1, 2])
          dataSource.apply(snapshot)
        }
      }
      """
    var playground = ImportTests.playground(["alone/Tiles.swift": screen])
    let report = playground.text("import alone/Tiles.swift")
    #expect(report.contains("note: its layout is not given: rows stand for it"), "\(report)")
  }

  /// What is mended and refused all the same is taken out.
  @Test func whatNothingMendsIsTakenOut() throws {
    let (playground, report) = try StrangersCodeTests.imported("LedgerStoreAlone.swift")
    #expect(Self.names(playground) == ["Rent", "Tea"], "\(report)")
    #expect(report.contains("left out: 1 variable (logging)"), "\(report)")
  }

  /// A cell that is not given is one that the code's own protocol configures, and is in a nib.
  @Test func cellsNotGivenMeetTheCodesProtocols() throws {
    let (playground, report) = try StrangersCodeTests.imported("RackOfCellsAlone.swift")
    #expect(try playground.shownCounts == [2, 1], "\(report)")
    #expect(report.contains("content 393 x 154"), "\(report)")
    #expect(!report.contains("left out") && !report.contains("plain views"), "\(report)")
  }

  @Test func sequencesAreZipped() throws {
    let (playground, report) = try StrangersCodeTests.imported("ZippedShelves.swift")
    let games = ["Dice", "Cards"]
    let names = ["Maps", "Atlases", "Globes"] + games + ["Logs", "Charts", "Keys", "Pens"]
    #expect(Self.names(playground) == names, "\(report)")
    #expect(!report.contains("left out"), "\(report)")
  }

  /// A controller that those below it finish gives its layouts.
  @Test func aGenericBaseGivesItsLayouts() throws {
    let (playground, report) = try StrangersCodeTests.imported("BaseRackViewController.swift")
    #expect(playground.workbench.world.importedLayouts.map(\.name) == ["makeLayout"], "\(report)")
    #expect(report.contains("made by those below it"), "\(report)")
  }

  /// Of several screens of one name, it is said which is shown, and the file chooses.
  @Test func theFileChoosesAmongScreensOfOneName() throws {
    let (_, report) = try StrangersCodeTests.imported("ApartApps", " screen ViewController")
    let other = report.contains("this is the one of Final") ? "Starter" : "Final"
    #expect(report.contains("2 screens are called ViewController: this is the one of"), "\(report)")
    #expect(report.contains("screen \(other)/ViewController.swift`"), "\(report)")
    let (_, chosen) = try StrangersCodeTests.imported(
      "ApartApps", " screen \(other)/ViewController.swift")
    let shown = other == "Starter" ? "Final" : "Starter"
    #expect(chosen.contains("not shown: ViewController (\(shown)/ViewController.swift)"))
  }
}
