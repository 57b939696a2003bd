// swift-format-ignore-file
// layout: CompositionalLayoutBuilder().columns(3).spacing(6).header(true).build()
import UIKit

final class CompositionalLayoutBuilder {
  private var columnCount = 1
  private var space: CGFloat = 0
  private var hasHeader = false
  private var height: NSCollectionLayoutDimension = .fractionalWidth(0.3)

  @discardableResult func columns(_ count: Int) -> Self {
    precondition(count > 0, "need a column")
    columnCount = count
    return self
  }
  @discardableResult func spacing(_ value: CGFloat) -> Self { space = value; return self }
  @discardableResult func header(_ shows: Bool) -> Self { hasHeader = shows; return self }
  func height(_ dimension: NSCollectionLayoutDimension) -> Self { height = dimension; return self }

  func build() -> UICollectionViewCompositionalLayout {
    defer { columnCount = 1 }
    let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1 / CGFloat(columnCount)),
      heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
      subitems: Array(repeating: item, count: columnCount))
    group.interItemSpacing = .flexible(space)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = space
    section.contentInsets = .init(top: space, leading: space, bottom: space, trailing: space)
    if hasHeader {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      section.boundarySupplementaryItems.append(header)
    }
    return UICollectionViewCompositionalLayout(section: section)
  }
}
