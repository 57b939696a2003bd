// swift-format-ignore-file
import UIKit

func spacedColumnsLayout(_ columns: Int...) -> UICollectionViewLayout {
    let sections = columns.map { (count: Int) -> NSCollectionLayoutSection in
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(CGFloat(200 / count))),
            subitem: item, count: count)
        group.interItemSpacing = count > 2 ? .fixed(4) : .fixed(12)
        group.edgeSpacing = .init(leading: nil, top: .fixed(5), trailing: nil, bottom: .fixed(5))
        return NSCollectionLayoutSection(group: group)
    }
    return UICollectionViewCompositionalLayout { index, _ in
        index < sections.count ? sections[index] : sections.last
    }
}
