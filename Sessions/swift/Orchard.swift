import UIKit

/// An app of two screens: its orchards, and the trees of the one that a person chooses.
struct Orchard: Hashable {
  let name: String
  let rows: Int
}

struct Tree: Hashable {
  let sort: String
  let orchard: String
}

final class OrchardStore {
  static let shared = OrchardStore()

  let orchards = [Orchard(name: "North Slope", rows: 2), Orchard(name: "Mill Field", rows: 3)]
  let trees = [
    Tree(sort: "Quince", orchard: "North Slope"), Tree(sort: "Medlar", orchard: "North Slope"),
    Tree(sort: "Plum", orchard: "Mill Field"),
  ]
}

final class OrchardsViewController: UICollectionViewController {
  private lazy var dataSource = UICollectionViewDiffableDataSource<Int, Orchard>(
    collectionView: collectionView
  ) { [registration] view, path, orchard in
    view.dequeueConfiguredReusableCell(using: registration, for: path, item: orchard)
  }
  private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Orchard> {
    cell, _, orchard in
    var content = cell.defaultContentConfiguration()
    content.text = orchard.name
    cell.contentConfiguration = content
  }

  init() {
    let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    var snapshot = NSDiffableDataSourceSnapshot<Int, Orchard>()
    snapshot.appendSections([0])
    snapshot.appendItems(OrchardStore.shared.orchards)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    guard let orchard = dataSource.itemIdentifier(for: indexPath) else { return }
    navigationController?.pushViewController(TreesViewController(orchard), animated: true)
  }
}

final class TreesViewController: UICollectionViewController {
  private let orchard: Orchard
  private lazy var dataSource = UICollectionViewDiffableDataSource<Int, Tree>(
    collectionView: collectionView
  ) { [registration] view, path, tree in
    view.dequeueConfiguredReusableCell(using: registration, for: path, item: tree)
  }
  private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Tree> {
    cell, _, tree in
    var content = cell.defaultContentConfiguration()
    content.text = tree.sort
    cell.contentConfiguration = content
  }

  init(_ orchard: Orchard) {
    self.orchard = orchard
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    title = orchard.name
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    var snapshot = NSDiffableDataSourceSnapshot<Int, Tree>()
    snapshot.appendSections([0])
    snapshot.appendItems(OrchardStore.shared.trees.filter { $0.orchard == orchard.name })
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
