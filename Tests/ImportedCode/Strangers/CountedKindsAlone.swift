// swift-format-ignore-file
import UIKit

// The kinds of sections are elsewhere, and a number comes with one of them.
enum CountedLayouts {
    static func make(kinds: @escaping () -> [PlaceKind]) -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, _ in
            let kinds = kinds()
            guard kinds.indices.contains(index) else { return nil }
            switch kinds[index] {
            case .plan: return rows(height: 180)
            case .nearby(let count): return near(count: count)
            }
        }
    }

    private static func near(count: Int) -> NSCollectionLayoutSection {
        rows(height: CGFloat(count) * 60)
    }

    private static func rows(height: CGFloat) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
}
