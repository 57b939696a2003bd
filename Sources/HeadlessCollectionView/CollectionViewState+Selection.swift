public import DiffableDataSource

extension CollectionViewState {
  /// Selects an item that exists.
  ///
  /// - Parameters:
  ///   - path: The item; nothing happens where there is none.
  ///   - extending: Whether what is selected already stays so.
  /// - Returns: The items that are no longer selected.
  /// - Complexity: O(*k*²) for *k* items that were selected, O(*k*) when it extends the selection.
  @discardableResult
  public mutating func select(_ path: ItemIndexPath, extending: Bool) -> [ItemIndexPath] {
    guard contains(path) else { return [] }
    let dropped = extending ? [] : selectedItems.filter { $0 != path }
    selectedItems.removeAll { dropped.contains($0) }
    if !selectedItems.contains(path) { selectedItems.append(path) }
    checkInvariants()
    return dropped
  }

  /// Takes an item out of the selection.
  ///
  /// - Returns: Whether it was selected.
  /// - Complexity: O(*k*) for *k* selected items.
  @discardableResult
  public mutating func deselect(_ path: ItemIndexPath) -> Bool {
    guard let index = selectedItems.firstIndex(of: path) else { return false }
    selectedItems.remove(at: index)
    return true
  }

  /// Whether there is an item at `path`.
  public func contains(_ path: ItemIndexPath) -> Bool {
    itemCounts.indices.contains(path.section) && (0..<itemCounts[path.section]).contains(path.item)
  }
}
