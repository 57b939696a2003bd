import UIKit

// A gallery that opens its pictures with transitions of its own, throws cards about, follows the
// pointer and shares what is open.

final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var isPresenting = true

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { 0.35 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let toView = transitionContext.view(forKey: .to),
      let toController = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    toView.frame = transitionContext.finalFrame(for: toController)
    container.addSubview(toView)
    let animator = UIViewPropertyAnimator(duration: 0.35, dampingRatio: 0.8) {
      toView.transform = .identity
    }
    animator.addCompletion { position in
      transitionContext.completeTransition(
        position == .end && !transitionContext.transitionWasCancelled)
    }
    animator.startAnimation()
  }

  func animationEnded(_ transitionCompleted: Bool) { isPresenting.toggle() }
}

final class DimmingPresentation: UIPresentationController {
  private let dimming = UIView()

  override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    dimming.backgroundColor = .black
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    containerView?.bounds.insetBy(dx: 20, dy: 60) ?? .zero
  }
  override var shouldRemovePresentersView: Bool { false }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    containerView?.insertSubview(dimming, at: 0)
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.dimming.alpha = 0.4
    })
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

final class GalleryRouter: NSObject, UIViewControllerTransitioningDelegate {
  private let animator = ZoomAnimator()
  let interaction = UIPercentDrivenInteractiveTransition()

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { animator }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { animator }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interaction }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    DimmingPresentation(presentedViewController: presented, presenting: presenting)
  }
}

public final class GalleryViewController: UIViewController {
  private let router = GalleryRouter()
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private let card = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 60))
  public private(set) var chosenColor: UIColor?

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(card)
    throwCard()
    card.addInteraction(UIPointerInteraction(delegate: self))
    let pan = UIPanGestureRecognizer()
    pan.maximumNumberOfTouches = 1
    pan.delegate = self
    card.addGestureRecognizer(pan)
  }

  private func throwCard() {
    let gravity = UIGravityBehavior(items: [card])
    gravity.magnitude = 0.5
    let collision = UICollisionBehavior(items: [card])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: .zero, to: CGPoint(x: 100, y: 0))
    let properties = UIDynamicItemBehavior(items: [card])
    properties.elasticity = 0.6
    properties.allowsRotation = false
    properties.addLinearVelocity(CGPoint(x: 0, y: 200), for: card)
    let push = UIPushBehavior(items: [card], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    let spring = UIAttachmentBehavior(item: card, attachedToAnchor: view.center)
    spring.length = 40
    spring.damping = 0.4
    let snap = UISnapBehavior(item: card, snapTo: view.center)
    snap.damping = 0.7
    for behavior in [gravity, collision, properties, push, spring, snap] {
      animator.addBehavior(behavior)
    }
    animator.removeAllBehaviors()
  }

  public func share(_ image: UIImage, from button: UIBarButtonItem) {
    let sheet = UIActivityViewController(activityItems: [image], applicationActivities: nil)
    sheet.excludedActivityTypes = [.assignToContact, .print, .addToReadingList]
    sheet.completionWithItemsHandler = { type, completed, _, _ in
      print(type == .mail, completed)
    }
    sheet.popoverPresentationController?.barButtonItem = button
    present(sheet, animated: true)
  }

  public func open() {
    let detail = UIViewController()
    detail.modalPresentationStyle = .custom
    detail.transitioningDelegate = router
    router.interaction.update(0.5)
    router.interaction.finish()
    present(detail, animated: true)
  }

  public func chooseColor() {
    let picker = UIColorPickerViewController()
    picker.delegate = self
    picker.selectedColor = chosenColor ?? .systemBlue
    present(picker, animated: true)
  }

  public func importFile() {
    let picker = UIDocumentPickerViewController(forExporting: [], asCopy: true)
    picker.delegate = self
    picker.allowsMultipleSelection = true
    present(picker, animated: true)
  }

  public func takePicture() {
    let picker = UIImagePickerController()
    picker.sourceType =
      UIImagePickerController.isSourceTypeAvailable(.camera) ? .camera : .photoLibrary
    picker.delegate = self
    picker.allowsEditing = true
    present(picker, animated: true)
  }
}

extension GalleryViewController: UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    guard let view = interaction.view else { return nil }
    let preview = UITargetedPreview(view: view, parameters: UIPreviewParameters())
    return UIPointerStyle(effect: .lift(preview), shape: .roundedRect(view.bounds, radius: 12))
  }
}

extension GalleryViewController: UIGestureRecognizerDelegate {
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer is UITapGestureRecognizer }
}

extension GalleryViewController: UIColorPickerViewControllerDelegate {
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) { chosenColor = viewController.selectedColor }
}

extension GalleryViewController: UIDocumentPickerDelegate {
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) { title = urls.first?.lastPathComponent }
}

extension GalleryViewController: UIImagePickerControllerDelegate, UINavigationControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    if let image = info[.editedImage] as? UIImage ?? info[.originalImage] as? UIImage {
      card.layer.contents = image.cgImage
    }
    picker.dismiss(animated: true)
  }
}

final class FavoriteActivity: UIActivity {
  override class var activityCategory: UIActivity.Category { .action }
  override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("favorite") }
  override var activityTitle: String? { "Favorite" }
  override var activityImage: UIImage? { UIImage(systemName: "heart") }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { $0 is UIImage }
  }
  override func perform() { activityDidFinish(true) }
}

/// A cell that is heard and seen.
final class AccountRow: UITableViewCell {
  override func awakeFromNib() {
    super.awakeFromNib()
    accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Delete") { _ in true }
    ]
    accessibilityTraits = [.button, .adjustable]
  }
  override func accessibilityIncrement() { accessibilityValue = "more" }
  override func willTransition(to state: UITableViewCell.StateMask) {
    super.willTransition(to: state)
    editingAccessoryView?.isHidden = !state.contains(.showingEditControl)
  }
}

final class GallerySceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = GalleryViewController()
    window.windowLevel = .normal + 1
    window.makeKeyAndVisible()
    self.window = window
    if let activity = connectionOptions.userActivities.first {
      self.scene(scene, continue: activity)
    }
    scene.title = session.persistentIdentifier
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    guard userActivity.activityType == NSUserActivityTypeBrowsingWeb else { return }
    scene.open(userActivity.webpageURL ?? URL(fileURLWithPath: "/"), options: nil)
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(shortcutItem.type == "new") }

  func sceneDidBecomeActive(_ scene: UIScene) {
    let item = UIApplicationShortcutItem(
      type: "new", localizedTitle: "New", localizedSubtitle: nil,
      icon: UIApplicationShortcutIcon(systemImageName: "plus"))
    UIApplication.shared.shortcutItems = [item]
    let task = UIApplication.shared.beginBackgroundTask(withName: "save")
    UIApplication.shared.endBackgroundTask(task)
  }
}
