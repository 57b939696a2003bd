// swift-format-ignore-file
import UIKit

/// A strip of filters over a grid: two collection views on one screen.
final class FilteredGridBoard: UIViewController {
    private lazy var filters = UICollectionView(frame: .zero, collectionViewLayout: rows(of: 40))
    private lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: rows(of: 60))
    private var filterSource: UICollectionViewDiffableDataSource<Int, String>!
    private var gridSource: UICollectionViewDiffableDataSource<Int, Int>!

    override func viewDidLoad() {
        super.viewDidLoad()
        for list in [filters, grid] {
            list.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(list)
        }
        NSLayoutConstraint.activate([
            filters.topAnchor.constraint(equalTo: view.topAnchor),
            filters.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            filters.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            filters.heightAnchor.constraint(equalToConstant: 52),
            grid.topAnchor.constraint(equalTo: filters.bottomAnchor),
            grid.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            grid.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            grid.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        let filter = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in }
        filterSource = .init(collectionView: filters) { $0.dequeueConfiguredReusableCell(using: filter, for: $1, item: $2) }
        let tile = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
        gridSource = .init(collectionView: grid) { $0.dequeueConfiguredReusableCell(using: tile, for: $1, item: $2) }
        var names = NSDiffableDataSourceSnapshot<Int, String>()
        names.appendSections([0])
        names.appendItems(["All", "New"])
        filterSource.apply(names, animatingDifferences: false)
        var tiles = NSDiffableDataSourceSnapshot<Int, Int>()
        tiles.appendSections([0])
        tiles.appendItems(Array(1...6))
        gridSource.apply(tiles, animatingDifferences: false)
    }

    private func rows(of height: CGFloat) -> UICollectionViewCompositionalLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [.init(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: .init(group: group))
    }
}
