// swift-format-ignore-file
import UIKit

/// A market whose items are of several types, below a strip of days that another file fills.
final class MixedMarketViewController: UIViewController {
    @IBOutlet private weak var contentView: UIView!
    private lazy var daysView = UICollectionView(frame: .zero, collectionViewLayout: DayStrip.layout)
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private var dataSource: UICollectionViewDiffableDataSource<MarketSection, AnyHashable>!

    override func viewDidLoad() {
        super.viewDidLoad()
        [daysView, collectionView].forEach(view.addSubview)
        collectionView.register(UINib(nibName: "StallCell", bundle: nil), forCellWithReuseIdentifier: "StallCell")
        collectionView.register(FruitCell.self, forCellWithReuseIdentifier: "FruitCell")
        collectionView.register(MarketHeader.nib, forSupplementaryViewOfKind: "title", withReuseIdentifier: MarketHeader.identifier)
        dataSource = .init(collectionView: collectionView) { view, indexPath, item in
            if let stall = item as? Stall {
                let cell = view.dequeueReusableCell(withReuseIdentifier: "StallCell", for: indexPath) as! StallCell
                cell.accessibilityLabel = stall.name
                return cell
            }
            if let fruit = item as? Fruit {
                let cell = view.dequeueReusableCell(withReuseIdentifier: "FruitCell", for: indexPath) as! FruitCell
                cell.accessibilityLabel = fruit.name
                return cell
            }
            fatalError("no such item")
        }
        dataSource.supplementaryViewProvider = { view, kind, indexPath in
            view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: MarketHeader.identifier, for: indexPath)
        }
    }

    func show(_ sections: [MarketSection]) {
        var snapshot = NSDiffableDataSourceSnapshot<MarketSection, AnyHashable>()
        snapshot.appendSections(sections)
        for section in sections {
            switch section {
            case .fruits(let fruits): snapshot.appendItems(fruits, toSection: section)
            case .stalls(let stalls): snapshot.appendItems(stalls, toSection: section)
            }
        }
        dataSource.apply(snapshot)
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [unowned self] index, _ in
            let height: CGFloat
            switch dataSource.snapshot().sectionIdentifiers[index] {
            case .fruits: height = 40
            case .stalls: height = 70
            }
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
            let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
            let header = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
            section.boundarySupplementaryItems = [.init(layoutSize: header, elementKind: "title", alignment: .top)]
            return section
        }
    }
}

struct Fruit: Hashable {
    let name: String
}

final class FruitCell: UICollectionViewCell {}
