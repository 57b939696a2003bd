/// Texts as they are raised and logged, with the row that knows each.
enum ConsoleSamples {
  /// A text and the name of its row.
  struct Sample: Sendable, CustomStringConvertible {
    var id: String
    var text: String

    init(_ id: String, _ text: String) { (self.id, self.text) = (id, text) }

    var description: String { id }
  }

  static let all =
    snapshots + outlines + dataSources + cells + batches + layouts + neighbours
    + process

  private static let update = "<_UIDiffableDataSourceUpdate 0x600002c1"

  static let snapshots: [Sample] = [
    Sample(
      "no-sections",
      "There are currently no sections in the data source. Please add a section first."),
    Sample(
      "section-not-found",
      """
      Section identifier was not found. You can verify the section exists by calling the \
      indexOfSectionIdentifier API (which has O(1) performance)
      """),
    Sample(
      "repeated-items",
      "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    a,\n    b\n)}"
    ),
    Sample("repeated-items", "Fatal: supplied identifiers are not unique."),
    Sample(
      "repeated-sections",
      "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    main\n)}"),
    Sample(
      "existing-sections",
      """
      Diffable data source detected an attempt to insert or append 1 section identifier that \
      already exists in the snapshot. Identifiers in a snapshot must be unique. Section identifier \
      that already exists: main
      """),
    Sample(
      "existing-sections",
      """
      Diffable data source detected an attempt to insert or append 2 section identifiers that \
      already exist in the snapshot. Identifiers in a snapshot must be unique. Section identifiers \
      that already exist: (
          main,
          ads
      )
      """),
    Sample(
      "existing-items",
      """
      Diffable data source detected an attempt to insert or append 2 item identifiers that already \
      exist in the snapshot. The existing item identifiers will be moved into place instead, but \
      this operation will be more expensive. For best performance, inserted item identifiers should \
      always be unique. Set a symbolic breakpoint on \
      BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the \
      debugger. Item identifiers that already exist: (
          a,
          b
      )
      """),
    Sample(
      "reloaded-item-not-found",
      "Attempted to reload item identifier that does not exist in the snapshot: 9"),
    Sample("reloaded-item-not-found", "Invalid item identifier specified for reload"),
    Sample(
      "reloaded-section-not-found",
      "Attempted to reload section identifier that does not exist in the snapshot: ads"),
    Sample(
      "reconfigured-item-not-found",
      "Attempted to reconfigure item identifier that does not exist in the snapshot: Item(id: 9)"),
    Sample("nil-argument", "Invalid parameter not satisfying: sectionIdentifiers"),
    Sample("nil-argument", "Invalid parameter not satisfying: parentItem != nil"),
    Sample(
      "section-count-mismatch",
      """
      Invalid parameter not satisfying: dataSourceSnapshot.numberOfSections == \
      sectionIdentifiers.count
      """),
    Sample("destination-not-found", "Invalid parameter not satisfying: section != NSNotFound"),
    Sample("moved-item-not-found", "Invalid parameter not satisfying: fromIndex != NSNotFound"),
    Sample("move-destination-not-found", "Invalid parameter not satisfying: toIndex != NSNotFound"),
    Sample(
      "section-destination-not-found",
      "Invalid parameter not satisfying: insertIndex != NSNotFound"),
    Sample(
      "moved-section-not-found", "Invalid parameter not satisfying: fromSection != NSNotFound"),
    Sample(
      "section-move-destination-not-found",
      "Invalid parameter not satisfying: toSection != NSNotFound"),
    Sample(
      "inserted-beside-itself",
      """
      Invalid update: destination for insertion operation [a] is in the insertion identifier list \
      for update: \(update) - action: INS; destinationIdentifier:a; destIsSection: 0; identifiers: \
      [a,b]>.
      """),
    Sample(
      "section-inserted-beside-itself",
      """
      Invalid update: destination for section operation [main] is in the inserted section list for \
      update: \(update) - action: INS; destinationIdentifier:main; destIsSection: 0; identifiers: \
      [main]>
      """),
    Sample(
      "item-moved-to-itself",
      """
      Invalid update: destination for item move is the same as the source [a] for update: \
      \(update) - action: MOV; destinationIdentifier:a; destIsSection: 0; identifiers: [a]>.
      """),
    Sample(
      "section-moved-to-itself",
      """
      Invalid update: destination for section move is the same as the source [main] for update: \
      \(update) - action: MOV; destinationIdentifier:main; destIsSection: 0; identifiers: [main]>.
      """),
  ]

  static let outlines: [Sample] = [
    Sample(
      "outline-repeats-items",
      "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n    fox\n)}"
    ),
    Sample("replacement-repeats-items", "new children stand elsewhere in the outline: apple"),
    Sample(
      "parent-not-found", "Parent item identifier does not exist in section snapshot: fruit"),
    Sample(
      "outline-before-not-found",
      "Item identifier to insert before does not exist in section snapshot: pear"),
    Sample(
      "outline-after-not-found",
      "Item identifier to insert after does not exist in section snapshot: pear"),
    Sample("outline-item-to-delete-not-found", "Failed to find index of item pear"),
    Sample("outline-item-not-found", "Item identifier does not exist in section snapshot: pear"),
    Sample("child-not-found", "Child item identifier does not exist in section snapshot: pear"),
  ]

