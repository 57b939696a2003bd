import UIKit

// An extension of the section type itself.
extension NSCollectionLayoutSection {
  static func carousel(
    widthFraction: CGFloat = 0.8, height: CGFloat = 160
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(widthFraction), heightDimension: .absolute(height)),
      subitems: [item])
    return NSCollectionLayoutSection(group: group).scrolling(.groupPaging)
  }

  private func scrolling(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> NSCollectionLayoutSection {
    orthogonalScrollingBehavior = behavior
    return self
  }
}
