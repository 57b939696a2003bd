import DiffableDataSource

/// What a drag did to a data source.
@preconcurrency
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  let base: DataSourceTransaction<SectionIdentifierType, ItemIdentifierType>

  public var initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { NSDiffableDataSourceSnapshot(base.initialSnapshot) }

  public var finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { NSDiffableDataSourceSnapshot(base.finalSnapshot) }

  public var difference: CollectionDifference<ItemIdentifierType> { base.difference }

  public var sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
  { base.sectionTransactions.map { NSDiffableDataSourceSectionTransaction(base: $0) } }
}

/// The part of a transaction that concerns one section.
@preconcurrency
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  let base: SectionTransaction<SectionIdentifierType, ItemIdentifierType>

  public var sectionIdentifier: SectionIdentifierType { base.sectionIdentifier }

  public var initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    NSDiffableDataSourceSectionSnapshot(base.initialSnapshot)
  }

  public var finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    NSDiffableDataSourceSectionSnapshot(base.finalSnapshot)
  }

  public var difference: CollectionDifference<ItemIdentifierType> { base.difference }
}