  static let dataSources: [Sample] = [
    Sample(
      "unequal-hashes",
      """
      Diffable data source detected item identifiers that are equal but have different hash values. \
      Two identifiers which compare as equal must return the same hash value. You must fix this in \
      the Hashable (Swift) or hash property (Objective-C) implementation for the type of these \
      identifiers. Identifiers that are equal but have different hash values: (Row(id: 1, title: \
      "a")) and (Row(id: 1, title: "b"))
      """),
    Sample(
      "no-cell",
      """
      UICollectionViewDiffableDataSource cell provider returned nil for index path <NSIndexPath: \
      0xab12cd34ef> {length = 2, path = 0 - 3} with item identifier 'a', which is not allowed. You \
      must always return a cell to the collection view: <UICollectionView: 0x7f>
      """),
    Sample(
      "no-cell",
      """
      UITableViewDiffableDataSource cell provider returned nil for index path <NSIndexPath: 0x...> \
      {length = 2, path = 0 - 3} with item identifier 'a', which is not allowed. You must always \
      return a cell to the table view: <...>
      """),
    Sample(
      "no-supplementary-view-provider",
      """
      CollectionView <UICollectionView: 0x7f8e> requested a supplementary view, but a \
      supplementaryViewProvider was not specified on the diffable data source. Please configure the \
      diffable data source accordingly and add the supplementary provider
      """),
    Sample(
      "section-index-out-of-range",
      "Invalid parameter not satisfying: section < _impl.numberOfSections"),
    Sample("no-item-for-cell", "Invalid parameter not satisfying: itemIdentifier"),
    Sample(
      "direct-mutation",
      """
      UICollectionView must be updated via the UICollectionViewDiffableDataSource APIs when acting \
      as the UICollectionView's dataSource: please do not call mutation APIs directly on \
      UICollectionView.
      """),
    Sample(
      "applied-while-applying",
      """
      Deadlock detected: attempted to apply a snapshot to diffable data source while it was already \
      applying a snapshot.
      """),
    Sample(
      "queue-deadlock",
      """
      Deadlock detected: calling this method on the main queue with outstanding async updates is \
      not permitted and will deadlock. Please always submit updates either always on the main queue \
      or always off the main queue - view=<UICollectionView: 0x7f>
      """),
    Sample(
      "queue-mixture",
      """
      Warning: applying updates in a non-thread confined manner is dangerous and can lead to \
      deadlocks. Please always submit updates either always on the main queue or always off the \
      main queue - view=<UICollectionView: 0x7f>
      """),
  ]

  static let cells: [Sample] = [
    Sample(
      "registration-in-provider",
      """
      Attempted to dequeue a cell using a registration that was created inside \
      -collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell \
      provider. Creating a new registration each time a cell is requested will prevent reuse.
      """),
    Sample(
      "other-registration",
      """
      Attempted to dequeue a cell for a different registration or reuse identifier than the \
      existing cell when reconfiguring an item, which is not allowed.
      """),
    Sample(
      "stray-view",
      """
      Expected dequeued view to be returned to the collection view in preparation for display. When \
      the collection view's data source is asked to provide a view for a given index path, ensure \
      that a single view is dequeued and returned to the collection view. Dequeued view: \
      <Shop.PriceCell: 0x10; baseClass = UICollectionViewCell>; Collection view: <UICollectionView: \
      0x7f>
      """),
    Sample(
      "unregistered-cell",
      """
      could not dequeue a view of kind: UICollectionElementKindCell with identifier Cell - must \
      register a nib or a class for the identifier or connect a prototype cell in a storyboard
      """),
    Sample(
      "unregistered-view",
      """
      could not dequeue a view of kind: background - must register a nib or a class for the kind or \
      connect a prototype view in a storyboard
      """),
    Sample(
      "unregistered-row",
      """
      unable to dequeue a cell with identifier Cell - must register a nib or a class for the \
      identifier or connect a prototype cell in a storyboard
      """),
    Sample(
      "no-reuse-identifier",
      """
      the cell returned from -collectionView:cellForItemAtIndexPath: does not have a \
      reuseIdentifier - cells must be retrieved by calling \
      -dequeueReusableCellWithReuseIdentifier:forIndexPath:
      """),
    Sample(
      "second-dequeue",
      """
      Attempted to dequeue multiple cells for the same index path, which is not allowed. If you \
      really need to dequeue more cells than the table view is requesting, use the \
      -dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier: cell, \
      index path: <NSIndexPath: 0xc1> {length = 2, path = 0 - 7}
      """),
    Sample("nil-view", "attempt to create view animation for nil view"),
    Sample(
      "count-of-missing-section",
      "request for number of items in section 3 when there are only 1 sections in the collection view"
    ),
    Sample(
      "count-of-missing-section",
      "request for number of rows in section 3 when there are only 1 sections in the table view"),
    Sample(
      "rows-out-of-bounds", "Requested the number of rows for section (4) which is out of bounds."),
    Sample(
      "global-index",
      """
      request for index path for global index 12 when there are only 12 items in the collection view
      """),
    Sample(
      "attributes-for-missing-path",
      """
      UICollectionView received layout attributes for a cell with an index path that does not \
      exist: <NSIndexPath: 0x...> {length = 2, path = 0 - 4}
      """),
    Sample(
      "scroll-out-of-bounds",
      """
      Attempted to scroll the collection view to an out-of-bounds item (9) when there are only 2 \
      items in section 0. Collection view: <UICollectionView: 0x7f>.
      """),
    Sample("no-layout", "UICollectionView must be initialized with a non-nil layout parameter"),
    Sample(
      "no-cell-obtained",
      "UITableView (<UITableView: 0x7f>) failed to obtain a cell from its dataSource (<Home: 0x6>)"),
  ]
}
