// swift-format-ignore-file
func makeGrid<T: Collection>(for items: T, columns: Int = 2, spacing: CGFloat = 10) -> NSCollectionLayoutSection where T.Element: Hashable {
    let itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0 / CGFloat(columns)), heightDimension: .fractionalHeight(1.0))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(items.count > 10 ? 60 : 120))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
    group.interItemSpacing = .fixed(spacing)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    return section
}
let gridSection = makeGrid(for: ["a", "b", "c"], columns: 3)
let gridLayout = UICollectionViewCompositionalLayout(section: gridSection)
collectionView.collectionViewLayout = gridLayout
