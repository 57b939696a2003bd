// swift-format-ignore-file
import UIKit

func tagCloudLayout() -> UICollectionViewLayout {
    let tagSize = NSCollectionLayoutSize(
        widthDimension: .estimated(80),
        heightDimension: .absolute(32)
    )
    let tag = NSCollectionLayoutItem(layoutSize: tagSize)
    tag.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(4), top: .fixed(4), trailing: .fixed(4), bottom: .fixed(4))

    let row = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
        subitems: [tag]
    )
    row.interItemSpacing = .flexible(6)
    row.contentInsets = .init(top: 0, leading: 16, bottom: 0, trailing: 16)

    let section = NSCollectionLayoutSection(group: row)
    section.interGroupSpacing = 8
    return UICollectionViewCompositionalLayout(section: section)
}
