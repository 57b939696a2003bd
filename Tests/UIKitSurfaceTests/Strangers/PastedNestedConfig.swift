// swift-format-ignore-file
let config = UICollectionViewCompositionalLayoutConfiguration()
config.interSectionSpacing = 20
config.scrollDirection = .vertical
let globalHeader = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
    elementKind: "global-header", alignment: .top)
globalHeader.pinToVisibleBounds = true
globalHeader.zIndex = 2
config.boundarySupplementaryItems = [globalHeader]
let layout = UICollectionViewCompositionalLayout(sectionProvider: { section, env in
    let leadingItem = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.7), heightDimension: .fractionalHeight(1.0)))
    leadingItem.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    let trailingItem = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(0.3)))
    trailingItem.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    let trailingGroup = NSCollectionLayoutGroup.vertical(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1.0)),
        repeatingSubitem: trailingItem, count: 2)
    let nestedGroup = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(section.isMultiple(of: 2) ? 1.0 : 0.85), heightDimension: .fractionalHeight(0.4)),
        subitems: [leadingItem, trailingGroup])
    let s = NSCollectionLayoutSection(group: nestedGroup)
    s.orthogonalScrollingBehavior = section == 0 ? .none : .groupPaging
    return s
}, configuration: config)
self.collectionView.collectionViewLayout = layout
