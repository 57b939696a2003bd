// swift-format-ignore-file
import UIKit

func flexibleSpacingLayout() -> UICollectionViewLayout {
    let left = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .absolute(80), heightDimension: .absolute(80)))
    let right = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .absolute(120), heightDimension: .absolute(40)))
    right.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .flexible(10), top: .flexible(0), trailing: nil, bottom: .flexible(0))
    let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(90)),
        subitems: [left, right])
    let section = NSCollectionLayoutSection(group: group)
    section.supplementariesFollowContentInsets = false
    section.contentInsets = .init(top: 12, leading: 24, bottom: 12, trailing: 24)
    section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(28)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .topLeading)
    ]
    return UICollectionViewCompositionalLayout(section: section)
}
