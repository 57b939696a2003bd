/// UIKit's layouts as a whole, lists, and the environment of their providers.
let compositionalLayoutPrelude = #"""
  protocol NSCollectionLayoutContainer {
    var contentSize: CGSize { get }
    var effectiveContentSize: CGSize { get }
    var contentInsets: NSDirectionalEdgeInsets { get }
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
  }

  protocol NSCollectionLayoutEnvironment {
    var container: NSCollectionLayoutContainer { get }
    var traitCollection: UITraitCollection { get }
  }

  class _LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets
    let traitCollection: UITraitCollection

    init(
      _ width: CGFloat, _ height: CGFloat, _ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat,
      _ trailing: CGFloat, _ traits: UITraitCollection
    ) {
      contentSize = CGSize(width: width, height: height)
      contentInsets = NSDirectionalEdgeInsets(
        top: top, leading: leading, bottom: bottom, trailing: trailing)
      traitCollection = traits
      super.init()
    }

    var container: NSCollectionLayoutContainer { self }
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
    var effectiveContentSize: CGSize {
      CGSize(
        width: contentSize.width - contentInsets.leading - contentInsets.trailing,
        height: contentSize.height - contentInsets.top - contentInsets.bottom)
    }
  }

  class UICollectionViewLayout: NSObject {
    weak var collectionView: UICollectionView? = nil
    var _decorationClasses: [String: Any] = [:]

    override init() { super.init() }
    required init?(coder: NSCoder) { return nil }

    /// The compositional layout that stands for it; nil for one of the program's own kind.
    var _compositional: UICollectionViewCompositionalLayout? { nil }

    func invalidateLayout() { _invalidate(self) }
    func prepare() {}
    var collectionViewContentSize: CGSize { _contentSize() }
    func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
      _decorationClasses[elementKind] = viewClass
    }
    func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { _attributes(indexPath) }
  }

  class UICollectionViewLayoutAttributes: NSObject {
    override init() { super.init() }
    var frame = CGRect.zero
    var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
    var size: CGSize {
      get { frame.size }
      set { frame = CGRect(origin: frame.origin, size: newValue) }
    }
    /// 1 where the width is estimated, 2 where the height is.
    var _estimatedAxes = 2
    var alpha: CGFloat = 1
    var zIndex = 0
    var isHidden = false
    var transform = CGAffineTransform.identity
    var indexPath = IndexPath(item: 0, section: 0)
    var representedElementKind: String? = nil
  }

  class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    var scrollDirection = UICollectionView.ScrollDirection.vertical
    var interSectionSpacing: CGFloat = 0
    var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    var contentInsetsReference = UIContentInsetsReference.safeArea

    override init() { super.init() }

    override func copy() -> Any { _copied() }

    func _copied() -> UICollectionViewCompositionalLayoutConfiguration {
      let copy = UICollectionViewCompositionalLayoutConfiguration()
      copy.scrollDirection = scrollDirection
      copy.interSectionSpacing = interSectionSpacing
      copy.boundarySupplementaryItems = boundarySupplementaryItems
      copy.contentInsetsReference = contentInsetsReference
      return copy
    }
  }

  typealias UICollectionViewCompositionalLayoutSectionProvider =
    (Int, NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

  class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    let _sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
    var _storedConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    override var _compositional: UICollectionViewCompositionalLayout? { self }

    init(section: NSCollectionLayoutSection) {
      _sectionProvider = { index, environment in section }
      super.init()
    }

    init(
      section: NSCollectionLayoutSection,
      configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
      _sectionProvider = { index, environment in section }
      super.init()
      _storedConfiguration = configuration._copied()
    }

    init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
      _sectionProvider = sectionProvider
      super.init()
    }

    init(
      sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
      _sectionProvider = sectionProvider
      super.init()
      _storedConfiguration = configuration._copied()
    }

    required init?(coder: NSCoder) { return nil }

    class func list(
      using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
      UICollectionViewCompositionalLayout(sectionProvider: { index, environment in
        NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
      })
    }

    var configuration: UICollectionViewCompositionalLayoutConfiguration {
      get { _storedConfiguration._copied() }
      set {
        _storedConfiguration = newValue._copied()
        invalidateLayout()
      }
    }
  }

  func _invalidate(_ layout: UICollectionViewLayout)
  func _contentSize() -> CGSize
  func _attributes(_ indexPath: IndexPath) -> UICollectionViewLayoutAttributes?

  struct UICollectionLayoutListConfiguration {
    enum Appearance: Int { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
    enum HeaderMode: Int { case none, supplementary, firstItemInSection }
    enum FooterMode: Int { case none, supplementary }

    let appearance: Appearance
    var showsSeparators: Bool
    var separatorConfiguration: UIListSeparatorConfiguration
    var itemSeparatorHandler:
      ((IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)? = nil
    var backgroundColor: UIColor? = nil
    var leadingSwipeActionsConfigurationProvider:
      ((IndexPath) -> UISwipeActionsConfiguration?)? = nil
    var trailingSwipeActionsConfigurationProvider:
      ((IndexPath) -> UISwipeActionsConfiguration?)? = nil
    var headerMode = HeaderMode.none
    var footerMode = FooterMode.none
    var headerTopPadding: CGFloat? = nil

    init(appearance: Appearance) {
      self.appearance = appearance
      showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
      separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }
  }

  struct UIListSeparatorConfiguration {
    enum Visibility: Int { case automatic, visible, hidden }
    static let automaticInsets = NSDirectionalEdgeInsets(
      top: CGFloat.greatestFiniteMagnitude, leading: CGFloat.greatestFiniteMagnitude,
      bottom: CGFloat.greatestFiniteMagnitude, trailing: CGFloat.greatestFiniteMagnitude)
    var topSeparatorVisibility = Visibility.automatic
    var bottomSeparatorVisibility = Visibility.automatic
    var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    var color = UIColor.separator
    var multipleSelectionColor = UIColor.separator
    init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
  }

  class UISwipeActionsConfiguration: NSObject {
    let actions: [UIContextualAction]
    var performsFirstActionWithFullSwipe = true
    init(actions: [UIContextualAction]) {
      self.actions = actions
      super.init()
    }
  }

  class UIContextualAction: NSObject {
    enum Style: Int { case normal, destructive }
    let style: Style
    let handler: (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
    var title: String? = nil
    var image: UIImage? = nil
    var backgroundColor: UIColor! = UIColor.systemGray
    init(
      style: Style, title: String?,
      handler: @escaping (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
    ) {
      self.style = style
      self.title = title
      self.handler = handler
      super.init()
    }
  }
  """#
