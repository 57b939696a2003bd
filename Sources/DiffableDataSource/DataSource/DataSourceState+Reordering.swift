extension DataSourceState {
  /// Moves an item to another place, as a drag does.
  ///
  /// The owner asks `canReorderItem` before, calls `willReorder` with the transaction, and
  /// `didReorder` with it when the drag has ended.
  ///
  /// - Parameters:
  ///   - source: The item's place.
  ///   - destination: Its place afterwards, counted without it.
  /// - Returns: `nil` when there is no item at `source` or no room at `destination`.
  public mutating func reorderItem(
    at source: ItemPath, to destination: ItemPath
  ) -> Transaction<SectionID, ItemID>? {
    guard let item = current.itemIdentifier(at: source),
      let section = sectionIdentifier(for: destination.section),
      let next = current.placing(item, at: destination)
    else { return nil }
    let involved = [sectionIdentifier(for: source.section), section].compactMap { $0 }
    let old = self
    current = next
    fitOutlines()
    return Transaction(
      initialSnapshot: old.current, finalSnapshot: current,
      sectionTransactions: current.sectionIdentifiers.filter(involved.contains).map { section in
        SectionTransaction(
          sectionIdentifier: section, initialSnapshot: old.snapshot(for: section),
          finalSnapshot: snapshot(for: section))
      })
  }
}

extension Snapshot {
  /// The snapshot with a present item put at a place that counts without it.
  fileprivate func placing(_ item: ItemID, at path: ItemPath) -> Snapshot? {
    var copy = withoutMarks()
    guard let slot = copy.itemTable.slot(of: item) else { return nil }
    copy.order.remove([slot])
    let section = copy.order.sections[path.section]
    guard (0...copy.order.itemCount(inSection: section)).contains(path.item) else { return nil }
    copy.order.insert([slot], into: section, at: path.item)
    copy.checkInvariants()
    return copy
  }
}
