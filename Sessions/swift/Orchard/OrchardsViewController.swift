import UIKit

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
