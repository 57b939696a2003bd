// swift-format-ignore-file
import UIKit

func traitColumnsLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
        let traits = environment.traitCollection
        let columns: Int
        switch (traits.horizontalSizeClass, traits.verticalSizeClass) {
        case (.compact, .regular): columns = 2
        case (.regular, _): columns = 4
        default: columns = 3
        }
        let gap = traits.displayScale > 2 ? 1 / traits.displayScale : 1
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / CGFloat(columns))),
            subitem: item, count: columns)
        group.interItemSpacing = .fixed(gap)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = gap
        return section
    }
}
