import DiffableDataSource
public import Foundation
import HeadlessCollectionView

extension UITableView: BatchUpdating {
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginBatch()
    updates?()
    endBatch()
    completion?(true)
  }

  @discardableResult
  public func performBatchUpdates(_ updates: (() -> Void)?) async -> Bool {
    performBatchUpdates(updates, completion: nil)
    return true
  }

  public func beginUpdates() { beginBatch() }
  public func endUpdates() { endBatch() }

  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.batch.insertedSections += Array(sections) }
  }

  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.batch.deletedSections += Array(sections) }
  }

  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.batch.reloadedSections += Array(sections) }
  }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.batch.movedSections.append(BatchMove(from: section, to: newSection)) }
  }

  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.batch.insertedItems += indexPaths.map(ItemIndexPath.init) }
  }

  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.batch.deletedItems += indexPaths.map(ItemIndexPath.init) }
  }

  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.batch.reloadedItems += indexPaths.map(ItemIndexPath.init) }
  }

  public func reconfigureRows(at indexPaths: [IndexPath]) {
    add { $0.reconfigured += indexPaths.map(ItemIndexPath.init) }
  }

  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change {
      $0.batch.movedItems.append(
        BatchMove(from: ItemIndexPath(indexPath), to: ItemIndexPath(newIndexPath)))
    }
  }

  func forgetAnimations() { simulatedAnimations = [] }

  var isDrivenBySnapshots: Bool { dataSource is any SnapshotDrivenDataSource }
  var kindOfView: BatchUpdateView { .tableView }

  /// Not where a row leaves a deleted section or enters an inserted one, or several sections move.
  func carriesOut(_ changes: BatchUpdate) -> Bool {
    let (deleted, inserted) = (Set(changes.deletedSections), Set(changes.insertedSections))
    return changes.movedSections.count <= 1
      && changes.movedItems.allSatisfy {
        !deleted.contains($0.from.section) && !inserted.contains($0.to.section)
      }
  }

  /// Carries out a batch and, once it is found legal, asks for what is new on screen.
  ///
  /// A table that was never laid out only counts.
  func perform(_ batch: BatchUpdate, animated: Bool) {
    displayed.isUpdating = true
    defer { displayed.isUpdating = false }
    let before = stage
    let oldCounts = state.itemCounts
    do {
      let effects = try state.update(batch, itemCounts: currentCounts(), in: .tableView)
      displayed.carryOut(effects, for: self)
    } catch {
      raise(error.uikitReason, view: description)
      return
    }
    setNeedsGeometry()
    guard hasLaidOut else { return }
    let height = CGFloat(currentGeometry.height) + footerHeight
    let shrinks = height < contentSize.height
    contentSize.height = height
    if shrinks { contentOffset = clamped(contentOffset) }
    layoutIfNeeded()
    let plan = try? AnimationPlan(
      from: before, to: stage, through: [batch], itemCounts: (oldCounts, state.itemCounts))
    simulatedAnimations += SimulatedAnimation.of(
      plan, after: simulatedAnimations, layout: nil, animated: animated)
    displayed.endLeaving()
  }

  /// Asks for cells on screen again and measures them anew.
  func reconfigure(_ paths: [ItemIndexPath]) {
    let effects = state.reconfigure(paths)
    guard !effects.isEmpty else { return }
    displayed.carryOut(effects, for: self)
    setNeedsGeometry()
    layoutIfNeeded()
  }
}
