import DiffableDataSource
import Foundation

extension UITableView {
  /// The height of a row that does not size itself, in points.
  package func fixedHeight(ofRowAt indexPath: IndexPath) -> Double? {
    fixedHeight(ofRowAt: ItemIndexPath(indexPath))
  }

  /// The height of a row that sizes itself until it is asked, in points.
  package func estimatedHeight(ofRowAt indexPath: IndexPath) -> Double {
    estimatedHeight(ofRowAt: ItemIndexPath(indexPath))
  }

  /// The height of a row that does not size itself.
  func fixedHeight(ofRowAt path: ItemIndexPath) -> Double? {
    let height = delegate?.tableView(self, heightForRowAt: IndexPath(path)) ?? rowHeight
    return height == Self.automaticDimension ? nil : Double(height)
  }

  /// The height of a row that sizes itself and has not been asked: 44 unless estimated otherwise.
  func estimatedHeight(ofRowAt path: ItemIndexPath) -> Double {
    let estimate =
      delegate?.tableView(self, estimatedHeightForRowAt: IndexPath(path)) ?? estimatedRowHeight
    return estimate > 0 ? Double(estimate) : 44
  }

  /// The height of a header or footer; one that is automatic has 28, and none without contents.
  ///
  /// The table's own height is that of headers with contents alone where it is plain: storyboards say 28
  /// of every table.
  func extent(ofBoundary kind: String, _ section: Int) -> Double {
    let isHeader = kind == TableGeometry.headerKind
    let usual = isHeader ? sectionHeaderHeight : sectionFooterHeight
    let height =
      isHeader
      ? delegate?.tableView(self, heightForHeaderInSection: section) ?? usual
      : delegate?.tableView(self, heightForFooterInSection: section) ?? usual
    let isAutomatic = height == Self.automaticDimension
    guard isAutomatic || style == .plain && height == usual else { return max(0, Double(height)) }
    if boundaryTitle(kind, section) == nil, delegatesView(kind, section) == nil { return 0 }
    return isAutomatic ? 28 : max(0, Double(height))
  }

  func boundaryTitle(_ kind: String, _ section: Int) -> String? {
    kind == TableGeometry.headerKind
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
  }

  func delegatesView(_ kind: String, _ section: Int) -> UIView? {
    kind == TableGeometry.headerKind
      ? delegate?.tableView(self, viewForHeaderInSection: section)
      : delegate?.tableView(self, viewForFooterInSection: section)
  }

  var footerHeight: CGFloat { tableFooterView?.bounds.height ?? 0 }
}
