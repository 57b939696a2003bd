// swift-format-ignore-file
import UIKit

extension NSCollectionLayoutSection {
  static func carousel(
    itemWidth: NSCollectionLayoutDimension, height: CGFloat, insets: NSDirectionalEdgeInsets
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: itemWidth, heightDimension: .absolute(height)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = insets
    return section
  }
}
