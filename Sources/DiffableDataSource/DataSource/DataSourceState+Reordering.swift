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
  /// - Complexity: That of moving an item, and O(*m*) for *m* items of sections with outlines and
  ///   of the two sections.
  @inlinable public mutating func reorderItem(
    at source: ItemIndexPath, to destination: ItemIndexPath
  ) -> DataSourceTransaction<SectionID, ItemID>? {
    guard let item = current.itemIdentifier(at: source),
      let section = sectionIdentifier(for: destination.section),
      let next = current.placing(item, at: destination)
    else { return nil }
    let involved = [sectionIdentifier(for: source.section), section].compactMap { $0 }
    let old = self
    current = next
    fitOutlines()
    return DataSourceTransaction(
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
  @inlinable func placing(_ item: ItemID, at path: ItemIndexPath) -> Snapshot? {
    var copy = withoutMarks()
    guard let old = copy.indexPath(for: item) else { return nil }
    let section = copy.store.sections[path.section]
    let isSame = old.section == path.section
    let room = copy.store.count(inSection: section) - (isSame ? 1 : 0)
    guard (0...room).contains(path.item) else { return nil }
    guard old != path else { return copy }
    if path.item == room {
      copy.store.put([item], .endOf(section: section))
    } else {
      let offset = isSame && path.item > old.item ? path.item + 1 : path.item
      copy.store.put([item], .before(slot: copy.store.slot(at: offset, inSection: section)))
    }
    copy.checkInvariants()
    return copy
  }
}
