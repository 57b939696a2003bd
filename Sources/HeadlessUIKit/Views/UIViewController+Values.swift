public import Foundation

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

public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

/// What has children with sizes of their own.
@MainActor @preconcurrency public protocol UIContentContainer: NSObjectProtocol {
  var preferredContentSize: CGSize { get }
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}

/// What a screen is told when it may have nothing to show.
@MainActor @preconcurrency
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var searchText: String?
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

extension UIViewController {
  public var isBeingPresented: Bool { false }
  public var isBeingDismissed: Bool { false }
  public var isMovingToParent: Bool { false }
  public var isMovingFromParent: Bool { false }
  public var nibBundle: Bundle? { nil }
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }
  public class func attemptRotationToDeviceOrientation() {}

  public var toolbarItems: [UIBarButtonItem]? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  public var restorationIdentifier: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var focusGroupIdentifier: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var restoresFocusAfterTransition: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  public var providesPresentationContextTransitionStyle: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public var extendedLayoutIncludesOpaqueBars: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  @available(*, deprecated, message: "Use contentInsetAdjustmentBehavior")
  public var automaticallyAdjustsScrollViewInsets: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  public var edgesForExtendedLayout: UIRectEdge {
    get { kept(.all) }
    set { keep(newValue) }
  }
  public var modalTransitionStyle: UIModalTransitionStyle {
    get { kept(.coverVertical) }
    set { keep(newValue) }
  }
  public var isModalInPresentation: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {}
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {}
  public func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { nil }

  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    keep(isAppearing, "isAppearing")
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
  }
  public func endAppearanceTransition() {
    if kept(true, "isAppearing") { viewDidAppear(false) } else { viewDidDisappear(false) }
  }

  /// Changes one child's view for another's, at once.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    view.addSubview(toViewController.view)
    animations?()
    fromViewController.view.removeFromSuperview()
    completion?(true)
  }
}

public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// What bars cover of a controller's view, as before there was a safe area.
@MainActor @preconcurrency public protocol UILayoutSupport: NSObjectProtocol {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// The part above the safe area, or below it.
@MainActor private final class CoveredPart: NSObject, UILayoutSupport {
  let view: UIView
  let isUpper: Bool
  init(of view: UIView, isUpper: Bool) { (self.view, self.isUpper) = (view, isUpper) }

  var length: CGFloat { isUpper ? view.safeAreaInsets.top : view.safeAreaInsets.bottom }
  var topAnchor: NSLayoutYAxisAnchor {
    isUpper ? view.topAnchor : view.safeAreaLayoutGuide.bottomAnchor
  }
  var bottomAnchor: NSLayoutYAxisAnchor {
    isUpper ? view.safeAreaLayoutGuide.topAnchor : view.bottomAnchor
  }
  var heightAnchor: NSLayoutDimension { view.heightAnchor }
}

extension UIViewController {
  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.topAnchor")
  public var topLayoutGuide: any UILayoutSupport { CoveredPart(of: view, isUpper: true) }
  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.bottomAnchor")
  public var bottomLayoutGuide: any UILayoutSupport { CoveredPart(of: view, isUpper: false) }
}
