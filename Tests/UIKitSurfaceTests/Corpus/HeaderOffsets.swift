// swift-format-ignore-file
import UIKit

extension NSCollectionLayoutSection {
    @discardableResult
    func addingHeader(_ kind: String, height: CGFloat = 30, alignment: NSRectAlignment = .top) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        boundarySupplementaryItems.append(
            NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: kind, alignment: alignment))
        return self
    }

    static func rows(_ height: CGFloat) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
}

func headerOffsetsLayout() -> UICollectionViewLayout {
    let section = NSCollectionLayoutSection.rows(44)
        .addingHeader("title")
        .addingHeader("subtitle", height: 20)
        .addingHeader("footer", alignment: .bottom)
    section.contentInsetsReference = .none
    return UICollectionViewCompositionalLayout(section: section)
}
