import CompositionalLayout
import DiffableDataSource
public import Foundation
import HeadlessCollectionView

/// A collection view without a screen, over a `CollectionViewState`.
///
/// Cells are made and taken away in `layoutIfNeeded()`, and at the end of updates once the view
/// has been laid out. Nothing is animated: completions run before a call returns.
@MainActor @preconcurrency open class UICollectionView: UIScrollView {
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }

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
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { adopt(collectionViewLayout, instead: oldValue) }
  }
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var backgroundView: UIView?

  var state = CollectionViewState()
  /// The views on screen.
  var views: [ViewPlace: UICollectionReusableView] = [:]
  /// Views taken off the screen by an update, for reuse once it is over.
  var leaving: [(key: ReuseKey, view: UICollectionReusableView)] = []
  var pool = ReusePool<UICollectionReusableView>()
  var classes: [ReuseKey: UICollectionReusableView.Type] = [:]
  /// The cell that a dequeue answers while its item is reconfigured.
  var reconfigured: (path: IndexPath, cell: UICollectionViewCell)?
  /// The operations of the `performBatchUpdates` that is running.
  var pendingUpdate: PendingUpdate?
  /// Whether an update is being carried out.
  var isUpdating = false
  var needsReload = true { didSet { if needsReload { setNeedsLayout() } } }
  private var isLayingOut = false
  private var lastContainer: LayoutContainer?

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  override var scrollDelegate: (any UIScrollViewDelegate)? { delegate }
  override var scrollsVertically: Bool { collectionViewLayout.scrollsVertically }

  /// What the engine solves in.
  var layoutContainer: LayoutContainer {
    let traits = traitCollection
    return LayoutContainer(
      size: CompositionalLayout.Size(bounds.size), scale: traits.displayScale,
      safeAreaInsets: EdgeInsets(safeAreaInsets), layoutMargins: EdgeInsets(layoutMargins),
      direction: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  // MARK: Layout

  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    completion?(true)
  }

  private func adopt(_ layout: UICollectionViewLayout, instead old: UICollectionViewLayout) {
    old.collectionView = nil
    layout.collectionView = self
    layout.invalidateLayout()
    insetsChanged()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    prepareLayout()
    let effects = state.display(collectionViewLayout.elementsOnScreen(in: self))
    carryOut(effects)
    contentSize = collectionViewLayout.collectionViewContentSize
    endLeaving()
  }

  /// Brings counts and layout up to date without making views.
  func prepareLayout() {
    commitCounts()
    let container = layoutContainer
    if container != lastContainer {
      lastContainer = container
      collectionViewLayout.itemsChanged()
    } else if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
      collectionViewLayout.itemsChanged()
    }
    collectionViewLayout.prepareIfNeeded()
  }

  /// Asks the data source for its counts if nothing is known of them.
  func commitCounts() {
    guard needsReload else { return }
    needsReload = false
    carryOut(state.reload(itemCounts: currentCounts()))
    endLeaving()
    collectionViewLayout.invalidateLayout()
  }

  /// The counts that the data source answers now.
  func currentCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
  }

  // MARK: Contents

  open func reloadData() { needsReload = true }

  open var numberOfSections: Int {
    commitCounts()
    return state.itemCounts.count
  }

  open func numberOfItems(inSection section: Int) -> Int {
    commitCounts()
    guard state.itemCounts.indices.contains(section) else {
      raise(
        "request for number of items in section \(section) when there are only "
          + "\(state.itemCounts.count) sections in the collection view")
      return 0
    }
    return state.itemCounts[section]
  }

  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  /// In ascending order, which UIKit does not promise.
  open var indexPathsForVisibleItems: [IndexPath] {
    state.displayed.keys.compactMap { place in
      if case .cell(let path) = place { IndexPath(path) } else { nil }
    }.sorted()
  }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    views[.cell(ItemPath(indexPath))] as? UICollectionViewCell
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    for (place, view) in views where view === cell {
      if case .cell(let path) = place { return IndexPath(path) }
    }
    return nil
  }

  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    views[.supplementary(kind: elementKind, ItemPath(indexPath))]
  }

  open func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    state.displayed.keys.compactMap { place in
      if case .supplementary(elementKind, let path) = place { IndexPath(path) } else { nil }
    }.sorted()
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForElements(
      in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))?
      .first { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      "<\(type(of: self)): \(frame); dataSource: \(dataSource == nil ? "nil" : "set")>"
    }
  }
}
