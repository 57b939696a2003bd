extension SnapshotError: CustomStringConvertible {
  /// What is wrong, in one sentence.
  public var description: String {
    switch self {
    case .sectionNotFound(let section): "there is no section \(section)"
    case .repeatedItems(let items): "items stand twice: \(Self.list(items))"
    case .repeatedSections(let sections): "sections stand twice: \(Self.list(sections))"
    case .noSections: "there is no section yet to append items to"
    case .destinationNotFound(let destination): "there is no \(destination) to put items to"
    case .itemDestinationInserted(let destination, _):
      "\(destination) is to be inserted beside itself"
    case .sectionDestinationInserted(let destination, _):
      "section \(destination) is to be inserted beside itself"
    case .existingSections(let sections): "sections are there already: \(Self.list(sections))"
    case .itemMovedToItself(let item): "\(item) is to move beside itself"
    case .sectionMovedToItself(let section): "section \(section) is to move beside itself"
    case .movedItemNotFound(let item): "there is no \(item) to move"
    case .movedSectionNotFound(let section): "there is no section \(section) to move"
    case .itemMoveDestinationNotFound(let item): "there is no \(item) to move beside"
    case .sectionDestinationNotFound(let section): "there is no section \(section) to insert beside"
    case .sectionMoveDestinationNotFound(let section):
      "there is no section \(section) to move beside"
    case .reloadedItemNotFound(let item): "there is no \(item) to reload"
    case .reloadedSectionNotFound(let section): "there is no section \(section) to reload"
    case .reconfiguredItemNotFound(let item): "there is no \(item) to reconfigure"
    }
  }

  private static func list(_ identifiers: [String]) -> String {
    identifiers.joined(separator: ", ")
  }
}
