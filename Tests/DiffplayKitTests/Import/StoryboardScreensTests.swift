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

  /// A controller whose list has a cell of UIKit's own class; `members` begin it, and `setup` is what it
  /// does first.
  private static func controller(
    _ name: String, _ members: String = "", setup: String = ""
  ) -> String {
    """
    import UIKit
    final class \(name): UICollectionViewController {
      \(members)
      private var boats: UICollectionViewDiffableDataSource<Int, String>!
      override func viewDidLoad() {
        super.viewDidLoad()
        \(setup)
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

  /// What takes a coder and a model makes a controller, of the storyboard's coder where one has it, and
  /// not what takes the coder alone; a variable that others set is set before the view loads.
  @Test func controllersAreMadeOfModels() {
    let fatal = "required init?(coder: NSCoder) { fatalError() }"
    let registering =
      "collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: \"Boat\")"
    let report = Self.report([
      "Harbor.swift": "struct Pier { let name: String }",
      "DockController.swift": Self.controller(
        "DockController", "var dock: Pier!", setup: "title = dock.name\n\(registering)"),
      "PierController.swift": Self.controller(
        "PierController",
        """
        let pier: Pier
        init?(coder: NSCoder, pier: Pier) { self.pier = pier; super.init(coder: coder) }
        \(fatal)
        """, setup: "title = pier.name"),
      "QuayController.swift": Self.controller(
        "QuayController",
        """
        let quay: Pier
        init?(quay: Pier, coder: NSCoder) { self.quay = quay; super.init(coder: coder) }
        \(fatal)
        """, setup: registering),
      "Main.storyboard": Self.storyboard("PierController"),
    ])
    #expect(report.contains(": 3 screens") && !report.contains("left out"), "\(report)")
    #expect(report.contains("PierController(pier: placeholder)"), "\(report)")
  }
}
