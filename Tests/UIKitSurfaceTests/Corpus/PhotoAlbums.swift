// swift-format-ignore-file
import UIKit

final class PhotoAlbums {
  enum Shelf: String, CaseIterable {
    case featured = "Featured"
    case shared = "Shared with me"
    case mine = "My albums"
  }

  func layout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] index, environment -> NSCollectionLayoutSection? in
      let isWide = environment.container.effectiveContentSize.width > 500
      switch Shelf.allCases[index] {
      case .featured: return self?.featured(isWide: isWide)
      case .shared: return self?.shared()
      case .mine: return self?.mine(isWide: isWide)
      }
    }
  }

  private func featured(isWide: Bool) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalWidth(2/3)))
    let fraction = isWide ? 0.475 : 0.95
    let ratio: Float = isWide ? 1/3 : 2/3
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(fraction),
        heightDimension: .fractionalWidth(CGFloat(ratio))),
      subitem: item, count: 1)
    group.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [header()]
    section.orthogonalScrollingBehavior = .groupPaging
    return section
  }

  private func shared() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalWidth(1.0)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(140), heightDimension: .absolute(186)),
      subitem: item, count: 1)
    group.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [header()]
    section.orthogonalScrollingBehavior = .continuous
    return section
  }

  private func mine(isWide: Bool) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let height = NSCollectionLayoutDimension.fractionalWidth(isWide ? 0.25 : 0.5)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: height),
      subitem: item, count: isWide ? 4 : 2)
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [header()]
    return section
  }

  private func header() -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(44)),
      elementKind: "album-header", alignment: .top)
  }
}
