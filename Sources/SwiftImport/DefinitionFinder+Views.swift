import SwiftExport

// Views that hold a screen's collection view, where the controllers that show them are not given.
extension DefinitionFinder {
  /// Takes in a view as a screen of its own, where it holds a collection view and no controller is
  /// there to show it.
  mutating func visitView(_ symbol: SwiftSymbol) {
    let path = symbol.path.joined(separator: ".")
    guard let screen = screen(ofView: symbol), let made = making(path, ofPlainValues: true) else {
      return
    }
    var definition = ImportDefinition(
      name: Self.name(symbol.baseName), title: canBeMade(path) ? path : Self.told(made),
      file: symbol.file, line: symbol.line, scope: "", call: screen)
    definition.isScreen = true
    definition.isOfView = true
    addSources(of: symbol, to: &definition)
    definitions.append(definition)
  }

  /// The call that gives the screen of a view; nil where it is none.
  func screen(ofView symbol: SwiftSymbol) -> String? {
    guard symbol.kind == "class", graph.ancestor(of: symbol.identifier) == "HeadlessUIKit.UIView",
      !symbol.isGeneric, !symbol.isPrivate || symbol.path.count == 1,
      holdsCollectionView(symbol), !types.values.contains(where: isOwnController)
    else { return nil }
    return making(symbol.path.joined(separator: "."), ofPlainValues: true).map {
      "report.screen(showing: { \($0) })"
    }
  }

  private func isOwnController(_ type: SwiftSymbol) -> Bool {
    !type.isStandIn && type.kind == "class" && isController(type)
  }

  private func holdsCollectionView(_ type: SwiftSymbol) -> Bool {
    graph.symbols.contains { symbol in
      symbol.kind == "property" && symbol.scope == type.path
        && resolved(symbol.type.filter { !"?!".contains($0) }) == "UICollectionView"
    }
  }
}
