// swift-format-ignore-file
import UIKit

enum GalleryMode: CaseIterable {
    case list, grid

    mutating func toggle() {
        self = (self == .list) ? .grid : .list
    }

    var layout: UICollectionViewLayout {
        switch self {
        case .list:
            return UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        case .grid:
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.5)), subitem: item, count: 2)
            return UICollectionViewCompositionalLayout(section: .init(group: group))
        }
    }
}

class GalleryController: UIViewController {
    var mode = GalleryMode.list
    var collectionView: UICollectionView!
    var dataSource: UICollectionViewDiffableDataSource<Int, Int>!

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: mode.layout)
        view.addSubview(collectionView)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Mode", image: UIImage(systemName: "square.grid.2x2"),
            primaryAction: UIAction { [weak self] _ in self?.switchMode() })
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
            var content = cell.defaultContentConfiguration()
            content.text = String(number)
            cell.contentConfiguration = content
        }
        dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
            (view: UICollectionView, path: IndexPath, number: Int) in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(1...5))
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        switchMode()
    }

    func switchMode() {
        mode.toggle()
        collectionView.setCollectionViewLayout(mode.layout, animated: false)
    }
}
