extension DataSourceState {
  /// Makes `snapshot` the one on screen.
  ///
  /// The first apply reloads the data. Later ones carry out the difference, animated or not, and
  /// then reload what is marked at its new place. Outlines keep what the snapshot still shows.
  ///
  /// - Parameters:
  ///   - snapshot: What is to be on screen, with its marks.
  ///   - animatingDifferences: Whether the views are to travel; the operations are the same.
  /// - Throws: `DataSourceError.unequalHashes` when two items are equal but hash differently.
  /// - Complexity: That of `Snapshot.difference(from:)`, and O(*m*) for *m* items of sections with
  ///   outlines.
  @discardableResult
  @inlinable public mutating func apply(
    _ snapshot: Snapshot<SectionID, ItemID>, animatingDifferences: Bool = true
  ) throws(DataSourceError) -> ApplyResult<SectionID, ItemID> {
    try apply(
      snapshot, mode: hasApplied ? .diff : .reload, isAnimated: animatingDifferences)
  }

  /// Makes `snapshot` the one on screen as releases of UIKit with `errata` do.
  ///
  /// - Throws: `DataSourceError.unequalHashes` as `apply(_:animatingDifferences:)`, unless tolerated.
  /// - Complexity: That of `apply(_:animatingDifferences:)`.
  @discardableResult
  @inlinable package mutating func apply(
    _ snapshot: Snapshot<SectionID, ItemID>, animatingDifferences: Bool = true,
    errata: DataSourceErrata
  ) throws(DataSourceError) -> ApplyResult<SectionID, ItemID> {
    let reloads = errata.contains(.reloadsUnanimatedApplies) && !animatingDifferences
    return try apply(
      snapshot, mode: hasApplied && !reloads ? .diff : .reload, isAnimated: animatingDifferences,
      checksHashes: !errata.contains(.toleratesUnequalHashes))
  }

  /// Makes `snapshot` the one on screen without finding out what changed; marks do nothing.
  ///
  /// - Throws: `DataSourceError.unequalHashes` when two items are equal but hash differently.
  /// - Complexity: O(*m*) for *m* items of sections with outlines.
  @discardableResult
  @inlinable public mutating func applySnapshotUsingReloadData(
    _ snapshot: Snapshot<SectionID, ItemID>
  ) throws(DataSourceError) -> ApplyResult<SectionID, ItemID> {
    try apply(snapshot, mode: .reload, isAnimated: false)
  }

  /// Shows the visible items of an outline in a section, and remembers the outline.
  ///
  /// An absent section is created behind the others. Items that stood in other sections move in.
  ///
  /// - Parameters:
  ///   - snapshot: The outline, of which the visible items are to be on screen.
  ///   - section: The section that shows it.
  ///   - animatingDifferences: Whether the views are to travel; the operations are the same.
  /// - Throws: `DataSourceError.unequalHashes` when two items are equal but hash differently.
  /// - Complexity: That of applying a snapshot, and O(*k* log² *n*) for *k* visible items.
  @discardableResult
  @inlinable public mutating func apply(
    _ snapshot: SectionSnapshot<ItemID>, to section: SectionID, animatingDifferences: Bool = true
  ) throws(DataSourceError) -> ApplyResult<SectionID, ItemID> {
    let flat = try current.showing(snapshot.visibleItems, in: section)
    var next = self
    let result = try next.apply(flat, animatingDifferences: animatingDifferences)
    next.outlines[section] = snapshot
    self = next
    return result
  }

  @inlinable mutating func apply(
    _ snapshot: Snapshot<SectionID, ItemID>, mode: ApplyResult<SectionID, ItemID>.Mode,
    isAnimated: Bool, checksHashes: Bool = true
  ) throws(DataSourceError) -> ApplyResult<SectionID, ItemID> {
    var difference: SnapshotDifference<SectionID, ItemID>?
    if mode == .diff {
      let computed = snapshot.difference(from: current)
      if checksHashes { try computed.checkHashes() }
      difference = computed
    }
    let result = ApplyResult(
      mode: mode, isAnimated: isAnimated, initial: current, final: snapshot,
      difference: difference)
    current = snapshot.withoutMarks()
    isLoaded = true
    fitOutlines()
    return result
  }

  /// Drops the outlines of sections that are gone and fits the others to what is shown.
  @inlinable mutating func fitOutlines() {
    for (section, outline) in outlines {
      if let slot = current.sectionTable.slot(of: section) {
        outlines[section] = outline.showing(current.items(in: slot))
      } else {
        outlines[section] = nil
      }
    }
  }
}

extension Snapshot {
  /// The snapshot whose `section`, created at the end if need be, holds exactly `items`.
  @inlinable func showing(
    _ items: [ItemID], in section: SectionID
  ) throws(DataSourceError) -> Snapshot {
    var copy = withoutMarks()
    do {
      if indexOfSection(section) == nil { try copy.appendSections([section]) }
      let shown = Set(items)
      try copy.deleteItems(copy.itemIdentifiers(inSection: section).filter { !shown.contains($0) })
      try copy.appendItems(items, toSection: section)
    } catch {
      throw .snapshot(error)
    }
    return copy
  }
}

extension SnapshotDifference {
  /// Looks for a deleted and an inserted item that are equal, which only unequal hashes allow.
  ///
  /// Compared in the order of the two lists, and each with each when there are few.
  @inlinable func checkHashes() throws(DataSourceError) {
    let deleted = changes.deletedItems.lazy.compactMap { initial.itemIdentifier(at: $0) }
    let inserted = changes.insertedItems.lazy.compactMap { final.itemIdentifier(at: $0) }
    var pair = zip(deleted, inserted).first { $0 == $1 }
    if pair == nil, changes.deletedItems.count * changes.insertedItems.count <= 10_000 {
      let inserted = Array(inserted)
      for old in deleted where pair == nil {
        pair = inserted.first { $0 == old }.map { (old, $0) }
      }
    }
    if let pair { throw .unequalHashes("\(pair.0)", "\(pair.1)") }
  }
}
