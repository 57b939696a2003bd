// swift-format-ignore-file
import UIKit

struct AppStorePage {
  enum Kind: Int { case today, games, list }

  static func section(_ kind: Kind) -> NSCollectionLayoutSection {
    switch kind {
    case .today:
      let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      item.contentInsets.trailing = 12
      item.contentInsets.bottom = 16
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(0.9), heightDimension: .absolute(300)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .groupPaging
      section.contentInsets.leading = 16
      return section
    case .games:
      let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1/3)))
      item.contentInsets = .init(top: 0, leading: 0, bottom: 16, trailing: 16)
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: .init(widthDimension: .fractionalWidth(0.85), heightDimension: .absolute(300)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .groupPagingCentered
      section.contentInsets.leading = 16
      section.boundarySupplementaryItems = [
        .init(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
              elementKind: "games-header", alignment: .topLeading)
      ]
      return section
    case .list:
      let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60)))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = .init(top: 0, leading: 16, bottom: 0, trailing: 16)
      section.interGroupSpacing = 1
      return section
    }
  }

  static let layout = UICollectionViewCompositionalLayout { (index, _) in
    AppStorePage.section(Kind(rawValue: index % 3) ?? .list)
  }
}
