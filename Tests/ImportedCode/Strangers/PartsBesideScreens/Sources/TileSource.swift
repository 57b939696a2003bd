// swift-format-ignore-file
import UIKit
public struct TileGroup {
    public var name: String
    public var tiles: [String]
    public var height: CGFloat
}
public final class TileSource: UICollectionViewDiffableDataSource<String, String> {
    private var groups: [TileGroup] = []
    public init(collectionView: UICollectionView) {
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
        super.init(collectionView: collectionView) { list, indexPath, tile in
            list.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        }
        collectionView.collectionViewLayout = makeLayout()
    }
    public func show(_ groups: [TileGroup]) {
        self.groups = groups
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        for group in groups {
            snapshot.appendSections([group.name])
            snapshot.appendItems(group.tiles)
        }
        apply(snapshot)
    }
    public func makeLayout() -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { [weak self] index, _ in
            guard let self, groups.indices.contains(index) else { return nil }
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(groups[index].height))
            let item = NSCollectionLayoutItem(layoutSize: size)
            return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
        }
    }
}
