private import CLibedit
import DiffplayKit

/// Where libedit has put the characters of the edited text: the rows on the screen, which a line
/// break or the margin ends.
///
/// Widths are counted as libedit counts them.
struct LineGeometry {
  /// A row's first column, and what it holds of the text, in UTF-8 bytes.
  struct Row: Hashable {
    var column: Int
    var bytes: Range<Int>
  }

  private(set) var rows: [Row] = []
  private(set) var cursor = (row: 0, column: 0)
  /// Whether a row ends at the margin.
  private(set) var wraps = false
  /// The columns behind the text, but for the last one, which would begin a new row.
  private(set) var room = 0

  /// The rows of a text behind a prompt of so many columns.
  ///
  /// Nil where they don't fit the screen, or libedit shows a character as something else.
  init?(of edited: EditedText, behind promptColumns: Int, in size: TerminalSize) {
    guard promptColumns < size.columns else { return nil }
    var column = promptColumns
    var row = Row(column: column, bytes: 0..<0)
    var position = 0
    func endRow(_ rows: inout [Row]) {
      rows.append(Row(column: row.column, bytes: row.bytes.lowerBound..<position))
      column = 0
    }
    for scalar in edited.text.unicodeScalars {
      let width = scalar == "\n" ? 0 : scalar.columns
      guard let width else { return nil }
      if column + width > size.columns {
        endRow(&rows)
        row = Row(column: 0, bytes: position..<position)
        wraps = true
      }
      if position == edited.cursor { cursor = (rows.count, column) }
      if scalar == "\n" {
        endRow(&rows)
        position += 1
        row = Row(column: 0, bytes: position..<position)
        continue
      }
      column += width
      position += UTF8.width(scalar)
      if column == size.columns {
        endRow(&rows)
        row = Row(column: 0, bytes: position..<position)
        wraps = true
      }
    }
    if position == edited.cursor { cursor = (rows.count, column) }
    room = size.columns - column - 1
    endRow(&rows)
    guard rows.count <= size.rows else { return nil }
  }

  /// Whether a row other than the first begins with a blank, which a dot may take the place of.
  func hasIndentedRows(in text: String) -> Bool {
    let bytes = Array(text.utf8)
    return rows.dropFirst().contains { isIndented($0, bytes) }
  }

  private func isIndented(_ row: Row, _ bytes: [UInt8]) -> Bool {
    guard let first = row.bytes.first, bytes[first] == UInt8(ascii: " ") else { return false }
    return first == 0 || bytes[first - 1] == UInt8(ascii: "\n")
  }

  /// What draws the same characters with the renditions of `highlights`, and `dots` in front of
  /// indented rows, from the cursor and back to it.
  func drawing(of text: String, _ highlights: [Highlight], dots: String) -> String {
    let bytes = Array(text.utf8)
    var output = cursor.row > 0 ? "\u{1B}[\(cursor.row)A" : ""
    for (index, row) in rows.enumerated() {
      if index > 0 { output += "\u{1B}[B" }
      output += Self.toColumn(row.column)
      var start = row.bytes.lowerBound
      if index > 0, isIndented(row, bytes) {
        output += dots
        start += 1
      }
      output += Self.colored(bytes, start..<row.bytes.upperBound, by: highlights)
    }
    let up = rows.count - 1 - cursor.row
    return output + (up > 0 ? "\u{1B}[\(up)A" : "") + cursorColumn
  }

  /// What moves to the cursor's column, in its row.
  var cursorColumn: String { Self.toColumn(cursor.column) }

  private static func toColumn(_ column: Int) -> String {
    column > 0 ? "\r\u{1B}[\(column)C" : "\r"
  }

  /// The bytes of `range` as text, with the renditions of what lies in it of `highlights`.
  private static func colored(
    _ bytes: [UInt8], _ range: Range<Int>, by highlights: [Highlight]
  ) -> String {
    var result = ""
    var position = range.lowerBound
    for highlight in highlights {
      let part = highlight.range.clamped(to: range)
      guard !part.isEmpty, part.lowerBound >= position else { continue }
      result += String(decoding: bytes[position..<part.lowerBound], as: UTF8.self)
      let text = String(decoding: bytes[part], as: UTF8.self)
      result += "\u{1B}[\(highlight.kind.rendition)m\(text)\u{1B}[0m"
      position = part.upperBound
    }
    return result + String(decoding: bytes[position..<range.upperBound], as: UTF8.self)
  }
}

extension Unicode.Scalar {
  /// The columns that libedit gives it; nil for one that it shows otherwise or puts over another.
  var columns: Int? {
    let width = line_editor_columns(value)
    return width > 0 ? Int(width) : nil
  }
}

extension StringProtocol {
  /// The columns that libedit gives the text; nil where it shows a character otherwise.
  var columns: Int? {
    var sum = 0
    for scalar in unicodeScalars {
      guard let columns = scalar.columns else { return nil }
      sum += columns
    }
    return sum
  }
}

extension Highlight.Kind {
  /// The SGR parameters of what is drawn so.
  fileprivate var rendition: String {
    switch self {
    case .verb: "1"
    case .unknown: "4;31"
    case .string: "32"
    case .number: "36"
    case .bracket: "1;4"
    case .comment: "2;3"
    }
  }
}
