public import Foundation

/// What a navigation bar shows of a controller.
@MainActor @preconcurrency open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }

  open var title: String?
  open var prompt: String?
  open var titleView: UIView?
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { leftBarButtonItem.map { [$0] + otherLeftItems } }
    set {
      otherLeftItems = Array((newValue ?? []).dropFirst())
      leftBarButtonItem = newValue?.first
    }
  }
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { rightBarButtonItem.map { [$0] + otherRightItems } }
    set {
      otherRightItems = Array((newValue ?? []).dropFirst())
      rightBarButtonItem = newValue?.first
    }
  }
  /// Those behind the first on each side.
  private var otherLeftItems: [UIBarButtonItem] = []
  private var otherRightItems: [UIBarButtonItem] = []
  open var backButtonTitle: String?
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var searchController: UISearchController?
  open var hidesSearchBarWhenScrolling = true
  open var hidesBackButton = false
  open var leftItemsSupplementBackButton = false
  open var backBarButtonItem: UIBarButtonItem?
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  open var backAction: UIAction?
  open var subtitle: String?
  open var largeTitle: String?
  open var largeSubtitle: String?
  open var standardAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  open var style = ItemStyle.navigator
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  open var customizationIdentifier: String?
  open var centerItemGroups: [UIBarButtonItemGroup] = []
  open var leadingItemGroups: [UIBarButtonItemGroup] = []
  open var trailingItemGroups: [UIBarButtonItemGroup] = []
  open var pinnedTrailingGroup: UIBarButtonItemGroup?
  open var accessibilityLabel: String?
  open var accessibilityIdentifier: String?

  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
  public enum SearchBarPlacement: Int, Sendable {
    case automatic, inline, stacked, integrated, integratedCentered, integratedButton
  }
  public enum ItemStyle: Int, Sendable { case navigator, browser, editor }

  public override init() { super.init() }
  public convenience init(title: String) {
    self.init()
    self.title = title
  }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
}
