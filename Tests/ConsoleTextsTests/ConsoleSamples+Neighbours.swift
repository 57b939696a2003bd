extension ConsoleSamples {
  static let neighbours: [Sample] = [
    Sample(
      "layout-outside-hierarchy",
      """
      [TableView] Warning once only: UITableView was told to layout its visible cells and other \
      contents without being in the view hierarchy (the table view or one of its superviews has not \
      been added to a window). Make a symbolic breakpoint at \
      UITableViewAlertForLayoutOutsideViewHierarchy to catch this in the debugger.
      """),
    Sample(
      "reentrant-layout",
      """
      [CollectionView] An attempt to update layout information was detected while already in the \
      process of computing the layout (i.e. reentrant call). This will result in unexpected behaviour \
      or a crash.
      """),
    Sample(
      "attributes-changed",
      """
      layout attributes for supplementary item at index path (<NSIndexPath: 0x8> {length = 2, path \
      = 0 - 0}) changed from <UICollectionViewLayoutAttributes: 0x1> to \
      <UICollectionViewLayoutAttributes: 0x2> without invalidating the layout
      """),
    Sample(
      "no-attributes",
      """
      no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: \
      <NSIndexPath: 0x8> {length = 2, path = 0 - 3}
      """),
    Sample(
      "recursion-logging",
      "[UICollectionViewRecursion] cv == 0x7f81 Disabling recursion trigger logging"),
    Sample(
      "ambiguous-zero-height",
      """
      Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a \
      table view cell's content view. We're considering the collapse unintentional and using standard \
      height instead.
      """),
    Sample(
      "dimension-not-positive",
      """
      Invalid absolute dimension, must be > 0. NOTE: This will be a hard-assert soon, please update \
      your call site.
      """),
    Sample(
      "invalid-index-path",
      """
      Invalid index path for use with UITableView. Index paths passed to table view must contain \
      exactly two indices specifying the section and row.
      """),
    Sample(
      "foreign-supplementary-view",
      """
      the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: \
      (UICollectionElementKindSectionHeader,<NSIndexPath: 0x8> {length = 2, path = 0 - 0}) was not \
      retrieved by calling \
      -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil
      """),
    Sample(
      "mismatched-element-kind",
      """
      the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: does not \
      match the element kind it is being used for. When asked for a view of element kind 'header' the \
      data source dequeued a view registered for the element kind 'footer'.
      """),
    Sample(
      "lost-first-row", "Unable to determine new global row index for preReloadFirstVisibleRow (0)"),
    Sample(
      "no-supplementary-view-provider",
      """
      Invalid parameter not satisfying: self.supplementaryViewProvider || \
      (self.supplementaryReuseIdentifierProvider && self.supplementaryViewConfigurationHandler)
      """),
    Sample(
      "no-cell-obtained",
      """
      the collection view's data source did not return a valid cell from \
      -collectionView:cellForItemAtIndexPath: for index path <NSIndexPath: 0x8>
      """),
    Sample("infinite-attributes", "CALayer position contains NaN: [nan 22]"),
  ]
}
