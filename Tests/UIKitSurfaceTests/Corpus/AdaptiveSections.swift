// swift-format-ignore-file
import UIKit

enum AdaptiveSection: Int, CaseIterable {
    case list, grid3, grid5

    func columnCount(for width: CGFloat) -> Int {
        let wideMode = width > 800
        switch self {
        case .grid3: return wideMode ? 6 : 3
        case .grid5: return wideMode ? 10 : 5
        case .list: return wideMode ? 2 : 1
        }
    }
}

func createAdaptiveLayout() -> UICollectionViewLayout {
    return UICollectionViewCompositionalLayout {
        (sectionIndex: Int, layoutEnvironment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? in
        let layoutKind = AdaptiveSection(rawValue: sectionIndex)!

        let columns = layoutKind.columnCount(for: layoutEnvironment.container.effectiveContentSize.width)

        let itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.2),
                                             heightDimension: .fractionalHeight(1.0))
        let item = NSCollectionLayoutItem(layoutSize: itemSize)
        item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)

        let groupHeight = layoutKind == .list ?
            NSCollectionLayoutDimension.absolute(44) : NSCollectionLayoutDimension.fractionalWidth(0.2)
        let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0),
                                              heightDimension: groupHeight)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitem: item, count: columns)

        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
        return section
    }
}
