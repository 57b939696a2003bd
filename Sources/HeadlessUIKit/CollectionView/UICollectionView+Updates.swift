import DiffableDataSource
public import Foundation
import HeadlessCollectionView

/// The operations collected by a `performBatchUpdates`.
struct PendingUpdate {
  var batch = BatchUpdate()
  var reconfigured: [ItemPath] = []
  /// Calls of `performBatchUpdates` that have not ended.
  var depth = 1
}

extension UICollectionView {
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    commitCounts()
    if pendingUpdate == nil {
      pendingUpdate = PendingUpdate()
    } else {
      pendingUpdate?.depth += 1
    }
    updates?()
    pendingUpdate?.depth -= 1
    if let update = pendingUpdate, update.depth == 0 {
      pendingUpdate = nil
      perform(update.batch)
      reconfigure(update.reconfigured)
    }
    completion?(true)
  }

  public func insertSections(_ sections: IndexSet) {
    change { $0.batch.insertedSections += Array(sections) }
  }

  public func deleteSections(_ sections: IndexSet) {
    change { $0.batch.deletedSections += Array(sections) }
  }

  public func reloadSections(_ sections: IndexSet) {
    change { $0.batch.reloadedSections += Array(sections) }
  }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.batch.movedSections.append(Move(from: section, to: newSection)) }
  }

  public func insertItems(at indexPaths: [IndexPath]) {
    change { $0.batch.insertedItems += indexPaths.map(ItemPath.init) }
  }

  public func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.batch.deletedItems += indexPaths.map(ItemPath.init) }
  }

  public func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.batch.reloadedItems += indexPaths.map(ItemPath.init) }
  }

  public func reconfigureItems(at indexPaths: [IndexPath]) {
    change { $0.reconfigured += indexPaths.map(ItemPath.init) }
  }

  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change {
      $0.batch.movedItems.append(Move(from: ItemPath(indexPath), to: ItemPath(newIndexPath)))
    }
  }

  /// Adds an operation to the batch that is running, or makes one of it alone.
  private func change(_ operation: (inout PendingUpdate) -> Void) {
    guard pendingUpdate == nil else {
      operation(&pendingUpdate!)
      return
    }
    commitCounts()
    var update = PendingUpdate()
    operation(&update)
    perform(update.batch)
    reconfigure(update.reconfigured)
  }

  /// Carries out a batch and, once it is found legal, asks for what is new on screen.
  func perform(_ batch: BatchUpdate) {
    isUpdating = true
    defer { isUpdating = false }
    do {
      let effects = try state.update(batch, itemCounts: currentCounts())
      carryOut(effects)
    } catch {
      raise(error.uikitReason, view: description)
      return
    }
    collectionViewLayout.itemsChanged()
    layoutIfNeeded()
    endLeaving()
  }

  /// Asks for cells on screen again and measures them anew.
  func reconfigure(_ paths: [ItemPath]) {
    let effects = state.reconfigure(paths)
    guard !effects.isEmpty else { return }
    carryOut(effects)
    collectionViewLayout.itemsChanged()
    layoutIfNeeded()
  }
}
