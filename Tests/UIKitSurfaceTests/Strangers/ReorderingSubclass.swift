// swift-format-ignore-file
class DataSource: UICollectionViewDiffableDataSource<String, Int> {
    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
    override func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "h", for: indexPath)
    }
}
let cellReg = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, indexPath, n in
    var c = cell.defaultContentConfiguration()
    c.text = "Row \(n)"
    c.image = UIImage(systemName: "star")
    cell.contentConfiguration = c
    cell.accessories = [.disclosureIndicator(), .checkmark(displayed: .whenEditing), .reorder()]
}
let d = DataSource(collectionView: collectionView) { $0.dequeueConfiguredReusableCell(using: cellReg, for: $1, item: $2) }
d.reorderingHandlers.canReorderItem = { _ in true }
d.reorderingHandlers.didReorder = { transaction in print(transaction.finalSnapshot.itemIdentifiers) }
var conf = UICollectionLayoutListConfiguration(appearance: .grouped)
conf.headerMode = .supplementary
conf.backgroundColor = .systemGroupedBackground
collectionView.register(UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "h")
collectionView.setCollectionViewLayout(UICollectionViewCompositionalLayout.list(using: conf), animated: false)
var sn = d.snapshot()
sn.appendSections(["A", "B"])
sn.appendItems([1, 2, 3], toSection: "A")
sn.appendItems([4, 5], toSection: "B")
d.apply(sn)
sn.moveItem(5, beforeItem: 1)
sn.moveSection("B", beforeSection: "A")
d.apply(sn)
print(d.indexPath(for: 5)!, d.itemIdentifier(for: IndexPath(item: 0, section: 1)) ?? -1)
