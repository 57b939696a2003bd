import CompositionalLayout
public import Foundation
import HeadlessCollectionView

extension UICollectionView {
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let attributes = layoutAttributesForItem(at: indexPath) else { return }
    contentSize = collectionViewLayout.collectionViewContentSize
    let axis: LayoutAxis = scrollsVertically ? .vertical : .horizontal
    setContentOffset(
      offset(showing: attributes.frame, along: axis, at: scrollPosition.position(along: axis)),
      animated: animated)
  }

  /// Scrolls a section across the layout as a finger does, to where it comes to rest.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - offset: Where the finger aims at, from the leading rest position.
  /// - Returns: The offset it rests at; `nil` when the section does not scroll.
  @discardableResult
  public func simulateOrthogonalScroll(section: Int, to offset: CGFloat) -> CGFloat? {
    prepareLayout()
    let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
    let resting = layout?.scroll(section: section, to: offset, in: self)
    setNeedsLayout()
    return resting.map { CGFloat($0) }
  }
}

extension UICollectionView.ScrollPosition {
  fileprivate func position(along axis: LayoutAxis) -> HeadlessCollectionView.ScrollPosition {
    let isVertical = axis == .vertical
    if contains(isVertical ? .top : .left) { return .start }
    if contains(isVertical ? .centeredVertically : .centeredHorizontally) { return .center }
    if contains(isVertical ? .bottom : .right) { return .end }
    return .nearest
  }
}
