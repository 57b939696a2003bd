// Views that hold a screen's collection view, where the controllers that show them are not given.
extension DefinitionFinder {
  /// Takes in a view as a screen of its own, where it holds a collection view and no controller is
  /// there to show it.
  mutating func visitView(_ symbol: SwiftSymbol) {
    guard let made = made(view: symbol) else { return }
    var definition = definition(of: symbol, call: Self.screen(showing: made))
    if !canBeMade(definition.title) { definition.title = Self.told(made) }
    definition.isScreen = true
    definition.isOfView = true
    addSources(of: symbol, to: &definition)
    definitions.append(definition)
  }

  /// Takes in a view of SwiftUI's that shows a collection view of its own.
  mutating func visitRepresentable(_ symbol: SwiftSymbol) {
    let shows = graph.symbols.contains {
      $0.scope == symbol.path && $0.baseName == "makeUIView"
        && resolved($0.type) == "UICollectionView"
    }
    guard shows, graph.conformances[symbol.identifier]?.contains(Self.representable) == true,
      !symbol.isGeneric, !symbol.isPrivate || symbol.path.count == 1,
      let made = making(symbol.path.joined(separator: "."), ofPlainValues: true)
    else { return }
    var definition = definition(of: symbol, call: Self.screen(showing: "\(made).madeView"))
    definition.title = canBeMade(definition.title) ? definition.title : Self.told(made)
    definition.isScreen = true
    definition.isOfView = true
    definitions.append(definition)
  }

  private static let representable = "HostedViews.UIViewRepresentable"

  /// The call that gives the screen of a view that is made.
  static func screen(showing made: String) -> String { "report.screen(showing: { \(made) })" }

  /// The call that makes a view that is a screen; nil where it is none.
  func made(view symbol: SwiftSymbol) -> String? {
    guard symbol.kind == "class", graph.ancestor(of: symbol.identifier) == "HeadlessUIKit.UIView",
      !symbol.isGeneric, !symbol.isPrivate || symbol.path.count == 1,
      holdsCollectionView(symbol), !types.values.contains(where: isOwnController)
    else { return nil }
    return making(symbol.path.joined(separator: "."), ofPlainValues: true)
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
