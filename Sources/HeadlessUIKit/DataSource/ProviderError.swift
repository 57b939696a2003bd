import DiffableDataSource

/// What a data source raises that has providers and can be called from inside of them, as only
/// Apple's classes have.
///
/// `<...>` stands for the description of the view, `0x...` for the address of an index path.
enum ProviderError: Raisable {
  /// Apply was called while another apply was still at work.
  case appliedWhileApplying
  /// The cell provider had no cell for an item.
  case noCell(ItemIndexPath, item: String, BatchUpdateView)
  /// A layout asked for a supplementary view of a data source that has no provider for them.
  case noSupplementaryViewProvider

  var raisedReason: String {
    switch self {
    case .appliedWhileApplying:
      """
      Deadlock detected: attempted to apply a snapshot to diffable data source while it was \
      already applying a snapshot.
      """
    case .noCell(let path, let item, let view):
      """
      \(view == .tableView ? "UITableView" : "UICollectionView")DiffableDataSource cell provider \
      returned nil for index path <NSIndexPath: 0x...> {length = 2, path = \(path.section) - \
      \(path.item)} with item identifier '\(item)', which is not allowed. You must always return \
      a cell to the \(view == .tableView ? "table" : "collection") view: <...>
      """
    case .noSupplementaryViewProvider:
      """
      CollectionView <...> requested a supplementary view, but a supplementaryViewProvider was \
      not specified on the diffable data source. Please configure the diffable data source \
      accordingly and add the supplementary provider
      """
    }
  }
}
