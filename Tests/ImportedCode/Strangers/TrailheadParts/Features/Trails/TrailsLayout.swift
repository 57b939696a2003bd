// swift-format-ignore-file
import UIKit

protocol TrailsLayoutDelegate: AnyObject {
    var isGridEnabled: Bool { get }
}

extension UICollectionViewLayout {
    static func trails(delegate: TrailsLayoutDelegate) -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak delegate] index, environment in
            if index == 0 {
                return .cards(height: delegate?.isGridEnabled == true ? 260 : 200)
            }
            return .list(using: .init(appearance: .insetGrouped), layoutEnvironment: environment)
        }
    }
}

extension NSCollectionLayoutSection {
    static func cards(height: CGFloat) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(0.8), heightDimension: .estimated(height)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPaging
        section.interGroupSpacing = .spacing(.medium)
        section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 20, bottom: 16, trailing: 20)
        return section
    }
}
