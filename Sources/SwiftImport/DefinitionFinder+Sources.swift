// The data sources of screens.
extension DefinitionFinder {
  /// Has a screen asked, as a member of its class, for the data sources that its properties hold; of a
  /// generic class, which has no such members, for those that are in reach of others.
  func addSources(of type: SwiftSymbol, to definition: inout ImportDefinition) {
    addHanded(of: type, to: &definition)
    guard !type.isPrivate || type.path.count == 1 else { return }
    definition.sources = graph.symbols.filter { symbol in
      symbol.kind == "property" && symbol.scope == type.path
        && (symbol.file == type.file || symbol.isStandIn)
        && isDataSource(resolved(symbol.type)) && !(type.isGeneric && symbol.isPrivate)
    }
    .map(\.baseName)
    if !definition.sources.isEmpty, !type.isGeneric {
      definition.scope = type.path.joined(separator: ".")
    }
  }

  /// Whether a type is a diffable data source, or below one.
  func isDataSource(_ type: String) -> Bool {
    let name = String(type.prefix { !"<?!".contains($0) })
    let ancestor = types[name].flatMap { graph.ancestor(of: $0.identifier) }
    return ["UICollectionViewDiffableDataSource", "UITableViewDiffableDataSource"].contains {
      type.hasPrefix("\($0)<") || ancestor == "HeadlessUIKit.\($0)"
    }
  }
}
