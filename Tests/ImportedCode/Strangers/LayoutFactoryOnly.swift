// swift-format-ignore-file
// No UIKit import on purpose: the module's umbrella does it.

enum LayoutFactory {
  enum Kind: CaseIterable {
    case grid, list, carousel
  }

  static func section(for kind: Kind, environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    switch kind {
    case .grid: return grid(columns: environment.isWide ? 4 : 2)
    case .list: return list(environment)
    case .carousel: return carousel
    }
  }

  static func grid(columns: Int, spacing: CGFloat = 8) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)),
      subitem: item, count: columns)
    group.interItemSpacing = .fixed(spacing)
    return NSCollectionLayoutSection(group: group)
  }

  private static func list(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    .list(using: .init(appearance: .plain), layoutEnvironment: environment)
  }

  static var carousel: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(160), heightDimension: .absolute(90))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [.init(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    section.interGroupSpacing = 12
    return section
  }
}

extension NSCollectionLayoutEnvironment {
  var isWide: Bool { container.effectiveContentSize.width > 600 }
}
