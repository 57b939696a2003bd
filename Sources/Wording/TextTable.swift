package import TextWidth

/// Aligned columns under a header and a thin rule, without a box around them.
package struct TextTable: Sendable {
  /// One column of a table.
  package struct Column: Hashable, Sendable {
    /// The words above the column.
    package var title: String
    /// The side on which the cells line up; numbers stand on the right.
    package var alignment: TextAlignment
    /// Whether cells may be cut with `…` to make the table fit.
    package var isShortened: Bool

    /// A column of words, or of numbers when `alignment` is right; only words are shortened.
    package init(_ title: String, _ alignment: TextAlignment = .left, isShortened: Bool? = nil) {
      self.title = title
      self.alignment = alignment
      self.isShortened = isShortened ?? (alignment != .right)
    }
  }

  /// The spaces between two columns.
  package static let gap = 2
  /// The columns that a shortened column keeps while titles can still give way, and at least.
  static let (legible, narrowest) = (8, 3)

  /// The columns, from left to right.
  package var columns: [Column]
  /// The cells, row by row; a missing cell is empty, a superfluous one is left out.
  package var rows: [[StyledText]]

  /// A table of `columns`, with `rows` to begin with.
  package init(_ columns: [Column], rows: [[StyledText]] = []) {
    self.columns = columns
    self.rows = rows
  }

  /// The lines of the table, none with trailing spaces.
  ///
  /// A table of untitled columns has neither header nor rule.
  ///
  /// - Parameter width: The columns of the terminal. The widest shortened columns give way until
  ///   the table fits, then the titles of the others; numbers are never cut, so that a table of
  ///   numbers may be wider.
  /// - Returns: The header, the rule and the rows.
  package func lines(fitting width: Int? = nil) -> [StyledText] {
    let titles = columns.map { $0.title.singleLine }
    let cells = rows.map { row in
      columns.indices.map { $0 < row.count ? row[$0].mapped(\.singleLine) : StyledText() }
    }
    var cellWidths = titles.map { _ in 0 }
    for row in cells {
      for (index, cell) in row.enumerated() {
        cellWidths[index] = max(cellWidths[index], cell.displayWidth)
      }
    }
    var widths = zip(titles, cellWidths).map { max($0.displayWidth, $1) }
    if let width { shorten(&widths, toFit: width, cells: cellWidths) }

    var lines: [StyledText] = []
    if titles.contains(where: { !$0.isEmpty }) {
      lines.append(line(of: titles.map { StyledText($0, .heading) }, widths))
      let rule = widths.map { StyledText(String(repeating: "─", count: $0), .dim) }
      lines.append(line(of: rule, widths))
    }
    return lines + cells.map { line(of: $0, widths) }
  }

  /// Takes columns away from the widest until the table fits or none can give more: from words as
  /// long as they can be told apart, then from titles above numbers, then from words again.
  private func shorten(_ widths: inout [Int], toFit width: Int, cells: [Int]) {
    let words = columns.indices.filter { columns[$0].isShortened }
    let others = columns.indices.filter { !columns[$0].isShortened }
    let stages = [
      words.map { ($0, Self.legible) }, others.map { ($0, max(cells[$0], 1)) },
      words.map { ($0, Self.narrowest) },
    ]
    var excess = widths.reduce(Self.gap * (widths.count - 1), +) - width
    for stage in stages {
      while excess > 0,
        let widest = stage.filter({ widths[$0.0] > $0.1 }).max(by: { widths[$0.0] <= widths[$1.0] })
      {
        widths[widest.0] -= 1
        excess -= 1
      }
    }
  }

  /// One row, cut and padded to the widths.
  private func line(of cells: [StyledText], _ widths: [Int]) -> StyledText {
    var line = StyledText()
    for (index, cell) in cells.enumerated() {
      if index > 0 { line.append(String(repeating: " ", count: Self.gap)) }
      let text = cell.truncated(toWidth: widths[index])
      let isLast = index == cells.count - 1 && columns[index].alignment == .left
      line.append(
        isLast ? text : text.padded(toWidth: widths[index], alignment: columns[index].alignment))
    }
    return line.trimmingTrailingSpaces()
  }
}
