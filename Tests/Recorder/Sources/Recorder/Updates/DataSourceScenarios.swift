import UIKit

/// The cases of data sources that tell in words what is done.
@MainActor struct DataSourceScenarios {
  typealias Source = UICollectionViewDiffableDataSource<String, String>
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>
  typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  let expected: Value

  static func answer(_ recorded: RecordedCase) -> Value? {
    let scenarios = DataSourceScenarios(expected: recorded.expected)
    return switch recorded.id {
    case "462": scenarios.outline(isExpanded: false)
    case "463": scenarios.outline(isExpanded: true)
    case "464", "465", "466": scenarios.outlinesOfSections(recorded.id)
    case "467", "469", "470", "471": scenarios.lookUp(recorded.id)
    case "478": scenarios.unequalHashes
    case "481": scenarios.nestedApply
    case "482", "483": scenarios.missingCell(isTable: recorded.id == "482")
    case "484": scenarios.otherRegistration
    case "485": scenarios.pathsOfBatches
    case "490": scenarios.orderOfCalls
    case "515", "524": scenarios.counts(recorded.id)
    case "517": scenarios.staleLayout
    case "518", "519": scenarios.plainApplies(recorded.id)
    case "520": scenarios.reconfigured
    case "521": scenarios.unchanged
    case "522": scenarios.difference
    case "523": scenarios.headerWithoutProvider
    case "525": scenarios.strayView
    default: nil
    }
  }

  /// The recorded sentence where it holds, else what was seen.
  func sentence(_ key: String, _ holds: Bool, seen: String = "it does not hold") -> Value {
    holds ? expected[key] : .text(seen)
  }

  func list() -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "other")
    return view
  }

  func source(
    _ view: UICollectionView, asked: @escaping @MainActor (IndexPath) -> Void = { _ in }
  ) -> Source {
    Source(collectionView: view) { view, path, _ in
      asked(path)
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  func snapshot(_ sections: KeyValuePairs<String, [String]>) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

  private func outline(isExpanded: Bool) -> Value {
    let view = list()
    let source = source(view)
    source.apply(snapshot(["S1": [], "S2": ["p", "q"]]), animatingDifferences: false)
    var tree = Outline()
    tree.append(["a", "b", "c"])
    tree.append(["a1", "a2"], to: "a")
    if isExpanded { tree.expand(["a"]) }
    source.apply(tree, to: "S1", animatingDifferences: false)
    let shown = source.snapshot(for: "S1")
    let names = "equal to tree.items (\(shown.items.joined(separator: ",")))"
    return [
      "dataSource.snapshot().itemIdentifiers": Value(source.snapshot().itemIdentifiers),
      "dataSource.snapshot(for: S1).isExpanded(a)": .bool(shown.isExpanded("a")),
      "dataSource.snapshot(for: S1).items": shown.items == tree.items
        ? .text(names) : Value(shown.items),
    ]
  }

  private func outlinesOfSections(_ id: String) -> Value {
    let view = list()
    let source = source(view)
    source.apply(snapshot(["S1": ["a"], "S2": ["p", "q"]]), animatingDifferences: false)
    if id == "464" { return ["rootItems": Value(source.snapshot(for: "S2").rootItems)] }
    if id == "465" { return ["items": Value(source.snapshot(for: "none").items)] }
    var third = Outline()
    third.append(["z"])
    third.append(["z1"], to: "z")
    source.apply(third, to: "S3", animatingDifferences: false)
    let shown = source.snapshot()
    let holds =
      shown.sectionIdentifiers == ["S1", "S2", "S3"]
      && shown.itemIdentifiers(inSection: "S3") == ["z"]
    return ["sections": sentence("sections", holds)]
  }

  private func lookUp(_ id: String) -> Value {
    let view = list()
    let source = source(view)
    let shown = snapshot(["A": ["a"]])
    source.apply(shown, animatingDifferences: false)
    switch id {
    case "467":
      return ["collectionView.dataSource === dataSource": .bool(view.dataSource === source)]
    case "469":
      return ["returns": source.indexPath(for: "z").map { .text("\($0)") } ?? .null]
    case "470":
      return ["returns": source.itemIdentifier(for: path(0, 1)).map { .text($0) } ?? .null]
    default:
      let places = [shown.indexOfItem("z"), shown.indexOfSection("z")].compactMap(\.self)
      return ["returns": places.isEmpty ? .null : .list(places.map { Value($0) })]
    }
  }

  /// A move out of a deleted place and an insertion behind it, told by the cells that stay.
  private var pathsOfBatches: Value {
    let counted = CountedCells([6])
    let before = counted.cells
    counted.update(to: [6]) { view in
      view.insertItems(at: [path(0, 1)])
      view.moveItem(at: path(0, 5), to: path(0, 0))
      view.deleteItems(at: [path(0, 2)])
    }
    let after = counted.cells.map { cell in before.firstIndex { $0 === cell } }
    let reloaded = CountedCells([3])
    reloaded.update(to: [2]) { view in
      view.deleteItems(at: [path(0, 0)])
      view.reloadItems(at: [path(0, 2)])
    }
    let requested = reloaded.requests == [path(0, 1)]
    let holds = after == [5, nil, 0, 1, 3, 4]
    return [
      "delete": sentence("delete", holds), "insert": sentence("insert", holds),
      "move": sentence("move", holds),
      "reload": sentence("reload", requested, seen: "\(reloaded.requests)"),
    ]
  }

  private var orderOfCalls: Value {
    let changes: [(UICollectionView) -> Void] = [
      { $0.deleteItems(at: [path(0, 0)]) }, { $0.insertItems(at: [path(0, 3)]) },
      { $0.moveItem(at: path(0, 4), to: path(0, 0)) },
    ]
    let results = [[0, 1, 2], [2, 1, 0], [1, 2, 0]].map { order in
      let counted = CountedCells([5])
      let before = counted.cells
      counted.update(to: [5]) { view in for index in order { changes[index](view) } }
      return counted.cells.map { cell in before.firstIndex { $0 === cell } }
    }
    return ["result": sentence("result", Set(results).count == 1, seen: "\(results)")]
  }

  private func counts(_ id: String) -> Value {
    let view = list()
    let source = source(view)
    if id == "524" {
      source.apply(snapshot(["A": []]), animatingDifferences: false)
      return ["throws": raised { _ = source.collectionView(view, numberOfItemsInSection: 1) }]
    }
    view.layoutIfNeeded()
    return ["throws": raised { _ = view.numberOfItems(inSection: 0) }]
  }
}

/// A view of plain counts, whose cells can be told apart.
@MainActor final class CountedCells: CountedSource {
  private let view: UICollectionView
  /// The places that cells were asked for since the last update began.
  private(set) var requests: [IndexPath] = []

  override init(_ counts: [Int]) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 10)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    super.init(counts)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.layoutIfNeeded()
  }

  /// The cells of the first section, in order.
  var cells: [UICollectionViewCell?] {
    (0..<counts[0]).map { view.cellForItem(at: IndexPath(item: $0, section: 0)) }
  }

  func update(to counts: [Int], _ changes: @escaping (UICollectionView) -> Void) {
    requests = []
    UIView.performWithoutAnimation {
      view.performBatchUpdates {
        self.counts = counts
        changes(self.view)
      }
      view.layoutIfNeeded()
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    requests.append(indexPath)
    return super.collectionView(collectionView, cellForItemAt: indexPath)
  }
}
