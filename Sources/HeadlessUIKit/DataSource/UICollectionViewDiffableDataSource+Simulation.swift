import DiffableDataSource
public import Foundation

extension UICollectionViewDiffableDataSource: ReorderingDataSource {
  func reorderItem(at source: IndexPath, to destination: IndexPath) {
    simulateReorder(ofItemAt: source, to: destination)
  }
}

extension UICollectionViewDiffableDataSource {
  /// Does what dragging an item to another place does, asking and telling `reorderingHandlers`.
  ///
  /// - Parameters:
  ///   - source: The place of the item.
  ///   - destination: The place afterwards, counted without the item.
  /// - Returns: Whether the item moved; it needs `canReorderItem` to agree and a `didReorder`.
  @discardableResult
  public func simulateReorder(ofItemAt source: IndexPath, to destination: IndexPath) -> Bool {
    guard let item = itemIdentifier(for: source), let didReorder = reorderingHandlers.didReorder,
      reorderingHandlers.canReorderItem?(item) == true
    else { return false }
    var next = core.state
    guard let moved = next.reorderItem(at: ItemIndexPath(source), to: ItemIndexPath(destination))
    else {
      return false
    }
    let transaction = NSDiffableDataSourceTransaction(base: moved)
    reorderingHandlers.willReorder?(transaction)
    core.update { state throws(DataSourceError) in
      state = next
      return moved.finalSnapshot.difference(from: moved.initialSnapshot)
    } show: { view, difference in
      view.forgetAnimations()
      view.show(difference)
    }
    didReorder(transaction)
    return true
  }

  /// Does what a tap on an outline disclosure does, asking and telling `sectionSnapshotHandlers`.
  ///
  /// - Parameters:
  ///   - item: The item whose disclosure is tapped.
  ///   - section: The section whose outline holds it.
  /// - Returns: Whether the item expanded or collapsed.
  @discardableResult
  public func simulateDisclosureTap(
    onItem item: ItemIdentifierType, in section: SectionIdentifierType
  ) -> Bool {
    let outline = snapshot(for: section)
    guard outline.contains(item) else { return false }
    let handlers = sectionSnapshotHandlers
    var answers = DisclosureAnswers<ItemIdentifierType>()
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return false }
      handlers.willCollapseItem?(item)
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return false }
      handlers.willExpandItem?(item)
      answers.children = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)).base
    }
    core.update { state throws(DataSourceError) in
      try state.toggleDisclosure(of: item, in: section, answers: answers)?.result
    } show: { view, result in
      if let result { view.show(result) }
    }
    return true
  }
}
