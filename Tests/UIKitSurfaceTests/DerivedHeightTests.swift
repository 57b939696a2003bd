import CompositionalLayout
import Foundation
import SwiftInterpreter
import Testing
import UIKit
import UIKitSurface
import WorldModel

@testable import TutorialCode

/// The cells of `Corpus/EveryDayCells.swift` are as high as a reader of their constraints adds up.
///
/// A line of the system's font is 2444/2048 of its size; labels go up to the next third of a point:
/// 17 makes 20.33, two lines 40.67; 16 makes 38.19 for two lines in a text view; 15 makes 18, three
/// lines 54; 13 makes 15.67; 22 makes 26.33.
@MainActor @Suite struct DerivedHeightTests {
  private static let heights: [(name: String, height: Double)] = [
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

  private static let screen = CGRect(x: 0, y: 0, width: 393, height: 2400)

  private func expectDerived(_ heights: [Double]) {
    #expect(heights.count == Self.heights.count)
    for (cell, height) in zip(Self.heights, heights) {
      #expect(abs(cell.height - height) < 0.01, "\(cell.name): \(height)")
    }
  }

  @Test func compiled() throws {
    let controller = EveryDayCellsController()
    controller.loadViewIfNeeded()
    let view = try #require(controller.collectionView)
    view.frame = Self.screen
    view.traitOverrides.displayScale = 3
    view.layoutIfNeeded()
    expectDerived(
      (0..<controller.cellClasses.count).map {
        Double(view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.size.height ?? 0)
      })
  }

  @Test func interpreted() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Corpus/EveryDayCells.swift")
    var session = try Session()
    session.host.world.screen.container = LayoutContainer(
      size: LayoutExtent(Self.screen.size), scale: 3)
    try session.run(try String(contentsOf: file, encoding: .utf8))
    try session.show("EveryDayCellsController")
    let solution = try session.host.world.scene().solution
    expectDerived(
      try solution.elements(in: LayoutRect(Self.screen), contentOffset: .zero)
        .filter { $0.category == .cell }
        .sorted { $0.indexPath.item < $1.indexPath.item }.map(\.frame.size.height))
  }
}
