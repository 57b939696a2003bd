// swift-format-ignore-file
import UIKit

// 영화 포스터 화면의 레이아웃
struct MoviePosters {
    enum Row: Int, CaseIterable {
        case 상영중, 개봉예정, 장르

        var 제목: String {
            switch self {
            case .상영중: "현재 상영 중"
            case .개봉예정: "곧 개봉"
            case .장르: "장르"
            }
        }
    }

    func layout() -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { index, _ in
            guard let row = Row(rawValue: index) else { return nil }
            return switch row {
            case .상영중: poster(width: 0.8, ratio: 1.5, scrolling: .groupPagingCentered)
            case .개봉예정: poster(width: 0.3, ratio: 1.4, scrolling: .continuous)
            case .장르: chips()
            }
        }
    }

    private func poster(
        width: CGFloat, ratio: CGFloat,
        scrolling: UICollectionLayoutSectionOrthogonalScrollingBehavior
    ) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(width), heightDimension: .fractionalWidth(width * ratio)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = scrolling
        section.interGroupSpacing = 8
        section.contentInsets = .init(top: 8, leading: 16, bottom: 24, trailing: 16)
        return section
    }

    private func chips() -> NSCollectionLayoutSection {
        let chip = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .estimated(60), heightDimension: .absolute(36)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(36)), subitems: [chip])
        group.interItemSpacing = .fixed(8)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        section.contentInsets = .init(top: 0, leading: 16, bottom: 0, trailing: 16)
        return section
    }
}
