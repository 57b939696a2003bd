// swift-format-ignore-file
import UIKit

private let corners: [(kind: String, edges: NSDirectionalRectEdge)] = [
    ("top-leading", [.top, .leading]), ("bottom-trailing", [.bottom, .trailing]), ("middle", .leading),
]

func badgeCornersLayout() -> UICollectionViewLayout {
    let badges = corners.map { corner in
        NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(16), heightDimension: .absolute(16)),
            elementKind: corner.kind,
            containerAnchor: NSCollectionLayoutAnchor(edges: corner.edges, absoluteOffset: CGPoint(x: 3, y: 2)),
            itemAnchor: NSCollectionLayoutAnchor(edges: corner.edges))
    }
    let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1/3), heightDimension: .fractionalHeight(1)),
        supplementaryItems: badges)
    item.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
        subitems: [item])
    group.supplementaryItems = [
        NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(1)),
            elementKind: "line", containerAnchor: NSCollectionLayoutAnchor(edges: .bottom))
    ]
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
}
