// swift-format-ignore-file
import UIKit

func uniformHeightsLayout() -> UICollectionViewLayout {
    let itemSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1/2), heightDimension: .uniformAcrossSiblings(estimate: 90))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(90)),
        repeatingSubitem: item, count: 2)
    group.interItemSpacing = .fixed(8)
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
}
