import UIKit

/// A type that is called as a module is.
enum CompositionalLayout {
    static var papers: NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        return section
    }
}

protocol ShelfProviding {
    func makeShelf() -> NSCollectionLayoutSection
}

struct SnackShelf: ShelfProviding {
    func makeShelf() -> NSCollectionLayoutSection { makeGrid(column: 3) }
}

struct DrinkShelf: ShelfProviding {
    func makeShelf() -> NSCollectionLayoutSection { makeGrid(column: 4) }
}

func makeGrid(column: Int) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
        layoutSize: .init(
            widthDimension: .fractionalWidth(1 / CGFloat(column)),
            heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
        subitems: [item])
    return NSCollectionLayoutSection(group: group)
}

struct Paper: Hashable {
    let category: String
    let title: String
}

final class KioskViewController: UICollectionViewController {
    private lazy var dataSource = UICollectionViewDiffableDataSource<Date, Paper>(
        collectionView: collectionView
    ) { collectionView, indexPath, _ in
        collectionView.dequeueReusableCell(withReuseIdentifier: "paper", for: indexPath)
    }

    init() {
        let layout = UICollectionViewCompositionalLayout(section: CompositionalLayout.papers)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "paper")
        var snapshot = NSDiffableDataSourceSnapshot<Date, Paper>()
        snapshot.appendSections([Date(timeIntervalSince1970: 1_767_225_600)])
        snapshot.appendItems([
            Paper(category: "daily", title: "Morning"), Paper(category: "daily", title: "Evening"),
            Paper(category: "weekly", title: "Sunday"),
        ])
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
