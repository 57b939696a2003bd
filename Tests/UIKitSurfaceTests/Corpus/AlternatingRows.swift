// swift-format-ignore-file
import UIKit

func alternatingRowsLayout() -> UICollectionViewLayout {
    let wide = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(2/3), heightDimension: .fractionalHeight(1)))
    let narrow = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1/3), heightDimension: .fractionalHeight(1)))
    for item in [wide, narrow] {
        item.contentInsets = .init(top: 3, leading: 3, bottom: 3, trailing: 3)
    }
    let rowSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5))
    let rows = [[wide, narrow], [narrow, wide]].map {
        NSCollectionLayoutGroup.horizontal(layoutSize: rowSize, subitems: $0)
    }
    let block = NSCollectionLayoutGroup.vertical(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(240)), subitems: rows)
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: block))
}
