// swift-format-ignore-file
import UIKit

private struct Metrics {
    static let lineWidth: CGFloat = 2
    static let inset = NSDirectionalEdgeInsets(top: 8, leading: 48, bottom: 8, trailing: 16)
}

func timelineLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(72))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = Metrics.inset
    section.interGroupSpacing = 16
    let line = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(Metrics.lineWidth), heightDimension: .fractionalHeight(1)),
        elementKind: "line", alignment: .leading, absoluteOffset: CGPoint(x: 24, y: 0))
    line.extendsBoundary = false
    line.zIndex = -1
    section.boundarySupplementaryItems = [line]
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.zIndex = -2
    section.decorationItems = [background]
    return UICollectionViewCompositionalLayout(section: section)
}
