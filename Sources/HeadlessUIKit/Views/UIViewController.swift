public import Foundation

/// An owner of a view, which loads when it is first asked for, at the size of a phone's screen.
@MainActor @preconcurrency open class UIViewController: UIResponder {
  open var title: String?
  public let navigationItem = UINavigationItem()
  open var tabBarItem: UITabBarItem! = UITabBarItem()
  open var isEditing = false
  open var hidesBottomBarWhenPushed = false
  public internal(set) var storyboard: UIStoryboard?
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
    let side = UIView.systemMargin(ofWidth: width)
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
    (self as? any StandInOwner)?.takeStandIns()
    tell(of: "viewDidLoad")
  }

  /// Tells observers of a call that was made.
  package func tell(of call: String) { for observer in callObservers { observer(call) } }

  open func loadView() {
    guard !loadFromNib() else { return }
    view = UIView(frame: UIScreen.main.bounds)
    RuntimeNames.connectLists(of: self)
  }

  /// Makes the view that a storyboard or a nib describes; whether there is one.
  func loadFromNib() -> Bool {
    if let load {
      load(self)
    } else if let found = Nibs.reading?.view(for: self, named: nibName) {
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
  open func updateProperties() {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  /// Is called where its view is to update its constraints, and has it do so.
  open func updateViewConstraints() { loadedView?.updateConstraints() }
  open func didReceiveMemoryWarning() {}
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { false }
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    canPerformAction(action, withSender: sender)
      ? self : parent?.targetViewController(forAction: action, sender: sender)
  }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  open var shouldAutorotate: Bool { true }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { for child in children { child.willTransition(to: newCollection, with: coordinator) } }

  open var preferredContentSize: CGSize {
    get { kept(.zero) }
    set {
      keep(newValue)
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Does what coming on screen does: loads, tells and lays out the view.
  public func simulateAppearing() {
    loadViewIfNeeded()
    viewWillAppear(false)
    tell(of: "viewWillAppear")
    viewIsAppearing(false)
    prepareForLayout()
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
