// swift-format-ignore-file
import UIKit

func globalHeaderLayout() -> UICollectionViewLayout {
    func row(height: CGFloat) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        return NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)]))
    }

    let layout = UICollectionViewCompositionalLayout { index, _ in row(height: index == 0 ? 44 : 60) }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
        elementKind: "global-header", alignment: .top)
    header.pinToVisibleBounds = true
    configuration.boundarySupplementaryItems = [header]
    layout.configuration = configuration
    return layout
}
