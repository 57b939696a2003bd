import CompositionalLayout
public import Foundation

/// What a cell gets its frame from.
///
/// Groups and sections take a copy when they are made: later changes of the item have no effect
/// on them.
@MainActor @preconcurrency open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  public var contentInsets = NSDirectionalEdgeInsets.zero
  public var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  private let ownSupplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// Whether it stands in the place of a header, badge or background that is not given, and is passed
  /// over.
  var isStandIn = false

  public var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { ownSupplementaryItems }

  init(size: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    layoutSize = size
    ownSupplementaryItems = supplementaryItems
    let none = NSCollectionLayoutSpacing.fixed(0)
    edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: none, top: none, trailing: none, bottom: none)
  }

  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(size: layoutSize, supplementaryItems: [])
  }

  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.init(size: layoutSize, supplementaryItems: supplementaryItems)
  }

  /// The engine's value, custom groups asked for their frames.
  func subitem(in environment: LayoutEnvironment) -> LayoutSubitem {
    .item(
      LayoutItem(
        layoutSize: layoutSize.base, contentInsets: DirectionalEdgeInsets(contentInsets),
        edgeSpacing: edgeSpacing?.base, supplementaryItems: supplementaryItems.given.map(\.base)))
  }

  /// What UIKit prints, less addresses.
  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      subitem(in: LayoutEnvironment(size: CompositionalLayout.LayoutExtent(width: 0, height: 0)))
        .uikitDescription
    }
  }

  /// An item of its own with the same contents.
  func copied() -> NSCollectionLayoutItem { copied(size: layoutSize) }

  func copied(size: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: supplementaryItems)
    copy.contentInsets = contentInsets
    copy.edgeSpacing = edgeSpacing
    return copy
  }
}

extension Array where Element: NSCollectionLayoutItem {
  /// Those that do not stand in the place of others.
  @MainActor var given: [Element] { filter { !$0.isStandIn } }
}

extension NSCollectionLayoutItem: NSCopying {
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { copied() }
  }
}
