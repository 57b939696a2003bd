import DiffableDataSource
public import Foundation
import HeadlessCollectionView

extension UITableView {
  public var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

  /// In the order of selection; `nil` when nothing is selected.
  public var indexPathsForSelectedRows: [IndexPath]? {
    state.selectedItems.isEmpty ? nil : state.selectedItems.map { IndexPath($0) }
  }

  private var selectsRows: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }
  private var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    commitCounts()
    guard let indexPath else {
      for path in state.selectedItems { setSelected(false, path) }
      return
    }
    setSelected(true, ItemIndexPath(indexPath))
    guard scrollPosition != .none else { return }
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, ItemIndexPath(indexPath))
  }

  /// Does what a tap on a row does, asking and telling the delegate.
  public func simulateTap(onRowAt indexPath: IndexPath) {
    commitCounts()
    guard selectsRows || selectsSeveral, state.contains(ItemIndexPath(indexPath)),
      delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
    else { return }
    delegate?.tableView(self, didHighlightRowAt: indexPath)
    delegate?.tableView(self, didUnhighlightRowAt: indexPath)
    if selectsSeveral, state.selectedItems.contains(ItemIndexPath(indexPath)) {
      deselect(indexPath)
      return
    }
    let chosen =
      delegate.map { $0.tableView(self, willSelectRowAt: indexPath) } ?? .some(indexPath)
    guard let chosen else { return }
    if !selectsSeveral {
      for path in state.selectedItems where path != ItemIndexPath(chosen) {
        deselect(IndexPath(path))
      }
    }
    setSelected(true, ItemIndexPath(chosen))
    delegate?.tableView(self, didSelectRowAt: chosen)
  }

  private func deselect(_ indexPath: IndexPath) {
    let chosen =
      delegate.map { $0.tableView(self, willDeselectRowAt: indexPath) } ?? .some(indexPath)
    guard let chosen else { return }
    setSelected(false, ItemIndexPath(chosen))
    delegate?.tableView(self, didDeselectRowAt: chosen)
  }

  private func setSelected(_ isSelected: Bool, _ path: ItemIndexPath) {
    var changed = [path]
    if isSelected {
      changed += state.select(path, extending: selectsSeveral)
    } else {
      state.deselect(path)
    }
    for path in changed {
      cellForRow(at: IndexPath(path))?
        .setSelected(state.selectedItems.contains(path), animated: false)
    }
  }

  // MARK: Editing

  /// Does what the delete or insert button of a row does, if the data source lets it be edited.
  ///
  /// - Parameters:
  ///   - editingStyle: The button, `.delete` or `.insert`.
  ///   - indexPath: The row.
  /// - Returns: Whether the data source was told.
  @discardableResult
  public func simulateCommit(
    _ editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) -> Bool {
    commitCounts()
    guard let dataSource, state.contains(ItemIndexPath(indexPath)),
      dataSource.tableView(self, canEditRowAt: indexPath)
    else { return false }
    dataSource.tableView(self, commit: editingStyle, forRowAt: indexPath)
    return true
  }

  /// Does what dragging a row by its reorder control does.
  ///
  /// - Parameters:
  ///   - source: The place of the row.
  ///   - destination: Where it is dropped, counted without it.
  /// - Returns: Whether the data source let the row move, and it was dropped elsewhere.
  @discardableResult
  public func simulateMove(ofRowAt source: IndexPath, to destination: IndexPath) -> Bool {
    commitCounts()
    guard let dataSource, state.contains(ItemIndexPath(source)),
      dataSource.tableView(self, canMoveRowAt: source)
    else { return false }
    let target =
      delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: destination)
      ?? destination
    guard target != source else { return false }
    dataSource.tableView(self, moveRowAt: source, to: target)
    guard !(dataSource is any DiffableRows) else { return true }
    var batch = BatchUpdate()
    batch.movedItems = [BatchMove(from: ItemIndexPath(source), to: ItemIndexPath(target))]
    forgetAnimations()
    perform(batch, animated: true)
    return true
  }
}

/// A data source that brings its table up to date by itself.
@MainActor protocol DiffableRows {}
