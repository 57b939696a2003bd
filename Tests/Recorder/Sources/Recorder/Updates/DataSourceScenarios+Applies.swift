import UIKit

/// A value whose equality ignores what its hash uses.
private struct Liar: Hashable, Sendable, CustomStringConvertible {
  var name: String
  var salt: Int
  var description: String { name }
  static func == (left: Liar, right: Liar) -> Bool { left.name == right.name }
  func hash(into hasher: inout Hasher) { hasher.combine(salt) }
}

/// A layout with the attributes of an item that is not there.
private final class StaleLayout: UICollectionViewLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: 1, section: 1))
    attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    return [attributes]
  }
}

/// A cell that counts how often it is made ready for another item.
private final class ReusedCell: UICollectionViewCell {
  var reuses = 0
  var height: CGFloat = 40

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = height
    return layoutAttributes
  }
}

extension DataSourceScenarios {
  var unequalHashes: Value {
    let source = UICollectionViewDiffableDataSource<Int, Liar>(collectionView: list()) {
      view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func snapshot(salt: Int) -> NSDiffableDataSourceSnapshot<Int, Liar> {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Liar>()
      snapshot.appendSections([0])
      snapshot.appendItems([Liar(name: "a", salt: salt)])
      return snapshot
    }
    source.apply(snapshot(salt: 1), animatingDifferences: false)
    return ["throws": raised { source.apply(snapshot(salt: 2), animatingDifferences: false) }]
  }

  var nestedApply: Value {
    let view = list()
    var source: Source?
    let nested = snapshot(["A": []])
    source = Source(collectionView: view) { view, path, _ in
      source?.apply(nested, animatingDifferences: false)
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    source?.apply(nested, animatingDifferences: false)
    view.layoutIfNeeded()
    return ["throws": raised { source?.apply(snapshot(["A": ["a"]]), animatingDifferences: false) }]
  }

  func missingCell(isTable: Bool) -> Value {
    let one = snapshot(["A": ["a"]])
    let frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    if isTable {
      let table = UITableView(frame: frame)
      let rows = UITableViewDiffableDataSource<String, String>(tableView: table) { _, _, _ in nil }
      return [
        "throws": raised {
          rows.apply(one, animatingDifferences: false)
          table.layoutIfNeeded()
        }
      ]
    }
    let view = list()
    let items = Source(collectionView: view) { _, _, _ in nil }
    return [
      "throws": raised {
        items.apply(one, animatingDifferences: false)
        view.layoutIfNeeded()
      }
    ]
  }

  var otherRegistration: Value {
    let view = list()
    var identifier = "cell"
    let source = Source(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: identifier, for: path)
    }
    source.apply(snapshot(["A": ["a"]]), animatingDifferences: false)
    view.layoutIfNeeded()
    identifier = "other"
    var next = source.snapshot()
    next.reconfigureItems(["a"])
    return ["throws": raised { source.apply(next, animatingDifferences: false) }]
  }

  var staleLayout: Value {
    let view = list()
    let source = source(view)
    source.apply(snapshot(["A": ["a"]]), animatingDifferences: false)
    view.collectionViewLayout = StaleLayout()
    return ["throws": raised { view.layoutIfNeeded() }]
  }

  /// Applies without animation, and by reloading, told by the cells that they ask for.
  func plainApplies(_ id: String) -> Value {
    var asked: [IndexPath] = []
    let view = list()
    let source = source(view) { asked.append($0) }
    source.apply(snapshot(["A": ["a", "b"]]), animatingDifferences: false)
    view.layoutIfNeeded()
    asked = []
    if id == "518" {
      source.apply(snapshot(["A": ["b", "c"]]), animatingDifferences: false)
      view.layoutIfNeeded()
      return ["iOS 15+": sentence("iOS 15+", asked == [path(0, 1)], seen: "\(asked)")]
    }
    source.applySnapshotUsingReloadData(snapshot(["A": ["a", "b"]]))
    view.layoutIfNeeded()
    // Nothing changed, so that only a reload asks.
    return ["diff": .bool(asked.isEmpty)]
  }

  var reconfigured: Value {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    view.register(ReusedCell.self, forCellWithReuseIdentifier: "cell")
    var dequeued: [UICollectionViewCell] = []
    let source = Source(collectionView: view) { view, path, _ in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      if !dequeued.isEmpty { (cell as? ReusedCell)?.height = 70 }
      dequeued.append(cell)
      return cell
    }
    source.apply(snapshot(["A": ["a"]]), animatingDifferences: false)
    view.layoutIfNeeded()
    let cell = view.cellForItem(at: path(0, 0)) as? ReusedCell
    let (requests, reuses) = (dequeued.count, cell?.reuses ?? 0)
    var next = source.snapshot()
    next.reconfigureItems(["a"])
    source.apply(next, animatingDifferences: false)
    view.layoutIfNeeded()
    let isSame = cell != nil && dequeued.last === cell
    let height = view.layoutAttributesForItem(at: path(0, 0))?.frame.height ?? 0
    return [
      "providerCalled": .bool(dequeued.count > requests),
      "dequeueReturns": sentence("dequeueReturns", isSame, seen: "another cell"),
      "prepareForReuseCalled": .bool((cell?.reuses ?? 0) > reuses),
      "selfSizing": sentence("selfSizing", height == 70, seen: "\(height)"),
    ]
  }

  var unchanged: Value {
    var asked = 0
    let view = list()
    let source = source(view) { _ in asked += 1 }
    source.apply(snapshot(["A": ["a"]]), animatingDifferences: false)
    view.layoutIfNeeded()
    let cell = view.cellForItem(at: path(0, 0))
    asked = 0
    source.apply(source.snapshot(), animatingDifferences: false)
    view.layoutIfNeeded()
    let holds = asked == 0 && view.cellForItem(at: path(0, 0)) === cell
    return ["visibleEffect": sentence("visibleEffect", holds, seen: "\(asked) cells")]
  }

  /// The change as the standard library describes it, in place of Foundation's class.
  var difference: Value {
    let change = ["Red", "Blue", "Green"].difference(from: ["Red", "Green", "Blue"])
    return [
      "hasChanges": .bool(!change.isEmpty), "insertions.count": Value(change.insertions.count),
      "removals.count": Value(change.removals.count),
    ]
  }

  var headerWithoutProvider: Value {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    let view = list()
    view.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: configuration)
    let source = source(view)
    return [
      "throws": raised {
        source.apply(snapshot(["A": []]), animatingDifferences: false)
        view.layoutIfNeeded()
      }
    ]
  }

  var strayView: Value {
    let view = list()
    let source = Source(collectionView: view) { view, path, _ in
      _ = view.dequeueReusableCell(withReuseIdentifier: "other", for: path)
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    return [
      "throws": raised {
        source.apply(snapshot(["A": ["a"]]), animatingDifferences: false)
        view.layoutIfNeeded()
      }
    ]
  }
}
