import CompositionalLayout
public import Foundation

public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items laid out along an axis, or at given frames.
@MainActor @preconcurrency open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Content {
    case subitems([NSCollectionLayoutItem])
    case count(NSCollectionLayoutItem, Int)
    case repeating(NSCollectionLayoutItem, Int)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let axis: LayoutAxis
  let content: Content
  private var groupSupplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  public var interItemSpacing: NSCollectionLayoutSpacing? = .fixed(0)

  public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { groupSupplementaryItems }
    set { groupSupplementaryItems = newValue }
  }

  init(_ axis: LayoutAxis, _ size: NSCollectionLayoutSize, _ content: Content) {
    self.axis = axis
    self.content = content
    super.init(size: size, supplementaryItems: [])
  }

  private static func checked(
    _ axis: LayoutAxis, _ size: NSCollectionLayoutSize, _ content: Content
  ) -> NSCollectionLayoutGroup {
    let group = NSCollectionLayoutGroup(axis, size, content)
    if case .custom = content { return group }
    asking { () throws(LayoutError) in
      try group.layoutGroup(in: LayoutEnvironment(size: .zero)).validate()
    }
    return group
  }

  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    checked(.horizontal, layoutSize, .subitems(subitems.map { $0.copied() }))
  }

  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    checked(.horizontal, layoutSize, .count(subitem.copied(), count))
  }

  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    checked(.horizontal, layoutSize, .repeating(subitem.copied(), count))
  }

  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    checked(.vertical, layoutSize, .subitems(subitems.map { $0.copied() }))
  }

  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    checked(.vertical, layoutSize, .count(subitem.copied(), count))
  }

  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    checked(.vertical, layoutSize, .repeating(subitem.copied(), count))
  }

  /// The name that the first SDKs with it gave it.
  public class func horizontalGroup(
    with layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }

  /// The name that the first SDKs with it gave it.
  public class func verticalGroup(
    with layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }

  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    checked(.vertical, layoutSize, .custom(itemProvider))
  }

  /// A counted group holds one copy, whose size along the axis is its share.
  public var subitems: [NSCollectionLayoutItem] {
    switch content {
    case .subitems(let subitems): return subitems
    case .count(let subitem, let count):
      var size = subitem.layoutSize.base
      size[axis] = .fractional(1 / Double(count), of: axis)
      return [subitem.copied(size: NSCollectionLayoutSize(size))]
    case .repeating(let subitem, _): return [subitem]
    case .custom: return []
    }
  }

  override func subitem(in environment: LayoutEnvironment) -> LayoutSubitem {
    .group(layoutGroup(in: environment))
  }

  /// The engine's value in a container.
  func layoutGroup(in environment: LayoutEnvironment) -> LayoutGroup {
    let insets = DirectionalEdgeInsets(contentInsets)
    let inner = environment.inside(layoutSize.base, insets: insets)
    let content: LayoutGroup.Content =
      switch content {
      case .subitems(let subitems): .subitems(subitems.map { $0.subitem(in: inner) })
      case .count(let subitem, let count): .subitemCount(subitem.subitem(in: inner), count: count)
      case .repeating(let subitem, let count):
        .repeatingSubitem(subitem.subitem(in: inner), count: count)
      case .custom(let provider):
        .custom(
          provider(inner).map { LayoutCustomItem(frame: LayoutRect($0.frame), zIndex: $0.zIndex) })
      }
    return LayoutGroup(
      axis: axis, layoutSize: layoutSize.base, content: content, contentInsets: insets,
      edgeSpacing: edgeSpacing?.base, interItemSpacing: interItemSpacing?.base,
      supplementaryItems: supplementaryItems.given.map(\.base))
  }

  override func copied(size: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutGroup(axis, size, content)
    copy.contentInsets = contentInsets
    copy.edgeSpacing = edgeSpacing
    copy.interItemSpacing = interItemSpacing
    copy.supplementaryItems = supplementaryItems
    return copy
  }
}

/// The frame of one item of a custom group.
@MainActor @preconcurrency open class NSCollectionLayoutGroupCustomItem: NSObject {
  public let frame: CGRect
  public let zIndex: Int

  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
  }

  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }
}
