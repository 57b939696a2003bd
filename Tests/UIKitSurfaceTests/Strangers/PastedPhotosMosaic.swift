// swift-format-ignore-file
private func generateLayout() -> UICollectionViewLayout {
  // First type: full
  let fullPhotoItem = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0),
      heightDimension: .fractionalWidth(2/3)))
  fullPhotoItem.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)

  // Second type: main with pair
  let mainItem = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(2/3),
      heightDimension: .fractionalHeight(1.0)))
  let pairItem = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0),
      heightDimension: .fractionalHeight(0.5)))
  let trailingGroup = NSCollectionLayoutGroup.vertical(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1/3),
      heightDimension: .fractionalHeight(1.0)),
    subitem: pairItem,
    count: 2)
  let mainWithPairGroup = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0),
      heightDimension: .fractionalWidth(4/9)),
    subitems: [mainItem, trailingGroup])

  let nestedGroup = NSCollectionLayoutGroup.vertical(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0),
      heightDimension: .fractionalWidth(2/3 + 4/9)),
    subitems: [
      fullPhotoItem,
      mainWithPairGroup,
    ]
  )
  let section = NSCollectionLayoutSection(group: nestedGroup)
  return UICollectionViewCompositionalLayout(section: section)
}
collectionView.collectionViewLayout = generateLayout()
