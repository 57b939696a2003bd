// swift-format-ignore-file
import UIKit

final class HarborViewController: UIViewController {
    private var source: UICollectionViewDiffableDataSource<HarborSection, HarborItem>!
    var model: HarborModel!

    override func viewDidLoad() {
        super.viewDidLoad()
        let view = UICollectionView(frame: self.view.bounds, collectionViewLayout: layout())
        self.view.addSubview(view)
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, Berth> { cell, _, berth in
            var content = cell.defaultContentConfiguration()
            content.text = berth.name
            cell.contentConfiguration = content
        }
        source = .init(collectionView: view) { view, path, item in
            switch item {
            case .pier(let berth), .buoy(let berth):
                return view.dequeueConfiguredReusableCell(using: row, for: path, item: berth)
            }
        }
        show(buoys: model.buoys, piers: model.piers)
    }

    private func show(buoys: [Berth], piers: [Berth]) {
        var snapshot = NSDiffableDataSourceSnapshot<HarborSection, HarborItem>()
        snapshot.appendSections([.piers, .buoys])
        snapshot.appendItems(piers.map { .pier($0) }, toSection: .piers)
        snapshot.appendItems(buoys.map { .buoy($0) }, toSection: .buoys)
        source.apply(snapshot, animatingDifferences: false)
    }

    private func layout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, _ in
            switch HarborSection(rawValue: index) {
            case .buoys: return Self.section(height: 20)
            case .piers: return Self.section(height: 100)
            default: return nil
            }
        }
    }

    private static func section(height: CGFloat) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return NSCollectionLayoutSection(group: group)
    }
}
