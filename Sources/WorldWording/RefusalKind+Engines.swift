package import CommandLanguage
package import CompositionalLayout
package import DiffableDataSource

extension RefusalKind {
  // What kind of refusal each error of the engines is.

  package init(_ error: SnapshotError) {
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

  package init(_ error: SectionSnapshotError) {
    self =
      switch error {
      case .repeatedItems, .replacementRepeatsItems: .repeatedOutlineItems
      case .parentNotFound: .parentNotFound
      case .destinationNotFound: .outlineDestinationNotFound
      case .deletedItemNotFound, .itemNotFound, .childNotFound: .outlineItemNotFound
      }
  }

  package init(_ error: DataSourceError) {
    self =
      switch error {
      case .unequalHashes: .unequalHashes
      case .snapshot(let error): RefusalKind(error)
      case .outline(let error): RefusalKind(error)
      case .sectionOutOfRange:
        .applyRefused
      }
  }

  package init(_ error: BatchUpdateError) {
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

  package init(_ error: LayoutError) {
    self =
      switch error {
      case .noRoom: .noRoom
      case .cannotFitSingleItem: .cannotFitSingleItem
      case .duplicateElementKinds: .duplicateElementKinds
      case .pinnedFrameOutside: .pinnedFrameOutside
      case .layoutLoop: .layoutLoop
      case .zeroPreferredSize: .zeroPreferredSize
      case .invalidDimension, .emptyGroup, .repeatCountBelowOne,
        .missingSection, .notFinite, .limitExceeded:
        .impossibleLayout
      }
  }
}
