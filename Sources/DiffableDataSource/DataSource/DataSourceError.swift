/// Why a data source refused a call.
public enum DataSourceError: Error, Hashable, Sendable {
  /// Two items compare as equal but hash differently; these, as they describe themselves.
  case unequalHashes(String, String)
  /// Apply was called while another apply was still at work.
  case appliedWhileApplying
  /// A section index outside of so many sections.
  case sectionOutOfRange(Int, sections: Int)
  /// The cell provider had no cell for an item.
  case noCell(ItemPath, item: String, BatchUpdateView)
  /// A layout asked for a supplementary view of a data source that has no provider for them.
  case noSupplementaryViewProvider
  /// A snapshot refused an edit that the data source was asked to make.
  case snapshot(SnapshotError)
  /// An outline refused the children that a handler gave for it.
  case outline(SectionSnapshotError)
}

extension DataSourceError: CustomStringConvertible {
  /// The reason of the exception that UIKit raises; `nil` where it raises none.
  ///
  /// `<...>` stands for the description of the view, `0x...` for the address of an index path.
  public var uikitReason: String? {
    switch self {
    case .unequalHashes(let first, let second):
      """
      Diffable data source detected item identifiers that are equal but have different hash \
      values. Two identifiers which compare as equal must return the same hash value. You must \
      fix this in the Hashable (Swift) or hash property (Objective-C) implementation for the type \
      of these identifiers. Identifiers that are equal but have different hash values: \
      (\(first)) and (\(second))
      """
    case .appliedWhileApplying:
      """
      Deadlock detected: attempted to apply a snapshot to diffable data source while it was \
      already applying a snapshot.
      """
    case .sectionOutOfRange:
      "Invalid parameter not satisfying: section < _impl.numberOfSections"
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
    case .snapshot(let error):
      error.uikitReason
    case .outline(let error):
      error.uikitReason
    }
  }

  /// What is wrong, in one sentence.
  public var description: String {
    switch self {
    case .unequalHashes(let first, let second):
      "\(first) and \(second) are equal but have different hashes"
    case .appliedWhileApplying: "a snapshot is being applied already"
    case .sectionOutOfRange(let section, let sections):
      "there is no section \(section) among \(sections)"
    case .noCell(let path, let item, _): "there is no cell for \(item) at \(path)"
    case .noSupplementaryViewProvider: "there is no provider of supplementary views"
    case .snapshot(let error): error.description
    case .outline(let error): error.description
    }
  }
}
