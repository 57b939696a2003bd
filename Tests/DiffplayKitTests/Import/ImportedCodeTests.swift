import CompositionalLayout
import Foundation
import TestSupport
import Testing

@testable import CommandLanguage
@testable import DiffplayKit
@testable import SwiftImport
@testable import TextWidth
@testable import Wording
@testable import WorldModel
@testable import WorldWording
@testable import diffplay

/// Screens as apps have them, imported unmodified from `Tests/ImportedCode`.
@Suite(.serialized) struct ImportedCodeTests {
  /// What an import of a file or a folder came to.
  private static func imported(_ path: String) throws -> (playground: Playground, report: String) {
    let root = Fixtures.packageRoot
    let toolchain = POSIXToolchain(
      program: root.appending(path: "diffplay").path,
      cacheFolder: root.appending(path: ".build/import").path)
    var playground = Playground(fileSystem: POSIXFileSystem(), toolchain: toolchain)
    let file = root.appending(path: "Tests/ImportedCode/\(path)").path
    let report = playground.text("import \(Identifier.quote(file))")
    return (playground, report.joined(separator: "\n"))
  }

  @Test func packagesForConstraintsAndSetUpsWork() throws {
    let (playground, report) = try Self.imported("MovieShelfViewController.swift")
    #expect(try playground.shownItems.map(\.count) == [3, 6, 4], "\(report)")
    #expect(!report.contains("left out"), "\(report)")
  }

  @Test func codeThatDoesNotCompileIsLeftOutAndNamed() throws {
    let (playground, report) = try Self.imported("FeedClientViewController.swift")
    #expect(
      try playground.shownItems == [
        ["ada", "bob", "cy"], ["first", "second", "third", "fourth"],
      ],
      "\(report)")
    // Of many that are not given, the names share a line.
    #expect(report.contains(", which have what the code asks of them"), "\(report)")
    let told = StrangersCodeTests.notGiven(in: report)
    #expect(told.isSuperset(of: ["Theme", "NetworkProvider"]), "\(report)")
    #expect(report.contains("left out: 1 conformance for want of EndpointType"), "\(report)")
  }

  @Test func diffablePackagesForOlderSystemsWork() throws {
    let (playground, report) = try Self.imported("OlderSystemsViewController.swift")
    #expect(try playground.shownItems == [["a", "b"]], "\(report)")
    #expect(!report.contains("left out"), "\(report)")
    let (books, told) = try Self.imported("DiffedBooksViewController.swift")
    #expect(try books.shownItems.map(\.count) == [3], "\(told)")
    #expect(!told.contains("left out"), "\(told)")
  }

  @Test func cellsHostUIKitsViewsAsSwiftUIs() throws {
    let (playground, report) = try Self.imported("WrappedViewsViewController.swift")
    #expect(try playground.shownItems == [["1", "2"]], "\(report)")
    #expect(!report.contains("left out"), "\(report)")
  }

  @Test func layoutsOfFilesForTheMacAreTaken() throws {
    let (playground, report) = try Self.imported("MacGridWindowController.swift")
    #expect(playground.workbench.world.importedLayouts.map(\.name) == ["createLayout"], "\(report)")
    // Its list is shown by that layout, five in a row.
    #expect(try playground.shownItems.map(\.count) == [4], "\(report)")
    #expect(report.contains("78.33  0  78.33  78.33"), "\(report)")
    #expect(report.contains("not given: TextItem"), "\(report)")
  }

  @Test func selectorsOutletsAndActionsCompile() throws {
    let (playground, report) = try Self.imported("OutletGridViewController.swift")
    #expect(try playground.shownItems.map(\.count) == [12], "\(report)")
    #expect(!report.contains("left out"), "\(report)")
  }

  @Test func collectionViewControllersAreScreens() throws {
    let (playground, report) = try Self.imported("PlainCollectionController.swift")
    #expect(try playground.shownItems == [["Apple", "Pear", "Fig", "Plum"]], "\(report)")
  }

  @Test func overridesInExtensionsAndUnknownSuperclassesWork() throws {
    let (playground, report) = try Self.imported("ExtendedController.swift")
    #expect(try playground.shownItems.map(\.count) == [2], "\(report)")
    #expect(
      report.contains(
        "taken in the place of BaseViewController: UIViewController (ExtendedController)"),
      "\(report)")
  }

  @Test func filesOfTheProjectAreTakenAlongUpToWhatBeginsTheApp() throws {
    let (playground, report) = try Self.imported("Bookshop/Bookshop/ShelfViewController.swift")
    #expect(try playground.shownItems == [["Dunes", "Harbour"], ["Ink"]], "\(report)")
    #expect(report.contains("Model/Book.swift") && report.contains("SceneDelegate.swift"))
  }

  @Test func storyboardsMakeScreensWithTheirPrototypes() throws {
    let (playground, report) = try Self.imported("Recipes")
    #expect(try playground.shownItems == [["Soup", "Bread", "Salad"]], "\(report)")
    let first = try #require(try playground.workbench.scene().solution.frame(item: 0, section: 0))
    #expect(first.size.height == 112 && first.origin.x == 4)
  }

  @Test func oneDefinitionThatEndsTheProgramLeavesTheOthers() throws {
    let (playground, report) = try Self.imported("OwnTypeNames.swift")
    let names = playground.workbench.world.importedLayouts.map(\.title)
    #expect(names == ["CompositionalLayout.rows()", "TileProvider.makeSection()"], "\(report)")
    #expect(report.contains("it ended the program: override me"), "\(report)")
  }

  @Test func aFileWithoutItsImportsCompiles() throws {
    let (playground, report) = try Self.imported("MissingImport.swift")
    #expect(playground.workbench.world.importedLayouts.count == 1, "\(report)")
  }
}
