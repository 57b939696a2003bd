/// The sections and items a collection view is to show, in order.
///
/// A snapshot is a value: two copies change independently, and copying one costs nothing. Section
/// and item identifiers are two separate sets of names. An item identifier stands in at most one
/// section.
///
/// Every operation follows `NSDiffableDataSourceSnapshot`, the order of its checks included. An
/// operation that throws leaves the snapshot as it was.
public struct Snapshot<SectionID: Hashable, ItemID: Hashable> {
  @usableFromInline var sectionTable = IdentifierTable<SectionID>()
  @usableFromInline var store = ItemStore<ItemID>()
  @usableFromInline var marks = Marks<SectionID, ItemID>()

  /// Creates a snapshot without sections.
  @inlinable public init() {}
}

extension Snapshot: Sendable where SectionID: Sendable, ItemID: Sendable {}

extension Snapshot: Hashable {
  /// Compares sections and the items of each, in order; marks do not count, as in UIKit.
  ///
  /// - Complexity: O(*n*) for *n* items.
  @inlinable public static func == (left: Self, right: Self) -> Bool {
    guard left.numberOfItems == right.numberOfItems,
      left.sectionIdentifiers == right.sectionIdentifiers
    else { return false }
    return zip(left.store.sections, right.store.sections).allSatisfy {
      left.store.count(inSection: $0) == right.store.count(inSection: $1)
        && left.items(in: $0) == right.items(in: $1)
    }
  }

  /// Hashes what is compared.
  ///
  /// - Complexity: O(*n*) for *n* items.
  @inlinable public func hash(into hasher: inout Hasher) {
    hasher.combine(numberOfSections)
    for section in store.sections {
      hasher.combine(sectionTable.identifiers[section])
      hasher.combine(items(in: section))
    }
  }
}
