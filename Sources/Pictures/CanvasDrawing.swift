import TextWidth

/// Draws boxes on a grid whose outermost cells are the viewport's border.
struct CanvasDrawing {
  typealias Span = EdgeSnapping.Span

  var grid: CellGrid

  /// A grid with nothing but the border.
  init(columns: Int, rows: Int) {
    grid = CellGrid(columns: columns, rows: rows)
    drawLines(.light, over: Span(low: 0, high: rows - 1), Span(low: 0, high: columns - 1))
    for row in 0..<rows {
      for column in 0..<columns { grid[row, column].isBorder = grid[row, column].arms != SIMD4() }
    }
  }

  /// Draws a box over what is there.
  mutating func draw(_ box: CanvasBox, as owner: Int, over rows: Span, _ columns: Span) {
    if rows.isCollapsed && columns.isCollapsed {
      drawDot(as: owner, rows.low, columns.low)
      return
    }
    if box.fill != .clear, !rows.isCollapsed, !columns.isCollapsed {
      fill(box.fill, as: owner, over: rows, columns)
    }
    drawLines(box.stroke, over: rows, columns)
    for row in rows.low...rows.high {
      for column in columns.low...columns.high
      where row == rows.low || row == rows.high || column == columns.low || column == columns.high {
        clearCharacter(at: row, column)
        grid[row, column].owner = owner
      }
    }
  }

  /// Marks something outside the viewport, before or after it along an axis.
  mutating func mark(isAfter: Bool, along axis: CanvasAxis, at line: Int) {
    let isHorizontal = axis == .horizontal
    let row = isHorizontal ? line : (isAfter ? grid.rows - 1 : 0)
    let column = isHorizontal ? (isAfter ? grid.columns - 1 : 0) : line
    if grid[row, column].isOpen || !isPlainBorder(row, column, along: axis.cross) { return }
    let arrow = isHorizontal ? (isAfter ? "▸" : "◂") : (isAfter ? "▾" : "▴")
    grid.write(arrow, at: row, column)
  }

  /// Whether only the border's own line is in a cell.
  private func isPlainBorder(_ row: Int, _ column: Int, along axis: CanvasAxis) -> Bool {
    let straight: SIMD4<UInt8> = axis == .horizontal ? [0, 1, 0, 1] : [1, 0, 1, 0]
    return grid[row, column].arms == straight && !grid[row, column].hasCharacter
  }

  /// Draws a box that is smaller than a cell.
  private mutating func drawDot(as owner: Int, _ row: Int, _ column: Int) {
    if grid[row, column].isBorder { return }
    clearCharacter(at: row, column)
    grid.write("▪", at: row, column)
    grid[row, column].owner = owner
  }

  /// Hides what is inside a box.
  private mutating func fill(
    _ fill: CanvasBox.Fill, as owner: Int, over rows: Span, _ columns: Span
  ) {
    for row in rows.inside {
      for column in columns.inside {
        grid[row, column] = CellGrid.Cell()
        grid[row, column].owner = owner
        if case .pattern(let character) = fill, character.displayWidth == 1 {
          grid[row, column].character = character
        }
      }
    }
    // The ends of the lines that were hidden.
    for column in columns.inside {
      grid.cut(.down, at: rows.low, column)
      grid.cut(.up, at: rows.high, column)
    }
    for row in rows.inside {
      grid.cut(.right, at: row, columns.low)
      grid.cut(.left, at: row, columns.high)
    }
  }

  /// Draws the closed sides of a box and opens the border at the others.
  private mutating func drawLines(
    _ stroke: CanvasBox.Stroke, over rows: Span, _ columns: Span
  ) {
    for (row, isOpen) in rows.sides {
      for column in columns.low..<columns.high where !isOpen {
        grid.draw(.right, at: row, column, stroke)
        grid.draw(.left, at: row, column + 1, stroke)
      }
      for column in columns.inside where isOpen { grid[row, column].isOpen = true }
    }
    for (column, isOpen) in columns.sides {
      for row in rows.low..<rows.high where !isOpen {
        grid.draw(.down, at: row, column, stroke)
        grid.draw(.up, at: row + 1, column, stroke)
      }
      for row in rows.inside where isOpen { grid[row, column].isOpen = true }
    }
  }

  private mutating func clearCharacter(at row: Int, _ column: Int) {
    grid[row, column].character = nil
    grid[row, column].isCovered = false
  }
}

extension EdgeSnapping.Span {
  /// The lines strictly between the edges.
  var inside: Range<Int> { low + 1..<max(high, low + 1) }

  /// The lines of the two edges, and whether the box goes on beyond; a sliver is all open.
  fileprivate var sides: [(line: Int, isOpen: Bool)] {
    let isSliver = isCollapsed && (isLowOpen || isHighOpen)
    return [(low, isLowOpen || isSliver), (high, isHighOpen || isSliver)]
  }
}
