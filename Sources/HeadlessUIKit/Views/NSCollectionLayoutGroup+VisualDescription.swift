import CompositionalLayout
import Foundation

extension NSCollectionLayoutGroup {
  /// A drawing of the group in a hundred columns and at most fifty rows.
  ///
  /// UIKit's canvas has these measures; its glyphs are not known, these are our own.
  public func visualDescription() -> String {
    let container = LayoutContainer(size: LayoutExtent(width: 100, height: 100), scale: 1)
    let environment = LayoutEnvironment(size: container.size)
    let section = LayoutSection(group: layoutGroup(in: environment))
    let solver = LayoutSolver(
      description: LayoutDescription(section: section), container: container)
    guard let solution = try? solver.solve(itemCounts: [leaves]) else { return "" }
    let extent = solution.contentSize
    var drawing = BoxDrawing(columns: 100, rows: 50)
    drawing.scale(width: max(extent.width, 1), height: max(extent.height, 1))
    drawing.add(LayoutRect(x: 0, y: 0, width: extent.width, height: extent.height))
    for item in 0..<leaves {
      if let frame = solution.frame(item: item, section: 0) { drawing.add(frame) }
    }
    return drawing.text
  }

}

extension NSCollectionLayoutItem {
  /// The cells of an item or of one group, when subitems stand once each.
  fileprivate var leaves: Int {
    guard let group = self as? NSCollectionLayoutGroup else { return 1 }
    switch group.content {
    case .subitems(let subitems): return subitems.reduce(0) { $0 + $1.leaves }
    case .count(let subitem, let count), .repeating(let subitem, let count):
      return subitem.leaves * count
    case .custom(let provider):
      return provider(LayoutEnvironment(size: LayoutExtent(width: 100, height: 100))).count
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
    min(max(Int(position.rounded()), 0), end - 1)
  }

  var text: String {
    cells.map { line in
      String(line[..<((line.lastIndex { $0 != " " } ?? -1) + 1)])
    }.joined(separator: "\n")
  }
}
