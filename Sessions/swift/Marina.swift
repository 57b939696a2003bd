import UIKit

// MARK: - Views

class BoatCell: UICollectionViewCell {
    static let id = "BoatCell"
    let nameLbl = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .systemTeal
        nameLbl.frame = contentView.bounds
        nameLbl.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(nameLbl)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class BookedBadge: UICollectionReusableView {
    static let kind = "booked"
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemRed
        layer.cornerRadius = 8
    }
    required init?(coder: NSCoder) { fatalError() }
}

struct Boat: Hashable {
    let name: String
    var bookings: Int = 0
}

// MARK: - Controller

class MarinaViewController: UIViewController {
    enum Area: Int, CaseIterable { case featured, moored }

    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Area, Boat>!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Marina"
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.register(BoatCell.self, forCellWithReuseIdentifier: BoatCell.id)
        collectionView.register(BookedBadge.self, forSupplementaryViewOfKind: BookedBadge.kind, withReuseIdentifier: BookedBadge.kind)
        view.addSubview(collectionView)

        dataSource = .init(collectionView: collectionView) { cv, indexPath, boat in
            let cell = cv.dequeueReusableCell(withReuseIdentifier: BoatCell.id, for: indexPath) as! BoatCell
            cell.nameLbl.text = boat.name
            return cell
        }
        dataSource.supplementaryViewProvider = { [weak self] cv, kind, indexPath in
            let badge = cv.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: BookedBadge.kind, for: indexPath)
            let boat = self?.dataSource.itemIdentifier(for: indexPath)
            badge.isHidden = (boat?.bookings ?? 0) == 0
            return badge
        }

        var snapshot = NSDiffableDataSourceSnapshot<Area, Boat>()
        snapshot.appendSections([.featured, .moored])
        snapshot.appendItems([Boat(name: "Ariel"), Boat(name: "Boreas"), Boat(name: "Ceres")], toSection: .featured)
        snapshot.appendItems([Boat(name: "Dione", bookings: 2), Boat(name: "Eos"), Boat(name: "Faunus", bookings: 1), Boat(name: "Gaia")], toSection: .moored)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [unowned self] index, _ in
            Area(rawValue: index) == .featured ? self.carousel() : self.berths()
        }
    }

    /// cards that shrink away from the middle
    private func carousel() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .absolute(200), heightDimension: .absolute(160)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.visibleItemsInvalidationHandler = { items, offset, env in
            items.forEach { item in
                let distance = abs((item.frame.midX - offset.x) - env.container.contentSize.width / 2)
                let scale = max(1 - distance / env.container.contentSize.width, 0.75)
                item.transform = CGAffineTransform(scaleX: scale, y: scale)
                item.alpha = distance < 1 ? 1 : 0.5
            }
        }
        return section
    }

    private func berths() -> NSCollectionLayoutSection {
        let anchor = NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
        let badge = NSCollectionLayoutSupplementaryItem(layoutSize: .init(widthDimension: .absolute(16), heightDimension: .absolute(16)), elementKind: BookedBadge.kind, containerAnchor: anchor)
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)), supplementaryItems: [badge])
        item.contentInsets = .init(top: 8, leading: 8, bottom: 8, trailing: 8)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)), subitems: [item])
        return NSCollectionLayoutSection(group: group)
    }
}
