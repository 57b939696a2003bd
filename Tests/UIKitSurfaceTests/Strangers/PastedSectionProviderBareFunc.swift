// swift-format-ignore-file
func sectionFor(index: Int, environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let isLandscape = environment.container.effectiveContentSize.width > environment.container.effectiveContentSize.height
    let isPad = environment.traitCollection.userInterfaceIdiom == .pad
    let columns = isPad ? 4 : (isLandscape ? 3 : 2)
    let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50)), subitem: item, count: columns)
    group.interItemSpacing = NSCollectionLayoutSpacing.fixed(8)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    let footer = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)), elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom, absoluteOffset: CGPoint(x: 0, y: 4))
    footer.extendsBoundary = false
    section.boundarySupplementaryItems = [footer]
    return section
}
let layout = UICollectionViewCompositionalLayout(sectionProvider: sectionFor(index:environment:))
collectionView.collectionViewLayout = layout
