import CompositionalLayout
import Foundation
import HeadlessUIKit
import ImportRecords

/// Tables with a diffable data source, as lists of their rows.
extension ImportReport {
  /// What headers and footers of a table are called, which have no kinds.
  private static let boundaryKinds = (header: "header", footer: "footer")

  /// Takes what a table shows: each section as a list, whose rows are as high as they were given or
  /// as they answered.
  func take(_ table: UITableView, into record: inout ImportRecord) {
    guard let source = table.dataSource as? any InspectableDataSource else { return }
    showEveryRow(of: table)
    record.isTable = true
    record.snapshot = shownSections(source.inspectedSnapshot, in: table)
    var configuration = LayoutConfiguration()
    configuration.contentInsetsReference = .none
    for (kind, view, alignment) in [
      ("tableHeaderView", table.tableHeaderView, RectAlignment.top),
      ("tableFooterView", table.tableFooterView, .bottom),
    ] {
      guard let height = view?.bounds.height, height > 0 else { continue }
      configuration.boundarySupplementaryItems.append(
        Self.boundary(kind, as: Double(height), alignment))
    }
    record.configuration = configuration
    record.layouts = []
    for section in 0..<table.numberOfSections {
      record.titles = record.titles ?? [:]
      for (kind, view) in [
        (Self.boundaryKinds.header, table.headerView(forSection: section)),
        (Self.boundaryKinds.footer, table.footerView(forSection: section)),
      ] {
        if let text = view?.firstText { record.titles?[section, default: [:]][kind] = text }
      }
      let paths = (0..<table.numberOfRows(inSection: section)).map {
        IndexPath(row: $0, section: section)
      }
      let fixed = Set(paths.map { table.fixedHeight(ofRowAt: $0) })
      var rowHeight = LayoutDimension.estimated(paths.first.map(table.estimatedHeight) ?? 44)
      if fixed.count == 1, case let height?? = fixed.first { rowHeight = .absolute(height) }
      // A data source may show rows of its own beside those of its items.
      let sections = record.snapshot ?? []
      let count = sections.indices.contains(section) ? sections[section].items.count : 0
      for path in paths.prefix(count) {
        let types = table.cellForRow(at: path)?.userTypes ?? []
        if !types.isEmpty { record.snapshot?[section].items[path.row].viewTypes = types.sorted() }
        guard rowHeight.isEstimated else { continue }
        record.snapshot?[section].items[path.row].size = LayoutExtent(
          table.rectForRow(at: path).size)
      }
      record.layouts?.append(list(section, of: table, rowHeight))
    }
  }

  /// A section of a table as one of a compositional layout.
  private func list(
    _ index: Int, of table: UITableView, _ rowHeight: LayoutDimension
  ) -> LayoutSection? {
    let size = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: rowHeight)
    let group = try? LayoutGroup.vertical(
      layoutSize: size, subitems: [.item(LayoutItem(layoutSize: size))])
    guard let group else { return nil }
    var section = LayoutSection(group: group)
    let whole = table.rect(forSection: index)
    let rows = table.rowsRect(forSection: index)
    section.contentInsets = DirectionalEdgeInsets(
      top: Double(rows.minY - whole.minY), leading: Double(rows.minX),
      bottom: Double(whole.maxY - rows.maxY), trailing: Double(whole.width - rows.maxX))
    if index == 0 {
      section.contentInsets.top += Double(whole.minY - (table.tableHeaderView?.bounds.height ?? 0))
    }
    for (kind, frame, alignment, edge) in [
      (
        Self.boundaryKinds.header, table.rectForHeader(inSection: index), RectAlignment.top,
        \DirectionalEdgeInsets.top
      ),
      (Self.boundaryKinds.footer, table.rectForFooter(inSection: index), .bottom, \.bottom),
    ] where frame.height > 0 {
      // What is above a header, or below a footer, is a part of it.
      let room = alignment == .top ? frame.maxY - whole.minY : whole.maxY - frame.minY
      var item = Self.boundary(kind, as: Double(room), alignment)
      item.contentInsets[keyPath: edge] = Double(room - frame.height)
      item.pinToVisibleBounds = table.style == .plain
      section.boundarySupplementaryItems.append(item)
      section.contentInsets[keyPath: edge] -= Double(room)
    }
    return section
  }

  /// A view as wide as a table and so high, above or below what it is of.
  private static func boundary(
    _ kind: String, as height: Double, _ alignment: RectAlignment
  ) -> LayoutBoundaryItem {
    LayoutBoundaryItem(
      layoutSize: LayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
      elementKind: kind, alignment: alignment)
  }

  /// Makes a table as high as its rows, as far as cells are asked: those off screen would stay as
  /// high as they were estimated.
  private func showEveryRow(of table: UITableView) {
    for _ in 0..<Self.passes {
      let height = min(table.contentSize.height, Self.tallestTable)
      guard height > table.bounds.height else { return }
      table.frame.size.height = height
      table.layoutIfNeeded()
    }
  }

  /// Rows that answer more than was estimated move others out of sight.
  private static let passes = 4
  /// As many rows as cells are asked, of the usual height.
  private static let tallestTable = 44 * CGFloat(measuredCells)
}
