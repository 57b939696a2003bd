// swift-format-ignore-file
final class SimpleDataSource<Item: Hashable>: UICollectionViewDiffableDataSource<Int, Item> {
    convenience init(_ collectionView: UICollectionView, text: @escaping (Item) -> String) {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, _, item in
            var content = UIListContentConfiguration.cell()
            content.text = text(item)
            cell.contentConfiguration = content
        }
        self.init(collectionView: collectionView) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
    }
    func show(_ items: [Item]) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        apply(snapshot, animatingDifferences: false)
    }
}
let source = SimpleDataSource<String>(collectionView, text: { $0.uppercased() })
source.show(["x", "y"])
