/// UIKit's layout descriptions: sizes and gaps are natives, what can be changed is a class.
///
/// Items are copied where UIKit copies them: into groups, and groups into groups and sections.
let layoutPrelude = #"""
  struct NSCollectionLayoutDimension: Equatable {
    static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension
    static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension
    static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension
    static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension
    static func uniformAcrossSiblings(
      estimate estimatedDimension: CGFloat
    ) -> NSCollectionLayoutDimension
    var isFractionalWidth: Bool { get }
    var isFractionalHeight: Bool { get }
    var isAbsolute: Bool { get }
    var isEstimated: Bool { get }
    var isUniformAcrossSiblings: Bool { get }
    var dimension: CGFloat { get }
  }

  struct NSCollectionLayoutSize: Equatable {
    init(
      widthDimension width: NSCollectionLayoutDimension,
      heightDimension height: NSCollectionLayoutDimension)
    var widthDimension: NSCollectionLayoutDimension { get }
    var heightDimension: NSCollectionLayoutDimension { get }
  }

  struct NSCollectionLayoutSpacing: Equatable {
    static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing
    static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing
    var spacing: CGFloat { get }
    var isFixed: Bool { get }
    var isFlexible: Bool { get }
  }

  struct NSCollectionLayoutEdgeSpacing: Equatable {
    init(
      leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
      trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?)
    var leading: NSCollectionLayoutSpacing? { get }
    var top: NSCollectionLayoutSpacing? { get }
    var trailing: NSCollectionLayoutSpacing? { get }
    var bottom: NSCollectionLayoutSpacing? { get }
  }

  struct NSCollectionLayoutAnchor: Equatable {
    init(edges: NSDirectionalRectEdge)
    init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint)
    init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint)
    var edges: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: _edges) }
    var _edges: Int { get }
    var offset: CGPoint { CGPoint(x: _x, y: _y) }
    var _x: CGFloat { get }
    var _y: CGFloat { get }
    var isAbsoluteOffset: Bool { get }
    var isFractionalOffset: Bool { get }
  }

  class NSCollectionLayoutItem: NSObject {
    let layoutSize: NSCollectionLayoutSize
    var contentInsets = NSDirectionalEdgeInsets.zero
    var edgeSpacing: NSCollectionLayoutEdgeSpacing? = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(0), top: .fixed(0), trailing: .fixed(0), bottom: .fixed(0))
    let _itemSupplementaryItems: [NSCollectionLayoutSupplementaryItem]

    init(layoutSize: NSCollectionLayoutSize) {
      self.layoutSize = layoutSize
      _itemSupplementaryItems = []
      super.init()
    }

    init(
      layoutSize: NSCollectionLayoutSize,
      supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    ) {
      self.layoutSize = layoutSize
      _itemSupplementaryItems = supplementaryItems
      super.init()
    }

    var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
      get { _itemSupplementaryItems }
      set {}
    }

    override func copy() -> Any { _copied(size: layoutSize) }

    func _copied(size: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
      let copy = NSCollectionLayoutItem(
        layoutSize: size, supplementaryItems: _itemSupplementaryItems)
      copy.contentInsets = contentInsets
      copy.edgeSpacing = edgeSpacing
      return copy
    }
  }

  class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    let elementKind: String
    let containerAnchor: NSCollectionLayoutAnchor
    let itemAnchor: NSCollectionLayoutAnchor?
    var zIndex = 1

    init(
      layoutSize: NSCollectionLayoutSize, elementKind: String,
      containerAnchor: NSCollectionLayoutAnchor
    ) {
      self.elementKind = elementKind
      self.containerAnchor = containerAnchor
      itemAnchor = nil
      super.init(layoutSize: layoutSize)
    }

    init(
      layoutSize: NSCollectionLayoutSize, elementKind: String,
      containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
    ) {
      self.elementKind = elementKind
      self.containerAnchor = containerAnchor
      self.itemAnchor = itemAnchor
      super.init(layoutSize: layoutSize)
    }

    override func _copied(size: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
      let copy: NSCollectionLayoutSupplementaryItem
      if let itemAnchor {
        copy = NSCollectionLayoutSupplementaryItem(
          layoutSize: size, elementKind: elementKind, containerAnchor: containerAnchor,
          itemAnchor: itemAnchor)
      } else {
        copy = NSCollectionLayoutSupplementaryItem(
          layoutSize: size, elementKind: elementKind, containerAnchor: containerAnchor)
      }
      copy.contentInsets = contentInsets
      copy.edgeSpacing = edgeSpacing
      copy.zIndex = zIndex
      return copy
    }
  }

  class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    let alignment: NSRectAlignment
    let offset: CGPoint
    var extendsBoundary = true
    var pinToVisibleBounds = false

    init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
      self.alignment = alignment
      offset = CGPoint.zero
      super.init(
        layoutSize: layoutSize, elementKind: elementKind,
        containerAnchor: NSCollectionLayoutAnchor(edges: []))
    }

    init(
      layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
      absoluteOffset: CGPoint
    ) {
      self.alignment = alignment
      offset = absoluteOffset
      super.init(
        layoutSize: layoutSize, elementKind: elementKind,
        containerAnchor: NSCollectionLayoutAnchor(edges: []))
    }

    override func _copied(size: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
      let copy = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: elementKind, alignment: alignment, absoluteOffset: offset)
      copy.contentInsets = contentInsets
      copy.extendsBoundary = extendsBoundary
      copy.pinToVisibleBounds = pinToVisibleBounds
      copy.zIndex = zIndex
      return copy
    }
  }

  class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    let elementKind: String
    var zIndex = 0

    init(_kind kind: String) {
      elementKind = kind
      super.init(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    }

    class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
      NSCollectionLayoutDecorationItem(_kind: elementKind)
    }

    override func _copied(size: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
      let copy = NSCollectionLayoutDecorationItem(_kind: elementKind)
      copy.contentInsets = contentInsets
      copy.zIndex = zIndex
      return copy
    }
  }
  """#
