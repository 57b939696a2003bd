// swift-format-ignore-file
import UIKit

extension UICollectionViewCompositionalLayout {
  static func recipes(columns: Int = 2, spacing: CGFloat = 12) -> UICollectionViewCompositionalLayout {
    precondition(columns > 0, "a grid has at least one column")
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
    let half = spacing / 2
    item.contentInsets = NSDirectionalEdgeInsets(top: half, leading: half, bottom: half, trailing: half)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1.25 / CGFloat(columns))),
      subitems: Array(repeating: item, count: columns))
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: half, leading: half, bottom: half, trailing: half)
    return UICollectionViewCompositionalLayout(section: section)
  }
}
