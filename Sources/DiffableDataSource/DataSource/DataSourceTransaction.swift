/// What a change did to a data source: the snapshots on both sides and the script between them.
public struct DataSourceTransaction<SectionID: Hashable, ItemID: Hashable>: Hashable {
  /// The snapshot before the change.
  public let initialSnapshot: Snapshot<SectionID, ItemID>
  /// The snapshot after the change.
  public let finalSnapshot: Snapshot<SectionID, ItemID>
  /// The sections whose items changed, in the order of the final snapshot.
  public let sectionTransactions: [SectionTransaction<SectionID, ItemID>]

  @inlinable init(
    initialSnapshot: Snapshot<SectionID, ItemID>, finalSnapshot: Snapshot<SectionID, ItemID>,
    sectionTransactions: [SectionTransaction<SectionID, ItemID>]
  ) {
    self.initialSnapshot = initialSnapshot
    self.finalSnapshot = finalSnapshot
    self.sectionTransactions = sectionTransactions
  }

  /// The script from the initial to the final `itemIdentifiers`, counted through all sections.
  ///
  /// Moves are a removal and an insertion; `inferringMoves()` associates them.
  ///
  /// - Complexity: O(*n* + *d*²) for *n* items and *d* changes.
  @inlinable public var difference: CollectionDifference<ItemID> {
    finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
  }
}

extension DataSourceTransaction: Sendable where SectionID: Sendable, ItemID: Sendable {}

/// The part of a transaction that concerns one section.
public struct SectionTransaction<SectionID: Hashable, ItemID: Hashable>: Hashable {
  /// The section.
  public let sectionIdentifier: SectionID
  /// The section's outline before the change.
  public let initialSnapshot: SectionSnapshot<ItemID>
  /// The section's outline after the change.
  public let finalSnapshot: SectionSnapshot<ItemID>

  @inlinable init(
    sectionIdentifier: SectionID, initialSnapshot: SectionSnapshot<ItemID>,
    finalSnapshot: SectionSnapshot<ItemID>
  ) {
    self.sectionIdentifier = sectionIdentifier
    self.initialSnapshot = initialSnapshot
    self.finalSnapshot = finalSnapshot
  }

  /// The script from the initial to the final visible items, counted in the section.
  ///
  /// - Complexity: O(*n* + *d*²) for *n* items and *d* changes.
  @inlinable public var difference: CollectionDifference<ItemID> {
    finalSnapshot.visibleItems.difference(from: initialSnapshot.visibleItems)
  }
}

extension SectionTransaction: Sendable where SectionID: Sendable, ItemID: Sendable {}
