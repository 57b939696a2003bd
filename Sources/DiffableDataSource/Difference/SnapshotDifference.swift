/// What turns one snapshot into another: the fewest operations, in UIKit's index spaces.
///
/// Of the elements that a list has before and after, a longest increasing subsequence stays; only
/// the others move. An item that changes its section moves, also out of a deleted section and into
/// an inserted one. Other items of deleted and inserted sections need no operation of their own,
/// nor do items that keep their place in a section that moves.
public struct SnapshotDifference<SectionID: Hashable, ItemID: Hashable>: Hashable {
  /// The snapshot before the update.
  public let initial: Snapshot<SectionID, ItemID>
  /// The snapshot after the update.
  public let final: Snapshot<SectionID, ItemID>
  /// Deletes, inserts and moves: UIKit's first batch.
  ///
  /// Every list is ascending, moves by source.
  public let changes: BatchUpdate
  /// Reloads of marked sections and items at their new places: UIKit's second batch, ascending.
  public let reloads: BatchUpdate
  /// The new places of items to reconfigure, ascending.
  public let reconfiguredItems: [ItemIndexPath]

  /// Whether nothing is to be done, marks included.
  ///
  /// - Complexity: O(1).
  @inlinable public var isEmpty: Bool {
    changes.isEmpty && reloads.isEmpty && reconfiguredItems.isEmpty
  }
}

extension SnapshotDifference: Sendable where SectionID: Sendable, ItemID: Sendable {}

extension Snapshot {
  /// What turns `initial` into this snapshot, reloading and reconfiguring what it has marked.
  ///
  /// - Complexity: O(*n* log *n*) for *n* items, O(*n*) where little moves.
  @inlinable public func difference(from initial: Snapshot) -> SnapshotDifference<SectionID, ItemID>
  {
    SnapshotDifference(from: initial, to: self, changes: changes(from: initial))
  }
}
