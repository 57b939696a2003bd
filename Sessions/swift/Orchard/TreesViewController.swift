import UIKit

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
