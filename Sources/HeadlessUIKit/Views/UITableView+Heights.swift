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

  /// The height of a header or footer; one that is automatic has 28, a title in a grouped table 38, and
  /// none without contents.
  ///
  /// The table's own height is that of headers with contents alone where it is plain: storyboards say 28
  /// of every table.
  func extent(ofBoundary kind: String, _ section: Int) -> Double {
    if let height = givenHeight(ofBoundary: kind, section) { return height }
    let isTitled = boundaryTitle(kind, section) != nil
    if !isTitled, delegatesView(kind, section) == nil { return 0 }
    let usual = kind == TableGeometry.headerKind ? sectionHeaderHeight : sectionFooterHeight
    if usual != Self.automaticDimension { return max(0, Double(usual)) }
    return style != .plain && isTitled ? 38 : 28
  }

  /// The height that the table or its delegate gives a header or footer, whether it shows something or
  /// not; nil for one that depends on that.
  private func givenHeight(ofBoundary kind: String, _ section: Int) -> Double? {
    let isHeader = kind == TableGeometry.headerKind
    let usual = isHeader ? sectionHeaderHeight : sectionFooterHeight
    let height =
      isHeader
      ? delegate?.tableView(self, heightForHeaderInSection: section) ?? usual
      : delegate?.tableView(self, heightForFooterInSection: section) ?? usual
    let isOpen = height == Self.automaticDimension || style == .plain && height == usual
    return isOpen ? nil : max(0, Double(height))
  }

  /// The space that the table's style keeps above a section's header, or its rows, and below its footer,
  /// in points: of a plain table 22 above headers, as since iOS 15; of a grouped one 35 between sections
  /// and above the first, half of it where a header or what is above the table is there.
  ///
  /// - Parameters:
  ///   - header: The height of its header, 0 for none.
  ///   - footer: That of its footer.
  func padding(
    ofSection section: Int, header: Double, footer: Double
  ) -> (above: Double, below: Double) {
    if style == .plain {
      let isAutomatic = sectionHeaderTopPadding == Self.automaticDimension
      return (header == 0 ? 0 : isAutomatic ? 22 : max(0, Double(sectionHeaderTopPadding)), 0)
    }
    let isHeaderOpen = givenHeight(ofBoundary: TableGeometry.headerKind, section) == nil
    let isFooterOpen = givenHeight(ofBoundary: TableGeometry.footerKind, section) == nil
    let isBelowTop = section == 0 && tableHeaderView == nil && isHeaderOpen
    let above = isHeaderOpen && header == 0 ? Self.groupSpace : 0
    return (
      above + (isBelowTop ? Self.groupSpace : 0),
      isFooterOpen && footer == 0 ? Self.groupSpace : 0
    )
  }

  private static let groupSpace = 17.5

  /// How far inside of the table's sides the rows, headers and footers of its style are, in points.
  var sideInset: Double { style == .insetGrouped ? (bounds.width < 414 ? 16 : 20) : 0 }

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
