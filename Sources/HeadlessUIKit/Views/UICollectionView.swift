import CompositionalLayout
public import Foundation
import HeadlessCollectionView

/// A collection view without a screen, over a `CollectionViewState`.
///
/// Cells are made and taken away in `layoutIfNeeded()`, and at the end of updates once the view
/// has been laid out. Nothing takes time: what is animated is told by `simulatedAnimations`, and
/// completions run before a call returns.
@MainActor @preconcurrency open class UICollectionView: UIScrollView {
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }

  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  nonisolated public static let elementKindSectionHeader = ListConfiguration.headerKind
  nonisolated public static let elementKindSectionFooter = ListConfiguration.footerKind

  open weak var delegate: (any UICollectionViewDelegate)?
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { needsReload = true } }
  }
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true {
    didSet { if !isPrefetchingEnabled { prefetch([]) } }
  }
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { adopt(collectionViewLayout, instead: oldValue, animated: false) }
  }
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var allowsFocus = true
  open var selectionFollowsFocus = false
  open var remembersLastFocusedIndexPath = false
  open var dragInteractionEnabled = true
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      for cell in visibleCells { (cell as? UICollectionViewListCell)?.isEditing = isEditing }
    }
  }
  open var backgroundView: UIView?

  var state = CollectionViewState()
  let displayed = DisplayedViews()
  var classes: [ReuseKey: UICollectionReusableView.Type] = [:]
  /// What makes the views that a nib or a storyboard describes.
  var prototypes: [ReuseKey: () -> UICollectionReusableView?] = [:]
  /// Whether it comes from a storyboard that is not given.
  var lacksStoryboard = false
  /// The attributes with which views were last arranged.
  var arranged: [ViewPlace: UICollectionViewLayoutAttributes] = [:]
  /// The operations of the `performBatchUpdates` that is running.
  var pendingUpdate: PendingUpdate?
  /// The item being dragged: where it was, where it is, and the finger.
  var dragged: (origin: IndexPath, current: IndexPath, position: CGPoint)?
  var prefetching = Prefetching()
  /// Whether cells were laid out; before that, updates only count.
  var hasLaidOut = false
  var needsReload = true { didSet { if needsReload { setNeedsLayout() } } }
  private var isLayingOut = false
  private var lastSurroundings: LayoutSurroundings?
  /// Whether a view is being asked for its size, which needs no other layout afterwards.
  var isMeasuring = false
  /// Whether views of UIKit's own stand for all that its data source would give, which is not asked.
  package var showsPlainViews = false
  private var lastBounds = CGRect.zero

  /// What the last update, or change of layout, animates; each of its batches in turn.
  public internal(set) var simulatedAnimations: [SimulatedAnimation] = []

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
    Self.isMade?(self)
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  override var scrollDelegate: (any UIScrollViewDelegate)? { delegate }
  override var scrollsVertically: Bool { collectionViewLayout.scrollsVertically }

  override func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  /// What the engine solves in.
  var layoutContainer: LayoutContainer {
    let traits = traitCollection
    return LayoutContainer(
      size: CompositionalLayout.LayoutExtent(bounds.size), scale: traits.displayScale,
      safeAreaInsets: DirectionalEdgeInsets(safeAreaInsets),
      layoutMargins: DirectionalEdgeInsets(effectiveMargins),
      direction: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// What the engine solves in, and what section providers read besides.
  var layoutSurroundings: LayoutSurroundings {
    LayoutSurroundings(container: layoutContainer, traits: traitCollection)
  }

  // MARK: Layout

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    isChangingLayout = true
    let old = collectionViewLayout
    collectionViewLayout = layout
    isChangingLayout = false
    adopt(layout, instead: old, animated: animated)
    completion?(true)
  }

  @discardableResult
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool
  ) async -> Bool {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
    return true
  }

  private var isChangingLayout = false

  private func adopt(
    _ layout: UICollectionViewLayout, instead old: UICollectionViewLayout, animated: Bool
  ) {
    guard !isChangingLayout, layout !== old else { return }
    old.prepareForTransition(to: layout)
    let before = hasLaidOut ? old.stage(in: self) : nil
    old.collectionView = nil
    layout.collectionView = self
    layout.prepareForTransition(from: old)
    layout.invalidateLayout()
    insetsChanged()
    if animated, let before {
      layoutIfNeeded()
      animate(from: before, through: nil, animated: true)
    }
    old.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    prepareLayout()
    let attributes = existing(collectionViewLayout.attributesOnScreen(in: self))
    hasLaidOut = true
    let old = arranged
    arranged = Dictionary(
      attributes.map { ($0.element.place, $0) }, uniquingKeysWith: { first, _ in first })
    displayed.carryOut(state.display(attributes.map(\.element)), for: self)
    arrangeAgain(unlike: old)
    contentSize = collectionViewLayout.collectionViewContentSize
    if !displayed.isUpdating { displayed.endLeaving() }
    prefetchAhead()
  }

  /// The attributes without cells for items that do not exist.
  private func existing(
    _ attributes: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    attributes.filter { attributes in
      guard case .cell(let path) = attributes.element.place, !state.contains(path) else {
        return true
      }
      raise(
        "UICollectionView received layout attributes for a cell with an index path that does not "
          + "exist: \(attributes.indexPath.uikitDescription)")
      return false
    }
  }

  /// Applies attributes whose own properties, those of a subclass, changed.
  private func arrangeAgain(unlike old: [ViewPlace: UICollectionViewLayoutAttributes]) {
    for (place, attributes) in arranged {
      guard let before = old[place], before.element == attributes.element, before != attributes,
        let view = displayed.byPlace[place]
      else { continue }
      arrange(view, as: attributes.element)
    }
  }

  /// Brings counts and layout up to date without making views.
  func prepareLayout() {
    commitCounts()
    let surroundings = layoutSurroundings
    if surroundings != lastSurroundings {
      lastSurroundings = surroundings
      collectionViewLayout.boundsChanged(to: bounds)
    } else if bounds != lastBounds,
      collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
    {
      collectionViewLayout.boundsChanged(to: bounds)
    }
    lastBounds = bounds
    collectionViewLayout.prepareIfNeeded()
  }

  /// Asks the data source for its counts if nothing is known of them.
  func commitCounts() {
    guard needsReload else { return }
    needsReload = false
    arranged = [:]
    displayed.carryOut(state.reload(itemCounts: currentCounts()), for: self)
    displayed.endLeaving()
    collectionViewLayout.invalidateLayout()
  }

  /// The counts that the data source answers now.
  func currentCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
  }

  open func reloadData() {
    needsReload = true
    simulatedAnimations = []
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      "<\(type(of: self)): \(frame); dataSource: \(dataSource == nil ? "nil" : "set")>"
    }
  }
}
