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

/// A view of either kind, with everything visible.
@MainActor private protocol Screen: AnyObject {
  var requests: [String] { get set }
  var snapshot: NSDiffableDataSourceSnapshot<String, String> { get }
  var numberOfSections: Int { get }
  func apply(_ snapshot: NSDiffableDataSourceSnapshot<String, String>)
  func layoutIfNeeded()
}

@MainActor private final class CollectionScreen: Screen {
  let view: UICollectionView
  var requests: [String] = []
  private var dataSource: UICollectionViewDiffableDataSource<String, String>!

  /// A flow of 30 points, as in the recordings.
  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 30, height: 30)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    dataSource = UICollectionViewDiffableDataSource(collectionView: view) {
      [unowned self] view, indexPath, item in
      requests.append("\(indexPath.section).\(indexPath.item)\(item)")
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  var snapshot: NSDiffableDataSourceSnapshot<String, String> { dataSource.snapshot() }
  var numberOfSections: Int { view.numberOfSections }
  func layoutIfNeeded() { view.layoutIfNeeded() }

  func apply(_ snapshot: NSDiffableDataSourceSnapshot<String, String>) {
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

@MainActor private final class TableScreen: Screen {
  let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  var requests: [String] = []
  private var dataSource: UITableViewDiffableDataSource<String, String>!

  init() {
    view.rowHeight = 30
    view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    dataSource = UITableViewDiffableDataSource(tableView: view) {
      [unowned self] view, indexPath, item in
      requests.append("\(indexPath.section).\(indexPath.row)\(item)")
      return view.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }

  var snapshot: NSDiffableDataSourceSnapshot<String, String> { dataSource.snapshot() }
  var numberOfSections: Int { view.numberOfSections }
  func layoutIfNeeded() { view.layoutIfNeeded() }

  func apply(_ snapshot: NSDiffableDataSourceSnapshot<String, String>) {
    dataSource.apply(snapshot, animatingDifferences: false)
  }
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

enum ViewKind: String, CaseIterable { case collection, table }

@MainActor @Test(arguments: try CellProviderCase.all(), ViewKind.allCases)
func cellProviderIsAskedAsUIKitAsks(_ testCase: CellProviderCase, of kind: ViewKind) throws {
  let screen: any Screen = kind == .collection ? CollectionScreen() : TableScreen()
  screen.apply(NSDiffableDataSourceSnapshot(notation: testCase.initial))
  screen.layoutIfNeeded()
  screen.requests = []
  var snapshot = NSDiffableDataSourceSnapshot<String, String>()
  for operation in testCase.operations {
    let names = operation.matches(of: /'(\w+)'/).map { String($0.1) }
    switch operation.prefix(while: { $0 != "(" && $0 != ":" }) {
    case let build where build.hasPrefix("build snapshot "):
      snapshot = NSDiffableDataSourceSnapshot(
        notation: String(operation.dropFirst("build snapshot ".count)))
    case "snapshot.reloadItems": snapshot.reloadItems(names)
    case "snapshot.reloadSections": snapshot.reloadSections(names)
    case "dataSource.apply": screen.apply(snapshot)
    case "view.layoutIfNeeded": screen.layoutIfNeeded()
    default: Issue.record("unknown operation \(operation)")
    }
  }
  #expect(screen.requests.sorted() == testCase.requests.sorted())
  #expect(screen.snapshot.itemIdentifiers == snapshot.itemIdentifiers)
  #expect(screen.numberOfSections == snapshot.numberOfSections)
}
