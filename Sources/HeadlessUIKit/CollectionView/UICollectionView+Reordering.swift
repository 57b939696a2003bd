import DiffableDataSource
public import Foundation
import HeadlessCollectionView

extension UICollectionView {
  /// Begins to drag an item, if the data source lets it.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    commitCounts()
    guard dragged == nil, state.contains(ItemPath(indexPath)),
      dataSource?.collectionView(self, canMoveItemAt: indexPath) ?? false
    else { return false }
    dragged = (indexPath, indexPath)
    return true
  }

  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let dragged else { return }
    let proposed = collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: dragged.current, withPosition: targetPosition)
    let target =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: dragged.origin,
        atCurrentIndexPath: dragged.current, toProposedIndexPath: proposed) ?? proposed
    self.dragged?.current = target
  }

  /// Drops the item where it was dragged to, and tells the data source.
  public func endInteractiveMovement() {
    guard let dragged else { return }
    self.dragged = nil
    guard dragged.origin != dragged.current else { return }
    if let source = dataSource as? any ReorderingDataSource {
      source.reorderItem(at: dragged.origin, to: dragged.current)
      return
    }
    dataSource?.collectionView(self, moveItemAt: dragged.origin, to: dragged.current)
    var batch = BatchUpdate()
    batch.movedItems = [Move(from: ItemPath(dragged.origin), to: ItemPath(dragged.current))]
    forgetAnimations()
    perform(batch, animated: true)
  }

  public func cancelInteractiveMovement() { dragged = nil }
}

/// A data source that carries out a drag by itself, as diffable ones do.
@MainActor protocol ReorderingDataSource {
  func reorderItem(at source: IndexPath, to destination: IndexPath)
}
