// swift-format-ignore-file
import UIKit

enum ShelfSection: Int { case latest, series, archive }

extension UICollectionViewCompositionalLayout {
    static func shelves(sections: @escaping () -> [ShelfSection]) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { index, _ in
            let all = sections()
            guard all.indices.contains(index) else { return nil }
            return row(height: all[index] == .latest ? 200 : 80)
        }
    }

    static func stacked(_ order: [ShelfSection]) -> UICollectionViewCompositionalLayout {
        .init { index, _ in row(height: CGFloat(order[index].rawValue + 1) * 50) }
    }

    private static func row(height: CGFloat) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)]))
    }
}
