import UIKit

/// Columns of cells as high as they want to be, each below the shortest column.
final class WaterfallLayout: UICollectionViewLayout {
  private var heights: [IndexPath: CGFloat] = [:]
  private var cache: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var contentHeight: CGFloat = 0
  private let columns = 2
  private let estimate: CGFloat = 50

  override func prepare() {
    super.prepare()
    cache = [:]
    guard let collectionView else { return }
    let width = collectionView.bounds.width / CGFloat(columns)
    var ends = [CGFloat](repeating: 0, count: columns)
    for section in 0..<collectionView.numberOfSections {
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let indexPath = IndexPath(item: item, section: section)
        let column = ends.firstIndex(of: ends.min() ?? 0) ?? 0
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(
          x: CGFloat(column) * width, y: ends[column], width: width,
          height: heights[indexPath] ?? estimate)
        ends[column] = attributes.frame.maxY
        cache[indexPath] = attributes
      }
    }
    contentHeight = ends.max() ?? 0
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: contentHeight)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    cache.values.filter { $0.frame.intersects(rect) }.sorted { $0.indexPath < $1.indexPath }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { cache[indexPath] }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    preferredAttributes.size.height != heights[originalAttributes.indexPath]
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    heights[originalAttributes.indexPath] = preferredAttributes.size.height
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
  }
}

/// A note as high as it is long.
final class NoteCell: UICollectionViewCell {
  var note = ""

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    attributes.frame.size.height = CGFloat(note.count) * 20
    return attributes
  }
}
