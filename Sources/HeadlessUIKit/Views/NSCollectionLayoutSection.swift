import CompositionalLayout
public import Foundation

/// Groups repeated until the items are used up, and what surrounds them.
@MainActor @preconcurrency open class NSCollectionLayoutSection: NSObject {
  private let group: NSCollectionLayoutGroup
  public var contentInsets = NSDirectionalEdgeInsets.zero
  public var interGroupSpacing: CGFloat = 0
  public var contentInsetsReference = UIContentInsetsReference.automatic
  public var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  public var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  public private(set) var orthogonalScrollingProperties =
    UICollectionLayoutSectionOrthogonalScrollingProperties()
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  public var supplementariesFollowContentInsets = true
  public var decorationItems: [NSCollectionLayoutDecorationItem] = []
  public var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// The list that the section was made for.
  private(set) var listConfiguration: UICollectionLayoutListConfiguration?

  /// Whether it stands in the place of one that is not given.
  package var isStandIn = false

  public init(group: NSCollectionLayoutGroup) {
    self.group = (group.copied() as? NSCollectionLayoutGroup) ?? group
  }

  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let list = configuration.base.section(width: layoutEnvironment.container.contentSize.width)
    let size = NSCollectionLayoutSize(list.group.layoutSize)
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.listConfiguration = configuration
    section.contentInsets = NSDirectionalEdgeInsets(list.contentInsets)
    section.contentInsetsReference = .none
    section.boundarySupplementaryItems = list.boundarySupplementaryItems.map {
      NSCollectionLayoutBoundarySupplementaryItem($0)
    }
    return section
  }

  /// The engine's value in a container.
  func layoutSection(in environment: LayoutEnvironment) -> LayoutSection {
    var section = LayoutSection(
      group: group.layoutGroup(in: environment),
      contentInsets: DirectionalEdgeInsets(contentInsets),
      interGroupSpacing: interGroupSpacing,
      contentInsetsReference: ContentInsetsReference(contentInsetsReference),
      supplementaryContentInsetsReference: ContentInsetsReference(
        supplementaryContentInsetsReference),
      orthogonalScrollingBehavior: OrthogonalScrollingBehavior(orthogonalScrollingBehavior),
      boundarySupplementaryItems: boundarySupplementaryItems.given.map(\.boundaryItem),
      supplementariesFollowContentInsets: supplementariesFollowContentInsets,
      decorationItems: decorationItems.given.map(\.base))
    section.orthogonalScrollingProperties = orthogonalScrollingProperties.base
    return section
  }
}

extension NSCollectionLayoutSection: NSCopying {
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { copied() }
  }

  private func copied() -> NSCollectionLayoutSection {
    let copy = NSCollectionLayoutSection(group: group)
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.decorationItems = decorationItems
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    copy.listConfiguration = listConfiguration
    copy.orthogonalScrollingProperties = orthogonalScrollingProperties.copied()
    return copy
  }
}
