// swift-format-ignore-file
final class LayoutBuilder {
    private var itemSize: NSCollectionLayoutSize = .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    private var groupSize: NSCollectionLayoutSize = .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
    private var count = 1
    private var insets: NSDirectionalEdgeInsets = .zero

    @discardableResult
    func columns(_ count: Int) -> Self {
        self.count = count
        return self
    }
    @discardableResult
    func rowHeight(_ height: CGFloat) -> LayoutBuilder {
        groupSize = .init(widthDimension: groupSize.widthDimension, heightDimension: .absolute(height))
        return self
    }
    func insets(_ inset: CGFloat) -> Self {
        insets = .init(top: inset, leading: inset, bottom: inset, trailing: inset)
        return self
    }
    func build() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: itemSize)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, repeatingSubitem: item, count: count)
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = insets
        return section
    }
}
let section = LayoutBuilder()
    .columns(4)
    .rowHeight(80)
    .insets(12)
    .build()
collectionView.setCollectionViewLayout(UICollectionViewCompositionalLayout(section: section), animated: false)
