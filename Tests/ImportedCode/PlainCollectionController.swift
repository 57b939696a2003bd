import UIKit
import os.log

private let logger = Logger(subsystem: "com.example.shelf", category: "list")

class PlainCollectionController: UICollectionViewController {
  private enum Section { case main }
  private lazy var dataSource = UICollectionViewDiffableDataSource<Section, String>(
    collectionView: collectionView
  ) { [unowned self] collectionView, indexPath, item in
    collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
  }
  private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
    cell, _, item in
    var content = cell.defaultContentConfiguration()
    content.text = item
    cell.contentConfiguration = content
    cell.accessories = [.disclosureIndicator()]
  }

  init() {
    let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("Fruits", comment: "title")
    collectionView.dataSource = dataSource
    collectionView.refreshControl = UIRefreshControl()
    collectionView.refreshControl?.addTarget(self, action: #selector(refresh), for: .valueChanged)
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.main])
    snapshot.appendItems(["Apple", "Pear", "Fig", "Plum"])
    dataSource.apply(snapshot)
    logger.info("loaded \(snapshot.numberOfItems) items")
    os_log("ready", log: .default, type: .debug)
  }

  @objc private func refresh() { collectionView.refreshControl?.endRefreshing() }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: true)
    let detail = DetailViewController(item: dataSource.itemIdentifier(for: indexPath)!)
    navigationController?.pushViewController(detail, animated: true)
  }

  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(title: "", children: [UIAction(title: "Share") { _ in }])
    }
  }
}
