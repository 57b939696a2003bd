/// The items of all sections in one list, in display order, as they stood when it was made.
///
/// Here an item's slot is its place, so that two such lists are compared without any indirection.
/// Shared by all copies of a snapshot and by those edited from them; it grows in place only while
/// one snapshot alone refers to it,
/// in operations that have that snapshot for themselves; so its accesses need no check at run time.
@usableFromInline
final class FlatItems<ID: Hashable> {
  /// The identifiers by place, their hashes, and the index that finds them.
  @exclusivity(unchecked) @usableFromInline var table = IdentifierTable<ID>()
  /// The slots of the sections, in display order.
  @exclusivity(unchecked) @usableFromInline var sections: [Int] = []
  /// The place where each section starts; sections behind the last stated one are empty.
  @exclusivity(unchecked) @usableFromInline var starts: [Int] = []

  @inlinable init() {}

  /// The number of items.
  @inlinable var count: Int { table.identifiers.count }

  /// The place where the section of a rank starts.
  @inlinable func start(ofRank rank: Int) -> Int { rank < starts.count ? starts[rank] : count }

  /// The places of the section of a rank.
  @inlinable func places(ofRank rank: Int) -> Range<Int> {
    start(ofRank: rank)..<start(ofRank: rank + 1)
  }

  /// Whether every section behind that of a rank is empty, so that items appended to it stand last.
  @inlinable func isLastFilled(_ rank: Int) -> Bool { rank + 1 >= starts.count }

  /// States that the items to come belong to the section of a rank.
  @inlinable func fill(rank: Int) {
    while starts.count <= rank { starts.append(count) }
  }
}

extension FlatItems: @unchecked Sendable where ID: Sendable {}

extension FlatItems {
  /// The key of the item at a place of the section of a rank.
  @inlinable func key(ofPlace place: Int, rank: Int) -> OrderKey {
    OrderKey(unit: place + rank + 1)
  }

  /// The key of the item at a place.
  @inlinable func key(ofPlace place: Int) -> OrderKey {
    key(ofPlace: place, rank: rank(ofPlace: place))
  }

  /// A key before all items of the section of a rank and behind those of the section before it.
  @inlinable func header(ofRank rank: Int) -> OrderKey {
    rank < sections.count
      ? OrderKey(unit: start(ofRank: rank) + rank)
      : OrderKey(youngSection: rank - sections.count)
  }

  /// A key behind all items of the section of a rank.
  @inlinable func end(ofRank rank: Int) -> OrderKey {
    rank < sections.count
      ? OrderKey(unit: start(ofRank: rank + 1) + rank + 1)
      : OrderKey(youngSection: rank - sections.count + 1)
  }

  /// The rank of the section that holds the item at a place.
  @inlinable func rank(ofPlace place: Int) -> Int { lastRank { starts[$0] <= place } }

  /// The rank of the section that a key belongs to.
  @inlinable func rank(ofKey key: OrderKey) -> Int {
    if let section = key.youngSection { return sections.count + section }
    let unit = key.unit
    let firstUnstated = count + starts.count
    if unit >= firstUnstated { return min(unit - count, sections.count - 1) }
    return lastRank { starts[$0] + $0 <= unit }
  }

  /// The number of items in the section of a rank that stand before a key of that section.
  @inlinable func count(before key: OrderKey, rank: Int) -> Int {
    guard rank < sections.count, key > header(ofRank: rank) else { return 0 }
    return key.unitBefore - rank - start(ofRank: rank)
  }

  @inlinable func lastRank(where isReached: (Int) -> Bool) -> Int {
    var low = 0
    var high = starts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if isReached(middle) { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
