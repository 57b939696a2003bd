// What the files that were named give alone beside controllers that came along.
extension DefinitionFinder {
  /// Whether none of the user's controllers is there.
  var isBesideNone: Bool { !types.values.contains(where: isOwnController) }

  /// Whether a declaration is one of the files that were named, and the user's controllers may not show
  /// it: all came along, or none has to do with it.
  func isBesideOthers(_ symbol: SwiftSymbol) -> Bool {
    guard named.contains(symbol.file), !isBesideNone else { return false }
    return !types.values.contains { isOwnController($0) && named.contains($0.file) }
      || symbol.path.first.map(shown.contains) == false
  }

  /// Finds what the user's controllers name, or what makes them, and all that this names, where some of
  /// them are in the files that were named.
  mutating func findShown() {
    let controllers = types.values.filter(isOwnController)
    guard controllers.contains(where: { named.contains($0.file) }) else { return }
    // A view may name the controller that it is to be in.
    shown = ReachedDeclarations(in: graph, of: texts)
      .names(from: Set(controllers.compactMap(\.path.first))) { types[$0].map(isView) != true }
  }
}
