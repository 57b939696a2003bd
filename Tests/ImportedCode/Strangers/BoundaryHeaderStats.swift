// swift-format-ignore-file
import UIKit
import Charts

final class StatsHeader: UICollectionReusableView {
    let chart = BarChartView()
    let caption = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        caption.text = "This week"
        addSubview(caption)
        addSubview(chart)
        chart.legend.enabled = false
        chart.data = BarChartData(dataSets: [])
    }
    required init?(coder: NSCoder) { fatalError() }
}
final class RoundedBackground: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 12
        backgroundColor = Palette.card.uiColor
    }
    required init?(coder: NSCoder) { fatalError() }
}
class StatsViewController: UIViewController {
    var dataSource: UICollectionViewDiffableDataSource<String, Int>!
    override func viewDidLoad() {
        super.viewDidLoad()
        let config = UICollectionViewCompositionalLayoutConfiguration()
        let global = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(160)), elementKind: "stats-header", alignment: .top)
        config.boundarySupplementaryItems = [global]
        config.interSectionSpacing = 20
        let layout = UICollectionViewCompositionalLayout(sectionProvider: { _, _ in
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)))
            let section = NSCollectionLayoutSection(group: .vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)), subitems: [item]))
            let background = NSCollectionLayoutDecorationItem.background(elementKind: "rounded")
            background.contentInsets = .init(top: 0, leading: 8, bottom: 0, trailing: 8)
            section.decorationItems = [background]
            return section
        }, configuration: config)
        layout.register(RoundedBackground.self, forDecorationViewOfKind: "rounded")
        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        view.addSubview(collectionView)
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, n in
            var c = cell.defaultContentConfiguration(); c.text = "\(n) km"; cell.contentConfiguration = c
        }
        let header = UICollectionView.SupplementaryRegistration<StatsHeader>(elementKind: "stats-header") { _, _, _ in }
        dataSource = .init(collectionView: collectionView) { $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2) }
        dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["run", "bike"])
        snapshot.appendItems([5, 8], toSection: "run")
        snapshot.appendItems([31, 40, 22], toSection: "bike")
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
