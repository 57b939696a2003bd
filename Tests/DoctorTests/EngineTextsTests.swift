import ConsoleTexts
import Testing

@testable import CompositionalLayout
@testable import DiffableDataSource

/// Whatever the engines raise or log, the table of console texts knows.
@Suite struct EngineTextsTests {
  private func expectKnown(_ texts: [String]) {
    #expect(!texts.isEmpty)
    for text in texts {
      let finding = ConsoleText.find(in: text)
      #expect(finding?.isToldByShape == false, "\(text)")
    }
  }

  @Test func whatSnapshotsRefuseIsKnown() {
    let errors: [SnapshotError] = [
      .sectionNotFound("s"), .repeatedItems(["a", "b"]), .repeatedSections(["s"]), .noSections,
      .destinationNotFound("s"), .itemDestinationInserted(destination: "a", identifiers: ["a"]),
      .itemMovedToItself("a"), .movedItemNotFound("a"), .itemMoveDestinationNotFound("a"),
      .sectionDestinationInserted(destination: "s", identifiers: ["s"]),
      .sectionDestinationNotFound("s"), .existingSections(["s"]), .existingSections(["s", "t"]),
      .sectionMovedToItself("s"), .movedSectionNotFound("s"), .sectionMoveDestinationNotFound("s"),
      .reloadedItemNotFound("a"), .reloadedSectionNotFound("s"), .reconfiguredItemNotFound("a"),
    ]
    expectKnown(errors.map(\.uikitReason))
    expectKnown([["a"], ["a", "b"]].map { ExistingItemsNotice($0).uikitLog })
  }

  @Test func whatOutlinesRefuseIsKnown() {
    let errors: [SectionSnapshotError] = [
      .repeatedItems(["a"]), .parentNotFound("a"), .destinationNotFound("a", .before),
      .destinationNotFound("a", .after), .deletedItemNotFound("a"), .itemNotFound("a"),
      .childNotFound("a"), .replacementRepeatsItems(["a"]),
    ]
    expectKnown(errors.map { $0.uikitReason ?? $0.description })
  }

  @Test func whatDataSourcesRefuseIsKnown() {
    let errors: [DataSourceError] = [
      .unequalHashes("a", "b"), .sectionOutOfRange(3, sections: 1), .snapshot(.noSections),
      .outline(.parentNotFound("a")),
    ]
    expectKnown(errors.map { $0.uikitReason ?? $0.description })
  }

  @Test(arguments: BatchUpdateView.allCases) func whatUpdatesRefuseIsKnown(_ view: BatchUpdateView)
  {
    let (path, other) = (ItemIndexPath(item: 7, section: 0), ItemIndexPath(item: 0, section: 3))
    let move = BatchMove(from: path, to: other)
    let count = BatchUpdateError.ItemCount(section: 0, before: 2, after: 2, deleted: 1)
    let faults: [BatchUpdateError.Fault] = [
      .deletedSectionOutOfRange(4, sections: 1), .insertedSectionOutOfRange(4, sections: 1),
      .movedSectionSourceOutOfRange(4, sections: 1),
      .movedSectionDestinationOutOfRange(BatchMove(from: 0, to: 4), sections: 1),
      .deletedItemOutOfRange(path, room: .items(2)),
      .deletedItemOutOfRange(other, room: .sections(1)),
      .insertedItemOutOfRange(path, room: .items(2)),
      .insertedItemOutOfRange(other, room: .sections(1)),
      .movedItemSourceOutOfRange(path, room: .items(2)),
      .movedItemSourceOutOfRange(other, room: .sections(1)),
      .movedItemDestinationOutOfRange(move, room: .items(2)),
      .movedItemDestinationOutOfRange(move, room: .sections(1)),
      .deleteAndReload(.item(path)), .deleteAndReload(.section(4)), .deleteAndMove(.item(path)),
      .deleteAndMove(.section(4)), .insertAndMove(.item(path)), .insertAndMove(.section(4)),
      .movesFromSamePlace(.item(path)), .movesFromSamePlace(.section(4)),
      .movesToSamePlace(.item(path)), .movesToSamePlace(.section(4)), .moveOutOfDeletedSection(2),
      .moveIntoInsertedSection(2), .sectionCount(inserted: 0, deleted: 1), .itemCount(count),
    ]
    var update = BatchUpdate()
    update.deletedItems = [path]
    var texts: [String] = []
    for after in [[2], [4, 1]] {
      let errors = faults.map {
        BatchUpdateError(
          fault: $0, view: view, before: [2], after: after,
          update: update)
      }
      texts +=
        errors.map(\.uikitReason) + errors.compactMap(\.earlyCountReason)
        + errors.compactMap(\.firstListingReason)
        + BatchUpdateView.allCases.map(\.directMutationReason) + [LayoutError.layoutLoopLog]
    }
    expectKnown(texts)
  }

  @Test func whatLayoutsRefuseIsKnown() throws {
    let size = LayoutSize(widthDimension: .absolute(10), heightDimension: .absolute(10))
    let item = LayoutSubitem.item(
      LayoutItem(
        layoutSize: LayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20))))
    let group = LayoutGroup(axis: .horizontal, layoutSize: size, content: .subitems([item]))
    let surroundings = LayoutError.Surroundings(
      section: 0, containerSize: .zero, reference: .safeArea, referenceInsets: .zero,
      collectionViewSize: .zero)
    let dimensions: [LayoutDimension] = [
      .fractionalWidth(.nan), .fractionalHeight(.infinity), .absolute(.nan), .estimated(-.infinity),
      .uniformAcrossSiblings(estimate: .nan),
    ]
    var errors: [LayoutError] = dimensions.map { .invalidDimension($0) }
    errors += [
      .emptyGroup, .repeatCountBelowOne(axis: .horizontal, count: 0),
      .repeatCountBelowOne(axis: .vertical, count: 0),
      .missingSection(index: 1, itemCount: 2), .duplicateElementKinds(["header"], section: 0),
      .noRoom(surroundings, insets: .zero, size: .zero, group: group),
      .cannotFitSingleItem(surroundings, size: .zero, group: group),
      .notFinite(property: "spacing"), .pinnedFrameOutside(frame: .zero, visible: .zero),
    ]
    let cell = LayoutElement(
      category: .cell, kind: nil, indexPath: ItemIndexPath(item: 0, section: 0), frame: .zero,
      zIndex: 0)
    errors += [.layoutLoop(cell), .zeroPreferredSize(cell)]
    errors += LayoutLimit.allCases.map { .limitExceeded($0) }
    expectKnown(errors.map(\.uikitReason))
  }

  @Test func whatTheHandlerOfVisibleItemsIsToldIsKnown() {
    let note = VisibleItemsInvalidation.estimatedItemsNote
    #expect(ConsoleText.find(in: note)?.id == "immutable-visible-items")
  }
}
