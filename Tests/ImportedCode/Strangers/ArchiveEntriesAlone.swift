// swift-format-ignore-file
import UIKit

// What comes with an item is of a generic type that is not given.

enum History: Hashable { case main }

extension History {
    static func dataSource(collectionView: UICollectionView, archive: Archive) -> UICollectionViewDiffableDataSource<History, Entry> {
        let drawings = UICollectionView.CellRegistration<UICollectionViewListCell, Record<Drawing>> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item.stored(in: archive).name
            cell.contentConfiguration = content
        }
        let clerks = UICollectionView.CellRegistration<UICollectionViewListCell, Record<Clerk>> { _, _, _ in }
        return UICollectionViewDiffableDataSource<History, Entry>(collectionView: collectionView) { view, path, entry in
            switch entry {
            case .drawing(let record):
                return view.dequeueConfiguredReusableCell(using: drawings, for: path, item: record)
            case .clerk(let record):
                return view.dequeueConfiguredReusableCell(using: clerks, for: path, item: record)
            }
        }
    }
}
