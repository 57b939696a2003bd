import CompositionalLayout
import DiffableDataSource
public import Foundation
import HeadlessCollectionView

/// A layout by hand: a subclass says where each element is.
///
/// It is prepared anew after each invalidation, whatever its context says.
@MainActor @preconcurrency open class UICollectionViewLayout: NSObject {
  public internal(set) weak var collectionView: UICollectionView?
  private(set) var decorationClasses: [String: UICollectionReusableView.Type] = [:]
  /// What an update that is going on animates, for the methods about appearing and disappearing.
  var plan: AnimationPlan?
  private var isPrepared = false
  /// The sizes that views on screen were offered when they were asked for theirs.
  private var offered: [ViewPlace: CGSize] = [:]

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Elements

  open func prepare() {}

  open var collectionViewContentSize: CGSize { .zero }

  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let item = layoutAttributesForItem(at: indexPath)
    let attributes = item ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    return attributes
  }

  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    collectionView?.indexPathForItem(at: position) ?? previousIndexPath
  }

  // MARK: Invalidation

  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.invalidateItems(at: [originalAttributes.indexPath])
    return context
  }

  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.interactiveMovementTarget = targetPosition
    return context
  }

  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    return context
  }

  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let contextClass =
      type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (contextClass ?? UICollectionViewLayoutInvalidationContext.self).init()
  }

  open func invalidateLayout() {
    let context = makeContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isPrepared = false
    guard let collectionView, !collectionView.isMeasuring else { return }
    if context.invalidateEverything || context.invalidateDataSourceCounts { offered = [:] }
    for path in context.invalidatedItemIndexPaths ?? [] {
      offered[.cell(ItemIndexPath(path))] = nil
    }
    collectionView.setNeedsLayout()
  }

  // MARK: Scrolling

  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }

  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Updates

  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}

  /// Asked during an update; what comes and goes is seen from the attributes before and after it.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Tells of an update, and asks for further views of the kinds that are on screen.
  func prepare(for updateItems: [UICollectionViewUpdateItem], showing places: [ViewPlace]) {
    prepare(forCollectionViewUpdates: updateItems)
    var kinds: Set<String> = []
    for case .supplementary(let kind, _) in places where kinds.insert(kind).inserted {
      _ = indexPathsToDeleteForSupplementaryView(ofKind: kind)
      _ = indexPathsToInsertForSupplementaryView(ofKind: kind)
    }
    kinds = []
    for case .decoration(let kind, _) in places where kinds.insert(kind).inserted {
      _ = indexPathsToDeleteForDecorationView(ofKind: kind)
      _ = indexPathsToInsertForDecorationView(ofKind: kind)
    }
  }

  /// Where an item's cell starts: faded out if it is new, otherwise where it was.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { start(of: .cell(ItemIndexPath(itemIndexPath))) }

  /// Where the cell of an item that is gone ends: faded out.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { end(of: .cell(ItemIndexPath(itemIndexPath))) }

  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    start(of: .supplementary(kind: elementKind, ItemIndexPath(elementIndexPath)))
  }

  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    end(of: .supplementary(kind: elementKind, ItemIndexPath(elementIndexPath)))
  }

  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    start(of: .decoration(kind: elementKind, ItemIndexPath(decorationIndexPath)))
  }

  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    end(of: .decoration(kind: elementKind, ItemIndexPath(decorationIndexPath)))
  }

  private func start(of place: ViewPlace) -> UICollectionViewLayoutAttributes? {
    plan?.elements.first { $0.destination == place }
      .map { UICollectionViewLayoutAttributes($0.start, at: place) }
  }

  private func end(of place: ViewPlace) -> UICollectionViewLayoutAttributes? {
    plan?.elements.first { $0.origin == place }
      .map { UICollectionViewLayoutAttributes($0.end, at: place) }
  }

  // MARK: Decoration views

  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  // MARK: For the collection view

  func prepareIfNeeded() {
    guard !isPrepared else { return }
    isPrepared = true
    prepare()
  }

  /// What is to be on screen, once views that size themselves have been asked.
  ///
  /// A view is asked when it appears and when it is offered another size. A layout that does not
  /// come to rest raises, as UIKit does.
  func attributesOnScreen(in view: UICollectionView) -> [UICollectionViewLayoutAttributes] {
    for _ in 0..<Self.mostRounds {
      let attributes = attributes(in: view.bounds)
      let asked = attributes.filter { attributes in
        guard case .cell(let path) = attributes.element.place, view.state.contains(path) else {
          return false
        }
        return offered.updateValue(attributes.size, forKey: .cell(path)) != attributes.size
      }
      let answers = asked.compactMap { view.preferredSize(of: $0.element) }
      if answers.isEmpty { return attributes }
      prepareIfNeeded()
    }
    log(LayoutError.layoutLoopLog)
    raise(LayoutError.layoutLoopReason)
    return attributes(in: view.bounds)
  }

  /// How often cells are asked for their sizes in one layout: the number of a report (medium).
  private static let mostRounds = 100

  /// What is in a part of the content.
  func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    (layoutAttributesForElements(in: rect) ?? [])
      .filter { !$0.isHidden && LayoutRect($0.frame).intersects(LayoutRect(rect)) }
  }

  /// The layout as one end of an animation; what is a screen away counts as known.
  func stage(in view: UICollectionView) -> AnimationStage {
    let bounds = view.bounds
    let near = attributes(in: bounds.insetBy(dx: -bounds.width, dy: -bounds.height))
    let known = Dictionary(
      near.map { ($0.element.place, $0.element) }, uniquingKeysWith: { first, _ in first })
    return AnimationStage(onScreen: Array(view.state.displayed.values)) { known[$0] }
  }

  /// Takes in that items were inserted, deleted or moved, whose measured sizes have followed them.
  func itemsChanged(by batch: BatchUpdate, from before: [Int], to after: [Int]) {
    let context = makeContext()
    context.invalidateDataSourceCounts = !batch.isEmpty
    invalidateLayout(with: context)
  }

  /// Takes in that other bounds are asked about.
  func boundsChanged(to bounds: CGRect) {
    invalidateLayout(with: invalidationContext(forBoundsChange: bounds))
  }

  /// Whether the content scrolls up and down.
  var scrollsVertically: Bool { true }
}

extension UICollectionViewLayoutAttributes {
  /// The attributes of an element under another place.
  fileprivate convenience init(_ element: DisplayedElement, at place: ViewPlace) {
    var element = element
    element.place = place
    self.init(element)
  }
}
