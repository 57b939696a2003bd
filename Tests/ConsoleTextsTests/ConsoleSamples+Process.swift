extension ConsoleSamples {
  static let process: [Sample] = [
    Sample(
      "main-actor-call",
      """
      /Users/me/List.swift:41:20: error: Call to main actor-isolated instance method \
      'apply(_:animatingDifferences:completion:)' in a synchronous nonisolated context
      """),
    Sample(
      "main-actor-call",
      """
      error: Main actor-isolated property 'dataSource' can not be referenced from a nonisolated \
      context
      """),
    Sample(
      "main-actor-call",
      """
      error: main actor-isolated property 'items' can not be mutated from a nonisolated context
      """),
    Sample(
      "main-actor-call",
      """
      error: main actor-isolated instance method 'reload()' cannot be called from outside of the actor
      """),
    Sample(
      "identifier-not-sendable",
      "error: Type 'Section' does not conform to protocol 'Sendable'"),
    Sample(
      "identifier-not-sendable",
      "error: Sending 'snapshot' risks causing data races"),
    Sample(
      "identifier-not-sendable",
      """
      warning: Non-sendable type 'Item' returned by call from main actor-isolated context cannot \
      cross actor boundary
      """),
    Sample(
      "isolated-conformance",
      """
      error: Main actor-isolated conformance of 'Item' to 'Hashable' cannot satisfy conformance \
      requirement for a 'Sendable' type parameter
      """),
    Sample(
      "identifier-not-sendable",
      "warning: Type 'Item' does not conform to the 'Sendable' protocol"),
    Sample(
      "identifier-not-sendable",
      """
      warning: Capture of 'snapshot' with non-Sendable type \
      'NSDiffableDataSourceSnapshot<Section, Item>' in a '@Sendable' closure
      """),
    Sample(
      "identifier-not-hashable",
      "error: Type 'Item' does not conform to protocol 'Hashable'"),
    Sample(
      "identifier-not-hashable",
      """
      error: Generic struct 'NSDiffableDataSourceSnapshot' requires that 'Item' conform to \
      'Hashable'
      """),
    Sample(
      "availability",
      "error: 'reconfigureItems' is only available in iOS 15.0 or newer"),
    Sample(
      "main-queue-expected",
      """
      BUG IN CLIENT OF LIBDISPATCH: Assertion failed: Block was expected to execute on queue \
      [com.apple.main-thread (0x1f2e3)]
      """),
    Sample(
      "unowned-gone",
      """
      Fatal error: Attempted to read an unowned reference but object 0x600000c0 was already \
      deallocated
      """),
    Sample(
      "duplicate-store-key",
      "Swift/Dictionary.swift:830: Fatal error: Duplicate values for key: 'p1'"),
    Sample(
      "enumeration-mutation",
      "*** Collection <__NSArrayM: 0x600000c> was mutated while being enumerated."),
    Sample(
      "nil-object",
      "*** -[__NSArrayM insertObject:atIndex:]: object cannot be nil"),
    Sample(
      "invalid-scroll-path",
      "attempt to scroll to invalid index path: <NSIndexPath: 0x8> {length = 2, path = 2 - 5}"),
    Sample(
      "supplementary-of-missing-section",
      """
      request for layout attributes for supplementary view UICollectionElementKindSectionHeader \
      in section 1 when there are only 1 sections in the collection view
      """),
    Sample(
      "two-animations",
      "Attempt to create two animations for cell"),
    Sample(
      "two-animations",
      "too many update animations on one view - limit is 31 in flight at a time"),
    Sample(
      "missing-symbol",
      "dyld: Symbol not found: _OBJC_CLASS_$_UICollectionViewDiffableDataSource"),
    Sample(
      "flow-cache",
      """
      UICollectionViewFlowLayout has cached frame mismatch for index path <NSIndexPath: 0x8> \
      {length = 2, path = 0 - 1} - cached value: {{0, 10}, {10, 10}}; expected value: {{0, 0}, \
      {10, 10}}
      """),
    Sample(
      "autoresizing-mask",
      """
      Changing the translatesAutoresizingMaskIntoConstraints property of a UICollectionViewCell \
      that is managed by a UICollectionView is not supported, and will result in incorrect \
      self-sizing. View: <Cell: 0x1>
      """),
    Sample(
      "no-common-ancestor",
      """
      Unable to activate constraint with anchors <NSLayoutYAxisAnchor:0x1 "UILabel:0x2.top"> and \
      <NSLayoutYAxisAnchor:0x3 "UIView:0x4.top"> because they have no common ancestor.  Does the \
      constraint or its anchors reference items in different view hierarchies?  That's illegal.
      """),
    Sample(
      "cell-during-update",
      """
      [Assert] Attempted to call -cellForRowAtIndexPath: on the table view while it was in the \
      process of updating its visible cells, which is not allowed.
      """),
    Sample(
      "row-height",
      """
      Invalid row height (-1.000000) provided by table delegate. Value must be at least 0.0, or \
      UITableViewAutomaticDimension.
      """),
    Sample(
      "missing-nib",
      "Could not load NIB in bundle: 'NSBundle </App.app> (loaded)' with name 'PhotoCell'"),
    Sample(
      "invalid-nib",
      """
      invalid nib registered for identifier (PhotoCell) - nib must contain exactly one top level \
      object which must be a UICollectionReusableView instance
      """),
    Sample(
      "key-of-outlet",
      """
      [<App.PhotoCell 0x7f8> setValue:forUndefinedKey:]: this class is not key value \
      coding-compliant for the key titleLabel.
      """),
    Sample(
      "unknown-class",
      "Unknown class _TtC3App9PhotoCell in Interface Builder file."),
  ]
}
