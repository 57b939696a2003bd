/// The operations of one `performBatchUpdates`, in the two index spaces that UIKit uses.
///
/// Deletes, reloads and the sources of moves count before the update; inserts and the
/// destinations of moves count after it. The order of the operations does not matter, and naming
/// the same delete, insert or reload twice is naming it once.
public struct BatchUpdate: Hashable, Codable, Sendable {
  /// Sections to delete, counted before the update.
  public var deletedSections: [Int] = []
  /// Sections to insert, counted after the update.
  public var insertedSections: [Int] = []
  /// Sections to move with their items.
  public var movedSections: [BatchMove<Int>] = []
  /// Sections to reload, counted before the update.
  public var reloadedSections: [Int] = []
  /// Items to delete, counted before the update.
  public var deletedItems: [ItemIndexPath] = []
  /// Items to insert, counted after the update.
  public var insertedItems: [ItemIndexPath] = []
  /// Items to move.
  public var movedItems: [BatchMove<ItemIndexPath>] = []
  /// Items to reload, counted before the update.
  public var reloadedItems: [ItemIndexPath] = []

  /// Creates a batch without operations.
  public init() {}

  /// Whether there is nothing to do.
  ///
  /// - Complexity: O(1).
  public var isEmpty: Bool { self == BatchUpdate() }
}
