import TestSupport
import Testing

@testable import DiffplayKit

/// Controllers of storyboards that are given beside them.
@Suite(.serialized, .enabled(if: runsLongTests)) struct StoryboardScreensTests {
  private static func report(_ files: [String: String]) -> String {
    let paths = files.map { ("harbor/\($0.key)", $0.value) }
    var playground = ImportTests.playground(Dictionary(uniqueKeysWithValues: paths))
    return playground.text("import harbor").joined(separator: "\n")
  }

  /// A controller whose list has a cell of UIKit's own class; `members` begin it.
  private static func controller(_ name: String, _ members: String = "") -> String {
    """
    import UIKit
    final class \(name): UICollectionViewController {
      \(members)
      private var boats: UICollectionViewDiffableDataSource<Int, String>!
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.collectionViewLayout =
          UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        boats = .init(collectionView: collectionView) { view, path, boat in
          let cell = view.dequeueReusableCell(withReuseIdentifier: "Boat", for: path)
            as! UICollectionViewListCell
          var content = cell.defaultContentConfiguration()
          content.text = boat
          cell.contentConfiguration = content
          return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["Ketch", "Yawl"])
        boats.apply(snapshot)
      }
    }
    """
  }

  /// A storyboard with a scene for a controller.
  private static func storyboard(_ name: String) -> String {
    """
    <document initialViewController="one"><scenes><scene sceneID="a"><objects>
    <collectionViewController id="one" customClass="\(name)" customModule="Harbor">
    <collectionView key="view" id="list"><rect key="frame" x="0" y="0" width="393" height="852"/>
    <collectionViewFlowLayout key="collectionViewLayout" id="flow"/><cells>
    <collectionViewCell reuseIdentifier="Boat" id="cell" customClass="UICollectionViewListCell">
    <collectionViewCellContentView key="contentView" id="content"/>
    </collectionViewCell></cells></collectionView>
    </collectionViewController></objects></scene></scenes></document>
    """
  }

  /// A custom class that is UIKit's own is that class.
  @Test func cellsOfUIKitsOwnClassesAreSuch() {
    let report = Self.report([
      "PierController.swift": Self.controller("PierController"),
      "Main.storyboard": Self.storyboard("PierController"),
    ])
    #expect(report.contains("2 items") && !report.contains("left out"), "\(report)")
  }
}
