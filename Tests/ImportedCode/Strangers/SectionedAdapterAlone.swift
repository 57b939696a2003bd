// swift-format-ignore-file
import UIKit

// An adapter of any items, which nothing here makes or fills.
struct Shelf<ID: Hashable, Item: Hashable>: Hashable {
    let id: ID
    var items: [Item]
}

final class SectionedAdapter<ID: Hashable & Sendable, Item: Hashable & Sendable>: NSObject {
    private let dataSource: UICollectionViewDiffableDataSource<ID, Item>
    private var shelves: [Shelf<ID, Item>] = []

    init(collectionView: UICollectionView, cellProvider: @escaping (UICollectionView, IndexPath, Item) -> UICollectionViewCell?) {
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView, cellProvider: cellProvider)
        super.init()
        collectionView.collectionViewLayout = UICollectionViewCompositionalLayout { [weak self] index, _ in
            let height: CGFloat = self?.shelves.indices.contains(index) == true ? 60 : 20
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
            let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            return NSCollectionLayoutSection(group: group)
        }
    }

    func update(_ shelves: [Shelf<ID, Item>], animated: Bool = true) {
        self.shelves = shelves
        var snapshot = NSDiffableDataSourceSnapshot<ID, Item>()
        snapshot.appendSections(shelves.map(\.id))
        for shelf in shelves { snapshot.appendItems(shelf.items, toSection: shelf.id) }
        dataSource.apply(snapshot, animatingDifferences: animated)
    }
}
