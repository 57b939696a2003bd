public import Foundation

/// Something that a view does when it is touched; nothing is.
@MainActor @preconcurrency public protocol UIInteraction: AnyObject {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

extension UIInteraction {
  public var view: UIView? { nil }
  public func willMove(to view: UIView?) {}
  public func didMove(to view: UIView?) {}
}

/// A menu over a view that is pressed: only kept.
@MainActor @preconcurrency open class UIContextMenuConfiguration: NSObject {
  public let identifier: any NSCopying
  let actionProvider: (([UIMenuElement]) -> UIMenu?)?

  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? NSString()
    self.actionProvider = actionProvider
  }

  public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }
  open var preferredMenuElementOrder = ElementOrder.automatic
  open var badgeCount = 0

  /// The menu that would be shown.
  public func simulateMenu() -> UIMenu? { actionProvider?([]) }
}

@MainActor @preconcurrency
open class UIContextMenuInteraction: NSObject, UIInteraction {
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }
  open func dismissMenu() {}
  open func location(in view: UIView?) -> CGPoint { .zero }
}

@MainActor @preconcurrency public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

@MainActor @preconcurrency public protocol UIContextMenuInteractionCommitAnimating: NSObjectProtocol
{
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }

@MainActor @preconcurrency public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

@MainActor @preconcurrency open class UITargetedPreview: NSObject {
  public let view: UIView
  public let parameters: UIPreviewParameters
  public let target: UIPreviewTarget
  open var size: CGSize { view.bounds.size }

  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
  }
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    let target = UIPreviewTarget(container: view.superview ?? view, center: view.center)
    self.init(view: view, parameters: parameters, target: target)
  }
  public convenience init(view: UIView) { self.init(view: view, parameters: .init()) }
}

@MainActor @preconcurrency open class UITargetedDragPreview: UITargetedPreview {}

@MainActor @preconcurrency open class UIPreviewTarget: NSObject {
  public let container: UIView
  public let center: CGPoint
  public let transform: CGAffineTransform
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
  }
}

/// What is dragged: nothing is.
@MainActor @preconcurrency open class UIDragItem: NSObject {
  open var localObject: Any?
  public let itemProvider: NSItemProvider
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

open class NSItemProvider: NSObject, @unchecked Sendable {
  public override init() {}
  public convenience init(object: Any) { self.init() }
  /// Nothing is dragged or picked here, so there is nothing to load.
  open func canLoadObject(ofClass aClass: Any.Type) -> Bool { false }
  @discardableResult
  open func loadObject(
    ofClass aClass: Any.Type, completionHandler: @escaping (Any?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 0) }
}

/// What a value of a class's can be read from, and written as, when it is dragged.
public protocol NSItemProviderReading {
  static var readableTypeIdentifiersForItemProvider: [String] { get }
}
public protocol NSItemProviderWriting {
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}

@MainActor @preconcurrency public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
}
@MainActor @preconcurrency public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}
@MainActor @preconcurrency public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
}

// Nothing is dragged here, so a session holds nothing of a type and is nowhere.
extension UIDragDropSession {
  public var allowsMoveOperation: Bool { true }
  public var isRestrictedToDraggingApplication: Bool { false }
  public func location(in view: UIView) -> CGPoint { .zero }
  public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool { false }
  public func canLoadObjects<Object>(ofClass aClass: Object.Type) -> Bool { false }
}

extension UIDropSession {
  /// Nothing is dropped here, so nothing is loaded.
  @discardableResult
  public func loadObjects<Object>(
    ofClass type: Object.Type, completion: @escaping ([Object]) -> Void
  ) -> Progress { Progress(totalUnitCount: 0) }
}

public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }

@MainActor @preconcurrency open class UICollectionViewDropProposal: UIDropProposal {
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
  }
  public private(set) var intent = Intent.unspecified
  public convenience init(operation: UIDropOperation, intent: Intent) {
    self.init(operation: operation)
    self.intent = intent
  }
}

@MainActor @preconcurrency public protocol UICollectionViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
}

@MainActor @preconcurrency public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  var items: [any UICollectionViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UICollectionViewDropProposal { get }
  var session: any UIDropSession { get }
}

extension UICollectionViewDropCoordinator {
  public func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) {}
}

@MainActor @preconcurrency public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]
  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UICollectionViewDragDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { [] }
  public func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// How a view looks while it is dragged or shown before a menu: only kept.
@MainActor @preconcurrency open class UIPreviewParameters: NSObject {
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  open var backgroundColor: UIColor! = .clear
  public override init() { super.init() }
  public convenience init(textLineRects: [NSValue]) { self.init() }
}
@MainActor @preconcurrency open class UIDragPreviewParameters: UIPreviewParameters {}

@MainActor @preconcurrency public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
  func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
}

extension UICollectionViewDropDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool { true }
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .cancel) }
}

extension UICollectionView {
  public enum ReorderingCadence: Int, Sendable { case immediate, fast, slow }

  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var reorderingCadence: ReorderingCadence {
    get { kept(.immediate) }
    set { keep(newValue) }
  }
  public var hasActiveDrag: Bool { false }
  public var hasActiveDrop: Bool { false }
}

/// Focus, as on a television: it never moves here.
@MainActor @preconcurrency open class UIFocusUpdateContext: NSObject {
  open weak var nextFocusedView: UIView?
  open weak var previouslyFocusedView: UIView?
  open weak var nextFocusedItem: (any UIFocusItem)?
  open weak var previouslyFocusedItem: (any UIFocusItem)?
}
@MainActor @preconcurrency open class UIFocusAnimationCoordinator: NSObject {
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}
@MainActor @preconcurrency open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  open var nextFocusedIndexPath: IndexPath?
  open var previouslyFocusedIndexPath: IndexPath?
}
@MainActor @preconcurrency public protocol UIFocusEnvironment: NSObjectProtocol {
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}
@MainActor @preconcurrency public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
}
extension UIViewController: UIFocusEnvironment {}
extension UIView: UIFocusItem {}

/// A way from one controller of a storyboard to another.
@MainActor @preconcurrency open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  open func perform() {}

  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }
}

@MainActor @preconcurrency open class UIDropProposal: NSObject {
  public let operation: UIDropOperation
  open var isPrecise = false
  open var prefersFullSizePreview = false
  public init(operation: UIDropOperation) { self.operation = operation }
}
