// swift-format-ignore-file
import UIKit

class ReorderableController: UIViewController {
  enum Section { case main }
  var collectionView: UICollectionView!
  var dataSource: UICollectionViewDiffableDataSource<Section, String>!
  var backingStore = ["apple", "banana", "cherry", "date", "elderberry"]

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    view.addSubview(collectionView)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, indexPath, item in
      var content = cell.defaultContentConfiguration()
      content.text = item.capitalized
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator(), .reorder(displayed: .always)]
    }
    dataSource = .init(collectionView: collectionView) { collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
    }
    dataSource.reorderingHandlers.canReorderItem = { item in return item != "apple" }
    dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
      guard let self = self else { return }
      self.backingStore = transaction.finalSnapshot.itemIdentifiers
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.main])
    snapshot.appendItems(backingStore)
    dataSource.apply(snapshot, animatingDifferences: false)

    snapshot = dataSource.snapshot()
    snapshot.moveItem("apple", afterItem: "cherry")
    if let last = snapshot.itemIdentifiers.last { snapshot.deleteItems([last]) }
    snapshot.insertItems(["fig", "grape"], beforeItem: "banana")
    dataSource.apply(snapshot)
  }
}
