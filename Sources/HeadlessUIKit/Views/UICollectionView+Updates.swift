import DiffableDataSource
public import Foundation
import HeadlessCollectionView

extension UICollectionView: BatchUpdating {
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
    change { $0.batch.movedSections.append(BatchMove(from: section, to: newSection)) }
  }

  public func insertItems(at indexPaths: [IndexPath]) {
    change { $0.batch.insertedItems += indexPaths.map(ItemIndexPath.init) }
  }

  public func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.batch.deletedItems += indexPaths.map(ItemIndexPath.init) }
  }

  public func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.batch.reloadedItems += indexPaths.map(ItemIndexPath.init) }
  }

  public func reconfigureItems(at indexPaths: [IndexPath]) {
    add { $0.reconfigured += indexPaths.map(ItemIndexPath.init) }
  }

  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change {
      $0.batch.movedItems.append(
        BatchMove(from: ItemIndexPath(indexPath), to: ItemIndexPath(newIndexPath)))
    }
  }

  func forgetAnimations() { simulatedAnimations = [] }

  func carriesOut(_ changes: BatchUpdate) -> Bool { true }

  var isDrivenBySnapshots: Bool { dataSource is any SnapshotDrivenDataSource }
  var kindOfView: BatchUpdateView { .collectionView }

  /// Raises what UIKit raises when an item moves out of a section that moves to where it is.
  private func checkSectionsMove(in batch: BatchUpdate) -> Bool {
    let still = Set(batch.movedSections.filter { $0.from == $0.to }.map(\.from))
    let leaves = batch.movedItems.contains {
      still.contains($0.from.section) && $0.to.section != $0.from.section
    }
    guard leaves else { return true }
    let total = state.itemCounts.reduce(0, +)
    raise(
      "request for index path for global index \(total) when there are only \(total) items in the "
        + "collection view")
    return false
  }

  /// Carries out a batch and, once it is found legal, asks for what is new on screen.
  ///
  /// A view that was never laid out only counts.
  func perform(_ batch: BatchUpdate, animated: Bool) {
    guard checkSectionsMove(in: batch) else { return }
    displayed.isUpdating = true
    defer { displayed.isUpdating = false }
    let before = collectionViewLayout.stage(in: self)
    let oldCounts = state.itemCounts
    do {
      arranged = [:]
      displayed.carryOut(try state.update(batch, itemCounts: currentCounts()), for: self)
    } catch {
      raise(error.uikitReason, view: description)
      return
    }
    collectionViewLayout.itemsChanged(by: batch, from: oldCounts, to: state.itemCounts)
    guard hasLaidOut else { return }
    prepareLayout()
    collectionViewLayout.prepare(
      for: batch.updateItems, showing: before.onScreen.map(\.place))
    clampContentOffset()
    layoutIfNeeded()
    animate(from: before, through: (batch, oldCounts), animated: animated)
    collectionViewLayout.finalizeCollectionViewUpdates()
    displayed.endLeaving()
  }

  /// Asks for cells on screen again and measures them anew.
  func reconfigure(_ paths: [ItemIndexPath]) {
    let effects = state.reconfigure(paths)
    guard !effects.isEmpty else { return }
    displayed.carryOut(effects, for: self)
    let shown = effects.compactMap { effect in
      if case .reconfigure(let path) = effect { IndexPath(path) } else { nil }
    }
    let context = collectionViewLayout.makeContext()
    context.invalidateItems(at: shown)
    collectionViewLayout.invalidateLayout(with: context)
    layoutIfNeeded()
  }

  /// Scrolls back as far as the content has become too short, or where layout and delegate want.
  private func clampContentOffset() {
    let size = collectionViewLayout.collectionViewContentSize
    let shrinks = size.height < contentSize.height || size.width < contentSize.width
    contentSize = size
    var target = collectionViewLayout.targetContentOffset(forProposedContentOffset: contentOffset)
    target =
      delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: target) ?? target
    if shrinks { target = clamped(target) }
    if target != contentOffset { contentOffset = target }
  }
}

extension BatchUpdate {
  /// The changes as a layout is told of them.
  @MainActor fileprivate var updateItems: [UICollectionViewUpdateItem] {
    func whole(_ section: Int) -> IndexPath { IndexPath(indexes: [section, .max]) }
    var items = deletedSections.map {
      UICollectionViewUpdateItem(.delete, before: whole($0), after: nil)
    }
    items += deletedItems.map {
      UICollectionViewUpdateItem(.delete, before: IndexPath($0), after: nil)
    }
    items += reloadedSections.map {
      UICollectionViewUpdateItem(.reload, before: whole($0), after: whole($0))
    }
    items += reloadedItems.map {
      UICollectionViewUpdateItem(.reload, before: IndexPath($0), after: IndexPath($0))
    }
    items += insertedSections.map {
      UICollectionViewUpdateItem(.insert, before: nil, after: whole($0))
    }
    items += insertedItems.map {
      UICollectionViewUpdateItem(.insert, before: nil, after: IndexPath($0))
    }
    items += movedSections.map {
      UICollectionViewUpdateItem(.move, before: whole($0.from), after: whole($0.to))
    }
    return items
      + movedItems.map {
        UICollectionViewUpdateItem(
          .move, before: IndexPath($0.from), after: IndexPath($0.to))
      }
  }
}
