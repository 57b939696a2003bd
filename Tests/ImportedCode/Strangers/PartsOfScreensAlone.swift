// swift-format-ignore-file
import UIKit

// MARK: - A collection view that is its own delegate

class WardrobeCollectionView: UICollectionView {
    enum Section: Int, CaseIterable { case featured, recent }
    struct Garment: Hashable { let id = UUID(); let title: String }

    private var diffableDataSource: UICollectionViewDiffableDataSource<Section, Garment>!

    init() {
        super.init(frame: .zero, collectionViewLayout: WardrobeCollectionView.makeLayout())
        translatesAutoresizingMaskIntoConstraints = false
        delegate = self
        register(GarmentCell.self, forCellWithReuseIdentifier: "GarmentCell")
        diffableDataSource = UICollectionViewDiffableDataSource<Section, Garment>(collectionView: self) { collectionView, indexPath, garment in
            collectionView.dequeueReusableCell(withReuseIdentifier: "GarmentCell", for: indexPath)
        }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private static func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, _ in
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(index == 0 ? 200 : 60))
            return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        }
    }
}

extension WardrobeCollectionView: UICollectionViewDelegate {}

// MARK: - A cell with a row of its own

final class OutfitRowCell: UICollectionViewCell {
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: rowLayout())
    private var dataSource: UICollectionViewDiffableDataSource<Int, Outfit>!

    override init(frame: CGRect) {
        super.init(frame: frame)
        collectionView.register(OutfitCell.self, forCellWithReuseIdentifier: "OutfitCell")
        contentView.addSubview(collectionView)
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, outfit in
            collectionView.dequeueReusableCell(withReuseIdentifier: "OutfitCell", for: indexPath)
        }
    }

    required init?(coder: NSCoder) { fatalError() }

    private func rowLayout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(120), heightDimension: .absolute(160))
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.orthogonalScrollingBehavior = .continuous
        return UICollectionViewCompositionalLayout(section: section)
    }
}

// MARK: - What fills the collection view of another

final class ShelfAdapter: NSObject {
    private weak var delegate: ShelfAdapterDelegate?
    private let collectionView: UICollectionView
    private lazy var dataSource = UICollectionViewDiffableDataSource<String, Book>(collectionView: collectionView) { collectionView, indexPath, book in
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: BookCell.reuseIdentifier, for: indexPath)
        (cell as? BookCell)?.configure(with: book)
        return cell
    }

    init(collectionView: UICollectionView, delegate: ShelfAdapterDelegate?) {
        self.collectionView = collectionView
        self.delegate = delegate
        super.init()
        collectionView.register(BookCell.self, forCellWithReuseIdentifier: BookCell.reuseIdentifier)
    }

    func show(_ books: [Book]) {
        var snapshot = NSDiffableDataSourceSnapshot<String, Book>()
        snapshot.appendSections(["shelf"])
        snapshot.appendItems(books)
        dataSource.apply(snapshot)
    }
}

/// Whoever makes it says what its cells are.
class QueueDataSource: UICollectionViewDiffableDataSource<QueueSection, Song> {
    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
}
