/// What a diffable data source knows between two calls.
///
/// The state calls nobody: each operation returns what its owner must carry out.
public struct DataSourceState<SectionID: Hashable, ItemID: Hashable>: Hashable {
  /// The snapshot on screen, without marks.
  @usableFromInline var current = Snapshot<SectionID, ItemID>()
  /// The outlines of the sections that section snapshots were applied to.
  @usableFromInline var outlines: [SectionID: SectionSnapshot<ItemID>] = [:]
  @usableFromInline var isLoaded = false

  /// Creates the state of a data source that nothing has been applied to.
  @inlinable public init() {}

  /// Whether anything has been applied.
  @inlinable public var hasApplied: Bool { isLoaded }

  /// The snapshot on screen, without marks; empty before the first apply.
  ///
  /// - Complexity: O(1).
  @inlinable public func snapshot() -> Snapshot<SectionID, ItemID> { current }

  /// The outline of a section: the one applied to it, or its items as roots.
  ///
  /// - Returns: An empty outline for a section that is absent.
  /// - Complexity: O(1) expected for a section that an outline was applied to, O(*k*) for *k* items
  ///   of another.
  @inlinable public func snapshot(for section: SectionID) -> SectionSnapshot<ItemID> {
    guard let slot = current.sectionTable.slot(of: section) else { return SectionSnapshot() }
    return outlines[section] ?? SectionSnapshot(roots: current.items(in: slot))
  }

  /// The item at a place, or `nil` when the path leads nowhere.
  ///
  /// - Complexity: That of `Snapshot.itemIdentifier(at:)`.
  @inlinable public func itemIdentifier(at path: ItemIndexPath) -> ItemID? {
    current.itemIdentifier(at: path)
  }

  /// The place of an item, or `nil` when it is absent.
  ///
  /// - Complexity: That of `Snapshot.indexPath(for:)`.
  @inlinable public func indexPath(for identifier: ItemID) -> ItemIndexPath? {
    current.indexPath(for: identifier)
  }

  /// The section at an index, or `nil` when there is none.
  ///
  /// - Complexity: O(1).
  @inlinable public func sectionIdentifier(for index: Int) -> SectionID? {
    guard current.store.sections.indices.contains(index) else { return nil }
    return current.sectionTable.identifiers[current.store.sections[index]]
  }

  /// The index of a section, or `nil` when it is absent.
  ///
  /// - Complexity: O(1) expected.
  @inlinable public func index(for identifier: SectionID) -> Int? {
    current.indexOfSection(identifier)
  }

  /// The number of items in the section at an index, as the view asks for it.
  ///
  /// - Throws: `DataSourceError.sectionOutOfRange`.
  /// - Complexity: That of `Snapshot.numberOfItems(inSection:)`.
  @inlinable public func numberOfItems(inSectionAt index: Int) throws(DataSourceError) -> Int {
    guard current.store.sections.indices.contains(index) else {
      throw .sectionOutOfRange(index, sections: current.numberOfSections)
    }
    return current.store.count(inSection: current.store.sections[index])
  }
}

extension DataSourceState: Sendable where SectionID: Sendable, ItemID: Sendable {}
