// swift-format-ignore-file
import UIKit

class ParkListVC: UIViewController {
    let store = ParkStore()
    var collectionView: UICollectionView!
    var dataSource: UICollectionViewDiffableDataSource<ParkSection, Park>?

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: ParkHelper.createThreeColumnFlowLayout(in: view))
        view.addSubview(collectionView)
        dataSource = ParkSection.diffableDataSource(collectionView: collectionView,
                                                    configuration: ParkSection.Configuration(isCompact: true))
        show(filter: nil)
    }

    func show(filter: String?) {
        let parks = store.parks(with: filter).sorted { $0.name < $1.name }
        var snapshot = NSDiffableDataSourceSnapshot<ParkSection, Park>()
        snapshot.appendSections([.main])
        snapshot.appendItems(parks)
        dataSource?.apply(snapshot, animatingDifferences: true)
    }
}
