// swift-format-ignore-file
import UIKit
import TVUIKit

final class TVHomeViewController: UIViewController {
    private enum Row: Hashable { case featured, shelf(String) }
    private struct Poster: Hashable { let id: String; let title: String; let row: String }
    private let catalogue: Catalogue
    private var dataSource: UICollectionViewDiffableDataSource<Row, Poster>!
    private let backgroundView = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    private lazy var collectionView: UICollectionView = {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 60
        let layout = UICollectionViewCompositionalLayout(sectionProvider: { [weak self] index, _ in
            self?.dataSource.snapshot().sectionIdentifiers[index] == .featured ? Self.featured() : Self.shelf()
        }, configuration: configuration)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.remembersLastFocusedIndexPath = true
        view.clipsToBounds = false
        return view
    }()

    init(catalogue: Catalogue) {
        self.catalogue = catalogue
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = collectionView
        collectionView.backgroundView = backgroundView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let registration = UICollectionView.CellRegistration<PosterCell, Poster> { cell, _, poster in
            cell.title = poster.title
        }
        let header = UICollectionView.SupplementaryRegistration<TitleView>(elementKind: UICollectionView.elementKindSectionHeader) { [weak self] view, _, indexPath in
            if case let .shelf(name)? = self?.dataSource.sectionIdentifier(for: indexPath.section) { view.text = name }
        }
        dataSource = .init(collectionView: collectionView) { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2) }
        dataSource.supplementaryViewProvider = { view, _, indexPath in view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath) }
        var snapshot = NSDiffableDataSourceSnapshot<Row, Poster>()
        snapshot.appendSections([.featured])
        snapshot.appendItems(catalogue.featured.map { Poster(id: $0.id, title: $0.title, row: "featured") })
        for shelf in catalogue.shelves {
            snapshot.appendSections([.shelf(shelf.name)])
            snapshot.appendItems(shelf.movies.map { Poster(id: $0.id, title: $0.title, row: shelf.name) })
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        super.didUpdateFocus(in: context, with: coordinator)
        coordinator.addCoordinatedAnimations({ context.nextFocusedView?.layer.zPosition = 1 }, completion: nil)
    }

    private static func featured() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.9), heightDimension: .fractionalWidth(0.4))
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))]))
        section.orthogonalScrollingBehavior = .groupPagingCentered
        return section
    }
    private static func shelf() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(120), heightDimension: .absolute(180)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 40
        section.orthogonalScrollingBehavior = .continuous
        section.boundarySupplementaryItems = [NSCollectionLayoutBoundarySupplementaryItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60)), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)]
        return section
    }
}

final class PosterCell: UICollectionViewCell {
    private let posterView = TVPosterView()
    var title: String? { didSet { posterView.title = title } }
    override init(frame: CGRect) {
        super.init(frame: frame)
        posterView.frame = contentView.bounds
        posterView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(posterView)
    }
    required init?(coder: NSCoder) { nil }
}
