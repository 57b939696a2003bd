extension SnapshotDifference {
  /// The batches UIKit makes of an apply, to be performed one after the other; none of them empty.
  ///
  /// Changes come first, then reloads at the new places. An item marked in a section that is
  /// marked too is reloaded once more when anything else changed.
  ///
  /// - Complexity: O(*k*) for *k* operations.
  public var batches: [BatchUpdate] {
    let sections = Set(reloads.reloadedSections)
    var first = reloads
    var second = BatchUpdate()
    first.reloadedItems.removeAll { sections.contains($0.section) }
    if !changes.isEmpty {
      second.reloadedItems = reloads.reloadedItems.filter { sections.contains($0.section) }
    }
    return [changes, first, second].filter { !$0.isEmpty }
  }

  /// The items to reconfigure after the batches: those that no batch reloads.
  ///
  /// - Complexity: O(*k*) for *k* items reloaded or reconfigured.
  public var reconfiguredItemsOnly: [ItemIndexPath] {
    let items = Set(reloads.reloadedItems)
    let sections = Set(reloads.reloadedSections)
    return reconfiguredItems.filter { !items.contains($0) && !sections.contains($0.section) }
  }
}
