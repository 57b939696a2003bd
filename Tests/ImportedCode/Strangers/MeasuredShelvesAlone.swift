// swift-format-ignore-file
import UIKit

final class ShelfLayouts {
    private struct UX {
        static let cardWidth: CGFloat = UIDevice().isTiny ? 88 : 96
    }
    private let settings = ShelfSettings.shared

    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] index, _ in
            guard let self = self else { return nil }
            return index == 0 ? self.cards() : self.rows()
        }
    }

    func cards() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .absolute(UX.cardWidth), heightDimension: .absolute(Constants.Layout.cardHeight)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [item])
        return NSCollectionLayoutSection(group: group)
    }

    func rows() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(UIMetrics.Row.height)), subitem: item, count: settings.booksPerRow)
        return NSCollectionLayoutSection(group: group)
    }
}
