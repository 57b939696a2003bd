extension BatchUpdateError {
  /// The reason of the exception that UIKit raises.
  ///
  /// `0x...` stands for the address of an index path and `<...>` for the description of the view.
  /// Counts that do not add up have two texts: the classic one when the data source reports the
  /// same counts before and after, the listing of all updates otherwise.
  public var uikitReason: String {
    switch fault {
    case .sectionCount, .itemCount:
      before == after ? countReason : listing(counted: "before and after")
    default: faultReason
    }
  }

  /// The text about counts that older systems used in every case, for iOS 8 to 11.
  ///
  /// Two spaces stand after its first full stop, and the view is not described.
  package var earlyCountReason: String? {
    switch fault {
    case .sectionCount(let inserted, let deleted):
      return sectionCount(inserted: inserted, deleted: deleted, gap: "  ")
    case .itemCount(let count): return itemCount(count, gap: "  ")
    default: return nil
    }
  }

  /// The listing in the words of iOS 16.4, the first to raise it: "before and/or after".
  package var firstListingReason: String? {
    switch fault {
    case .sectionCount, .itemCount:
      listing(counted: "before and/or after")
    default: nil
    }
  }

  private var noun: String { view == .tableView ? "row" : "item" }
  private var container: String { view == .tableView ? "table view" : "collection view" }
  private var signature: String {
    view == .tableView ? "Table view: <...>" : "Collection view: <...>"
  }

  private var countReason: String {
    switch fault {
    case .sectionCount(let inserted, let deleted):
      sectionCount(inserted: inserted, deleted: deleted, gap: " ") + " " + signature
    case .itemCount(let count): itemCount(count, gap: " ") + " " + signature
    default: ""
    }
  }

  private func sectionCount(inserted: Int, deleted: Int, gap: String) -> String {
    """
    Invalid update: invalid number of sections.\(gap)The number of sections contained in the \
    \(container) after the update (\(after.count)) must be equal to the number of sections \
    contained in the \(container) before the update (\(before.count)), plus or minus the number \
    of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted).
    """
  }

  private func itemCount(_ count: ItemCount, gap: String) -> String {
    """
    Invalid update: invalid number of \(noun)s in section \(count.section).\(gap)The number of \
    \(noun)s contained in an existing section after the update (\(count.after)) must be equal to \
    the number of \(noun)s contained in that section before the update (\(count.before)), plus or \
    minus the number of \(noun)s inserted or deleted from that section (\(count.inserted) \
    inserted, \(count.deleted) deleted) and plus or minus the number of \(noun)s moved into or \
    out of that section (\(count.movedIn) moved in, \(count.movedOut) moved out).
    """
  }

  /// The text that lists counts and updates.
  private func listing(counted when: String) -> String {
    let updates = listedUpdates.map { "\t" + $0 }.joined(separator: ",\n")
    return """
      Invalid batch updates detected: the number of sections and/or \(noun)s returned by the data \
      source \(when) performing the batch updates are inconsistent with the updates.
      Data source before updates = \(counts(before))
      Data source after updates = \(counts(after))
      Updates = [
      \(updates.isEmpty ? "" : updates + "\n")]
      \(signature)
      """
  }

  private func counts(_ counts: [Int]) -> String {
    "{ \(counts.count) \(counts.count == 1 ? "section" : "sections") with \(noun) counts: \(counts) }"
  }

  private var listedUpdates: [String] {
    update.deletedSections.map { "Delete section (\($0))" }
      + update.deletedItems.map { "Delete \(noun) (\(Self.numbers($0)))" }
      + update.insertedSections.map { "Insert section (\($0))" }
      + update.insertedItems.map { "Insert \(noun) (\(Self.numbers($0)))" }
      + update.movedSections.map { "Move section (\($0.from) to \($0.to))" }
      + update.movedItems.map {
        "Move \(noun) (\(Self.numbers($0.from)) to \(Self.numbers($0.to)))"
      }
  }

  private static func numbers(_ path: ItemIndexPath) -> String { "\(path.section) - \(path.item)" }
}

