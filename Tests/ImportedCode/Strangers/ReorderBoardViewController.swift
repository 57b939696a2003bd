// swift-format-ignore-file
import UIKit

final class ReorderBoardViewController: UIViewController {
    private var lists = ["Inbox": ["Mail", "Letters"], "Later": ["Books", "Films", "Walks"]]
    private var collectionView: UICollectionView!
    private lazy var dataSource = BoardDataSource(collectionView: collectionView)

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout())
        collectionView.dragInteractionEnabled = true
        view.addSubview(collectionView)
        navigationItem.rightBarButtonItem = editButtonItem
        dataSource.reorderingHandlers.canReorderItem = { _ in true }
        dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
            for section in transaction.sectionTransactions {
                if let updated = self?.lists[section.sectionIdentifier]?.applying(section.difference) {
                    self?.lists[section.sectionIdentifier] = updated
                }
            }
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        lists.keys.sorted().forEach {
            snapshot.appendSections([$0])
            snapshot.appendItems(lists[$0] ?? [], toSection: $0)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        collectionView.isEditing = editing
    }

    private func layout() -> UICollectionViewLayout {
        let config = UICollectionViewCompositionalLayoutConfiguration()
        config.scrollDirection = .horizontal
        config.interSectionSpacing = 16
        return UICollectionViewCompositionalLayout(sectionProvider: { _, _ in
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)))
            let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .absolute(260), heightDimension: .fractionalHeight(1)), subitems: [item])
            group.interItemSpacing = .fixed(8)
            return NSCollectionLayoutSection(group: group)
        }, configuration: config)
    }
}

final class BoardDataSource: UICollectionViewDiffableDataSource<String, String> {
    convenience init(collectionView: UICollectionView) {
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
            cell.accessories = [.reorder(displayed: .always), .delete(displayed: .whenEditing) {}]
        }
        self.init(collectionView: collectionView) { $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2) }
    }

    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
}
