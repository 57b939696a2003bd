// swift-format-ignore-file
import UIKit

// What is changed after it was handed over.
func copiesLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)), subitems: [item])
    item.contentInsets = .init(top: 9, leading: 9, bottom: 9, trailing: 9)
    let section = NSCollectionLayoutSection(group: group)
    group.interItemSpacing = .fixed(40)
    let layout = UICollectionViewCompositionalLayout(section: section)
    section.interGroupSpacing = 7
    section.contentInsets.top = 11
    return layout
}
