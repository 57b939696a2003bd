/// The kind of view a batch is for; it decides wording and what is allowed.
public enum BatchUpdateView: String, Hashable, Codable, CaseIterable, Sendable {
  /// A `UICollectionView`, which speaks of items and lets them leave deleted sections.
  case collectionView
  /// A `UITableView`, which speaks of rows.
  case tableView
}

/// Why a view refuses a batch.
public struct BatchUpdateError: Error, Hashable, Sendable {
  /// What is wrong, as data.
  public enum Fault: Hashable, Sendable {
    /// A deleted or reloaded section that is not there, and the number of sections before.
    case deletedSectionOutOfRange(Int, sections: Int)
    /// An inserted section beyond the number of sections after.
    case insertedSectionOutOfRange(Int, sections: Int)
    /// A moved section that is not there, and the number of sections before.
    case movedSectionSourceOutOfRange(Int, sections: Int)
    /// The destination of a moved section beyond the number of sections after.
    case movedSectionDestinationOutOfRange(BatchMove<Int>, sections: Int)
    /// A deleted or reloaded item that is not there, and the number of items or sections before.
    case deletedItemOutOfRange(ItemIndexPath, room: Room)
    /// An inserted item beyond the number of items or sections after.
    case insertedItemOutOfRange(ItemIndexPath, room: Room)
    /// A moved item that is not there.
    case movedItemSourceOutOfRange(ItemIndexPath, room: Room)
    /// The destination of a moved item beyond the number of items or sections after.
    case movedItemDestinationOutOfRange(BatchMove<ItemIndexPath>, room: Room)
    /// One place is both deleted and reloaded.
    case deleteAndReload(Place)
    /// One place is both deleted and moved, perhaps by a reload's delete half.
    case deleteAndMove(Place)
    /// One place is both inserted and moved to, perhaps by a reload's insert half.
    case insertAndMove(Place)
    /// One place is moved twice.
    case movesFromSamePlace(Place)
    /// Two places are moved to one.
    case movesToSamePlace(Place)
    /// A row leaves a deleted section of a table.
    case moveOutOfDeletedSection(Int)
    /// A row enters an inserted section of a table.
    case moveIntoInsertedSection(Int)
    /// The number of sections does not add up.
    case sectionCount(inserted: Int, deleted: Int)
    /// The number of items in a section does not add up; indexes and counts as UIKit reports them.
    case itemCount(ItemCount)
  }

  /// A section or an item.
  public enum Place: Hashable, Sendable {
    case section(Int)
    case item(ItemIndexPath)
  }

  /// What limits an index path.
  public enum Room: Hashable, Sendable {
    /// The section does not exist among so many.
    case sections(Int)
    /// The section has so many items.
    case items(Int)
  }

  /// The two sides of the formula for one section.
  public struct ItemCount: Hashable, Sendable {
    /// The section's index after the update.
    public package(set) var section: Int
    /// The items the section had before the update.
    public package(set) var before: Int
    /// The items the data source reports after the update.
    public package(set) var after: Int
    /// The items inserted, by reloads too.
    public package(set) var inserted = 0
    /// The items deleted, by reloads too.
    public package(set) var deleted = 0
    /// The items moved in from other sections.
    public package(set) var movedIn = 0
    /// The items moved out to other sections.
    public package(set) var movedOut = 0

    /// Whether the number after follows from the number before, by the numbers as such: a sum that
    /// no integer can hold equals none.
    public var addsUp: Bool {
      var sum = before
      // How often the sum has passed the largest integer, less how often the smallest.
      var turns = 0
      for gain in [inserted, movedIn] {
        let isBeyond: Bool
        (sum, isBeyond) = sum.addingReportingOverflow(gain)
        if isBeyond { turns += gain.signum() }
      }
      for loss in [deleted, movedOut] {
        let isBeyond: Bool
        (sum, isBeyond) = sum.subtractingReportingOverflow(loss)
        if isBeyond { turns -= loss.signum() }
      }
      return turns == 0 && sum == after
    }
  }

  /// What is wrong.
  public let fault: Fault
  /// The kind of view.
  public let view: BatchUpdateView
  /// The items of each section before the update.
  public let before: [Int]
  /// The items of each section after the update, as the data source reports them.
  public let after: [Int]
  /// The batch, reloads decomposed.
  public let update: BatchUpdate
}
