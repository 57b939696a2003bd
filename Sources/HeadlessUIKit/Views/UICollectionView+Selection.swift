import DiffableDataSource
public import Foundation
import HeadlessCollectionView

extension UICollectionView {
  /// In the order of selection, which UIKit does not promise; `nil` when nothing is selected.
  public var indexPathsForSelectedItems: [IndexPath]? {
    state.selectedItems.isEmpty ? nil : state.selectedItems.map { IndexPath($0) }
  }

  private var selectsItems: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }
  private var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard selectsItems || selectsSeveral else { return }
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
    commitCounts()
    guard selectsItems || selectsSeveral, state.contains(ItemIndexPath(indexPath)),
      delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true
    else { return }
    cellForItem(at: indexPath)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: indexPath)
    cellForItem(at: indexPath)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
    if state.selectedItems.contains(ItemIndexPath(indexPath)), selectsSeveral {
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
    if delegate?.collectionView(self, canPerformPrimaryActionForItemAt: indexPath) ?? !isEditing {
      delegate?.collectionView(self, performPrimaryActionForItemAt: indexPath)
    }
  }

  /// Changes the selection and the cells that show it.
  ///
  /// - Returns: The items that are no longer selected because another one is.
  @discardableResult
  private func setSelected(_ isSelected: Bool, _ indexPath: IndexPath) -> [ItemIndexPath] {
    let path = ItemIndexPath(indexPath)
    var dropped: [ItemIndexPath] = []
    if isSelected {
      dropped = state.select(path, extending: selectsSeveral)
    } else {
      state.deselect(path)
    }
    for path in dropped + [path] {
      cellForItem(at: IndexPath(path))?.isSelected = state.selectedItems.contains(path)
    }
    return dropped
  }
}
