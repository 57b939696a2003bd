// swift-format-ignore-file
import UIKit

final class Storage {
    let name: String
    @available(*, unavailable) init() { fatalError() }
    init(name: String, queue: DispatchQueue) { self.name = name }
}

final class NotesViewController: UICollectionViewController {
    private let storage: Storage
    private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

    init(storage: Storage) {
        self.storage = storage
        super.init(collectionViewLayout: Self.makeLayout())
    }
    required init?(coder: NSCoder) { fatalError() }

    static func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            NSCollectionLayoutSection.list(using: .init(appearance: .insetGrouped), layoutEnvironment: environment)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { _, _, _ in }
        dataSource = .init(collectionView: collectionView) { $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2) }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems([storage.name])
        dataSource.apply(snapshot)
    }
}

enum TileLayout {
    static func tiles() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / 3), heightDimension: .absolute(40))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)), subitems: [.init(layoutSize: size)])
        return NSCollectionLayoutSection(group: group)
    }
}
