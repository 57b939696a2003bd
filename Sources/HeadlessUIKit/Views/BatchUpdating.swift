import DiffableDataSource
import Foundation
import HeadlessCollectionView

/// The operations collected by a `performBatchUpdates`.
struct PendingUpdate {
  var batch = BatchUpdate()
  var reconfigured: [ItemIndexPath] = []
  /// Calls of `performBatchUpdates` that have not ended.
  var depth = 1
}

/// A collection or table view, of which updates are collected and carried out.
@MainActor @preconcurrency protocol BatchUpdating: UIView {
  /// The operations of the batch that is running.
  var pendingUpdate: PendingUpdate? { get set }
  /// Asks the data source for its counts if nothing is known of them.
  func commitCounts()
  /// Forgets what earlier updates animated.
  func forgetAnimations()
  /// Carries out a batch, if it is legal.
  func perform(_ batch: BatchUpdate, animated: Bool)
  /// Asks for cells that are there again.
  func reconfigure(_ paths: [ItemIndexPath])
  func reloadData()
  /// Whether an apply's changes are carried out; if not, the data is reloaded.
  func carriesOut(_ changes: BatchUpdate) -> Bool
  /// Whether the view's data source is a diffable one, which alone may tell it of changes.
  var isDrivenBySnapshots: Bool { get }
  /// What the view is in UIKit's texts.
  var kindOfView: BatchUpdateView { get }
}

/// A data source that updates its view itself.
@MainActor protocol SnapshotDrivenDataSource {}

extension BatchUpdating {
  func beginBatch() {
    commitCounts()
    if pendingUpdate == nil {
      pendingUpdate = PendingUpdate()
    } else {
      pendingUpdate?.depth += 1
    }
  }

  func endBatch() {
    pendingUpdate?.depth -= 1
    guard let update = pendingUpdate, update.depth == 0 else { return }
    pendingUpdate = nil
    carryOut(update)
  }

  /// Adds an operation to the batch that is running, or makes one of it alone.
  ///
  /// A view that shows snapshots refuses it. UIKit's report is of a deletion; that the other
  /// operations are refused too follows from its text, which speaks of all (medium).
  func change(_ operation: (inout PendingUpdate) -> Void) {
    guard !isDrivenBySnapshots else {
      raise(kindOfView.directMutationReason)
      return
    }
    add(operation)
  }

  /// Adds an operation that a view takes whoever its data source is.
  func add(_ operation: (inout PendingUpdate) -> Void) {
    guard pendingUpdate == nil else {
      operation(&pendingUpdate!)
      return
    }
    commitCounts()
    var update = PendingUpdate()
    operation(&update)
    carryOut(update)
  }

  private func carryOut(_ update: PendingUpdate) {
    forgetAnimations()
    perform(update.batch, animated: true)
    reconfigure(update.reconfigured)
  }

  /// Carries out what an apply did: a reload, or its batches one after the other.
  func show<SectionID, ItemID>(_ result: ApplyResult<SectionID, ItemID>) {
    forgetAnimations()
    guard let difference = result.difference else {
      reloadData()
      guard result.isAnimated else { return }
      let marks = result.final.difference(from: result.final.withoutMarks())
      guard !marks.isEmpty else { return }
      layoutIfNeeded()
      show(marks)
      return
    }
    show(difference, animated: result.isAnimated)
  }

  func show<SectionID, ItemID>(
    _ difference: SnapshotDifference<SectionID, ItemID>, animated: Bool = true
  ) {
    guard carriesOut(difference.changes) else {
      reloadData()
      return
    }
    for batch in difference.batches { perform(batch, animated: animated) }
    reconfigure(difference.reconfiguredItemsOnly)
  }
}
