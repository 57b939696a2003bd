// swift-format-ignore-file
import UIKit

/// 음악 차트: 가로로 넘기는 세 줄 목록
enum MusicChart {
    /// 한 페이지에 몇 곡씩 보여 줄지
    static let songsPerPage = 3

    static func createLayout() -> UICollectionViewLayout {
        let 곡 = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1.0),
                heightDimension: .fractionalHeight(1.0 / CGFloat(songsPerPage))
            )
        )
        곡.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 0, bottom: 4, trailing: 8)

        let 페이지 = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.9),
                heightDimension: .absolute(240)
            ),
            subitem: 곡,
            count: songsPerPage
        )

        let section = NSCollectionLayoutSection(group: 페이지)
        section.orthogonalScrollingBehavior = .groupPaging
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)

        let 헤더 = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
            elementKind: UICollectionView.elementKindSectionHeader,
            alignment: .top
        )
        section.boundarySupplementaryItems = [헤더]
        return UICollectionViewCompositionalLayout(section: section)
    }
}
