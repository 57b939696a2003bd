import TextWidth
import Wording

extension CanvasDrawing {
  /// A stretch of cells in one row.
  private struct Run {
    var row: Int
    var columns: Range<Int>
  }

  /// Writes a box's label where the box itself is seen.
  mutating func label(_ box: CanvasBox, of owner: Int, over rows: Span, _ columns: Span) {
    let words = box.label.split(whereSeparator: \.isNewline).map(\.singleLine)
    guard let first = words.first else { return }
    let runs = rows.isCollapsed || columns.isCollapsed ? [] : insides(of: owner, rows, columns)
    if words.count > 1, writeAll(words, in: runs, box.labelPlacement, rows, columns) { return }
    if writeWrapped(first, in: runs, box.labelPlacement, rows, columns) { return }
    if let run = bestRun(for: first, in: runs, box.labelPlacement, rows) {
      write(first, in: run, box.labelPlacement, columns)
    } else {
      writeOnLine(first, of: owner, box, rows, columns)
    }
  }

  /// The stretches inside a box that no later box covers, one a row, the widest of each.
  private func insides(of owner: Int, _ rows: Span, _ columns: Span) -> [Run] {
    rows.inside.compactMap { row in
      longestRun(row, columns) { $0.owner == owner && $0.arms == SIMD4() }
    }
  }

  /// The longest stretch strictly between two columns whose cells all satisfy `isFree`.
  private func longestRun(
    _ row: Int, _ columns: Span, where isFree: (CellGrid.Cell) -> Bool
  ) -> Run? {
    var best = 0..<0
    var start = columns.low + 1
    for column in columns.low + 1..<max(columns.high + 1, columns.low + 2) {
      if column < columns.high, isFree(grid[row, column]) { continue }
      if column - start > best.count { best = start..<column }
      start = column + 1
    }
    return best.isEmpty ? nil : Run(row: row, columns: best)
  }

  /// The stretch where a label reads best: one that holds it whole, else the widest.
  private func bestRun(
    for words: String, in runs: [Run], _ placement: CanvasBox.LabelPlacement, _ rows: Span
  ) -> Run? {
    let width = words.displayWidth
    func distance(_ run: Run) -> Int {
      placement == .topLeft ? run.row : abs(2 * run.row - rows.low - rows.high)
    }
    return runs.min {
      let (a, b) = (min($0.columns.count, width), min($1.columns.count, width))
      return a == b ? (distance($0), $0.row) < (distance($1), $1.row) : a > b
    }
  }

  /// Writes several lines under each other where all of them fit whole.
  private mutating func writeAll(
    _ words: [String], in runs: [Run], _ placement: CanvasBox.LabelPlacement, _ rows: Span,
    _ columns: Span
  ) -> Bool {
    guard runs.count >= words.count else { return false }
    var best: (start: Int, distance: Int)?
    for start in 0...(runs.count - words.count) {
      let window = runs[start..<start + words.count]
      guard window.last?.row == runs[start].row + words.count - 1,
        zip(window, words).allSatisfy({ $0.columns.count >= $1.displayWidth })
      else { continue }
      let middle = 2 * runs[start].row + words.count - 1
      let distance = placement == .topLeft ? start : abs(middle - rows.low - rows.high)
      if best.map({ distance < $0.distance }) ?? true { best = (start, distance) }
    }
    guard let best else { return false }
    let window = runs[best.start..<best.start + words.count]
    for (run, line) in zip(window, words) { write(line, in: run, placement, columns) }
    return true
  }

  /// Writes a text over several rows that no single one holds, the end of it left out where it must.
  private mutating func writeWrapped(
    _ words: String, in runs: [Run], _ placement: CanvasBox.LabelPlacement, _ rows: Span,
    _ columns: Span
  ) -> Bool {
    guard runs.count > 1, let room = runs.map(\.columns.count).max(), room > 2,
      words.displayWidth > room
    else { return false }
    let lines = words.wrapped(toWidth: room - 2)
    guard lines.count > 1 else { return false }
    var shown = Array(lines.prefix(runs.count))
    if lines.count > runs.count {
      let rest = lines[(runs.count - 1)...].joined(separator: " ")
      shown[runs.count - 1] = rest.truncated(toWidth: room - 2)
    }
    return writeAll(shown, in: runs, placement, rows, columns)
  }

  /// Writes a label into a stretch, as near the middle of the box as it allows.
  private mutating func write(
    _ words: String, in run: Run, _ placement: CanvasBox.LabelPlacement, _ columns: Span
  ) {
    let text = words.truncated(toWidth: run.columns.count)
    let room = run.columns.count - text.displayWidth
    let margin = room >= 2 ? 1 : 0
    let first = run.columns.lowerBound + margin
    let last = run.columns.lowerBound + room - margin
    let middle = (columns.low + 1 + columns.high - text.displayWidth) / 2
    let start = placement == .topLeft ? min(run.columns.lowerBound + 1, last) : middle
    let column = min(max(start, first), last)
    // A space on each side sets the words off from a pattern.
    grid.write(" ", at: run.row, max(column - 1, run.columns.lowerBound))
    grid.write(" ", at: run.row, min(column + text.displayWidth, run.columns.upperBound - 1))
    grid.write(text, at: run.row, column)
  }

  /// Writes a label on the top line of a box that has no room inside, if some of it can be read.
  private mutating func writeOnLine(
    _ words: String, of owner: Int, _ box: CanvasBox, _ rows: Span, _ columns: Span
  ) {
    if rows.isLowOpen { return }
    let free = longestRun(rows.low, columns) {
      $0.owner == owner && $0.isHorizontalLine && !$0.hasCharacter
    }
    guard let run = free else { return }
    let room = run.columns.count
    let padding = room >= words.displayWidth + 2 ? " " : ""
    let text = padding + words.truncated(toWidth: room) + padding
    if text == "…" { return }
    let slack = room - text.displayWidth
    let offset = box.labelPlacement == .topLeft ? min(1, slack) : slack / 2
    grid.write(text, at: rows.low, run.columns.lowerBound + offset)
  }
}
