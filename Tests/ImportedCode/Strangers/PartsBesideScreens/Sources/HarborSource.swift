// swift-format-ignore-file
import UIKit
final class HarborSource: UICollectionViewDiffableDataSource<Int, String> {
    init(collectionView: UICollectionView) {
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "harbor")
        super.init(collectionView: collectionView) { list, indexPath, harbor in
            let cell = list.dequeueReusableCell(withReuseIdentifier: "harbor", for: indexPath)
            cell.backgroundColor = HarborLook.background
            return cell
        }
    }
}
