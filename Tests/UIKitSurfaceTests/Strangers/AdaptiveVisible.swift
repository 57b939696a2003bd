// swift-format-ignore-file
// layout: Carousel.layout(scale: 0.75)
import UIKit

enum Carousel {
  static let badgeKind = "badge"
  static func layout(scale minimum: CGFloat) -> UICollectionViewLayout {
    return UICollectionViewCompositionalLayout(sectionProvider: { (section, env) -> NSCollectionLayoutSection? in
      let badgeAnchor = NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
      let badge = NSCollectionLayoutSupplementaryItem(layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)), elementKind: badgeKind, containerAnchor: badgeAnchor)
      badge.zIndex = 5
      let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)), supplementaryItems: [badge])
      let isPortrait = env.container.contentSize.height > env.container.contentSize.width
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(isPortrait ? 0.6 : 0.3), heightDimension: .fractionalHeight(0.4)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .groupPagingCentered
      section.visibleItemsInvalidationHandler = { (items, offset, environment) in
        items.forEach { item in
          let distanceFromCenter = abs((item.frame.midX - offset.x) - environment.container.contentSize.width / 2.0)
          let maxScale: CGFloat = 1.1
          let scale = max(maxScale - (distanceFromCenter / environment.container.contentSize.width), minimum)
          item.transform = CGAffineTransform(scaleX: scale, y: scale)
        }
      }
      return section
    })
  }
}
