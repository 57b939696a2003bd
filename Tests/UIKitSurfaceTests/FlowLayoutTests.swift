import CompositionalLayout
import DiffableDataSource
import SwiftInterpreter
import Testing
import UIKit
import UIKitSurface
import WorldModel

/// Flow layouts and data sources that go by index paths, against the compiled ones.
@Suite struct FlowLayoutTests {
  /// A delegate and data source of sections with items of given sizes.
  @MainActor
  private final class Source: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    let sizes: [[CGSize]]
    init(_ sizes: [[CGSize]]) { self.sizes = sizes }
    func numberOfSections(in collectionView: UICollectionView) -> Int { sizes.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { sizes[section].count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sizes[indexPath.section][indexPath.item] }
  }

  /// The frames of the compiled layout and of the interpreted one, with the same settings.
  @MainActor @Test(arguments: 1...6) func givesTheFramesOfTheCompiledOne(seed: Int) throws {
    var state = UInt64(seed)
    func number(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let sizes = (0...number(2)).map { _ in
      (0...number(9)).map { _ in CGSize(width: 20 + number(190), height: 20 + number(90)) }
    }
    let (line, item, top, left) = (number(20), number(20), number(30), number(30))

    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = CGFloat(line)
    layout.minimumInteritemSpacing = CGFloat(item)
    layout.sectionInset = UIEdgeInsets(
      top: CGFloat(top), left: CGFloat(left), bottom: 5, right: 7)
    layout.headerReferenceSize = CGSize(width: 1, height: 30)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 393, height: 852), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    let source = Source(sizes)
    view.dataSource = source
    view.delegate = source
    layout.prepare()

    let texts = sizes.map { section in
      "["
        + section.map { "CGSize(width: \(Int($0.width)), height: \(Int($0.height)))" }
        .joined(separator: ", ") + "]"
    }
    var session = try Session()
    try session.run(
      """
      class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        let sizes: [[CGSize]] = [\(texts.joined(separator: ", "))]
        func numberOfSections(in collectionView: UICollectionView) -> Int { sizes.count }
        func collectionView(
          _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { sizes[section].count }
        func collectionView(
          _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
          collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
        }
        func collectionView(
          _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
          sizeForItemAt indexPath: IndexPath
        ) -> CGSize { sizes[indexPath.section][indexPath.item] }
        func collectionView(
          _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
          at indexPath: IndexPath
        ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
      }
      let layout = UICollectionViewFlowLayout()
      layout.minimumLineSpacing = \(line)
      layout.minimumInteritemSpacing = \(item)
      layout.sectionInset = UIEdgeInsets(top: \(top), left: \(left), bottom: 5, right: 7)
      layout.headerReferenceSize = CGSize(width: 1, height: 30)
      let source = Source()
      collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
      collectionView.dataSource = source
      collectionView.delegate = source
      """)
    let solution = try session.host.world.scene().solution
    for (section, items) in sizes.enumerated() {
      for item in items.indices {
        let path = IndexPath(item: item, section: section)
        let expected = try #require(layout.layoutAttributesForItem(at: path)?.frame)
        let found = try #require(solution.cell(item: item, section: section)?.frame)
        let differences = [
          found.origin.x - expected.minX, found.origin.y - expected.minY,
          found.size.width - expected.width, found.size.height - expected.height,
        ]
        // Compositional layouts round to pixels, of which there are three in a point.
        #expect(
          differences.allSatisfy { abs($0) < 0.34 },
          "seed \(seed), \(path): \(found) is not \(expected)")
      }
    }
  }

  @Test func countsAreAskedAgainWhenTheDataIsReloaded() throws {
    var session = try Session()
    try session.run(
      """
      class Fruits: UICollectionViewController {
        var names = ["a", "b"]
        override func viewDidLoad() {
          super.viewDidLoad()
          collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
        }
        override func collectionView(
          _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { names.count }
        override func collectionView(
          _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
          collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
        }
      }
      """)
    try session.show("Fruits")
    #expect(session.host.world.applied.itemCounts == [2])
    try session.run("let shown = _shownController as! Fruits\nshown.names.append(\"c\")")
    #expect(session.host.world.applied.itemCounts == [2])
    try session.run("shown.collectionView.reloadData()")
    #expect(session.host.world.applied.itemCounts == [3])
  }

  /// Outlets are there when the view has loaded, observers run, and prototypes need no registration.
  @Test func outletsAreConnected() throws {
    var session = try Session()
    let lines = try session.run(
      """
      class PhotoCell: UICollectionViewCell { @IBOutlet weak var label: UILabel! }
      class Photos: UIViewController, UICollectionViewDataSource {
        @IBOutlet weak var titleLabel: UILabel! { didSet { print("label is set") } }
        @IBOutlet var collectionView: UICollectionView!
        func collectionView(
          _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 2 }
        func collectionView(
          _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
          let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: "PhotoCell", for: indexPath) as! PhotoCell
          cell.label.text = "photo"
          return cell
        }
      }
      _show(Photos())
      """
    ).lines
    #expect(lines == ["label is set"])
    #expect(session.host.world.applied.itemCounts == [2])
    #expect(session.host.objects.takeConnected() == ["collectionView"])
  }
}
