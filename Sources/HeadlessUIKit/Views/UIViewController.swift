public import Foundation

/// An owner of a view, which loads when it is first asked for, at the size of a phone's screen.
@MainActor @preconcurrency open class UIViewController: UIResponder {
  open var title: String?
  public let navigationItem = UINavigationItem()
  open var tabBarItem: UITabBarItem! = UITabBarItem()
  open var isEditing = false
  open var hidesBottomBarWhenPushed = false
  open var definesPresentationContext = false
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  public private(set) weak var parent: UIViewController?
  public private(set) var children: [UIViewController] = []
  public private(set) var presentedViewController: UIViewController?
  public private(set) weak var presentingViewController: UIViewController?
  private var loadedView: UIView?
  public private(set) var nibName: String?
  /// What a storyboard makes the view from.
  private var load: ((UIViewController) -> Void)?
  /// Who hears which calls UIKit made of it, by their names without arguments, each time after one.
  package var callObservers: [(String) -> Void] = []

  /// Whether the margins of its view are at least the system's.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.marginsChanged() }
  }

  /// The least margins of its view: at the sides 20 where that is as wide as on large phones, else
  /// 16.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let width = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
    let side: CGFloat = width >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Whether its view is bright or dark, whatever is outside.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { view.overrideUserInterfaceStyle }
    set { view.overrideUserInterfaceStyle = newValue }
  }

  /// What bars of its own cover of its view, beside what covers it anyway.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      guard additionalSafeAreaInsets != oldValue, let view = viewIfLoaded else { return }
      view.marginsChanged()
      view.safeAreaInsetsDidChange()
      viewSafeAreaInsetsDidChange()
    }
  }

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    super.init()
  }

  public required init?(coder: NSCoder) {
    load = (coder as? NibCoder)?.load
    super.init()
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  // MARK: View

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }

  public var viewIfLoaded: UIView? { loadedView }
  public var isViewLoaded: Bool { loadedView != nil }

  public func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
    tell(of: "viewDidLoad")
  }

  /// Tells observers of a call that was made.
  package func tell(of call: String) { for observer in callObservers { observer(call) } }

  open func loadView() {
    guard !loadFromNib() else { return }
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// Makes the view that a storyboard or a nib describes; whether there is one.
  func loadFromNib() -> Bool {
    if let load {
      load(self)
    } else if let found = NibFiles.shared.view(for: self, named: nibName) {
      found.frame = UIScreen.main.bounds
      view = found
    }
    return loadedView != nil
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func updateViewConstraints() {}
  open func didReceiveMemoryWarning() {}
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  open var shouldAutorotate: Bool { true }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// Does what coming on screen does: loads, tells and lays out the view.
  public func simulateAppearing() {
    loadViewIfNeeded()
    viewWillAppear(false)
    tell(of: "viewWillAppear")
    viewIsAppearing(false)
    viewWillLayoutSubviews()
    view.layoutIfNeeded()
    viewDidLayoutSubviews()
    viewDidAppear(false)
    tell(of: "viewDidAppear")
  }

  open var traitCollection: UITraitCollection { view.traitCollection }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Shows *Edit* or *Done*; a tap turns editing on or off.
  public var editButtonItem: UIBarButtonItem {
    let item = UIBarButtonItem(
      primaryAction: UIAction(title: isEditing ? "Done" : "Edit") { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    return item
  }

  // MARK: Other controllers

  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    children.append(childController)
    childController.parent = self
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  public var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  /// Pushes it where there is a navigation controller, else presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    guard let navigationController else { return present(vc, animated: true) }
    navigationController.pushViewController(vc, animated: true)
  }

  /// Shows it as `show` does: there is no split view here to take it for its detail.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    show(vc, sender: sender)
  }

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    completion?()
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let presenting = presentedViewController == nil ? presentingViewController : self
    presenting?.presentedViewController?.presentingViewController = nil
    presenting?.presentedViewController = nil
    completion?()
  }
}

/// How a controller covers another.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover
}

/// How the bar with the clock looks.
public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent
  case darkContent = 3
}

/// What a navigation bar shows of a controller.
@MainActor @preconcurrency open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }

  open var title: String?
  open var prompt: String?
  open var titleView: UIView?
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { leftBarButtonItem.map { [$0] } }
    set { leftBarButtonItem = newValue?.first }
  }
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { rightBarButtonItem = rightBarButtonItems?.first }
  }
  open var backButtonTitle: String?
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var searchController: UISearchController?
  open var hidesSearchBarWhenScrolling = true
}

/// What a tab bar shows of a controller.
@MainActor @preconcurrency open class UITabBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var tag = 0
  open var selectedImage: UIImage?
  open var badgeValue: String?
  open var badgeColor: UIColor?
  open var imageInsets = UIEdgeInsets.zero
  open var titlePositionAdjustment = UIOffset.zero
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}

  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }

  public override init() { super.init() }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: "\(systemItem)", image: nil, tag: tag)
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }
}

/// The bar above a controller.
@MainActor @preconcurrency open class UINavigationBar: UIView {
  open var prefersLargeTitles = false
  open var isTranslucent = true
}

/// A stack of controllers.
@MainActor @preconcurrency open class UINavigationController: UIViewController {
  open var viewControllers: [UIViewController] = [] {
    didSet {
      for child in oldValue where !viewControllers.contains(child) { child.removeFromParent() }
      for child in viewControllers where child.parent !== self { addChild(child) }
    }
  }
  public let navigationBar = UINavigationBar(frame: .zero)
  public let toolbar: UIToolbar! = UIToolbar(frame: .zero)
  open var isToolbarHidden = true
  open var hidesBarsOnSwipe = false
  open weak var delegate: (any UINavigationControllerDelegate)?
  open var isNavigationBarHidden = false

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var topViewController: UIViewController? { viewControllers.last }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    guard let index = viewControllers.firstIndex(of: viewController) else { return nil }
    let popped = Array(viewControllers[(index + 1)...])
    viewControllers.removeLast(popped.count)
    return popped
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.popLast() : nil
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    var popped: [UIViewController] = []
    while let last = popViewController(animated: animated) { popped.insert(last, at: 0) }
    return popped
  }
}
