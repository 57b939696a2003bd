import UIKit

// Groups in groups, with a badge on the large item, made by a type of its own.
struct MosaicBuilder {
  private let kind = "new-badge"
  private static let whole = NSCollectionLayoutDimension.fractionalHeight(1)

  private var badge: NSCollectionLayoutSupplementaryItem {
    NSCollectionLayoutSupplementaryItem(
      layoutSize: .init(widthDimension: .absolute(24), heightDimension: .absolute(24)),
      elementKind: kind,
      containerAnchor: .init(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
  }

  func build() -> NSCollectionLayoutSection { mosaic }

  private var mosaic: NSCollectionLayoutSection {
    let large = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(2 / 3), heightDimension: Self.whole),
      supplementaryItems: [badge])
    let small = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(widthDimension: .fractionalWidth(1 / 3), heightDimension: Self.whole),
      subitems: [small, small])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(240)),
      subitems: [large, column])
    return NSCollectionLayoutSection(group: group)
  }
}
