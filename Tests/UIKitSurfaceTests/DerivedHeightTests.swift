import CompositionalLayout
import Foundation
import SwiftInterpreter
import Testing
import UIKit
import UIKitSurface
import WorldModel

@testable import TutorialCode

/// The cells of some files of `Corpus` are as high as a reader of their constraints adds up.
///
/// A line of the system's font is 2444/2048 of its size; labels go up to the next third of a point:
/// 17 makes 20.33, two lines 40.67, three 61; 16 makes 38.19 for two lines in a text view; 15 makes
/// 18, two lines 36, three 54; 13 makes 15.67; 21 makes 25.33; 22 makes 26.33; 28 makes 33.67; 34
/// makes 40.67.
@MainActor @Suite struct DerivedHeightTests {
  /// A file's controller, and its cells' heights.
  struct Screen: Sendable, CustomTestStringConvertible {
    var file: String
    var make: @MainActor @Sendable () -> UIViewController
    var heights: [(name: String, height: Double)]
    var testDescription: String { file }
  }

  nonisolated static let screens = [
    Screen(file: "EveryDayCells", make: { EveryDayCellsController() }, heights: everyDay),
    Screen(file: "ConfiguredCells", make: { ConfiguredCellsController() }, heights: configured),
    Screen(file: "ConstrainedCells", make: { ConstrainedCellsController() }, heights: constrained),
    Screen(file: "FittedCells", make: { FittedCellsController() }, heights: DerivedHeights.fitted),
    Screen(
      file: "ComposedCells", make: { ComposedCellsController() }, heights: DerivedHeights.composed),
    Screen(file: "PocketCells", make: { PocketCellsController() }, heights: DerivedHeights.pocket),
    Screen(file: "DrawerCells", make: { DrawerCellsController() }, heights: DerivedHeights.drawer),
    Screen(file: "HabitCells", make: { HabitCellsController() }, heights: DerivedHeights.habits),
  ]

  nonisolated private static let everyDay: [(name: String, height: Double)] = [
    // Outside 4, inside 8, one line: 4 + 8 + 20.33 + 8 + 4.
    ("a bubble", 44.333), ("an outgoing bubble of two lines", 64.667),
    // 12 + 3 lines of 15 + 12.
    ("three Korean lines", 78),
    // 4 + 6 + 15.67 + 6 + 4.
    ("a tag", 35.667),
    // 8, nine sixteenths of 393 - 32 are 203.06, 12 + 20.33 + 4 + 18 + 12, 8: 285.4, to the pixel.
    ("a card with a photo", 285.667),
    // The avatar and 12 above and below: 72; texts of 20.33 + 2 + 54 and 24 around: 100.33.
    ("an avatar beside two lines", 72), ("an avatar beside four lines", 100.333),
    // 10 + 20.33 + 8 + 30 + 8 + 15.67 + 10.
    ("stacks in a stack", 102),
    // Two of three lines: 16 + 20.33 + 10 + 20.33 + 16.
    ("a hidden line", 82.667),
    // Margins of 8: 8 + 26.33 + 6 + 15.67 + 8.
    ("text styles", 64),
    // A filled button is its title and 7 above and below: 10 + 34.33 + 10.
    ("a button", 54.333),
    // 8 + 38.19 + 8, to the pixel.
    ("a text view", 54.333),
    ("a height of priority 999", 80),
    // 12 + 20.33 + 12.
    ("a title and a value that hugs", 44.333),
    // 8 + 40.67 + 8.
    ("a text that gives way", 56.667),
    // 8 + 100 + 8.
    ("a square image", 116),
    // 8 + 31 + 8.
    ("a switch", 47),
    // 8 + 31 + 4 + 15.67 + 8.
    ("a slider", 66.667),
    // 12 + 34 + 12.
    ("a field with a border", 58),
    ("a least height", 64),
    // 10 + 40.67 + 10.
    ("two of five lines", 60.667),
    // 12 + 20.33 + 8 + 4 + 12.
    ("a bar of progress", 56.333),
    // 12 + 20.33 + 12 + 0.5 make 44.83, to the pixel.
    ("a hairline", 45),
    // 10 + 40 + 10; the badge hangs over.
    ("a badge", 60),
    // 12 + 20.33 + 6 + 20 + 12.
    ("five stars", 70.333),
  ]

  nonisolated private static let configured: [(name: String, height: Double)] = [
    // Margins of 11 around a line of 17, 3 and a line of 15, together 41.19, to the pixel.
    ("a contact with a picture", 63.333),
    // 10 + 20.33 + 4 + 15.67 + 10, in a content view of its own.
    ("a content configuration of one's own", 60),
    // Margins of 8: 8 + 20.33 + 8.
    ("a rounded background", 36.333),
    // As the contact.
    ("a row by its state", 63.333),
    // 10 + 32 + 6 + 4 + 10.
    ("a stepper above a bar", 62),
    // The larger font's line: 10 + 33.67 + 10.
    ("two fonts in a line", 53.667),
    // Two lines of 17.90 and 6 between them make 41.8, to the pixel: 12 + 42 + 12.
    ("a paragraph with spacing", 66),
    // 12 + 36 + 12.
    ("two lines and an ellipsis", 60),
    // 8 + 40.67 + 8: the font shrinks when it is drawn, not when it is asked.
    ("a text that shrinks", 56.667),
    // Five words of nine syllables, two to a line of 361: 12 + 61 + 12.
    ("five Korean words", 85),
    // Body is 21 there: 10 + 25.33 + 10.
    ("a larger category", 45.333),
    // 10 + 20.33 + 10.
    ("a text view without insets", 40.333),
    // 12 + 32 + 10 + 31 + 10 + 36.33 + 12.
    ("segments, a switch and a text view", 143.333),
  ]

