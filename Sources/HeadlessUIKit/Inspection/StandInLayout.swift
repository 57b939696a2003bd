import Foundation

/// A layout in the place of one that is not given: rows as wide as its container, one below the
/// other, each as high as its cell wants to be.
open class StandInLayout: UICollectionViewCompositionalLayout {
  /// Rows.
  public init() { super.init(section: Self.rows) }

  /// Nothing: no nib has such a layout.
  public required init?(coder: NSCoder) { nil }

  /// A section of rows.
  package static var rows: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(StandInValues.length))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.isStandIn = true
    return section
  }
}

/// A size that fills a container, or what holds items of that width.
func plainLayout<Value>(as type: Value.Type) -> Value? {
  guard Thread.isMainThread else { return nil }
  nonisolated(unsafe) var layout: Value?
  MainActor.assumeIsolated {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    switch Value.self {
    case is NSCollectionLayoutSize.Type: layout = size as? Value
    case is NSCollectionLayoutSection.Type: layout = StandInLayout.rows as? Value
    case is UICollectionViewLayout.Type, is UICollectionViewCompositionalLayout.Type:
      layout = StandInLayout() as? Value
    case is UIFont.Type: layout = UIFont.systemFont(ofSize: UIFont.systemFontSize) as? Value
    default:
      layout =
        NSDirectionalEdgeInsets.zero as? Value ?? UIEdgeInsets.zero as? Value
        ?? standInSupplement()
    }
  }
  return layout
}

/// A header, badge or background that no layout shows; nil for other types.
@MainActor func standInSupplement<Value>() -> Value? {
  let size = NSCollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0))
  let item: NSCollectionLayoutItem
  switch Value.self {
  case is NSCollectionLayoutBoundarySupplementaryItem.Type:
    item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: "", alignment: .top)
  case is NSCollectionLayoutSupplementaryItem.Type:
    item = NSCollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: "", containerAnchor: NSCollectionLayoutAnchor(edges: []))
  case is NSCollectionLayoutDecorationItem.Type:
    item = NSCollectionLayoutDecorationItem.background(elementKind: "")
  default: return nil
  }
  item.isStandIn = true
  return item as? Value
}
