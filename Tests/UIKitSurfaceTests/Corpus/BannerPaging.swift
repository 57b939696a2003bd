// swift-format-ignore-file
import UIKit

enum BannerLayout {
    static func make() -> UICollectionViewLayout {
        let config = UICollectionViewCompositionalLayoutConfiguration()
        config.interSectionSpacing = 24
        config.contentInsetsReference = .none
        return UICollectionViewCompositionalLayout(sectionProvider: { index, _ in
            index == 0 ? banner : icons
        }, configuration: config)
    }

    private static var banner: NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(180))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .paging
        let pageControl = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
            elementKind: "page-control", alignment: .bottom,
            absoluteOffset: CGPoint(x: 0, y: -24))
        pageControl.extendsBoundary = false
        section.boundarySupplementaryItems = [pageControl]
        return section
    }

    private static var icons: NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.25)), subitems: [item])
        return NSCollectionLayoutSection(group: group)
    }
}
