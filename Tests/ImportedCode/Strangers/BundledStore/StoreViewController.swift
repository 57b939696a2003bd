// swift-format-ignore-file
import UIKit

protocol SelfConfiguringCell {
    static var reuseIdentifier: String { get }
    func configure(with product: Product)
}

class FeaturedCell: UICollectionViewCell, SelfConfiguringCell {
    static let reuseIdentifier = "FeaturedCell"
    let name = UILabel()
    let subtitle = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        name.font = UIFont.preferredFont(forTextStyle: .title2)
        name.textColor = .label
        subtitle.font = UIFont.preferredFont(forTextStyle: .subheadline)
        subtitle.textColor = .secondaryLabel
        let separator = UIView(frame: .zero)
        separator.translatesAutoresizingMaskIntoConstraints = false
        separator.backgroundColor = .quaternaryLabel
        let stackView = UIStackView(arrangedSubviews: [separator, name, subtitle])
        stackView.translatesAutoresizingMaskIntoConstraints = false
        stackView.axis = .vertical
        contentView.addSubview(stackView)
        NSLayoutConstraint.activate([
            separator.heightAnchor.constraint(equalToConstant: 1),
            stackView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            stackView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            stackView.topAnchor.constraint(equalTo: contentView.topAnchor)
        ])
        stackView.setCustomSpacing(10, after: separator)
    }

    func configure(with product: Product) {
        name.text = product.name
        subtitle.text = product.subheading
    }

    required init?(coder: NSCoder) { fatalError("Not happening") }
}

class StoreViewController: UIViewController {
    let shelves = Bundle.main.decode([Shelf].self, from: "store.json")
    var collectionView: UICollectionView!
    var dataSource: UICollectionViewDiffableDataSource<Shelf, Product>?

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createCompositionalLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .systemBackground
        view.addSubview(collectionView)
        collectionView.register(FeaturedCell.self, forCellWithReuseIdentifier: FeaturedCell.reuseIdentifier)
        createDataSource()
        reloadData()
    }

    func configure<T: SelfConfiguringCell>(_ cellType: T.Type, with product: Product, for indexPath: IndexPath) -> T {
        guard let cell = collectionView.dequeueReusableCell(withReuseIdentifier: cellType.reuseIdentifier, for: indexPath) as? T else {
            fatalError("Unable to dequeue \(cellType)")
        }
        cell.configure(with: product)
        return cell
    }

    func createDataSource() {
        dataSource = UICollectionViewDiffableDataSource<Shelf, Product>(collectionView: collectionView) { collectionView, indexPath, product in
            switch self.shelves[indexPath.section].type {
            default:
                return self.configure(FeaturedCell.self, with: product, for: indexPath)
            }
        }
    }

    func reloadData() {
        var snapshot = NSDiffableDataSourceSnapshot<Shelf, Product>()
        snapshot.appendSections(shelves)
        for shelf in shelves {
            snapshot.appendItems(shelf.items, toSection: shelf)
        }
        dataSource?.apply(snapshot)
    }

    func createCompositionalLayout() -> UICollectionViewLayout {
        let layout = UICollectionViewCompositionalLayout { sectionIndex, layoutEnvironment in
            let shelf = self.shelves[sectionIndex]
            switch shelf.type {
            case "mediumTable": return self.createMediumTableSection(using: shelf)
            default: return self.createFeaturedSection(using: shelf)
            }
        }
        let config = UICollectionViewCompositionalLayoutConfiguration()
        config.interSectionSpacing = 20
        layout.configuration = config
        return layout
    }

    func createFeaturedSection(using shelf: Shelf) -> NSCollectionLayoutSection {
        let itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let layoutItem = NSCollectionLayoutItem(layoutSize: itemSize)
        layoutItem.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5)
        let layoutGroupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.93), heightDimension: .estimated(350))
        let layoutGroup = NSCollectionLayoutGroup.horizontal(layoutSize: layoutGroupSize, subitems: [layoutItem])
        let layoutSection = NSCollectionLayoutSection(group: layoutGroup)
        layoutSection.orthogonalScrollingBehavior = .groupPagingCentered
        return layoutSection
    }

    func createMediumTableSection(using shelf: Shelf) -> NSCollectionLayoutSection {
        let itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.33))
        let layoutItem = NSCollectionLayoutItem(layoutSize: itemSize)
        let layoutGroupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.93), heightDimension: .fractionalWidth(0.55))
        let layoutGroup = NSCollectionLayoutGroup.vertical(layoutSize: layoutGroupSize, subitems: [layoutItem])
        let layoutSection = NSCollectionLayoutSection(group: layoutGroup)
        layoutSection.orthogonalScrollingBehavior = .groupPagingCentered
        return layoutSection
    }
}
