// swift-format-ignore-file
import UIKit

struct Novel: Hashable { let id: Int; let title: String; var chapters: [Chapter] }
struct Chapter: Hashable { let number: Int; let name: String }

/// Set by a segue that is not given.
class ChaptersViewController: UIViewController {
    var novel: Novel!
    private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    private lazy var dataSource = UICollectionViewDiffableDataSource<Int, Chapter>(collectionView: collectionView) { [registration] collectionView, indexPath, chapter in
        collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: chapter)
    }
    private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Chapter> { cell, _, chapter in
        var content = cell.defaultContentConfiguration()
        content.text = chapter.name
        cell.contentConfiguration = content
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = novel.title
        view.addSubview(collectionView)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Chapter>()
        snapshot.appendSections([0])
        snapshot.appendItems(novel.chapters)
        dataSource.apply(snapshot)
    }
}

/// What others are below that are not given.
open class DiffableController<Section: Hashable, Item: Hashable>: UIViewController {
    public typealias DataSource = UICollectionViewDiffableDataSource<Section, Item>
    public private(set) lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
    public private(set) lazy var dataSource = DataSource(collectionView: collectionView) { [weak self] collectionView, indexPath, item in
        self?.cell(for: item, at: indexPath, in: collectionView)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
    }

    open func cell(for item: Item, at indexPath: IndexPath, in collectionView: UICollectionView) -> UICollectionViewCell? { nil }
}
