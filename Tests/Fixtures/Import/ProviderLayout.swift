import UIKit

// A section provider closure with a switch over the section's index.
enum Shelf: Int, CaseIterable {
  case hero, shelf, rest
}

let browseLayout = UICollectionViewCompositionalLayout(
  sectionProvider: { sectionIndex, environment in
    guard let shelf = Shelf(rawValue: sectionIndex) else { return nil }
    let isWide = environment.container.effectiveContentSize.width > 500
    let height: CGFloat
    switch shelf {
    case .hero: height = isWide ? 300 : 200
    case .shelf: height = 120
    case .rest: height = 44
    }
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return NSCollectionLayoutSection(group: group)
  },
  configuration: {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 12
    return configuration
  }())
