import UIKit

final class BedsViewController: UIViewController {
    private lazy var collectionView = UICollectionView(
        frame: view.bounds, collectionViewLayout: GardenLayouts.beds())
    private lazy var dataSource = UICollectionViewDiffableDataSource<Int, String>(
        collectionView: collectionView
    ) { [registration] collectionView, indexPath, bed in
        collectionView.dequeueConfiguredReusableCell(
            using: registration, for: indexPath, item: bed)
    }
    private let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> {
        _, _, _ in
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["North", "South"])
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