  nonisolated private static let constrained: [(name: String, height: Double)] = [
    // 10 + 33.67 + 10; the unit hangs on the same line.
    ("a price and its unit", 53.667),
    // From the top: 12, the title's baseline 20.33 - 4.10 below, 22 more to the detail's, of whose
    // 15.67 there are 12.38 above it; 12: 65.52, to the pixel.
    ("a line by baselines", 65.667),
    // Nine sixteenths of 361 are 203: 8 + 180 + 8.
    ("a capped photo", 196),
    // 14 + 20.33 + 14.
    ("guides above and below", 48.333),
    // 12 + 20.33 + 4 + 18 + 16 + 15.67 + 12.
    ("custom spacing", 98),
    // 8 + 32 + 8.
    ("chips that scroll", 48),
    // 14 + 20.33 + 6 + 18 + 14.
    ("a stack with margins", 72.333),
    // 20 + 20.33 + 4.
    ("margins of one's own", 44.333),
    // 10 + 40 + 10.
    ("right to left", 60),
    // 8 + 60 + 8: what was activated last is broken.
    ("two heights", 76),
    // 8 + 100 + 8.
    ("an expanded note", 116),
    // 12 + 20.33 + 4 + 15.67 + 12.
    ("a format with metrics", 64),
    // 8 + 20.33 + 8 + 2.5 + 8 make 46.83, to the pixel.
    ("a format with standard room", 47),
    // 8.3 + 41 + 8, up to a point by the cell itself.
    ("attributes of one's own", 58),
  ]

  private static let screen = CGRect(x: 0, y: 0, width: 393, height: 2400)

  private func expect(_ screen: Screen, _ heights: [Double]) {
    #expect(screen.heights.count == heights.count)
    for (cell, height) in zip(screen.heights, heights) {
      #expect(abs(cell.height - height) < 0.01, "\(cell.name): \(height)")
    }
  }

  /// The collection view of a controller on the screen of these tests.
  private func shown(_ controller: UIViewController) throws -> UICollectionView {
    controller.loadViewIfNeeded()
    let views = [controller.view!] + controller.view.subviews
    let view = try #require(views.lazy.compactMap { $0 as? UICollectionView }.first)
    view.frame = Self.screen
    view.traitOverrides.displayScale = 3
    view.layoutIfNeeded()
    return view
  }

  @Test(arguments: screens) func compiled(_ screen: Screen) throws {
    let view = try shown(screen.make())
    expect(
      screen,
      screen.heights.indices.map {
        Double(view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.size.height ?? 0)
      })
  }

  @Test(arguments: screens) func interpreted(_ screen: Screen) throws {
    let session = try session(screen)
    let solution = try session.host.world.scene().solution
    expect(
      screen,
      try solution.elements(in: LayoutRect(Self.screen), contentOffset: .zero)
        .filter { $0.category == .cell }
        .sorted { $0.indexPath.item < $1.indexPath.item }.map(\.frame.size.height))
  }

  /// The interpreter with a file's controller on the screen of these tests.
  private func session(_ screen: Screen) throws -> Session {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Corpus/\(screen.file).swift")
    var session = try Session()
    session.host.world.screen.container = LayoutContainer(
      size: LayoutExtent(Self.screen.size), scale: 3)
    try session.run(try String(contentsOf: file, encoding: .utf8))
    try session.show("\(screen.file)Controller")
    return session
  }

  // MARK: Headers

  @Test func compiledHeaders() throws {
    let view = try shown(HabitCellsController())
    let heights = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ].map {
      view.layoutAttributesForSupplementaryElement(ofKind: $0, at: IndexPath(item: 0, section: 0))?
        .size.height ?? 0
    }
    expectHeaders(heights.map { Double($0) })
  }

  @Test func interpretedHeaders() throws {
    let habits = try #require(Self.screens.last)
    let solution = try session(habits).host.world.scene().solution
    expectHeaders(
      try solution.elements(in: LayoutRect(Self.screen), contentOffset: .zero)
        .filter { $0.category == .supplementary }
        .sorted { $0.frame.origin.y < $1.frame.origin.y }.map(\.frame.size.height))
  }

  private func expectHeaders(_ heights: [Double]) {
    let expected = [DerivedHeights.habitsHeader, DerivedHeights.habitsFooter]
    #expect(heights.count == 2)
    for (height, expected) in zip(heights, expected) { #expect(abs(height - expected) < 0.01) }
  }
}
