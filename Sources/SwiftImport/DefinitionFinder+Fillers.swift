import SwiftExport

// Methods that make the data source of a collection view or a table which they are given, and keep it.
extension DefinitionFinder {
  private static let lists: Set = ["UICollectionView", "UITableView"]
  /// What the methods of data sources and delegates are called, which lists call themselves.
  private static let called: Set = ["collectionView", "tableView"]

  /// Whether a method gives the list that it takes a data source, and gives back nothing.
  func isFiller(_ symbol: SwiftSymbol) -> Bool {
    !Self.called.contains(symbol.baseName) && symbol.kind == "method"
      && ["", "()", "Void"].contains(symbol.type)
      && symbol.parameters.count { Self.lists.contains(resolved($0.type)) } == 1
      && (symbol.path.joined().lowercased().contains("datasource") || setsSource(symbol))
  }

  /// Whether a method names a data source that its class has, where no controller is there to call it.
  private func setsSource(_ symbol: SwiftSymbol) -> Bool {
    guard isBesideNone || isBesideOthers(symbol) else { return false }
    let words = words(of: symbol)
    return graph.symbols.contains {
      $0.kind == "property" && $0.scope == symbol.scope && words.contains($0.baseName)
        && isDataSource(resolved($0.type.filter { !"?!".contains($0) }))
    }
  }

  /// Takes in such a method as a screen of a list, where no controller is there to call it.
  mutating func visitFiller(_ symbol: SwiftSymbol) {
    let outer = types[symbol.scope.joined(separator: ".")]
    guard !symbol.isGeneric, !symbol.isAsync, !symbol.isThrowing, !symbol.isPrivate, let outer,
      !isController(outer), !isView(outer), outer.kind == "class",
      let receiver = receivers(of: symbol).first
    else { return }
    let needed = symbol.parameters.filter { !$0.hasDefault }
    let arguments = needed.compactMap { parameter in
      value(of: parameter, ofPlainValues: true).map {
        (parameter.label.map { "\($0): " } ?? "") + $0
      }
    }
    guard arguments.count == needed.count else { return }
    let call = "\(SwiftSource.escaped(symbol.baseName))(\(arguments.joined(separator: ", ")))"
    let made = receiver.expression.dropLast()
    addList(
      symbol, title: Self.told(receiver.expression + call),
      filledBy: "let owner = \(made); owner.\(call); return owner")
  }
}
