public import Foundation

// What is set on views that scroll and on tables, and seen nowhere.

extension UIScrollView {
  public var bouncesZoom: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  public var bouncesHorizontally: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  public var bouncesVertically: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  public var zoomScale: CGFloat {
    get { kept(1) }
    set { keep(newValue) }
  }
  public var allowsKeyboardScrolling: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  public var isZooming: Bool { false }
  public var isZoomBouncing: Bool { false }
  public var isScrollAnimating: Bool { false }
  public func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  public func zoom(to rect: CGRect, animated: Bool) {}
  public func flashScrollIndicators() {}
  public var panGestureRecognizer: UIPanGestureRecognizer {
    let known: UIPanGestureRecognizer? = kept(nil)
    let made = known ?? UIPanGestureRecognizer()
    keep(UIPanGestureRecognizer?.some(made))
    return made
  }
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
}

extension UITableView {
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }
  public var separatorInsetReference: SeparatorInsetReference {
    get { kept(.fromCellEdges) }
    set { keep(newValue) }
  }
  public var selfSizingInvalidation: SelfSizingInvalidation {
    get { kept(.enabled) }
    set { keep(newValue) }
  }
  public var sectionIndexMinimumDisplayRowCount: Int {
    get { kept(0) }
    set { keep(newValue) }
  }
  public var sectionIndexBackgroundColor: UIColor? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var sectionIndexTrackingBackgroundColor: UIColor? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var remembersLastFocusedIndexPath: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public var selectionFollowsFocus: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public var insetsContentViewsToSafeArea: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  public var allowsFocus: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  public var fillerRowHeight: CGFloat {
    get { kept(0) }
    set { keep(newValue) }
  }
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var hasActiveDrag: Bool { false }
  public var hasActiveDrop: Bool { false }
  public func reloadSectionIndexTitles() {}
  public func scrollToNearestSelectedRow(
    at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    guard let selected = indexPathForSelectedRow else { return }
    scrollToRow(at: selected, at: scrollPosition, animated: animated)
  }
}

extension UITableViewCell {
  public enum FocusStyle: Int, Sendable { case `default`, custom }
  public var editingAccessoryView: UIView? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var multipleSelectionBackgroundView: UIView? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var userInteractionEnabledWhileDragging: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public var focusStyle: FocusStyle {
    get { kept(.default) }
    set { keep(newValue) }
  }
  public var showingDeleteConfirmation: Bool { false }
}

// Dragging rows: nothing is dragged here.

@MainActor @preconcurrency public protocol UITableViewDragDelegate: NSObjectProtocol {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
}

@MainActor @preconcurrency public protocol UITableViewDropDelegate: NSObjectProtocol {
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
}

extension UITableViewDropDelegate {
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    true
  }
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
}

@MainActor @preconcurrency public protocol UITableViewDropCoordinator: NSObjectProtocol {
  var items: [any UITableViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UITableViewDropProposal { get }
  var session: any UIDropSession { get }
}

extension UITableViewDropCoordinator {
  public func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) {}
}

@MainActor @preconcurrency public protocol UITableViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
  var previewSize: CGSize { get }
}

@MainActor @preconcurrency open class UITableViewDropProposal: UIDropProposal {
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
  }
  public private(set) var intent = Intent.unspecified
  public convenience init(operation: UIDropOperation, intent: Intent) {
    self.init(operation: operation)
    self.intent = intent
  }
}
