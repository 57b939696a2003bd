import CompositionalLayout
import TestSupport
import Testing

@testable import DiffplayKit
@testable import WorldModel
@testable import WorldWording

/// Screens that are filled as they are laid out, or by what is given a closure as it is made.
@Suite(.serialized, .enabled(if: runsLongTests)) struct LaidOutScreensTests {
  /// The snapshot takes as many items as the view, which is laid out then, has room for.
  @Test func screensAreFilledAsTheyAreLaidOut() throws {
    let (playground, report) = try StrangersCodeTests.imported(
      "LaidOutShelves.swift", " screen FullShelfViewController")
    #expect(try playground.shownCounts == [13], "\(report)")
  }

  /// What a controller does then may end the program: its screen is shown all the same.
  @Test func aScreenThatCannotBeLaidOutIsShown() throws {
    let (playground, report) = try StrangersCodeTests.imported(
      "LaidOutShelves.swift", " screen FallingShelfViewController")
    #expect(try playground.shownCounts == [3], "\(report)")
    let told = "FallingShelfViewController.viewDidLayoutSubviews(): it ended the program: no window"
    #expect(report.contains(told), "\(report)")
  }

  /// Margins are 8 points at each side unless the code says otherwise.
  @Test func rowsKeepWithinMargins() throws {
    let (playground, report) = try StrangersCodeTests.imported(
      "LaidOutShelves.swift", " screen NarrowShelfViewController")
    #expect(try playground.shownCounts == [2], "\(report)")
    let margins = playground.workbench.world.screen.container.layoutMargins
    #expect(margins.leading == 8 && margins.trailing == 8, "\(report)")
    #expect(report.contains("377"), "\(report)")
  }

  /// What is made with a closure behind its brackets is there, and the closure is run; a menu that is
  /// not given is empty, a layout has rows, and cells are registered by the names that they are asked
  /// for.
  @Test func makersWithClosuresAreGiven() throws {
    let (playground, report) = try StrangersCodeTests.imported("DevicesScannedAlone.swift")
    #expect(try playground.shownCounts == [1, 4], "\(report)")
    #expect(report.contains("its layout is not given: rows stand for it"), "\(report)")
    let told = StrangersCodeTests.notGiven(in: report)
    #expect(told.isSuperset(of: ["DeviceScanner", "DeviceMenus", "UIView.name"]), "\(report)")
  }

  /// A library's class is of texts where it may be of anything that is told apart, and is given a list
  /// and plain cells; a layout that gives nothing is told.
  @Test func genericAdaptersAreScreens() throws {
    let (playground, report) = try StrangersCodeTests.imported("GenericAdapterAlone.swift")
    #expect(try playground.shownCounts == [4], "\(report)")
    #expect(report.contains("cellProvider: plain cells"), "\(report)")
    #expect(report.contains("SectionsAdapter.makeOwn(): it gives no section a layout"), "\(report)")
    #expect(!report.contains("it is generic"), "\(report)")
  }

  /// Items and headers of the Mac's are shown in cells, as high as they want to be; what stands for
  /// sections is told apart where equal ones are made.
  @Test func screensOfTheMacAreShown() throws {
    let (playground, report) = try StrangersCodeTests.imported("MacShelfViewController.swift")
    #expect(try playground.shownCounts == [2, 2], "\(report)")
    #expect(report.contains("content 393 x 110"), "\(report)")
    #expect(!report.contains("left out"), "\(report)")
  }

  /// Fractions of a height are those of the collection view's, which is lower than its screen.
  @Test func heightsAreThoseOfTheCollectionView() throws {
    let (playground, report) = try StrangersCodeTests.imported("WelcomePagesViewController.swift")
    #expect(try playground.shownCounts == [3], "\(report)")
    #expect(report.contains("the container is 393 x 741 here"), "\(report)")
    #expect(report.contains("content 393 x 741"), "\(report)")
  }

  /// What comes in parts is waited for, though the first of it is there at once.
  @Test func streamsAreReadToTheirEnd() throws {
    let (playground, report) = try StrangersCodeTests.imported("DepartureBoard.swift")
    #expect(try playground.shownCounts == [2, 1], "\(report)")
  }

  /// A test's collection view is shown, which is in a variable of the test alone; one that ends the
  /// program is told.
  @Test func testsAreScreens() throws {
    let (playground, report) = try StrangersCodeTests.imported("ShelfLayoutTests.swift")
    #expect(try playground.shownCounts == [3], "\(report)")
    #expect(playground.workbench.world.importedLayouts.map(\.name) == ["makeSection"], "\(report)")
    #expect(!report.contains("left out"), "\(report)")
    // The test made the view so large.
    #expect(report.contains("note: the container is 300 x 300 here"), "\(report)")
  }

  /// A collection view that is narrower than its screen is laid out in its own bounds.
  @Test func aCollectionViewHasItsOwnBounds() throws {
    let (playground, report) = try StrangersCodeTests.imported("InsetGridBoard.swift")
    #expect(report.contains("note: the container is 361 x 820 here"), "\(report)")
    let solution = try playground.workbench.scene().solution
    #expect(
      try #require(solution.frame(item: 1, section: 0)).origin.x.rounded() == 180, "\(report)")
  }

  /// Columns are as wide as their widest cells, of several views the first that fits is there, and styles
  /// and modifiers of the code's own stand around what they are given.
  @Test func hostedGridsAndStylesHaveSizes() throws {
    let (playground, report) = try StrangersCodeTests.imported("HostedGrids.swift")
    #expect(try playground.shownCounts == [3], "\(report)")
    #expect(report.contains("+  1  0    0  393  170"), "\(report)")
    #expect(!report.contains("left out"), "\(report)")
  }
}
