extension SnapshotError {
  /// The reason of the exception that UIKit raises, to the letter.
  ///
  /// `0xADDR` stands where UIKit prints the address of an object.
  public var uikitReason: String {
    switch self {
    case .sectionNotFound:
      """
      Section identifier was not found. You can verify the section exists by calling the \
      indexOfSectionIdentifier API (which has O(1) performance)
      """
    case .repeatedItems(let identifiers):
      """
      Fatal: supplied item identifiers are not unique. \
      Duplicate identifiers: \(ObjectiveCDescription.set(identifiers))
      """
    case .repeatedSections(let identifiers):
      """
      Fatal: supplied section identifiers are not unique. \
      Duplicate identifiers: \(ObjectiveCDescription.set(identifiers))
      """
    case .noSections:
      "There are currently no sections in the data source. Please add a section first."
    case .existingSections(let identifiers):
      Self.existing(identifiers)
    case .destinationNotFound, .movedItemNotFound, .itemMoveDestinationNotFound,
      .sectionDestinationNotFound, .movedSectionNotFound, .sectionMoveDestinationNotFound:
      "Invalid parameter not satisfying: \(missingParameter) != NSNotFound"
    case .itemDestinationInserted, .itemMovedToItself, .sectionDestinationInserted,
      .sectionMovedToItself:
      invalidUpdate
    case .reloadedItemNotFound(let identifier):
      """
      Attempted to reload item identifier that does not exist in the snapshot: \(identifier)
      """
    case .reloadedSectionNotFound(let identifier):
      """
      Attempted to reload section identifier that does not exist in the snapshot: \(identifier)
      """
    case .reconfiguredItemNotFound(let identifier):
      """
      Attempted to reconfigure item identifier that does not exist in the snapshot: \(identifier)
      """
    }
  }

  /// The name of the index that UIKit asserts on.
  private var missingParameter: String {
    switch self {
    case .movedItemNotFound: "fromIndex"
    case .itemMoveDestinationNotFound: "toIndex"
    case .sectionDestinationNotFound: "insertIndex"
    case .movedSectionNotFound: "fromSection"
    case .sectionMoveDestinationNotFound: "toSection"
    default: "section"
    }
  }

  /// The texts that end in a description of UIKit's update object.
  private var invalidUpdate: String {
    switch self {
    case .itemDestinationInserted(let destination, let identifiers):
      """
      Invalid update: destination for insertion operation [\(destination)] is in the insertion \
      identifier list for update: \(Self.update("INS", destination, identifiers)).
      """
    case .sectionDestinationInserted(let destination, let identifiers):
      """
      Invalid update: destination for section operation [\(destination)] is in the inserted \
      section list for update: \(Self.update("INS", destination, identifiers))
      """
    case .itemMovedToItself(let identifier):
      """
      Invalid update: destination for item move is the same as the source [\(identifier)] for \
      update: \(Self.update("MOV", identifier, [identifier])).
      """
    case .sectionMovedToItself(let identifier):
      """
      Invalid update: destination for section move is the same as the source [\(identifier)] for \
      update: \(Self.update("MOV", identifier, [identifier])).
      """
    default: ""
    }
  }

  private static func update(
    _ action: String, _ destination: String, _ identifiers: [String]
  ) -> String {
    """
    <_UIDiffableDataSourceUpdate 0xADDR - action: \(action); \
    destinationIdentifier:\(destination); destIsSection: 0; \
    identifiers: [\(identifiers.joined(separator: ","))]>
    """
  }

  private static func existing(_ identifiers: [String]) -> String {
    let one = identifiers.count == 1
    return """
      Diffable data source detected an attempt to insert or append \(identifiers.count) section \
      \(one ? "identifier" : "identifiers") that already \(one ? "exists" : "exist") in the \
      snapshot. Identifiers in a snapshot must be unique. \
      Section \(one ? "identifier" : "identifiers") that already \(one ? "exists" : "exist"): \
      \(one ? identifiers[0] : ObjectiveCDescription.array(identifiers))
      """
  }
}
