import CompositionalLayout
public import Foundation

/// A view tied to an item or a group, such as a badge.
@MainActor @preconcurrency open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  public let containerAnchor: NSCollectionLayoutAnchor
  public let itemAnchor: NSCollectionLayoutAnchor?
  public var zIndex = 1

  init(
    _ size: NSCollectionLayoutSize, _ kind: String, _ containerAnchor: NSCollectionLayoutAnchor,
    _ itemAnchor: NSCollectionLayoutAnchor?
  ) {
    elementKind = kind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(size: size, supplementaryItems: [])
  }

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
  }

  var base: LayoutSupplementaryItem {
    LayoutSupplementaryItem(
      layoutSize: layoutSize.base, elementKind: elementKind, containerAnchor: containerAnchor.base,
      itemAnchor: itemAnchor?.base, zIndex: zIndex,
      contentInsets: DirectionalEdgeInsets(contentInsets))
  }

  override func copied(size: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutSupplementaryItem(size, elementKind, containerAnchor, itemAnchor)
    copy.contentInsets = contentInsets
    copy.edgeSpacing = edgeSpacing
    copy.zIndex = zIndex
    copy.isStandIn = isStandIn
    return copy
  }
}

/// A header, a footer or a side view.
@MainActor @preconcurrency
open class NSCollectionLayoutBoundarySupplementaryItem:
  NSCollectionLayoutSupplementaryItem
{
  public let alignment: NSRectAlignment
  public let offset: CGPoint
  public var extendsBoundary = true
  public var pinToVisibleBounds = false

  init(
    size: NSCollectionLayoutSize, kind: String, alignment: NSRectAlignment, offset: CGPoint
  ) {
    self.alignment = alignment
    self.offset = offset
    super.init(size, kind, NSCollectionLayoutAnchor(edges: []), nil)
  }

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(size: layoutSize, kind: elementKind, alignment: alignment, offset: .zero)
  }

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.init(size: layoutSize, kind: elementKind, alignment: alignment, offset: absoluteOffset)
  }

  /// The boundary item of a list's section.
  convenience init(_ item: LayoutBoundaryItem) {
    let index = RectAlignment.allCases.firstIndex(of: item.alignment) ?? 0
    self.init(
      size: NSCollectionLayoutSize(item.layoutSize), kind: item.elementKind,
      alignment: NSRectAlignment(rawValue: index) ?? .none, offset: CGPoint(item.absoluteOffset))
    extendsBoundary = item.extendsBoundary
    pinToVisibleBounds = item.pinToVisibleBounds
    zIndex = item.zIndex
    contentInsets = NSDirectionalEdgeInsets(item.contentInsets)
  }

  var boundaryItem: LayoutBoundaryItem {
    LayoutBoundaryItem(
      layoutSize: layoutSize.base, elementKind: elementKind, alignment: RectAlignment(alignment),
      absoluteOffset: LayoutPoint(offset), extendsBoundary: extendsBoundary,
      pinToVisibleBounds: pinToVisibleBounds, zIndex: zIndex,
      contentInsets: DirectionalEdgeInsets(contentInsets))
  }

  override func copied(size: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
    var item = boundaryItem
    item.layoutSize = size.base
    let copy = NSCollectionLayoutBoundarySupplementaryItem(item)
    copy.isStandIn = isStandIn
    return copy
  }
}

/// A section's background.
@MainActor @preconcurrency open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public let elementKind: String
  public var zIndex = 0

  init(kind: String) {
    elementKind = kind
    let whole = LayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(size: NSCollectionLayoutSize(whole), supplementaryItems: [])
  }

  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(kind: elementKind)
  }

  var base: LayoutDecorationItem {
    LayoutDecorationItem(
      elementKind: elementKind, zIndex: zIndex, contentInsets: DirectionalEdgeInsets(contentInsets))
  }

  override func copied(size: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutDecorationItem(kind: elementKind)
    copy.contentInsets = contentInsets
    copy.zIndex = zIndex
    copy.isStandIn = isStandIn
    return copy
  }
}
