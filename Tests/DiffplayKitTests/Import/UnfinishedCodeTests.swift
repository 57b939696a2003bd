import DiffableDataSource
import Foundation
import TestSupport
import Testing

@testable import CommandLanguage
@testable import DiffplayKit
@testable import SwiftImport
@testable import Wording
@testable import WorldModel
@testable import WorldWording
@testable import diffplay

/// Files that do not parse, as they stand while somebody writes at them, come in without what does
/// not.
@Suite(.serialized, .enabled(if: runsLongTests)) struct UnfinishedCodeTests {
  private static let whole = """
    import UIKit

    final class RowsViewController: UIViewController {
      var dataSource: UICollectionViewDiffableDataSource<Int, String>!

      override func viewDidLoad() {
        super.viewDidLoad()
        let collectionView = UICollectionView(
          frame: view.bounds, collectionViewLayout: makeLayout())
        view.addSubview(collectionView)
        let cell = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in }
        dataSource = .init(collectionView: collectionView) {
          $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["one", "two", "three"])
        dataSource.apply(snapshot, animatingDifferences: false)
      }

      func makeLayout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
        let group = NSCollectionLayoutGroup.vertical(
          layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: .init(group: group))
      }

      func log(_ text: String) {
        if text.isEmpty {
          print("nothing")
        }
      }
    }

    extension RowsViewController: UICollectionViewDelegate {}
    """

  /// A line that is put before one or in its place, and what is told of it.
  private static let slips: [(line: String, isReplaced: Bool, text: String, told: String)] = [
    ("super.viewDidLoad()", false, "    title = \"Rows", "no Swift, line 7"),
    ("super.viewDidLoad()", false, "    title = \"\"\"", "no Swift, line 7"),
    ("super.viewDidLoad()", false, "    view.setNeedsLayout(", "no Swift, line"),
    ("super.viewDidLoad()", false, "    if view.isHidden {", "for what was left open"),
    ("super.viewDidLoad()", false, "    }", "which closed nothing"),
    ("super.viewDidLoad()", false, "    /* layout", "no Swift, line 7"),
    ("super.viewDidLoad()", false, "    #if DEBUG", "no Swift, line 7"),
    ("func log(", false, "  func load(_ a: ", "no Swift, line 29"),
    ("func log(", true, "  func log(_ text: String)", "where one is missing"),
    ("print(\"nothing\")", true, "      print(\"nothing\"", "no Swift, line 31"),
    (
      "final class", true, "final class RowsViewController: UIViewController, {",
      "no Swift, line 3"
    ),
    ("extension Rows", true, "}", "which closed nothing"),
  ]

  @Test(arguments: slips)
  func whatDoesNotParseIsLeftOutAlone(
    _ slip: (line: String, isReplaced: Bool, text: String, told: String)
  ) throws {
    var lines = Self.whole.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let index = try #require(lines.firstIndex { $0.contains(slip.line) })
    if slip.isReplaced { lines[index] = slip.text } else { lines.insert(slip.text, at: index) }
    let (items, report) = try Self.imported(lines.joined(separator: "\n"))
    #expect(items == ["one", "two", "three"], "\(slip.text): \(report)")
    #expect(report.contains(slip.told), "\(slip.text): \(report)")
  }

  @Test func closingBracesAreNotMissed() throws {
    let lines = Self.whole.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (index, line) in lines.enumerated()
    where line.trimmingCharacters(in: .whitespaces) == "}" {
      var rest = lines
      rest.remove(at: index)
      let (items, report) = try Self.imported(rest.joined(separator: "\n"))
      #expect(items == ["one", "two", "three"], "line \(index + 1): \(report)")
      #expect(report.contains("added: 1 brace"), "line \(index + 1): \(report)")
    }
  }

  /// What is imported of a text, in a project of its own.
  private static func imported(_ text: String) throws -> (items: [String], report: String) {
    let project = FileManager.default.temporaryDirectory.appending(
      path: "unfinished-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: project) }
    try FileManager.default.createDirectory(
      at: project.appending(path: ".git"), withIntermediateDirectories: true)
    let file = project.appending(path: "Rows.swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    let toolchain = POSIXToolchain(
      program: Fixtures.packageRoot.appending(path: "diffplay").path,
      cacheFolder: Fixtures.packageRoot.appending(path: ".build/import").path)
    var playground = Playground(fileSystem: POSIXFileSystem(), toolchain: toolchain)
    let report = playground.text("import \(Identifier.quote(file.path))").joined(separator: "\n")
    return (playground.workbench.world.applied.itemIdentifiers.map(\.name), report)
  }
}
