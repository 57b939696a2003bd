import TextWidth

/// A table as comma-separated values (RFC 4180), for programs that take no JSON.
package struct CSVTable: Hashable, Sendable {
  /// The names of the columns.
  package var columns: [String]
  /// The rows, each as long as `columns`.
  package var rows: [[String]]

  package init(_ columns: [String], rows: [[String]] = []) {
    self.columns = columns
    self.rows = rows
  }

  /// The header and the rows.
  package var lines: [StyledText] {
    ([columns] + rows).map { StyledText($0.map(Self.field).joined(separator: ",")) }
  }

  /// A field, in quotes where it has to be; a line break in it is shown as a picture, so that each
  /// row stays a line.
  private static func field(_ text: String) -> String {
    let text = text.singleLine
    guard text.contains(where: { $0 == "," || $0 == "\"" }) || text.first == " " else {
      return text
    }
    return "\""
      + text.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }
}
