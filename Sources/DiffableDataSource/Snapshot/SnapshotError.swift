/// Why a snapshot refused an operation; identifiers are kept as they describe themselves.
public enum SnapshotError: Error, Hashable, Sendable {
  /// A query named a section that is absent; this.
  case sectionNotFound(String)
  /// An argument holds items more than once; these.
  case repeatedItems([String])
  /// An argument holds sections more than once; these.
  case repeatedSections([String])
  /// Items cannot be appended while there are no sections.
  case noSections
  /// The section or item that new items were to join is absent; this.
  case destinationNotFound(String)
  /// The item to insert beside is itself among the inserted ones.
  case itemDestinationInserted(destination: String, identifiers: [String])
  /// An item was to move beside itself.
  case itemMovedToItself(String)
  /// The item to move is absent; this.
  case movedItemNotFound(String)
  /// The item to move beside is absent; this.
  case itemMoveDestinationNotFound(String)
  /// The section to insert beside is itself among the inserted ones.
  case sectionDestinationInserted(destination: String, identifiers: [String])
  /// The section to insert beside is absent; this.
  case sectionDestinationNotFound(String)
  /// Sections to add that are already present; these.
  case existingSections([String])
  /// A section was to move beside itself.
  case sectionMovedToItself(String)
  /// The section to move is absent; this.
  case movedSectionNotFound(String)
  /// The section to move beside is absent; this.
  case sectionMoveDestinationNotFound(String)
  /// The first item to reload that is absent.
  case reloadedItemNotFound(String)
  /// The first section to reload that is absent.
  case reloadedSectionNotFound(String)
  /// The first item to reconfigure that is absent.
  case reconfiguredItemNotFound(String)
}
