// swift-format-ignore-file
import UIKit
#if os(tvOS)
import TVUIKit
#endif

class TVShelfViewController: UICollectionViewController {
    struct Movie: Hashable { let id = UUID(); let name: String }
    enum Shelf: Int, CaseIterable { case new, classics }

    var dataSource: UICollectionViewDiffableDataSource<Shelf, Movie>!

    convenience init() {
        self.init(collectionViewLayout: TVShelfViewController.generateLayout())
    }

    static func generateLayout() -> UICollectionViewLayout {
        let config = UICollectionViewCompositionalLayoutConfiguration()
        config.interSectionSpacing = 40
        config.scrollDirection = .vertical
        return UICollectionViewCompositionalLayout(sectionProvider: { index, _ in
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .absolute(308), heightDimension: .absolute(index == 0 ? 462 : 200)), subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 40
            section.orthogonalScrollingBehavior = .continuous
            return section
        }, configuration: config)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        clearsSelectionOnViewWillAppear = true
        collectionView.remembersLastFocusedIndexPath = true
        collectionView.register(PosterCell.self, forCellWithReuseIdentifier: "poster")
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView, cellProvider: { view, indexPath, movie in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "poster", for: indexPath)
            (cell as? PosterCell)?.title.text = movie.name
            return cell
        })
        var snapshot = dataSource.snapshot()
        snapshot.appendSections(Shelf.allCases)
        snapshot.appendItems(["Dune", "Tenet", "Nope"].map(Movie.init(name:)), toSection: .new)
        snapshot.appendItems(["Vertigo", "Alien"].map { Movie(name: $0) }, toSection: .classics)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    override func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { true }

    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        if let next = context.nextFocusedView as? PosterCell {
            coordinator.addCoordinatedAnimations({ next.transform = CGAffineTransform(scaleX: 1.1, y: 1.1) }, completion: nil)
        }
    }
}

class PosterCell: UICollectionViewCell {
    let title = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(title)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override var canBecomeFocused: Bool { true }
}
