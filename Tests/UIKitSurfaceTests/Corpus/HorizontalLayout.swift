// swift-format-ignore-file
import UIKit

func horizontalLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    configuration.interSectionSpacing = 16
    configuration.contentInsetsReference = .layoutMargins

    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
    item.contentInsets = .init(top: 4, leading: 4, bottom: 4, trailing: 4)
    let column = NSCollectionLayoutGroup.vertical(
        layoutSize: .init(widthDimension: .absolute(120), heightDimension: .fractionalHeight(1)), subitems: [item])
    let section = NSCollectionLayoutSection(group: column)
    let side = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(widthDimension: .absolute(40), heightDimension: .fractionalHeight(1)),
        elementKind: "side", alignment: .leading)
    section.boundarySupplementaryItems = [side]
    return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
}
