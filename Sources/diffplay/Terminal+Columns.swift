private import CLibedit

extension String {
  /// The columns that the text takes on a terminal, as the system counts them.
  var terminalColumns: Int {
    unicodeScalars.reduce(0) { $0 + max(0, Int(line_editor_columns($1.value))) }
  }

  /// The text followed by as many spaces as fill `columns`.
  func padded(to columns: Int) -> String {
    self + String(repeating: " ", count: max(0, columns - terminalColumns))
  }

  /// The text, or as much of its beginning as fits `columns` with an ellipsis.
  func truncated(to columns: Int) -> String {
    guard terminalColumns > columns else { return self }
    var result = ""
    var room = columns - 1
    for character in self {
      room -= String(character).terminalColumns
      guard room >= 0 else { break }
      result.append(character)
    }
    return result + "…"
  }
}
