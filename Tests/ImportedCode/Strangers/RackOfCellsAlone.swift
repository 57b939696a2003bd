// swift-format-ignore-file
import UIKit

protocol ConfiguredCell {
    static var reuseIdentifier: String { get }
    func configure(with bottle: Bottle)
}

class RackViewController: UIViewController {
    enum Section: Int, CaseIterable { case red, white }
    struct Entry: Hashable { let name: String }

    var collectionView: UICollectionView!
    var dataSource: UICollectionViewDiffableDataSource<Section, Entry>!

    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewCompositionalLayout { index, environment in
            index == 0 ? Self.grid().then { $0.interGroupSpacing = 10 } : .list(using: .init(appearance: .plain), layoutEnvironment: environment)
        }
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        view.addSubview(collectionView)
        collectionView.register(BottleCell.self, forCellWithReuseIdentifier: BottleCell.reuseIdentifier)
        let labels = UICollectionView.CellRegistration<LabelCell, Entry>(cellNib: LabelCell.nib) { _, _, _ in }
        dataSource = .init(collectionView: collectionView) { collectionView, indexPath, entry in
            if indexPath.section == 0 {
                return self.configured(BottleCell.self, with: Bottle(name: entry.name), for: indexPath)
            }
            return collectionView.dequeueConfiguredReusableCell(using: labels, for: indexPath, item: entry)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Entry>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems([Entry(name: "Merlot"), Entry(name: "Malbec")], toSection: .red)
        snapshot.appendItems([Entry(name: "Riesling")], toSection: .white)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    static func grid() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }

    func configured<T: ConfiguredCell>(_ type: T.Type, with bottle: Bottle, for indexPath: IndexPath) -> T {
        guard let cell = collectionView.dequeueReusableCell(withReuseIdentifier: type.reuseIdentifier, for: indexPath) as? T else { fatalError("no \(type)") }
        cell.configure(with: bottle)
        return cell
    }
}
