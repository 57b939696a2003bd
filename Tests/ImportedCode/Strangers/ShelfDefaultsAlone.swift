// swift-format-ignore-file
// Alone: whether the window is wide, the spacing and the title come from files that are not given.
import UIKit

final class ShelfLayoutProvider {
    private struct UX {
        static func top(isLandscape: Bool = UIWindow.isWide, extra: CGFloat = UIScreen.shelfInset) -> CGFloat {
            isLandscape ? 0 : 15 + extra
        }
        static func footer(_ title: String? = UIScreen.shelfTitle) -> CGFloat { title == nil ? 5 : 50 }
    }

    func makeLayout() -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, _ in
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            let section = NSCollectionLayoutSection(group: group)
            section.contentInsets.top = UX.top()
            section.contentInsets.bottom = UX.footer()
            return section
        }
    }
}
