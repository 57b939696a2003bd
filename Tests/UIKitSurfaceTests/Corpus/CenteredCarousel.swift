// swift-format-ignore-file
import UIKit

func centeredCarouselLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0)))
    let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(0.6), heightDimension: .fractionalWidth(0.6)),
        subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.interGroupSpacing = 10
    section.visibleItemsInvalidationHandler = { items, offset, environment in
        items.forEach { item in
            let distance = abs((item.frame.midX - offset.x) - environment.container.contentSize.width / 2.0)
            let scale = max(1.1 - (distance / environment.container.contentSize.width), 0.8)
            item.transform = CGAffineTransform(scaleX: scale, y: scale)
        }
    }
    return UICollectionViewCompositionalLayout(section: section)
}
