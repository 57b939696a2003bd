// swift-format-ignore-file
import UIKit

final class SpiceRackViewController: UIViewController {
    enum Section: Int { case featured, all }
    enum Item: Hashable {
        case featured(SpiceItem)
        case spice(SpiceItem)
    }

    private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: Self.layout)
    private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!

    private static let layout = UICollectionViewCompositionalLayout { index, _ in
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(index == 0 ? 90 : 50))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return NSCollectionLayoutSection(group: group)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Spice")
        dataSource = .init(collectionView: collectionView) { collectionView, indexPath, item in
            switch item {
            case .featured(let spice), .spice(let spice):
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Spice", for: indexPath)
                cell.accessibilityLabel = spice.name
                return cell
            }
        }
    }
}

extension SpiceRackViewController {
    func show(featured: SpiceItem, spices: [SpiceItem], animated: Bool) {
        dataSource.apply(makeSnapshot(featured, spices), animatingDifferences: animated)
    }

    private func makeSnapshot(_ featured: SpiceItem, _ spices: [SpiceItem]) -> NSDiffableDataSourceSnapshot<Section, Item> {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections([.featured, .all])
        snapshot.appendItems([.featured(featured)], toSection: .featured)
        snapshot.appendItems(spices.map { .spice($0) }, toSection: .all)
        return snapshot
    }
}
