import DiffableDataSource
public import Foundation
import HeadlessCollectionView

extension UICollectionView {
  /// Begins to drag an item, if the data source lets it.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    commitCounts()
    guard dragged == nil, state.contains(ItemIndexPath(indexPath)),
      dataSource?.collectionView(self, canMoveItemAt: indexPath) ?? false
    else { return false }
    let center = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.center ?? .zero
    dragged = (indexPath, indexPath, center)
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
    self.dragged = (dragged.origin, target, targetPosition)
    collectionViewLayout.invalidateLayout(
      with: collectionViewLayout.invalidationContext(
        forInteractivelyMovingItems: [target], withTargetPosition: targetPosition,
        previousIndexPaths: [dragged.current], previousPosition: dragged.position))
  }

  /// Drops the item where it was dragged to, and tells the data source.
  public func endInteractiveMovement() {
    guard let dragged = takeDragged(isCancelled: false) else { return }
    guard dragged.origin != dragged.current else { return }
    if let source = dataSource as? any ReorderingDataSource {
      source.reorderItem(at: dragged.origin, to: dragged.current)
      return
    }
    dataSource?.collectionView(self, moveItemAt: dragged.origin, to: dragged.current)
    var batch = BatchUpdate()
    batch.movedItems = [
      BatchMove(from: ItemIndexPath(dragged.origin), to: ItemIndexPath(dragged.current))
    ]
    forgetAnimations()
    perform(batch, animated: true)
  }

  public func cancelInteractiveMovement() { _ = takeDragged(isCancelled: true) }

  /// Ends a drag, and tells the layout.
  private func takeDragged(
    isCancelled: Bool
  ) -> (origin: IndexPath, current: IndexPath, position: CGPoint)? {
    guard let dragged else { return nil }
    self.dragged = nil
    collectionViewLayout.invalidateLayout(
      with: collectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [isCancelled ? dragged.origin : dragged.current],
        previousIndexPaths: [dragged.current], movementCancelled: isCancelled))
    return dragged
  }
}

/// A data source that carries out a drag by itself, as diffable ones do.
@MainActor protocol ReorderingDataSource {
  func reorderItem(at source: IndexPath, to destination: IndexPath)
}
