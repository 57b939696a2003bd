import CompositionalLayout
import DiffableDataSource
public import Foundation
import HeadlessCollectionView

extension UICollectionView {
  /// In the order of selection, which UIKit does not promise; `nil` when nothing is selected.
  public var indexPathsForSelectedItems: [IndexPath]? {
    state.selectedItems.isEmpty ? nil : state.selectedItems.map { IndexPath($0) }
  }

  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard allowsSelection else { return }
    commitCounts()
    guard let indexPath else {
      for path in state.selectedItems { setSelected(false, IndexPath(path)) }
      return
    }
    setSelected(true, indexPath)
    guard !scrollPosition.isEmpty else { return }
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, indexPath)
  }

  /// Does what a tap on an item does, asking and telling the delegate.
  public func simulateTap(onItemAt indexPath: IndexPath) {
    guard allowsSelection, state.contains(ItemPath(indexPath)) else { return }
    if state.selectedItems.contains(ItemPath(indexPath)), allowsMultipleSelection {
      guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
      setSelected(false, indexPath)
      delegate?.collectionView(self, didDeselectItemAt: indexPath)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
    for dropped in setSelected(true, indexPath) {
      delegate?.collectionView(self, didDeselectItemAt: IndexPath(dropped))
    }
    delegate?.collectionView(self, didSelectItemAt: indexPath)
  }

  /// Changes the selection and the cells that show it.
  ///
  /// - Returns: The items that are no longer selected because another one is.
  @discardableResult
  private func setSelected(_ isSelected: Bool, _ indexPath: IndexPath) -> [ItemPath] {
    let path = ItemPath(indexPath)
    var dropped: [ItemPath] = []
    if isSelected {
      dropped = state.select(path, extending: allowsMultipleSelection)
    } else {
      state.deselect(path)
    }
    for path in dropped + [path] {
      cellForItem(at: IndexPath(path))?.isSelected = state.selectedItems.contains(path)
    }
    return dropped
  }
}

// MARK: - Scrolling

extension UICollectionView {
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let attributes = layoutAttributesForItem(at: indexPath) else { return }
    contentSize = collectionViewLayout.collectionViewContentSize
    var offset = Point(contentOffset)
    let axis: Axis = scrollsVertically ? .vertical : .horizontal
    let insets = EdgeInsets(adjustedContentInset)
    let range = VisibleRange(
      offset: offset[axis], extent: CompositionalLayout.Size(bounds.size)[axis],
      contentExtent: CompositionalLayout.Size(contentSize)[axis],
      startInset: insets.start(axis), endInset: insets.end(axis))
    let frame = Rect(attributes.frame)
    offset[axis] = range.offset(
      showing: frame.start(axis), length: frame.size[axis],
      at: scrollPosition.position(along: axis))
    setContentOffset(CGPoint(offset), animated: animated)
  }

  /// Scrolls a section across the layout as a finger does, to where it comes to rest.
  ///
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
  fileprivate func position(along axis: Axis) -> HeadlessCollectionView.ScrollPosition {
    let isVertical = axis == .vertical
    if contains(isVertical ? .top : .left) { return .start }
    if contains(isVertical ? .centeredVertically : .centeredHorizontally) { return .center }
    if contains(isVertical ? .bottom : .right) { return .end }
    return .nearest
  }
}
