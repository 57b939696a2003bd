import Foundation

/// Rows that stand in a storyboard, made once.
struct StaticSection {
  var header: String?
  var footer: String?
  var rows: [Row]

  struct Row {
    var cell: UITableViewCell
    /// The height of the row; nil for that of all rows.
    var height: CGFloat?
  }
}

extension UITableView {
  /// The row of a storyboard at a place; nil where a data source gives the rows.
  func staticRow(at path: IndexPath) -> StaticSection.Row? {
    guard let section = staticSection(path.section), section.rows.indices.contains(path.row) else {
      return nil
    }
    return section.rows[path.row]
  }

  func staticSection(_ index: Int) -> StaticSection? {
    guard let staticSections, staticSections.indices.contains(index) else { return nil }
    return staticSections[index]
  }
}
