import DiffableDataSource

/// Apple's outline over the engine's `SectionSnapshot`.
///
/// Where UIKit builds an outline that contradicts itself, in `replace(childrenOf:using:)`, this
/// one raises.
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>:
  Sendable
{
  var base: SectionSnapshot<ItemIdentifierType>

  public init() { base = SectionSnapshot() }

  public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
    self = snapshot
  }

  init(_ base: SectionSnapshot<ItemIdentifierType>) { self.base = base }

  public var items: [ItemIdentifierType] { base.items }
  public var rootItems: [ItemIdentifierType] { base.rootItems }
  public var visibleItems: [ItemIdentifierType] { base.visibleItems }
  public var expandedItems: [ItemIdentifierType] { base.expandedItems }

  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    raising { () throws(SectionSnapshotError) in try base.append(items, to: parent) }
  }

  public mutating func insert(
    _ items: [ItemIdentifierType], before item: ItemIdentifierType
  ) {
    raising { () throws(SectionSnapshotError) in try base.insert(items, before: item) }
  }

  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    raising { () throws(SectionSnapshotError) in try base.insert(items, after: item) }
  }

  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) {
    raising { () throws(SectionSnapshotError) in try base.insert(snapshot.base, before: item) }
  }

  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) {
    raising { () throws(SectionSnapshotError) in try base.insert(snapshot.base, after: item) }
  }

  public mutating func delete(_ items: [ItemIdentifierType]) {
    raising { () throws(SectionSnapshotError) in try base.delete(items) }
  }

  public mutating func deleteAll() { base.deleteAll() }

  public mutating func expand(_ items: [ItemIdentifierType]) { base.expand(items) }

  public mutating func collapse(_ items: [ItemIdentifierType]) { base.collapse(items) }

  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    raising { () throws(SectionSnapshotError) in
      try base.replace(childrenOf: parent, using: snapshot.base)
    }
  }

  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    raising(else: false) { () throws(SectionSnapshotError) in try base.isExpanded(item) }
  }

  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    raising(else: false) { () throws(SectionSnapshotError) in try base.isVisible(item) }
  }

  public func contains(_ item: ItemIdentifierType) -> Bool { base.contains(item) }

  public func level(of item: ItemIdentifierType) -> Int {
    raising(else: 0) { () throws(SectionSnapshotError) in try base.level(of: item) }
  }

  public func index(of item: ItemIdentifierType) -> Int? { base.index(of: item) }

  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    raising(else: nil) { () throws(SectionSnapshotError) in try base.parent(of: child) }
  }

  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    raising(else: Self()) { () throws(SectionSnapshotError) in
      Self(try base.snapshot(of: parent, includingParent: includingParent))
    }
  }

  public func visualDescription() -> String { base.visualDescription() }
}

extension NSDiffableDataSourceSectionSnapshot: CustomStringConvertible {
  public var description: String { base.uikitDescription }
}
