// swift-format-ignore-file
import UIKit

class StoriesAndPosts {
    static let shared = StoriesAndPosts()
    private init() {}

    var storyDiameter: CGFloat = 72

    lazy var layout: UICollectionViewLayout = {
        let sections = [self.stories(), self.posts()]
        return UICollectionViewCompositionalLayout(sectionProvider: { (index, _) in sections[index] })
    }()

    func stories() -> NSCollectionLayoutSection {
        let side = NSCollectionLayoutDimension.absolute(storyDiameter)
        let size = NSCollectionLayoutSize(widthDimension: side, heightDimension: side)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: .init(layoutSize: size), count: 1)
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = 12
        section.contentInsets = .init(top: 10, leading: 10, bottom: 10, trailing: 10)
        return section
    }

    func posts() -> NSCollectionLayoutSection {
        func part(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutItem {
            NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: height))
        }
        let parts = [part(.absolute(60)), part(.fractionalWidth(1)), part(.absolute(40)), part(.absolute(80))]
        let heights: CGFloat = 60 + 40 + 80
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(393 + heights)), subitems: parts)
        return NSCollectionLayoutSection(group: group)
    }
}
