// swift-format-ignore-file
class MyDiffableDataSource: UICollectionViewDiffableDataSource<String, Int> {
    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
    override func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "h", for: indexPath)
        return view
    }
    func update(_ change: (inout NSDiffableDataSourceSnapshot<String, Int>) -> Void) {
        var s = snapshot()
        change(&s)
        apply(s, animatingDifferences: false)
    }
}
let view = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: UICollectionViewFlowLayout())
view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "h")
let source = MyDiffableDataSource(collectionView: view) { v, p, _ in v.dequeueReusableCell(withReuseIdentifier: "c", for: p) }
source.update { $0.appendSections(["A", "B"]); $0.appendItems([1, 2], toSection: "A"); $0.appendItems([3], toSection: "B") }
source.update { $0.moveItem(3, beforeItem: 1); $0.reloadSections(["A"]) }
