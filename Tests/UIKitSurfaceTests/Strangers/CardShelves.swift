// swift-format-ignore-file
import UIKit

// MARK: - ViewController
final class CardViewController: UIViewController {

    // MARK: Section & Item
    enum Section: Int, CaseIterable {
        case featured
        case recent

        var title: String {
            switch self {
            case .featured: return "Featured"
            case .recent: return "Recent"
            }
        }
    }

    struct Card: Hashable {
        let id = UUID()
        let name: String
        let color: UIColor
    }

    // MARK: Properties
    private lazy var collectionView: UICollectionView = {
        let collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        collectionView.backgroundColor = .systemGroupedBackground
        collectionView.alwaysBounceVertical = true
        return collectionView
    }()

    private var dataSource: UICollectionViewDiffableDataSource<Section, Card>!
    private let cards: [Card]

    // MARK: Init
    init(cards: [Card]) {
        self.cards = cards
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    // MARK: Lifecycle
    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupConstraints()
        configureDataSource()
        applyInitialSnapshot()
    }

    private func setupViews() {
        title = "Cards"
        view.backgroundColor = .systemBackground
        view.addSubview(collectionView)
    }

    private func setupConstraints() {
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        ])
    }

    private func makeLayout() -> UICollectionViewLayout {
        return UICollectionViewCompositionalLayout { [weak self] sectionIndex, environment in
            guard let section = Section(rawValue: sectionIndex) else { return nil }
            switch section {
            case .featured: return self?.makeFeaturedSection(environment)
            case .recent: return self?.makeRecentSection()
            }
        }
    }

    private func makeFeaturedSection(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let isWide = environment.container.effectiveContentSize.width > 500
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(isWide ? 0.45 : 0.85), heightDimension: .absolute(180)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        return section
    }

    private func makeRecentSection() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        item.contentInsets = .init(top: 4, leading: 4, bottom: 4, trailing: 4)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.5)), subitems: [item, item])
        return NSCollectionLayoutSection(group: group)
    }

    private func configureDataSource() {
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Card> { cell, indexPath, card in
            var content = UIListContentConfiguration.cell()
            content.text = card.name
            cell.contentConfiguration = content
            cell.backgroundColor = card.color
            cell.layer.cornerRadius = 8
        }
        dataSource = UICollectionViewDiffableDataSource<Section, Card>(collectionView: collectionView) { collectionView, indexPath, card in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: card)
        }
    }

    private func applyInitialSnapshot() {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Card>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(Array(cards.prefix(3)), toSection: .featured)
        snapshot.appendItems(Array(cards.dropFirst(3)), toSection: .recent)
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}

let controller = CardViewController(cards: (1...9).map { CardViewController.Card(name: "Card \($0)", color: .systemBlue) })
controller.loadViewIfNeeded()