extension BatchUpdateError {
  private var faultReason: String {
    switch fault {
    case .deleteAndReload(let place): "attempt to delete and reload the same \(Self.text(place))"
    case .deleteAndMove(let place):
      "attempt to perform a delete and a move from the same \(Self.text(place))"
    case .insertAndMove(let place):
      "attempt to perform an insert and a move to the same \(Self.text(place))"
    case .movesFromSamePlace(let place):
      "attempt to perform multiple moves from the same \(Self.text(place))"
    case .movesToSamePlace(let place):
      "attempt to perform multiple moves to the same \(Self.text(place))"
    case .moveOutOfDeletedSection(let section):
      "cannot move \(articled) from a deleted section (\(section))"
    case .moveIntoInsertedSection(let section):
      "cannot move \(articled) into a newly inserted section (\(section))"
    default: rangeReason
    }
  }

  private var rangeReason: String {
    switch fault {
    case .deletedSectionOutOfRange(let section, let sections):
      "attempt to delete section \(section), but there are only \(sections) sections before the update"
    case .insertedSectionOutOfRange(let section, let sections):
      "attempt to insert section \(section) but there are only \(sections) sections after the update"
    case .movedSectionSourceOutOfRange(let section, let sections):
      "attempt to move section \(section), but there are only \(sections) sections before the update"
    case .movedSectionDestinationOutOfRange(let move, let sections):
      """
      attempt to move section \(move.from) to section \(move.to), but there are only \(sections) \
      sections after the update
      """
    case .deletedItemOutOfRange(let path, .items(let count)):
      """
      attempt to delete \(noun) \(path.item) from section \(path.section) which only contains \
      \(count) \(noun)s before the update
      """
    case .deletedItemOutOfRange(let path, .sections(let count)):
      """
      attempt to delete \(noun) \(path.item) from section \(path.section), but there are only \
      \(count) sections before the update
      """
    case .insertedItemOutOfRange(let path, .items(let count)):
      """
      attempt to insert \(noun) \(path.item) into section \(path.section), but there are only \
      \(count) \(noun)s in section \(path.section) after the update
      """
    case .insertedItemOutOfRange(let path, .sections(let count)):
      """
      attempt to insert \(noun) \(path.item) into section \(path.section), but there are only \
      \(count) sections after the update
      """
    case .movedItemSourceOutOfRange(let path, let room):
      """
      attempt to move index path (\(Self.description(path))) that does not exist - there are only \
      \(extent(room, path.section)) before the update
      """
    case .movedItemDestinationOutOfRange(let move, let room):
      """
      attempt to move index path (\(Self.description(move.from))) to index path \
      (\(Self.description(move.to))) that does not exist - there are only \
      \(extent(room, move.to.section)) after the update
      """
    default: ""
    }
  }

  private var articled: String { view == .tableView ? "a row" : "an item" }

  private func extent(_ room: Room, _ section: Int) -> String {
    switch room {
    case .items(let count): "\(count) \(noun)s in section \(section)"
    case .sections(let count): "\(count) sections"
    }
  }

  private static func text(_ place: Place) -> String {
    switch place {
    case .section(let section): "section (\(section))"
    case .item(let path): "index path (\(description(path)))"
    }
  }

  /// The description of an `NSIndexPath`.
  private static func description(_ path: ItemIndexPath) -> String {
    "<NSIndexPath: 0x...> {length = 2, path = \(path.section) - \(path.item)}"
  }
}

extension BatchUpdateView {
  /// What UIKit raises when a view that shows snapshots is told of a change by somebody else than
  /// its data source.
  package var directMutationReason: String {
    let name = self == .tableView ? "UITableView" : "UICollectionView"
    return """
      \(name) must be updated via the \(name)DiffableDataSource APIs when acting as the \(name)'s \
      dataSource: please do not call mutation APIs directly on \(name).
      """
  }
}
