// swift-format-ignore-file
protocol SectionLayoutProviding { func layoutSection(in environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection }
struct GridSection: SectionLayoutProviding {
    var columns: Int
    func layoutSection(in environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / CGFloat(columns))), repeatingSubitem: item, count: columns)
        group.interItemSpacing = .fixed(8)
        return NSCollectionLayoutSection(group: group)
    }
}
struct ListSection: SectionLayoutProviding {
    func layoutSection(in environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        var config = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        config.headerMode = .firstItemInSection
        config.showsSeparators = false
        config.trailingSwipeActionsConfigurationProvider = { indexPath in
            let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
            return UISwipeActionsConfiguration(actions: [delete])
        }
        return .list(using: config, layoutEnvironment: environment)
    }
}
let providers: [any SectionLayoutProviding] = [GridSection(columns: 3), ListSection()]
var snap = NSDiffableDataSourceSnapshot<Int, String>()
for index in providers.indices {
    snap.appendSections([index])
    snap.appendItems((0..<5).map { "\(index).\($0)" }, toSection: index)
}
collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) { view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
collectionView.collectionViewLayout = UICollectionViewCompositionalLayout { providers[$0].layoutSection(in: $1) }
source.apply(snap, animatingDifferences: true) { print("done") }
