/// What surrounds views: the application, alerts, and what contents are configured with.
let appPrelude = #"""
  protocol UIApplicationDelegate {}
  protocol UIWindowSceneDelegate {}
  class UIScene: NSObject {}
  class UIWindowScene: UIScene {}
  class UIApplication: UIResponder {
    static let shared = UIApplication()
    static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
    struct LaunchOptionsKey: Hashable { let rawValue: String }
    struct OpenExternalURLOptionsKey: Hashable { let rawValue: String }
    func open(
      _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
      completionHandler: ((Bool) -> Void)? = nil
    ) {}
    func canOpenURL(_ url: URL) -> Bool { false }
  }

  class UIWindow: UIView {
    var rootViewController: UIViewController? = nil
    init(windowScene: UIWindowScene) { super.init(frame: UIScreen.main.bounds) }
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    func makeKeyAndVisible() { if let rootViewController { _show(rootViewController) } }
  }

  enum UIStatusBarStyle: Int { case `default`, lightContent, darkContent }

  class UIAlertAction: NSObject {
    enum Style: Int { case `default`, cancel, destructive }
    let title: String?
    let style: Style
    let _handler: ((UIAlertAction) -> Void)?
    var isEnabled = true
    init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
      self.title = title
      self.style = style
      _handler = handler
      super.init()
    }
  }

  class UIAlertController: UIViewController {
    enum Style: Int { case actionSheet, alert }
    var message: String? = nil
    let preferredStyle: Style
    var actions: [UIAlertAction] = []
    var textFields: [UITextField]? = nil
    init(title: String?, message: String?, preferredStyle: Style) {
      self.preferredStyle = preferredStyle
      super.init(nibName: nil, bundle: nil)
      self.title = title
      self.message = message
    }
    required init?(coder: NSCoder) { return nil }
    func addAction(_ action: UIAlertAction) { actions.append(action) }
    func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
      let field = UITextField(frame: CGRect.zero)
      configurationHandler?(field)
      textFields = (textFields ?? []) + [field]
    }
  }

  protocol UIConfigurationState {
    var traitCollection: UITraitCollection { get }
  }
  protocol UIContentConfiguration {
    func makeContentView() -> UIView
    func updated(for state: UIConfigurationState) -> Self
  }
  protocol UIContentView { var configuration: UIContentConfiguration { get set } }

  struct UIViewConfigurationState: UIConfigurationState {
    var traitCollection = UITraitCollection()
    var isSelected = false
    var isHighlighted = false
    var isDisabled = false
    var isFocused = false
  }

  class UIListContentView: UIView, UIContentView {
    var configuration: UIContentConfiguration
    init(configuration: UIListContentConfiguration) {
      self.configuration = configuration
      super.init(frame: CGRect.zero)
    }
    required init?(coder: NSCoder) { return nil }
    override var _wraps: Bool { true }
    override var intrinsicContentSize: CGSize {
      let list = configuration as? UIListContentConfiguration
      return list?._contentSize(_wrappingWidth) ?? super.intrinsicContentSize
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      let list = configuration as? UIListContentConfiguration
      guard let height = list?._height(within: size.width) else { return bounds.size }
      return CGSize(width: size.width, height: height)
    }
  }

  class CAGradientLayer: CALayer {
    var colors: [Any]? = nil
    var locations: [Double]? = nil
    var startPoint = CGPoint.zero
    var endPoint = CGPoint.zero
  }

  class UIViewPropertyAnimator: NSObject {
    var _animations: [() -> Void] = []
    init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
      super.init()
      if let animations { _animations.append(animations) }
    }
    init(duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil) {
      super.init()
      if let animations { _animations.append(animations) }
    }
    func addAnimations(_ animation: @escaping () -> Void) { _animations.append(animation) }
    func startAnimation() { for animation in _animations { animation() } }
  }

  class UIImpactFeedbackGenerator: NSObject {
    enum FeedbackStyle: Int { case light, medium, heavy, soft, rigid }
    init(style: FeedbackStyle) { super.init() }
    func prepare() {}
    func impactOccurred() {}
  }
  class UISelectionFeedbackGenerator: NSObject {
    func prepare() {}
    func selectionChanged() {}
  }

  class UITabBar: UIView { var isTranslucent = true }
  class UITabBarController: UIViewController {
    var viewControllers: [UIViewController]? = nil
    var selectedIndex = 0
    let tabBar = UITabBar(frame: CGRect.zero)
  }
  class UINavigationBarAppearance: NSObject {
    var backgroundColor: UIColor? = nil
    func configureWithOpaqueBackground() {}
    func configureWithTransparentBackground() {}
    func configureWithDefaultBackground() {}
  }
  """#

/// More that a collection view answers, which needs nothing stored.
let collectionViewUpdatesPrelude = #"""
  extension UICollectionView {
    func reconfigureItems(at indexPaths: [IndexPath]) {}
    func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
    func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
    func endInteractiveMovement() {}
    func cancelInteractiveMovement() {}
    var hasUncommittedUpdates: Bool { false }
    func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] { [] }
    func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] { [] }
    func indexPath(forSupplementaryView view: UICollectionReusableView) -> IndexPath? { nil }
  }

  struct IndexSet: Hashable, Sequence {
    let _indices: [Int]
    init(integer: Int) { _indices = [integer] }
    init(integersIn range: Range<Int>) { _indices = Array(range) }
    init(_ indices: [Int]) { _indices = indices }
    init(arrayLiteral elements: Int...) { _indices = elements }
    func makeIterator() -> AnyIterator<Int> {
      var place = 0
      return AnyIterator {
        if place >= self._indices.count { return nil }
        place += 1
        return self._indices[place - 1]
      }
    }
  }
  extension IndexSet: ExpressibleByArrayLiteral {}
  """#
