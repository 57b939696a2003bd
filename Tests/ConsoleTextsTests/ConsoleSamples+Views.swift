extension ConsoleSamples {
  private static let path = "<NSIndexPath: 0x9c> {length = 2, path = 0 - 1}"

  static let batches: [Sample] = [
    Sample(
      "item-count",
      """
      Invalid update: invalid number of items in section 0. The number of items contained in an \
      existing section after the update (3) must be equal to the number of items contained in that \
      section before the update (3), plus or minus the number of items inserted or deleted from \
      that section (1 inserted, 0 deleted) and plus or minus the number of items moved into or out \
      of that section (0 moved in, 0 moved out). Collection view: <UICollectionView: 0x7f>
      """),
    Sample(
      "item-count",
      """
      Invalid update: invalid number of rows in section 12.  The number of rows contained in an \
      existing section after the update (3) must be equal to the number of rows contained in that \
      section before the update (5), plus or minus the number of rows inserted or deleted from that \
      section (0 inserted, 1 deleted) and plus or minus the number of rows moved into or out of \
      that section (0 moved in, 2 moved out).
      """),
    Sample(
      "section-count",
      """
      Invalid update: invalid number of sections.  The number of sections contained in the \
      collection view after the update (2) must be equal to the number of sections contained in the \
      collection view before the update (2), plus or minus the number of sections inserted or \
      deleted (0 inserted, 1 deleted).
      """),
    Sample("count-listing", listing("and/or")), Sample("count-listing", listing("and")),
    Sample(
      "deleted-item-beyond",
      "attempt to delete item 7 from section 0 which only contains 2 items before the update"),
    Sample(
      "deleted-item-beyond",
      "attempt to delete row 99 from section 0 which only contains 20 rows before the update"),
    Sample(
      "deleted-item-in-no-section",
      "attempt to delete item 0 from section 3, but there are only 1 sections before the update"),
    Sample(
      "inserted-item-beyond",
      "attempt to insert item 9 into section 0, but there are only 2 items in section 0 after the update"
    ),
    Sample(
      "inserted-item-in-no-section",
      "attempt to insert row 0 into section 3, but there are only 1 sections after the update"),
    Sample(
      "deleted-section-beyond",
      "attempt to delete section 4, but there are only 1 sections before the update"),
    Sample(
      "inserted-section-beyond",
      "attempt to insert section 4 but there are only 1 sections after the update"),
    Sample(
      "moved-section-beyond",
      "attempt to move section 4, but there are only 1 sections before the update"),
    Sample(
      "section-moved-beyond",
      "attempt to move section 0 to section 4, but there are only 1 sections after the update"),
    Sample(
      "moved-item-beyond",
      """
      attempt to move index path (\(path)) that does not exist - there are only 1 items in section \
      0 before the update
      """),
    Sample(
      "item-moved-beyond",
      """
      attempt to move index path (<NSIndexPath: 0x8> {length = 2, path = 0 - 0}) to index path \
      (\(path)) that does not exist - there are only 1 items in section 0 after the update
      """),
    Sample("delete-and-reload", "attempt to delete and reload the same index path (\(path))"),
    Sample("delete-and-reload", "attempt to delete and reload the same section (4)"),
    Sample(
      "delete-and-move", "attempt to perform a delete and a move from the same index path (\(path))"
    ),
    Sample(
      "insert-and-move", "attempt to perform an insert and a move to the same index path (\(path))"),
    Sample("insert-and-move", "attempt to perform an insert and a move to the same section (4)"),
    Sample(
      "moves-from-same-place",
      "attempt to perform multiple moves from the same index path (\(path))"),
    Sample(
      "moves-to-same-place", "attempt to perform multiple moves to the same index path (\(path))"),
    Sample("move-out-of-deleted-section", "cannot move an item from a deleted section (0)"),
    Sample("move-into-inserted-section", "cannot move a row into a newly inserted section (2)"),
  ]

  private static func listing(_ words: String) -> String {
    """
    Invalid batch updates detected: the number of sections and/or items returned by the data source \
    before \(words) after performing the batch updates are inconsistent with the updates.
    Data source before updates = { 1 section with item counts: [3] }
    Data source after updates = { 2 sections with item counts: [3, 1] }
    Updates = [
    \tDelete item (0 - 2),
    \tInsert item (0 - 0)
    ]
    Collection view: <UICollectionView: 0x7f>
    """
  }

  private static let surroundings = """
    <UICollectionViewCompositionalLayout: 0x10> ran into an error when computing the layout for \
    section at index 2 in container <_UICollectionLayoutContainer: 0x28 contentSize={32, 653}; \
    contentInsets={0, 0, 0, 0}}>. Container calculated by applying insets ({0, 0, 0, 0}) from \
    sectionInsetsReference "safeArea" to collection view frame {{0, 0}, {32, 653}}.
    """

  static let layouts: [Sample] = [
    Sample(
      "no-room",
      """
      \(surroundings)
      Error: There is no room for this NSCollectionLayoutGroup to fit into its parent group or \
      section, or it has no room for any subitems itself. Inspect the parent and ensure the \
      contentInsets ({0, 16, 0, 16}) do not result in a negative effectiveContentSize when applied \
      to size: {32, 653}.
      """),
    Sample(
      "cannot-fit-single-item",
      """
      \(surroundings)
      Error: NSCollectionLayoutItem created with invalid combination of spacing and size specified. \
      This group cannot fit even a single item. Inspect the spacing and size of the items in this \
      group and ensure that they fit into the group when its effective size is {100, 50}.
      """),
    Sample(
      "missing-section-layout",
      """
      Invalid section definition. Please specify a valid section definition when content is to be \
      rendered for a section. This is a client error.
      """),
    Sample(
      "repeated-kinds",
      """
      Error: Every supplementary must have a unique elementKind: duplicates detected: (
          header
      )
      """),
    Sample(
      "pinned-frame-outside", "Frame {{377, 0}, {0, 627}} does not intersect {{377, 0}, {0, 627}}"),
    Sample(
      "infinite-attributes",
      """
      UICollectionViewLayoutAttributes: -setSize: requires finite dimensions \
      <UICollectionViewLayoutAttributes: 0x13> index path: (1-0); element kind: (groupBackground); \
      frame = (0 377.667; 390 294.333); alpha = 0;  - {inf, inf}
      """),
    Sample(
      "immutable-visible-items",
      """
      [UICompositionalLayout] note: the section invalidation handler cannot currently mutate \
      visible items for layouts containing estimated items. Please file an enhancement request on \
      UICollectionView.
      """),
    Sample(
      "repeating-subitem-unavailable",
      """
      +[NSCollectionLayoutGroup horizontalGroupWithLayoutSize:repeatingSubitem:count:]: \
      unrecognized selector sent to class 0x1f2
      """),
    Sample(
      "fractional-width-not-finite",
      "Invalid fractional width: nan. The fraction must be a finite value."),
    Sample(
      "fractional-height-not-finite",
      "Invalid fractional height: inf. The fraction must be a finite value."),
    Sample(
      "absolute-not-finite",
      "Invalid absolute dimension: inf. The dimension must be a finite value."),
    Sample(
      "estimated-not-finite",
      "Invalid estimated dimension: -inf. The dimension must be a finite value."),
    Sample("missing-group-size", "A size is required."),
    Sample("empty-group", "At least 1 subitem is required for a group"),
    Sample("count-below-one", "A repeating horizontal group should specify a count >= 1"),
    Sample("missing-group", "Invalid parameter not satisfying: group"),
    Sample("number-not-finite", "Invalid dimension: the value must be a finite number."),
    Sample("too-many", "Invalid layout: too many elements."),
    Sample(
      "update-loop",
      """
      UICollectionView (<UICollectionView: 0x7f>) is stuck in its update/layout loop. This can \
      happen for many reasons, including self-sizing views whose preferred attributes are not \
      returning a consistent size. To debug this issue, check the Console app for logs in the \
      "UICollectionViewRecursion" category.
      """),
    Sample(
      "update-loop",
      """
      UICollectionView (<UICollectionView: 0x7f>) is stuck in its update/layout loop. This can \
      happen for various reasons, including self-sizing views. In particular, look for messages \
      about layout invalidations.
      """),
    Sample(
      "feedback-loop",
      """
      <UICollectionView: 0x7f> is stuck in a recursive layout loop. This can happen when \
      self-sizing views do not return consistent sizes. To debug this issue, check the Console app \
      for logs in the "UICollectionViewFeedbackLoopDebugger" category.
      """),
    Sample(
      "zero-preferred-size",
      "Invalid parameter not satisfying: !CGSizeEqualToSize(size, CGSizeZero)"),
    Sample(
      "encapsulated-size",
      """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x60 UIView:0x7f.height == 80   (active)>",
          "<NSLayoutConstraint:0x61 'UIView-Encapsulated-Layout-Height' UIView:0x7f.height == 50   \
      (active)>"
      )
      """),
  ]
}
