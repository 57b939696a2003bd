/// UIKit's groups and sections, and what their providers are told.
let groupPrelude = #"""
  typealias NSCollectionLayoutGroupCustomItemProvider =
    (NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

  class NSCollectionLayoutGroupCustomItem: NSObject {
    let frame: CGRect
    let zIndex: Int
    init(frame: CGRect) {
      self.frame = frame
      zIndex = 0
      super.init()
    }
    init(frame: CGRect, zIndex: Int) {
      self.frame = frame
      self.zIndex = zIndex
      super.init()
    }
  }

  class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    let _isHorizontal: Bool
    let _subitems: [NSCollectionLayoutItem]
    let _subitemCount: Int
    let _repeatingCount: Int
    let _provider: NSCollectionLayoutGroupCustomItemProvider?
    var _groupSupplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
    var interItemSpacing: NSCollectionLayoutSpacing? = NSCollectionLayoutSpacing.fixed(0)

    init(
      _size layoutSize: NSCollectionLayoutSize, _ isHorizontal: Bool,
      _ subitems: [NSCollectionLayoutItem], _ subitemCount: Int, _ repeatingCount: Int,
      _ provider: NSCollectionLayoutGroupCustomItemProvider?
    ) {
      _isHorizontal = isHorizontal
      _subitems = subitems
      _subitemCount = subitemCount
      _repeatingCount = repeatingCount
      _provider = provider
      super.init(layoutSize: layoutSize)
    }

    override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
      get { _groupSupplementaryItems }
      set { _groupSupplementaryItems = newValue }
    }

    class func _checked(
      _ layoutSize: NSCollectionLayoutSize, _ isHorizontal: Bool,
      _ subitems: [NSCollectionLayoutItem], subitemCount: Int, repeatingCount: Int
    ) -> NSCollectionLayoutGroup {
      let group = NSCollectionLayoutGroup(
        _size: layoutSize, isHorizontal, subitems.map { $0._copied(size: $0.layoutSize) },
        subitemCount, repeatingCount, nil)
      _validate(group)
      return group
    }

    class func horizontal(
      layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
      _checked(layoutSize, true, subitems, subitemCount: -1, repeatingCount: -1)
    }

    class func horizontal(
      layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
      _checked(layoutSize, true, [subitem], subitemCount: max(count, 0), repeatingCount: -1)
    }

    class func horizontal(
      layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
      count: Int
    ) -> NSCollectionLayoutGroup {
      _checked(layoutSize, true, [subitem], subitemCount: -1, repeatingCount: max(count, 0))
    }

    class func vertical(
      layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
      _checked(layoutSize, false, subitems, subitemCount: -1, repeatingCount: -1)
    }

    class func vertical(
      layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
      _checked(layoutSize, false, [subitem], subitemCount: max(count, 0), repeatingCount: -1)
    }

    class func vertical(
      layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
      count: Int
    ) -> NSCollectionLayoutGroup {
      _checked(layoutSize, false, [subitem], subitemCount: -1, repeatingCount: max(count, 0))
    }

    class func custom(
      layoutSize: NSCollectionLayoutSize,
      itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup {
      NSCollectionLayoutGroup(_size: layoutSize, false, [], -1, -1, itemProvider)
    }

    func visualDescription() -> String

    var subitems: [NSCollectionLayoutItem] {
      guard _subitemCount > 0 else { return _subitems }
      let size = _subitems[0].layoutSize
      let share = 1 / CGFloat(_subitemCount)
      return [
        _subitems[0]._copied(
          size: NSCollectionLayoutSize(
            widthDimension: _isHorizontal ? .fractionalWidth(share) : size.widthDimension,
            heightDimension: _isHorizontal ? size.heightDimension : .fractionalHeight(share)))
      ]
    }

    override func _copied(size: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
      let copy = NSCollectionLayoutGroup(
        _size: size, _isHorizontal, _subitems, _subitemCount, _repeatingCount, _provider)
      copy.contentInsets = contentInsets
      copy.edgeSpacing = edgeSpacing
      copy.interItemSpacing = interItemSpacing
      copy.supplementaryItems = supplementaryItems
      return copy
    }
  }

  func _validate(_ group: NSCollectionLayoutGroup)

  enum UIContentInsetsReference: Int {
    case automatic, none, safeArea, layoutMargins, readableContent
  }

  enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging
    case groupPagingCentered
  }

  class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    struct DecelerationRate: Hashable {
      let rawValue: CGFloat
      init(rawValue: CGFloat) { self.rawValue = rawValue }
      static let automatic = DecelerationRate(rawValue: 0)
      static let normal = DecelerationRate(rawValue: 0.998)
      static let fast = DecelerationRate(rawValue: 0.99)
    }
    enum Bounce: Int { case automatic, always, never }
    var decelerationRate = DecelerationRate.automatic
    var bounce = Bounce.automatic
  }

  protocol NSCollectionLayoutVisibleItem: AnyObject {
    var alpha: CGFloat { get set }
    var zIndex: Int { get set }
    var isHidden: Bool { get set }
    var center: CGPoint { get set }
    var transform: CGAffineTransform { get set }
    var name: String { get }
    var indexPath: IndexPath { get }
    var frame: CGRect { get }
    var bounds: CGRect { get }
    var representedElementKind: String? { get }
  }

  typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    ([NSCollectionLayoutVisibleItem], CGPoint, NSCollectionLayoutEnvironment) -> Void

  class NSCollectionLayoutSection: NSObject {
    let _group: NSCollectionLayoutGroup
    var contentInsets = NSDirectionalEdgeInsets.zero
    var interGroupSpacing: CGFloat = 0
    var contentInsetsReference = UIContentInsetsReference.automatic
    var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    let orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    var supplementariesFollowContentInsets = true
    var decorationItems: [NSCollectionLayoutDecorationItem] = []
    var visibleItemsInvalidationHandler:
      NSCollectionLayoutSectionVisibleItemsInvalidationHandler? = nil

    init(group: NSCollectionLayoutGroup) {
      _group = group._copied(size: group.layoutSize) as! NSCollectionLayoutGroup
      super.init()
    }

    class func list(
      using configuration: UICollectionLayoutListConfiguration,
      layoutEnvironment: NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
      let width = layoutEnvironment.container.contentSize.width
      let size = _listRowSize(configuration, width)
      let section = NSCollectionLayoutSection(
        group: NSCollectionLayoutGroup.horizontal(
          layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.contentInsets = _listInsets(configuration, width)
      section.contentInsetsReference = .none
      section.boundarySupplementaryItems = _listBoundaryItems(configuration, width)
      return section
    }

    override func copy() -> Any {
      let copy = NSCollectionLayoutSection(group: _group)
      copy.contentInsets = contentInsets
      copy.interGroupSpacing = interGroupSpacing
      copy.contentInsetsReference = contentInsetsReference
      copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
      copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
      copy.orthogonalScrollingProperties.decelerationRate =
        orthogonalScrollingProperties.decelerationRate
      copy.orthogonalScrollingProperties.bounce = orthogonalScrollingProperties.bounce
      copy.boundarySupplementaryItems = boundarySupplementaryItems
      copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
      copy.decorationItems = decorationItems
      copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
      return copy
    }
  }

  func _listRowSize(
    _ configuration: UICollectionLayoutListConfiguration, _ width: CGFloat
  ) -> NSCollectionLayoutSize
  func _listInsets(
    _ configuration: UICollectionLayoutListConfiguration, _ width: CGFloat
  ) -> NSDirectionalEdgeInsets
  func _listBoundaryItems(
    _ configuration: UICollectionLayoutListConfiguration, _ width: CGFloat
  ) -> [NSCollectionLayoutBoundarySupplementaryItem]
  """#
