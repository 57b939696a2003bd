public import Foundation

/// Controllers side by side, of which one is seen.
@MainActor @preconcurrency open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]? {
    didSet {
      for child in oldValue ?? [] { child.removeFromParent() }
      for child in viewControllers ?? [] { addChild(child) }
    }
  }
  open var selectedIndex = 0
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
    set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
  }
  public let tabBar = UITabBar(frame: .zero)
  open weak var delegate: (any UITabBarControllerDelegate)?

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }
}

@MainActor @preconcurrency public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

/// The bar below controllers.
@MainActor @preconcurrency open class UITabBar: UIView {
  open var items: [UITabBarItem]?
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var isTranslucent = true
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// How bars look: only kept.
@MainActor @preconcurrency open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var shadowColor: UIColor?
  open var backgroundEffect: UIBlurEffect?
  open func configureWithDefaultBackground() {}
  open func configureWithOpaqueBackground() {}
  open func configureWithTransparentBackground() {}
}

@MainActor @preconcurrency open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

@MainActor @preconcurrency open class UITabBarAppearance: UIBarAppearance {}

/// A primary controller beside a secondary one; the secondary is seen.
@MainActor @preconcurrency open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
  public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
  public enum BackgroundStyle: Int, Sendable { case none, sidebar }
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
  }

  open var viewControllers: [UIViewController] = []
  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var preferredDisplayMode = DisplayMode.automatic
  open var isCollapsed: Bool { true }
  open var preferredSplitBehavior = SplitBehavior.automatic
  open var primaryBackgroundStyle = BackgroundStyle.none
  open var preferredPrimaryColumnWidthFraction: CGFloat = -1
  open var preferredPrimaryColumnWidth: CGFloat = -1
  open var minimumPrimaryColumnWidth: CGFloat = -1
  open var maximumPrimaryColumnWidth: CGFloat = -1
  open var showsSecondaryOnlyButton = false
  open var displayMode: DisplayMode { .automatic }
  public let style: Style
  open var presentsWithGesture = true
  private var columns: [Column: UIViewController] = [:]

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  open func hide(_ column: Column) {}

  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column] = vc
    if let vc { addChild(vc) }
  }

  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  open func show(_ column: Column) {}
}

@MainActor @preconcurrency public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
}

/// Pages, of which one is seen.
@MainActor @preconcurrency open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public private(set) var viewControllers: [UIViewController]?
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?
  open var isDoubleSided = false

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) { super.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.viewControllers = viewControllers
    for child in viewControllers ?? [] { addChild(child) }
    completion?(true)
  }
}

@MainActor @preconcurrency public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

@MainActor @preconcurrency public protocol UIPageViewControllerDelegate: NSObjectProtocol {}

/// A list of what can be done with things.
@MainActor @preconcurrency open class UIActivityViewController: UIViewController {
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor @preconcurrency open class UIActivity: NSObject {}

/// What covers a controller; only its anchors are kept.
@MainActor @preconcurrency open class UIPopoverPresentationController: NSObject {
  open weak var sourceView: UIView?
  open var sourceRect = CGRect.zero
  open var barButtonItem: UIBarButtonItem?
}

/// What a sheet's own height is asked with.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  var maximumDetentValue: CGFloat { get }
}

/// A sheet over a controller: only kept.
@MainActor @preconcurrency open class UISheetPresentationController: NSObject {
  public struct Detent: Hashable, Sendable {
    private let name: String
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("medium")
      public static let large = Identifier("large")
    }

    @MainActor @preconcurrency public static func medium() -> Detent { Detent(name: "medium") }
    @MainActor @preconcurrency public static func large() -> Detent { Detent(name: "large") }
    @MainActor @preconcurrency public static func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(name: identifier?.rawValue ?? "custom") }
  }

  open var detents: [Detent] = []
  open var prefersGrabberVisible = false
  open var selectedDetentIdentifier: Detent.Identifier?
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open func animateChanges(_ changes: () -> Void) { changes() }
  open var preferredCornerRadius: CGFloat?
}

extension UIViewController {
  public var popoverPresentationController: UIPopoverPresentationController? { nil }
  public var sheetPresentationController: UISheetPresentationController? { nil }
  public var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }
  public var splitViewController: UISplitViewController? {
    parent as? UISplitViewController ?? parent?.splitViewController
  }
  public var extendedLayoutIncludesOpaqueBars: Bool {
    get { false }
    set {}
  }
  @available(*, deprecated, message: "Use contentInsetAdjustmentBehavior")
  public var automaticallyAdjustsScrollViewInsets: Bool {
    get { true }
    set {}
  }
  public var edgesForExtendedLayout: UIRectEdge {
    get { .all }
    set {}
  }
  public var modalTransitionStyle: UIModalTransitionStyle {
    get { .coverVertical }
    set {}
  }
  public var isModalInPresentation: Bool {
    get { false }
    set {}
  }
  public var storyboard: UIStoryboard? { nil }
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {}
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
}

public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

extension UINavigationController {
  public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
  public func setToolbarHidden(_ hidden: Bool, animated: Bool) {}
  public var visibleViewController: UIViewController? { topViewController }
  public var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
}

extension UINavigationBar {
  private static var plain: UINavigationBarAppearance { UINavigationBarAppearance() }
  public var standardAppearance: UINavigationBarAppearance {
    get { Self.plain }
    set {}
  }
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { nil }
    set {}
  }
  public var compactAppearance: UINavigationBarAppearance? {
    get { nil }
    set {}
  }
  public var barTintColor: UIColor? {
    get { nil }
    set {}
  }
  public var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { nil }
    set {}
  }
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { nil }
    set {}
  }
  public var shadowImage: UIImage? {
    get { nil }
    set {}
  }
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}

public enum UIBarMetrics: Int, Sendable { case `default`, compact }

@MainActor @preconcurrency public protocol UINavigationControllerDelegate: NSObjectProtocol {}
