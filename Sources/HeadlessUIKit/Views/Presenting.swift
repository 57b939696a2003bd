public import Foundation

// What stands around controllers that are presented: no transition runs here, and nobody asks.

@MainActor @preconcurrency
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  var containerView: UIView { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  func completeTransition(_ didComplete: Bool)
}

public struct UITransitionContextViewControllerKey: Hashable, Sendable {
  private let name: String
  public static let from = UITransitionContextViewControllerKey(name: "from")
  public static let to = UITransitionContextViewControllerKey(name: "to")
}

public struct UITransitionContextViewKey: Hashable, Sendable {
  private let name: String
  public static let from = UITransitionContextViewKey(name: "from")
  public static let to = UITransitionContextViewKey(name: "to")
}

@MainActor @preconcurrency
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}

@MainActor @preconcurrency
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {}

@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  open func update(_ percentComplete: CGFloat) {}
  open func cancel() {}
  open func finish() {}
}

@MainActor @preconcurrency open class UIPresentationController: NSObject {
  public let presentedViewController: UIViewController
  public let presentingViewController: UIViewController
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
  }

  open var containerView: UIView? { nil }
  open var presentedView: UIView? { presentedViewController.view }
  open var frameOfPresentedViewInContainerView: CGRect { .zero }
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
}

@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
@MainActor @preconcurrency public protocol UISearchControllerDelegate: NSObjectProtocol {}
@MainActor @preconcurrency public protocol UIActivityItemSource: NSObjectProtocol {}

extension UIViewController {
  public var presentationController: UIPresentationController? { nil }
  public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public func setNeedsUpdateContentUnavailableConfiguration() {}
}

/// What a screen says where it has nothing to show: only kept.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable, Sendable {
  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
  public static func empty() -> Self { Self() }
  public static func loading() -> Self { Self() }
  public static func search() -> Self { Self() }
  @MainActor @preconcurrency public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: .cell())
  }
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// What another app or the camera would give: nobody chooses anything.
@MainActor @preconcurrency open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  public struct InfoKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let originalImage = InfoKey(rawValue: "originalImage")
    public static let editedImage = InfoKey(rawValue: "editedImage")
    public static let imageURL = InfoKey(rawValue: "imageURL")
  }
  open var sourceType = SourceType.photoLibrary
  open var allowsEditing = false
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}

@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {}

public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

@MainActor @preconcurrency open class UIApplicationShortcutItem: NSObject {
  public let type: String
  public let localizedTitle: String
  public init(type: String, localizedTitle: String) {
    (self.type, self.localizedTitle) = (type, localizedTitle)
  }
}

@MainActor @preconcurrency open class UIAccessibilityCustomAction: NSObject {
  open var name: String
  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)? = nil) {
    self.name = name
  }
  public init(name: String, target: Any?, selector: Selector) { self.name = name }
}
