import CompositionalLayout
import DiffableDataSource
import Foundation
import TestSupport
import Testing

@testable import DiffplayKit
@testable import TextWidth
@testable import Wording
@testable import WorldModel
@testable import WorldWording
@testable import diffplay

/// Cells whose heights are derived by hand, imported as one project, are where the interpreter has
/// them.
@Suite(.serialized) struct DerivedCellImportTests {
  private static let files = ["EveryDayCells", "ConfiguredCells", "ConstrainedCells"]
  private static let corpus = Fixtures.packageRoot.appending(path: "Tests/UIKitSurfaceTests/Corpus")

  private static func playground() -> Playground {
    let root = Fixtures.packageRoot
    let toolchain = POSIXToolchain(
      program: root.appending(path: "diffplay").path,
      cacheFolder: root.appending(path: ".build/import").path)
    var playground = Playground(fileSystem: POSIXFileSystem(), toolchain: toolchain)
    _ = playground.text("container 393 x 2400")
    return playground
  }

  private static func frames(_ playground: Playground) throws -> [LayoutRect] {
    let solution = try playground.workbench.scene().solution
    return try playground.workbench.world.applied.itemIdentifiers.indices.map {
      try #require(solution.frame(item: $0, section: 0))
    }
  }

  @Test(.enabled(if: runsLongTests)) func framesAreThoseOfTheInterpreter() throws {
    let project = FileManager.default.temporaryDirectory.appending(
      path: "cells-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: project) }
    try FileManager.default.createDirectory(
      at: project.appending(path: ".git"), withIntermediateDirectories: true)
    for file in Self.files {
      try FileManager.default.copyItem(
        at: Self.corpus.appending(path: "\(file).swift"),
        to: project.appending(path: "\(file).swift"))
    }
    for file in Self.files {
      var imported = Self.playground()
      let report = imported.text(
        "import \(Identifier.quote(project.path)) screen \(file)Controller")
      var interpreted = Self.playground()
      let source = project.appending(path: "\(file).swift")
      let told = interpreted.text(try String(contentsOf: source, encoding: .utf8))
      let frames = try Self.frames(imported)
      #expect(frames.count >= 13, "\(report)\n\(told)")
      #expect(try frames == Self.frames(interpreted), "\(file)")
    }
  }
}
