import SwiftExport

// Lists that the code itself has, whose first value a screen is shown with as if a person had chosen it.
extension DefinitionFinder {
  /// What a list stands behind that may have the record which is to be made.
  static let listing = "from: { "

  /// A list of values of a type that is in reach, as `Catalog.all` or `Store.shared.items`; nil where
  /// the code has none.
  func list(ofType path: String) -> String? {
    let lists = graph.symbols.filter { symbol in
      ["type.property", "property", "var"].contains(symbol.kind) && !symbol.isPrivate
        && !symbol.isAsync && !symbol.isThrowing && symbol.type.hasPrefix("[")
        && resolved(String(symbol.type.dropFirst().dropLast())) == path
    }
    // What is a type's own holds without an object.
    let ordered = lists.filter { $0.kind != "property" } + lists.filter { $0.kind == "property" }
    return ordered.lazy.compactMap { list in
      let name = SwiftSource.escaped(list.baseName)
      return list.scope.isEmpty ? name : holder(of: list).map { "\($0).\(name)" }
    }.first
  }

  /// What a list is asked of: its type, or the one value that the type has of itself; nil where there
  /// is none.
  private func holder(of list: SwiftSymbol) -> String? {
    let path = list.scope.joined(separator: ".")
    guard let type = types[path], ["class", "struct", "enum"].contains(type.kind),
      !type.isPrivate, !type.isGeneric, !type.isStandIn, !isView(type), !isController(type)
    else { return nil }
    return list.kind == "property" ? ownValue(path) : path
  }
}
