import Foundation
import TestSupport
import Testing
import UIKit

/// A recorded apply, and the items UIKit asked the cell provider for.
struct CellProviderCase: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var initial: String
  var operations: [String]
  var requests: [String]

  static func all() throws -> [CellProviderCase] {
    let json = try JSONSerialization.jsonObject(with: Fixtures.data("uikit-data-source.json"))
    let cases = try #require((json as? [String: Any])?["cases"] as? [[String: Any]])
    return try cases.compactMap { fixture in
      let key = "cellProviderCallsAsMultiset_section.item+identifier"
      guard let requests = (fixture["expected"] as? [String: Any])?[key] as? [String] else {
        return nil
      }
      let setup = try #require(fixture["setup"] as? [String: Any])
      let first = try #require(setup["firstApply"] as? [String: Any])
      return CellProviderCase(
        testDescription: "\(fixture["id"] ?? "") \(fixture["name"] ?? "")",
        initial: try #require(first["snapshot"] as? String),
        operations: try #require(fixture["operations"] as? [String]), requests: requests)
    }
  }
}

@MainActor private final class Screen {
  let view: UICollectionView
  private(set) var requests: [String] = []
  private(set) var dataSource: UICollectionViewDiffableDataSource<String, String>!

  /// A grid of 30 points, as in the recordings.
  init() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(30), heightDimension: .absolute(30)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
      subitems: [item])
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    dataSource = UICollectionViewDiffableDataSource(collectionView: view) {
      [unowned self] view, indexPath, item in
      requests.append("\(indexPath.section).\(indexPath.item)\(item)")
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  func clear() { requests = [] }
}

extension NSDiffableDataSourceSnapshot<String, String> {
  /// Reads `A:x,y;B:z`.
  fileprivate init(notation: String) {
    self.init()
    for section in notation.split(separator: ";") {
      let parts = section.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      appendSections([parts[0]])
      appendItems(parts[1].split(separator: ",").map(String.init))
    }
  }
}

@MainActor @Test(arguments: try CellProviderCase.all())
func cellProviderIsAskedAsUIKitAsks(_ testCase: CellProviderCase) throws {
  let screen = Screen()
  screen.dataSource.apply(
    NSDiffableDataSourceSnapshot(notation: testCase.initial), animatingDifferences: false)
  screen.view.layoutIfNeeded()
  screen.clear()
  var snapshot = NSDiffableDataSourceSnapshot<String, String>()
  for operation in testCase.operations {
    let names = operation.matches(of: /'(\w+)'/).map { String($0.1) }
    switch operation.prefix(while: { $0 != "(" && $0 != ":" }) {
    case let build where build.hasPrefix("build snapshot "):
      snapshot = NSDiffableDataSourceSnapshot(
        notation: String(operation.dropFirst("build snapshot ".count)))
    case "snapshot.reloadItems": snapshot.reloadItems(names)
    case "snapshot.reloadSections": snapshot.reloadSections(names)
    case "dataSource.apply": screen.dataSource.apply(snapshot, animatingDifferences: false)
    case "view.layoutIfNeeded": screen.view.layoutIfNeeded()
    default: Issue.record("unknown operation \(operation)")
    }
  }
  #expect(screen.requests.sorted() == testCase.requests.sorted())
  #expect(screen.dataSource.snapshot().itemIdentifiers == snapshot.itemIdentifiers)
  #expect(screen.view.numberOfSections == snapshot.numberOfSections)
}
