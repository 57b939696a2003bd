// swift-format-ignore-file
import UIKit

enum ShelfSection: Hashable {
    case featured(id: String)
    case grid(columns: Int)
    case list(title: String, isWide: Bool)
    case footer

    func layout(in environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let height: CGFloat
        switch self {
        case .featured: height = 200
        case .grid(let columns): height = environment.container.contentSize.width / CGFloat(columns)
        case .list(_, let isWide): height = isWide ? 120 : 60
        case .footer: height = 30
        }
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)]))
    }
}

/// An outlet that observes what connects it, and of which nothing else asks at first; the code of its
/// layout gives a logger that is not given a name after a point.
class ShelfViewController: ShelfBaseViewController {
    enum Section: Int, CaseIterable { case menu, books, authors }

    enum Item: Hashable {
        case menu(String)
        case book(Book)
        case author(Author)
    }

    @IBOutlet var collectionView: UICollectionView! {
        didSet {
            collectionView.collectionViewLayout = makeLayout()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }
    }

    private let logger: ShelfLogger = DefaultShelfLogger.shared
    private let viewModel = ShelfViewModel()

    private lazy var dataSource = UICollectionViewDiffableDataSource<Section, Item>(collectionView: collectionView) { collectionView, indexPath, _ in
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        viewModel.onChange = { [weak self] in self?.refresh() }
        showMenu()
    }

    private func showMenu() {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(["New", "Old"].map { .menu($0) }, toSection: .menu)
        dataSource.apply(snapshot)
        viewModel.books { [weak self] books, authors in
            guard let self = self else { return }
            var snapshot = self.dataSource.snapshot()
            snapshot.appendItems(books.map { .book($0) }, toSection: .books)
            snapshot.appendItems(authors.map { .author($0) }, toSection: .authors)
            self.dataSource.apply(snapshot)
        }
    }

    private func refresh() {
        collectionView.reloadData()
    }

    private func makeLayout() -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { [weak self] index, environment in
            guard let section = Section(rawValue: index) else {
                self?.logger.log("no section", level: .fatal, category: .shelf)
                return nil
            }
            let height: CGFloat = section == .menu ? 40 : 100
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
            return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
        }
    }
}
