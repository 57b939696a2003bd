public import Foundation

extension UICollectionView {
  private func list(ofItemAt indexPath: IndexPath) -> UICollectionLayoutListConfiguration? {
    prepareLayout()
    let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
    guard let sections = layout?.sections, sections.indices.contains(indexPath.section) else {
      return nil
    }
    return sections[indexPath.section]?.listConfiguration
  }

  /// The actions that swiping a list's cell from its leading or trailing edge offers.
  ///
  /// - Parameters:
  ///   - indexPath: The item of the cell.
  ///   - edge: The edge that the finger begins at, `.leading` or `.trailing`.
  public func simulateSwipe(
    onItemAt indexPath: IndexPath, from edge: NSDirectionalRectEdge
  ) -> UISwipeActionsConfiguration? {
    let list = list(ofItemAt: indexPath)
    return edge == .leading
      ? list?.leadingSwipeActionsConfigurationProvider?(indexPath)
      : list?.trailingSwipeActionsConfigurationProvider?(indexPath)
  }

  /// The separators of a list's cell; `nil` when the list shows none, or it is no list.
  public func simulatedSeparators(
    ofItemAt indexPath: IndexPath
  ) -> UIListSeparatorConfiguration? {
    guard let list = list(ofItemAt: indexPath), list.showsSeparators else { return nil }
    return list.itemSeparatorHandler?(indexPath, list.separatorConfiguration)
      ?? list.separatorConfiguration
  }
}
