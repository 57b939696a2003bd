import SwiftExport
import Wording

// Cells in files that give nothing else.
extension DefinitionFinder {
  private static let cells: Set = [
    "HeadlessUIKit.UICollectionViewCell", "HeadlessUIKit.UICollectionViewListCell",
  ]
  private static let rows = "HeadlessUIKit.UITableViewCell"

  /// Takes in the cells that can be made of nothing as a screen, each in a row of its own; those of
  /// tables as another.
  mutating func addCells() {
    let classes = graph.symbols.filter { symbol in
      symbol.kind == "class" && !symbol.isStandIn && !symbol.isGeneric
        && (!symbol.isPrivate || symbol.path.count == 1)
    }
    let cells = classes.filter { Self.cells.contains(graph.ancestor(of: $0.identifier) ?? "") }
    add(cells, as: "cells", by: "ofCells")
    add(classes.filter { graph.ancestor(of: $0.identifier) == Self.rows }, as: "rows", by: "ofRows")
  }

  /// The initializers by which lists make their cells.
  private static let making: Set = [
    "init(frame:)", "init(style:reuseIdentifier:)", "init(coder:)",
  ]

  /// Whether a list can make a cell: it has no initializers but such, or all that it inherits.
  private func isMade(_ cell: SwiftSymbol) -> Bool {
    let own = (initializers[cell.path.joined(separator: ".")] ?? []).filter { !$0.isConvenience }
    let names = Set(own.compactMap(\.path.last))
    return names.isSubset(of: Self.making) && names != ["init(coder:)"]
  }

  private mutating func add(_ cells: [SwiftSymbol], as name: String, by label: String) {
    for cell in cells where !isMade(cell) {
      leave(out: cell, because: "it cannot be made without arguments")
    }
    let cells = cells.filter(isMade)
    guard let first = cells.first else { return }
    let paths = cells.map { $0.path.joined(separator: ".") }
    let types = paths.map { "\($0).self" }.joined(separator: ", ")
    var definition = ImportDefinition(
      name: name, title: paths.joined(separator: ", "), file: first.file, line: first.line,
      scope: "", call: "report.screen(\(label): [\(types)])")
    definition.isScreen = true
    definition.isOfView = true
    definition.isOfList = true
    definitions.append(definition)
  }
}
