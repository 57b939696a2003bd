import CompositionalLayout
import DiffableDataSource
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

/// Code of apps as strangers write it, imported unmodified from `Tests/ImportedCode/Strangers`.
@Suite(.serialized) struct StrangersCodeTests {
  private static let folder = Fixtures.packageRoot.appending(path: "Tests/ImportedCode/Strangers")

  /// What an import of a file came to, in a project of its own.
  private static func imported(_ name: String) throws -> (playground: Playground, report: String) {
    let project = FileManager.default.temporaryDirectory.appending(
      path: "stranger-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: project) }
    let mark = project.appending(path: ".git")
    try FileManager.default.createDirectory(at: mark, withIntermediateDirectories: true)
    let copy = project.appending(path: name)
    try FileManager.default.copyItem(at: folder.appending(path: name), to: copy)
    let toolchain = POSIXToolchain(
      program: Fixtures.packageRoot.appending(path: "diffplay").path,
      cacheFolder: Fixtures.packageRoot.appending(path: ".build/import").path)
    var playground = Playground(fileSystem: POSIXFileSystem(), toolchain: toolchain)
    let report = playground.text("import \(Identifier.quote(copy.path))")
    return (playground, report.joined(separator: "\n"))
  }

  private static func counts(_ playground: Playground) throws -> [Int] {
    let shown = playground.workbench.world.applied
    return try shown.sectionIdentifiers.map { try shown.itemIdentifiers(inSection: $0).count }
  }

  private static func titles(_ playground: Playground) -> [String] {
    playground.workbench.world.importedLayouts.map(\.title)
  }

  @Test(.enabled(if: runsLongTests)) func answersOfYesAndNoAreBothAsked() throws {
    let (playground, report) = try Self.imported("LegacyAlbumsViewController.swift")
    let titles = Self.titles(playground)
    let both = titles.filter { $0.contains("generateMyAlbumsLayout") }
    #expect(both.count == 2, "\(report)")
    #expect(!report.contains("isWide: Bool"), "\(report)")
  }

  @Test(.enabled(if: runsLongTests)) func valuesOfReactivePackagesComeAtOnce() throws {
    let (playground, report) = try Self.imported("RxRepositoriesViewController.swift")
    #expect(try Self.counts(playground) == [6], "\(report)")
    #expect(!report.contains("left out"), "\(report)")
  }

  @Test(.enabled(if: runsLongTests)) func itemsThatComeAfterAMomentAreWaitedFor() throws {
    let (playground, report) = try Self.imported("GenericBaseCell.swift")
    #expect(try Self.counts(playground) == [3], "\(report)")
  }

  @Test(.enabled(if: runsLongTests)) func localsAndRequirementsAreNotLeftOut() throws {
    let (playground, report) = try Self.imported("OverrideMeLayout.swift")
    #expect(try Self.counts(playground) == [3], "\(report)")
    #expect(!report.contains("it cannot be reached from outside"), "\(report)")
    #expect(!report.contains("SectionLayout cannot be made"), "\(report)")
  }

  @Test(.enabled(if: runsLongTests)) func controllersThatNeedArgumentsAreMadeOfEmptyOnes() throws {
    let (playground, report) = try Self.imported("ChatBubbleViewController.swift")
    #expect(report.contains("ChatViewController(roomID: \"\")"), "\(report)")
    #expect(Self.titles(playground) == ["ChatViewController.makeChatLayout()"], "\(report)")
  }

  @Test func argumentsThatAreProtocolsAreMadeOfWhatConforms() throws {
    let (playground, report) = try Self.imported("WalletViewController.swift")
    #expect(Self.titles(playground) == ["WalletViewController.makeCardLayout()"], "\(report)")
  }

  /// All of them, which takes minutes: some result from each, and never a page of errors.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["DIFFPLAY_FUZZ"] != nil))
  func strangersCodeFuzzGivesSomethingUsable() throws {
    var unusable: [String] = []
    for name in try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted() {
      let (playground, report) = try Self.imported(name)
      let world = playground.workbench.world
      if world.importedLayouts.isEmpty, world.applied.numberOfItems == 0 { unusable.append(name) }
      #expect(!report.contains("cannot be compiled"), "\(name): \(report)")
    }
    #expect(unusable == [])
  }
}
