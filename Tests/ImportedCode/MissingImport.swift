struct ChipsLayout {
  func makeSection() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .estimated(80), heightDimension: .absolute(32))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(32)),
      subitems: [NSCollectionLayoutItem(layoutSize: size)])
    group.interItemSpacing = .fixed(8)
    return NSCollectionLayoutSection(group: group)
  }
}
