// swift-format-ignore-file
import UIKit

// Controllers of types that are not given, and that have types of their own.

protocol ShelfModel: AnyObject {
    associatedtype Shelf: Hashable
    associatedtype Book: ShelfItem
    var shelves: [Shelf] { get }
    func books(on shelf: Shelf) -> [Book]
}

class FeedController<Source: FeedSource>: ThemedController<FeedTheme>, FeedDisplaying & Loadable, StatusShowing, UICollectionViewDelegate where Source.Entry: Hashable {
    private enum Section { case entries }
    private let source: Source
    private var dataSource: UICollectionViewDiffableDataSource<Section, Source.Entry>!

    init(source: Source, theme: FeedTheme = .current) {
        self.source = source
        super.init(theme: theme)
    }
    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        let view = UICollectionView(frame: self.view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        self.view.addSubview(view)
        let cell = UICollectionView.CellRegistration<FeedCell, Source.Entry> { [weak self] cell, _, entry in
            self?.source.configure(cell, with: entry)
        }
        dataSource = .init(collectionView: view) { $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2) }
        source.load { [weak self] in self?.append($0) } failure: { [weak self] error in
            self?.title = error.text
        }
    }

    private func append(_ entries: [Source.Entry]) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Source.Entry>()
        snapshot.appendSections([.entries])
        snapshot.appendItems(entries)
        dataSource.apply(snapshot)
    }
}

final class ShelfController<Model: ShelfModel, Cell: UICollectionViewCell & BookShowing>: BaseController<Model> where Cell.Book == Model.Book, Model.Book: Hashable {
    private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    private(set) lazy var dataSource = makeSource()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        var snapshot = NSDiffableDataSourceSnapshot<Model.Shelf, Model.Book>()
        for shelf in viewModel.shelves {
            snapshot.appendSections([shelf])
            snapshot.appendItems(viewModel.books(on: shelf), toSection: shelf)
        }
        dataSource.apply(snapshot)
    }

    private func makeSource() -> UICollectionViewDiffableDataSource<Model.Shelf, Model.Book> {
        let registration = UICollectionView.CellRegistration<Cell, Model.Book> { cell, _, book in
            cell.show(book)
        }
        return .init(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
    }

    private func makeLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(70)), subitems: [item])
        return UICollectionViewCompositionalLayout(section: .init(group: group))
    }
}
