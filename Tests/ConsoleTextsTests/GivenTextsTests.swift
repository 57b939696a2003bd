import ConsoleTexts
import Testing
import Wording

/// Texts as people pasted them lead to their rows.
@Suite struct GivenTextsTests {
  /// As published, many without their beginning or end.
  static let given: [(id: String, text: String)] = [
    (
      "unequal-hashes",
      """
      Diffable data source detected item identifiers that are equal but have different hash values. \
      Two identifiers which compare as equal must return the same hash value.
      """
    ),
    (
      "existing-items",
      """
      Diffable data source detected an attempt to insert or append 1 item identifier that already \
      exists in the snapshot. The existing item identifier will be moved into place instead, but \
      this operation will be more expensive.
      """
    ),
    ("existing-items", "BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS"),
    (
      "reloaded-item-not-found",
      "Attempted to reload item identifier that does not exist in the snapshot: 9"
    ),
    (
      "reconfigured-item-not-found",
      "Attempted to reconfigure item identifier that does not exist in the snapshot: 9"
    ),
    ("reloaded-item-not-found", "Invalid item identifier specified for reload"),
    (
      "registration-in-provider",
      """
      Attempted to dequeue a cell using a registration that was created inside \
      -collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell \
      provider.
      """
    ),
    (
      "queue-mixture",
      """
      Warning: applying updates in a non-thread confined manner is dangerous and can lead to \
      deadlocks. Please always submit updates either always on the main queue or always off the \
      main queue
      """
    ),
    (
      "queue-deadlock",
      """
      Deadlock detected: calling this method on the main queue with outstanding async updates is \
      not permitted and will deadlock.
      """
    ),
    (
      "outline-repeats-items",
      "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n    fox\n)}"
    ),
    (
      "section-not-found",
      """
      Section identifier was not found. You can verify the section exists by calling the \
      indexOfSectionIdentifier API (which has O(1) performance)
      """
    ),
    (
      "count-listing",
      """
      Invalid batch updates detected: the number of sections and/or items returned by the data \
      source before and/or after performing the batch updates are inconsistent with the updates.
      """
    ),
    (
      "item-count",
      """
      Invalid update: invalid number of items in section 0. The number of items contained in an \
      existing section after the update (2) must be equal to the number of items contained in that \
      section before the update (2)
      """
    ),
    (
      "stray-view",
      "Expected dequeued view to be returned to the collection view in preparation for display."
    ),
    (
      "update-loop",
      """
      is stuck in its update/layout loop. This can happen for many reasons, including self-sizing \
      views whose preferred attributes are not returning a consistent size.
      """
    ),
    (
      "update-loop",
      "[UICollectionViewRecursion] <UICollectionView: 0x7f> is stuck in its update/layout loop"
    ),
    (
      "rows-out-of-bounds", "Requested the number of rows for section (4) which is out of bounds."
    ),
    (
      "attributes-for-missing-path",
      """
      UICollectionView received layout attributes for a cell with an index path that does not \
      exist: <NSIndexPath: 0x...> {length = 2, path = 0 - 0}
      """
    ),
    (
      "direct-mutation",
      """
      UICollectionView must be updated via the UICollectionViewDiffableDataSource APIs when acting \
      as the UICollectionView's dataSource: please do not call mutation APIs directly on \
      UICollectionView.
      """
    ),
    (
      "immutable-visible-items",
      """
      [UICompositionalLayout] note: the section invalidation handler cannot currently mutate \
      visible items for layouts containing estimated items. Please file an enhancement request on \
      UICollectionView.
      """
    ),
    ("pinned-frame-outside", "Frame {{377, 0}, {0, 627}} does not intersect {{377, 0}, {0, 627}}"),
    (
      "encapsulated-size",
      "Unable to simultaneously satisfy constraints. UIView-Encapsulated-Layout-Height"
    ),
    (
      "cannot-fit-single-item",
      """
      NSCollectionLayoutItem created with invalid combination of spacing and size specified. This \
      group cannot fit even a single item.
      """
    ),
    (
      "no-room",
      """
      There is no room for this NSCollectionLayoutGroup to fit into its parent group or section, or \
      it has no room for any subitems itself.
      """
    ),
    (
      "zero-preferred-size",
      "Invalid parameter not satisfying: !CGSizeEqualToSize(size, CGSizeZero)"
    ),
    (
      "infinite-attributes",
      "UICollectionViewLayoutAttributes: -setSize: requires finite dimensions"
    ),
  ]

  @Test(arguments: given) func aPublishedTextIsKnown(_ id: String, _ text: String) {
    let finding = ConsoleText.find(in: text)
    #expect(finding?.id == id)
    #expect(finding?.isToldByShape == false)
  }

  /// What stands in the middle of a text, as who selects the lines below the first has it.
  @Test(arguments: [
    (
      "item-count", "The number of items contained in an existing section after the update (3) must"
    ),
    ("section-count", "The number of sections contained in the table view after the update (2)"),
    ("count-listing", "Data source before updates = { 1 section with item counts: [4] }"),
    ("unequal-hashes", "Two identifiers which compare as equal must return the same hash value."),
    ("existing-items", "The existing item identifiers will be moved into place instead, but this"),
    ("registration-in-provider", "Creating a new registration each time a cell is requested will"),
    ("stray-view", "Avoid dequeuing views without a request from the collection view."),
    ("no-room", "section, or it has no room for any subitems itself. Inspect the parent"),
    ("no-cell", "which is not allowed. You must always return a cell to the table view: <...>"),
    (
      "update-loop",
      "including self-sizing views whose preferred attributes are not returning a consistent size."
    ),
  ])
  func theMiddleOfATextIsKnown(_ id: String, _ text: String) {
    #expect(ConsoleText.find(in: text)?.id == id)
  }

  @Test func whatIsMissingIsNotReadOut() throws {
    let finding = try #require(
      ConsoleText.find(in: "Invalid batch updates detected: the number of"))
    #expect(finding.holes.names.isEmpty)
    #expect(
      finding.meaning.english
        == "The counts before and after do not follow from what the view was told.")
  }
}
