import UIKit

/// Layouts of one's own: a flow layout that enlarges the middle card, and a circle.
final class CarouselLayout: UICollectionViewFlowLayout {
  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    scrollDirection = .horizontal
    itemSize = CGSize(width: 100, height: 150)
    minimumLineSpacing = 20
    let inset = (collectionView.bounds.width - itemSize.width) / 2
    sectionInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
    collectionView.decelerationRate = .fast
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView, let attributes = super.layoutAttributesForElements(in: rect) else {
      return nil
    }
    let center = collectionView.contentOffset.x + collectionView.bounds.width / 2
    return attributes.compactMap { original in
      guard let attributes = original.copy() as? UICollectionViewLayoutAttributes else {
        return nil
      }
      let distance = min(abs(attributes.center.x - center), itemSize.width)
      let scale = 1 - 0.2 * distance / itemSize.width
      attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
      attributes.alpha = 1 - 0.5 * distance / itemSize.width
      return attributes
    }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let step = itemSize.width + minimumLineSpacing
    return CGPoint(x: (proposedContentOffset.x / step).rounded() * step, y: proposedContentOffset.y)
  }
}

final class CircleAttributes: UICollectionViewLayoutAttributes {
  var angle: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? CircleAttributes)?.angle = angle
    return copy
  }
}

final class CircleLayout: UICollectionViewLayout {
  private var cache: [CircleAttributes] = []
  private var insertedIndexPaths: [IndexPath] = []
  private var deletedIndexPaths: [IndexPath] = []
  let itemSize = CGSize(width: 40, height: 40)

  override class var layoutAttributesClass: AnyClass { CircleAttributes.self }

  override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

  private var center: CGPoint {
    CGPoint(x: collectionViewContentSize.width / 2, y: collectionViewContentSize.height / 2)
  }

  override func prepare() {
    super.prepare()
    guard let collectionView, collectionView.numberOfSections > 0 else { return }
    let count = collectionView.numberOfItems(inSection: 0)
    let radius = min(collectionViewContentSize.width, collectionViewContentSize.height) / 2 - 20
    cache = (0..<count).map { item in
      let attributes = CircleAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.angle = 2 * .pi * CGFloat(item) / CGFloat(count)
      attributes.size = itemSize
      attributes.center = CGPoint(
        x: center.x + radius * cos(attributes.angle), y: center.y + radius * sin(attributes.angle))
      return attributes
    }
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    cache.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    cache.indices.contains(indexPath.item) ? cache[indexPath.item] : nil
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for update in updateItems {
      switch update.updateAction {
      case .insert:
        if let indexPath = update.indexPathAfterUpdate { insertedIndexPaths.append(indexPath) }
      case .delete:
        if let indexPath = update.indexPathBeforeUpdate { deletedIndexPaths.append(indexPath) }
      default: break
      }
    }
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    insertedIndexPaths = []
    deletedIndexPaths = []
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    guard insertedIndexPaths.contains(itemIndexPath) else { return attributes }
    attributes?.alpha = 0
    attributes?.center = center
    return attributes
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    guard deletedIndexPaths.contains(itemIndexPath) else { return attributes }
    attributes?.transform3D = CATransform3DMakeScale(0.1, 0.1, 1)
    attributes?.center = center
    return attributes
  }
}

final class CircleCell: UICollectionViewCell {
  private(set) var angle: CGFloat = 0

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    guard let attributes = layoutAttributes as? CircleAttributes else { return }
    angle = attributes.angle
  }
}
