import CompositionalLayout
public import Foundation
import HeadlessCollectionView

/// What is out of date in a layout; only that something is.
@MainActor @preconcurrency open class UICollectionViewLayoutInvalidationContext: NSObject {
  public override init() { super.init() }
}

/// A layout by hand: a subclass says where each element is.
///
/// Updates are not animated, so the methods about appearing and disappearing are missing.
@MainActor @preconcurrency open class UICollectionViewLayout: NSObject {
  public internal(set) weak var collectionView: UICollectionView?
  private(set) var decorationClasses: [String: UICollectionReusableView.Type] = [:]
  private var isPrepared = false

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

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

  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  open func invalidateLayout() {
    isPrepared = false
    collectionView?.setNeedsLayout()
  }

  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidateLayout()
  }

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
  func elementsOnScreen(in view: UICollectionView) -> [DisplayedElement] {
    let bounds = Rect(view.bounds)
    return (layoutAttributesForElements(in: view.bounds) ?? [])
      .filter { !$0.isHidden }.map(\.element).filter { $0.frame.intersects(bounds) }
  }

  /// Takes in that items were inserted, deleted or moved, whose measured sizes have followed them.
  func itemsChanged() { invalidateLayout() }

  /// Whether the content scrolls up and down.
  var scrollsVertically: Bool { true }
}
