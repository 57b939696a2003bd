// swift-format-ignore-file
extension NSCollectionLayoutSection {
    static func carousel(height: CGFloat = 180, spacing: CGFloat = 12) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(0.85), heightDimension: .absolute(height)), repeatingSubitem: item, count: 1)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.contentInsets = .init(top: spacing, leading: 0, bottom: spacing, trailing: 0)
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            items.forEach { item in
                let distance = abs((item.frame.midX - offset.x) - environment.container.contentSize.width / 2.0)
                let scale = max(1.1 - distance / environment.container.contentSize.width, 0.8)
                item.transform = CGAffineTransform(scaleX: scale, y: scale)
            }
        }
        return section
    }
}
var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
snapshot.appendSections(["top"])
snapshot.appendItems(Array(1...5))
dataSource.apply(snapshot)
collectionView.setCollectionViewLayout(UICollectionViewCompositionalLayout(section: .carousel(height: 200)), animated: true)
