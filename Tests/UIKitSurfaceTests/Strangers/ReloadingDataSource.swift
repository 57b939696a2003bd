// swift-format-ignore-file
final class GenericDataSource<Section: Hashable, Item: Hashable>: UICollectionViewDiffableDataSource<Section, Item> {
    func reload(_ items: [Item], in section: Section) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections([section])
        snapshot.appendItems(items, toSection: section)
        apply(snapshot, animatingDifferences: false)
    }
}
let ds = GenericDataSource<Int, String>(collectionView: collectionView) { view, path, _ in
    view.dequeueReusableCell(withReuseIdentifier: "c", for: path)
}
collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
ds.reload(["x", "y"], in: 0)
