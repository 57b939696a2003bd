import DiffableDataSources
import UIKit

final class OlderSystemsViewController: UIViewController {
  enum Section { case main }
  let collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private lazy var dataSource = CollectionViewDiffableDataSource<Section, String>(
    collectionView: collectionView
  ) { collectionView, indexPath, emoji in
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    collectionView.frame = view.bounds
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    var snapshot = DiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.main])
    snapshot.appendItems(["a", "b"])
    dataSource.apply(snapshot, animatingDifferences: false)
  }
  func first() -> DiffableDataSourceSnapshot<Section, String> { dataSource.snapshot() }
}
