// swift-format-ignore-file
import UIKit

final class BooksViewController: UIViewController {
    enum Section: CaseIterable { case featured, all }
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Section, Book>!
    private var featured: [Book] = []
    private var books: [Book] = []
    private let service: BookService

    init(service: BookService) {
        self.service = service
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
        view.addSubview(collectionView)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Book> { cell, _, book in
            var content = cell.defaultContentConfiguration()
            content.text = book.title
            cell.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { collectionView, indexPath, book in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: book)
        }
        dataSource.apply(currentSnapshot(), animatingDifferences: false)
    }

    func createLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            NSCollectionLayoutSection.list(using: .init(appearance: .insetGrouped), layoutEnvironment: environment)
        }
    }

    private func currentSnapshot() -> NSDiffableDataSourceSnapshot<Section, Book> {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Book>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(featured, toSection: .featured)
        snapshot.appendItems(books, toSection: .all)
        return snapshot
    }
}
