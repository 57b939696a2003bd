import CompositionalLayout
import DiffableDataSource

/// A stable name of what an engine refuses, for goals of lessons and for pages about errors.
public enum RefusalKind: String, CaseIterable, Hashable, Sendable {
  // Snapshots
  case sectionNotFound = "section-not-found"
  case repeatedItems = "repeated-items"
  case repeatedSections = "repeated-sections"
  case noSections = "no-sections"
  case destinationNotFound = "destination-not-found"
  case itemDestinationInserted = "item-destination-inserted"
  case itemMovedToItself = "item-moved-to-itself"
  case movedItemNotFound = "moved-item-not-found"
  case itemMoveDestinationNotFound = "item-move-destination-not-found"
  case sectionDestinationInserted = "section-destination-inserted"
  case sectionDestinationNotFound = "section-destination-not-found"
  case existingSections = "existing-sections"
  case sectionMovedToItself = "section-moved-to-itself"
  case movedSectionNotFound = "moved-section-not-found"
  case sectionMoveDestinationNotFound = "section-move-destination-not-found"
  case reloadedItemNotFound = "reloaded-item-not-found"
  case reloadedSectionNotFound = "reloaded-section-not-found"
  case reconfiguredItemNotFound = "reconfigured-item-not-found"
  // Section snapshots
  case repeatedOutlineItems = "repeated-outline-items"
  case parentNotFound = "parent-not-found"
  case outlineDestinationNotFound = "outline-destination-not-found"
  case outlineItemNotFound = "outline-item-not-found"
  // Applying
  case unequalHashes = "unequal-hashes"
  case applyRefused = "apply-refused"
  // Updates by hand
  case sectionCount = "section-count"
  case itemCount = "item-count"
  case outOfRange = "out-of-range"
  case conflictingUpdates = "conflicting-updates"
  // Layouts
  case noRoom = "no-room"
  case cannotFitSingleItem = "cannot-fit-single-item"
  case duplicateElementKinds = "duplicate-element-kinds"
  case impossibleLayout = "impossible-layout"
}

extension RefusalKind {
  init(_ error: SnapshotError) {
    self =
      switch error {
      case .sectionNotFound: .sectionNotFound
      case .repeatedItems: .repeatedItems
      case .repeatedSections: .repeatedSections
      case .noSections: .noSections
      case .destinationNotFound: .destinationNotFound
      case .itemDestinationInserted: .itemDestinationInserted
      case .itemMovedToItself: .itemMovedToItself
      case .movedItemNotFound: .movedItemNotFound
      case .itemMoveDestinationNotFound: .itemMoveDestinationNotFound
      case .sectionDestinationInserted: .sectionDestinationInserted
      case .sectionDestinationNotFound: .sectionDestinationNotFound
      case .existingSections: .existingSections
      case .sectionMovedToItself: .sectionMovedToItself
      case .movedSectionNotFound: .movedSectionNotFound
      case .sectionMoveDestinationNotFound: .sectionMoveDestinationNotFound
      case .reloadedItemNotFound: .reloadedItemNotFound
      case .reloadedSectionNotFound: .reloadedSectionNotFound
      case .reconfiguredItemNotFound: .reconfiguredItemNotFound
      }
  }

  init(_ error: SectionSnapshotError) {
    self =
      switch error {
      case .repeatedItems, .replacementRepeatsItems: .repeatedOutlineItems
      case .parentNotFound: .parentNotFound
      case .destinationNotFound: .outlineDestinationNotFound
      case .deletedItemNotFound, .itemNotFound, .childNotFound: .outlineItemNotFound
      }
  }

  init(_ error: DataSourceError) {
    self =
      switch error {
      case .unequalHashes: .unequalHashes
      case .snapshot(let error): RefusalKind(error)
      case .outline(let error): RefusalKind(error)
      case .appliedWhileApplying, .sectionOutOfRange, .noCell, .noSupplementaryViewProvider:
        .applyRefused
      }
  }

  init(_ error: BatchUpdateError) {
    self =
      switch error.fault {
      case .sectionCount: .sectionCount
      case .itemCount: .itemCount
      case .deletedSectionOutOfRange, .insertedSectionOutOfRange, .movedSectionSourceOutOfRange,
        .movedSectionDestinationOutOfRange, .deletedItemOutOfRange, .insertedItemOutOfRange,
        .movedItemSourceOutOfRange, .movedItemDestinationOutOfRange:
        .outOfRange
      case .deleteAndReload, .deleteAndMove, .insertAndMove, .movesFromSamePlace,
        .movesToSamePlace, .moveOutOfDeletedSection, .moveIntoInsertedSection:
        .conflictingUpdates
      }
  }

  init(_ error: LayoutError) {
    self =
      switch error {
      case .noRoom: .noRoom
      case .cannotFitSingleItem: .cannotFitSingleItem
      case .duplicateElementKinds: .duplicateElementKinds
      case .invalidDimension, .missingGroupSize, .emptyGroup, .repeatCountBelowOne, .missingGroup,
        .missingSection, .notFinite, .pinnedFrameOutside:
        .impossibleLayout
      }
  }
}
