import CompositionalLayout
import DiffableDataSource
import Foundation
import TestSupport
import Testing
import ViewContents

@testable import CommandLanguage
@testable import DiffplayKit
@testable import TextWidth
@testable import Wording
@testable import WorldModel
@testable import WorldWording
@testable import diffplay

/// What cells of an import answer, beside what their constraints and pictures add up to.
@Suite(.serialized) struct ImportedCellsTests {
  private static func imported(_ path: String) throws -> Playground {
    let root = Fixtures.packageRoot
    let toolchain = POSIXToolchain(
      program: root.appending(path: "diffplay").path,
      cacheFolder: root.appending(path: ".build/import").path)
    var playground = Playground(fileSystem: POSIXFileSystem(), toolchain: toolchain)
    _ = playground.text("container 393 x 2400")
    let report = playground.text("import \(Identifier.quote(path))")
    #expect(!report.joined().contains("left out"), "\(report)")
    return playground
  }

  private static func heights(_ playground: Playground) throws -> [Double] {
    let solution = try playground.workbench.scene().solution
    return try playground.workbench.world.applied.itemIdentifiers.indices.map {
      try #require(solution.frame(item: $0, section: 0)).size.height
    }
  }

  /// Lines of 17 are 20.33 at three pixels to the point, of 13 15.67, of 15 18.
  ///
  /// 20.33 and 12 twice; 8, a picture of 600 pixels by 300 at two to the point, 6, 15.67 and 8; two
  /// lines of 40.67 and 16 twice; 77 as its override says; 20.33 and 15 twice; three lines of 18,
  /// 4 between, 10 twice; 60; 20.33 and 10 twice.
  @Test func cellsFittedByHandAndBySnapKit() throws {
    let path = Fixtures.packageRoot
      .appending(path: "Tests/ImportedCode/FittedByHand/App/FittedCellsViewController.swift").path
    let playground = try Self.imported(path)
    let derived = [44.333, 187.667, 72.667, 77, 50.333, 82, 60, 40.333]
    let heights = try Self.heights(playground)
    #expect(heights.count == derived.count)
    for (height, derived) in zip(heights, derived) {
      #expect(abs(height - derived) < 0.01, "\(height) for \(derived)")
    }
    // The brand's colour: ff6633, indigo in the dark.
    let contents = playground.workbench.world.screen.cellContents ?? [:]
    let fills = ["cover", "dark"].map { name in
      contents[Identifier(name)]?.elements.lazy.compactMap(\.fill).first
    }
    #expect(fills == ["#ff6633", "#5e5ce6"])
  }
}
