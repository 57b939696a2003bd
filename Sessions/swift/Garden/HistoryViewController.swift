import UIKit

/// Shows nothing before the server has answered.
final class HistoryViewController: UICollectionViewController {
    init() { super.init(collectionViewLayout: GardenLayouts.rows()) }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { 0 }
}
