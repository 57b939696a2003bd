import UIKit

func makeGrid(columns: Int = 0) -> NSCollectionLayoutSection {
  let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
  let item = NSCollectionLayoutItem(layoutSize: size)
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: size, subitem: item, count: columns)
  return NSCollectionLayoutSection(group: group)
}
