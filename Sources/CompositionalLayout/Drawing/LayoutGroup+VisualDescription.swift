extension LayoutGroup {
  /// A drawing of the group in a hundred columns and at most fifty rows, with each subitem once.
  ///
  /// UIKit's canvas has these measures; its glyphs are not known, these are our own. A group that
  /// cannot be solved is an empty text, and of very many cells the first five thousand are drawn.
  ///
  /// - Complexity: O(*n*) for *n* cells.
  public func visualDescription() -> String {
    let container = LayoutContainer(size: LayoutExtent(width: 100, height: 100), scale: 1)
    let count = leaves
    let solver = LayoutSolver(
      description: LayoutDescription(section: LayoutSection(group: self)), container: container)
    guard let solution = try? solver.solve(itemCounts: [count]) else { return "" }
    let extent = solution.contentSize
    var drawing = BoxDrawing(columns: 100, rows: 50)
    drawing.scale(width: max(extent.width, 1), height: max(extent.height, 1))
    drawing.add(LayoutRect(x: 0, y: 0, width: extent.width, height: extent.height))
    for item in 0..<count {
      if let frame = solution.frame(item: item, section: 0) { drawing.add(frame) }
    }
    return drawing.text
  }

  /// The cells of one group, no more than are drawn.
  private var leaves: Int {
    let most = 5000
    func times(_ subitem: LayoutSubitem, _ count: Int) -> Int {
      let (product, overflow) = leaves(subitem).multipliedReportingOverflow(by: max(0, count))
      return overflow ? most : min(most, product)
    }
    func leaves(_ subitem: LayoutSubitem) -> Int {
      switch subitem {
      case .item: 1
      case .group(let group): group.leaves
      }
    }
    switch content {
    case .subitems(let subitems):
      return subitems.reduce(0) { min(most, $0 + leaves($1)) }
    case .subitemCount(let subitem, let count), .repeatingSubitem(let subitem, let count):
      return times(subitem, count)
    case .custom(let items): return min(most, items.count)
    }
  }
}

/// Boxes of `+`, `-` and `|` on a canvas of characters.
private struct BoxDrawing {
  private var cells: [[Character]]
  private var unit = (x: 1.0, y: 1.0)

  init(columns: Int, rows: Int) {
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  mutating func scale(width: Double, height: Double) {
    unit = (Double(cells[0].count - 1) / width, Double(cells.count - 1) / height)
  }

  mutating func add(_ frame: LayoutRect) {
    let (left, right) = (column(frame.origin.x), column(frame.origin.x + frame.size.width))
    let (top, bottom) = (row(frame.origin.y), row(frame.origin.y + frame.size.height))
    guard left <= right, top <= bottom else { return }
    for x in left...right {
      for y in [top, bottom] where cells[y][x] != "+" { cells[y][x] = "-" }
    }
    for y in top...bottom {
      for x in [left, right] where cells[y][x] != "+" {
        cells[y][x] = y == top || y == bottom ? "+" : "|"
      }
    }
  }

  private func column(_ x: Double) -> Int { clamped(x * unit.x, below: cells[0].count) }
  private func row(_ y: Double) -> Int { clamped(y * unit.y, below: cells.count) }

  private func clamped(_ position: Double, below end: Int) -> Int {
    Int(min(max(position.rounded(), 0), Double(end - 1)))
  }

  var text: String {
    cells.map { line in
      String(line[..<((line.lastIndex { $0 != " " } ?? -1) + 1)])
    }.joined(separator: "\n")
  }
}
