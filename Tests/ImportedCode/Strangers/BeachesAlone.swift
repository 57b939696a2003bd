// swift-format-ignore-file
import UIKit

final class BeachListView: UIView {
    private let collectionView: UICollectionView
    private var dataSource: UICollectionViewDiffableDataSource<Int, Beach>!
    private let tags = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private lazy var tagSource = UICollectionViewDiffableDataSource<Int, String>(collectionView: tags) { _, _, _ in nil }

    override init(frame: CGRect) {
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(frame: frame)
        addSubview(collectionView)
        addSubview(tags)
        tags.dataSource = tagSource
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, Beach> { cell, _, beach in
            var content = cell.defaultContentConfiguration()
            content.text = beach.name
            cell.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { collectionView, indexPath, beach in
            collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: beach)
        }
    }

    required init?(coder: NSCoder) { nil }

    func render(_ state: BeachListState) {
        switch state {
        case .loading: collectionView.isHidden = true
        case .loaded(let near, let far):
            var snapshot = NSDiffableDataSourceSnapshot<Int, Beach>()
            snapshot.appendSections([1, 2, 3])
            snapshot.appendItems(near, toSection: 1)
            snapshot.appendItems(far, toSection: 2)
            dataSource.apply(snapshot, animatingDifferences: false)
        }
    }
}
