extension BatchUpdateError: CustomStringConvertible {
  /// What is wrong, in one sentence.
  public var description: String { fault.description }
}

extension BatchUpdateError.Fault: CustomStringConvertible {
  /// What is wrong, in one sentence.
  public var description: String {
    switch self {
    case .deletedSectionOutOfRange(let section, let sections):
      "section \(section) is to be deleted, of \(sections) before the update"
    case .insertedSectionOutOfRange(let section, let sections):
      "section \(section) is to be inserted, of \(sections) after the update"
    case .movedSectionSourceOutOfRange(let section, let sections):
      "section \(section) is to move, of \(sections) before the update"
    case .movedSectionDestinationOutOfRange(let move, let sections):
      "section \(move.from) is to move to \(move.to), of \(sections) after the update"
    case .deletedItemOutOfRange(let path, let room):
      "item \(path) is to be deleted, of \(room) before the update"
    case .insertedItemOutOfRange(let path, let room):
      "item \(path) is to be inserted, of \(room) after the update"
    case .movedItemSourceOutOfRange(let path, let room):
      "item \(path) is to move, of \(room) before the update"
    case .movedItemDestinationOutOfRange(let move, let room):
      "item \(move.from) is to move to \(move.to), of \(room) after the update"
    default: combination
    }
  }

  private var combination: String {
    switch self {
    case .deleteAndReload(let place): "\(place) is both deleted and reloaded"
    case .deleteAndMove(let place): "\(place) is both deleted and moved"
    case .insertAndMove(let place): "\(place) is both inserted and moved to"
    case .movesFromSamePlace(let place): "\(place) moves twice"
    case .movesToSamePlace(let place): "two places move to \(place)"
    case .moveOutOfDeletedSection(let section): "a row moves out of deleted section \(section)"
    case .moveIntoInsertedSection(let section): "a row moves into inserted section \(section)"
    case .sectionCount(let inserted, let deleted):
      "the sections do not add up: \(inserted) inserted, \(deleted) deleted"
    case .itemCount(let count): count.description
    default: ""
    }
  }
}

extension BatchUpdateError.Place: CustomStringConvertible {
  /// The kind of the place and where it is.
  public var description: String {
    switch self {
    case .section(let section): "section \(section)"
    case .item(let path): "item \(path)"
    }
  }
}

extension BatchUpdateError.Room: CustomStringConvertible {
  /// How many there are, and of what.
  public var description: String {
    switch self {
    case .sections(let count): "\(count) \(count == 1 ? "section" : "sections")"
    case .items(let count): "\(count) \(count == 1 ? "item" : "items")"
    }
  }
}

extension BatchUpdateError.ItemCount: CustomStringConvertible {
  /// Both sides of the formula.
  public var description: String {
    """
    the items of section \(section) do not add up: \(before) before, \(inserted) inserted, \
    \(deleted) deleted, \(movedIn) moved in, \(movedOut) moved out, \(after) after
    """
  }
}
