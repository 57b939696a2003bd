// What the files that were named give alone beside controllers that came along.
extension DefinitionFinder {
  /// Whether none of the user's controllers is there.
  var isBesideNone: Bool { !types.values.contains(where: isOwnController) }

  /// Whether a declaration is one of the files that were named, and the user's controllers, which may
  /// not show it, all came along.
  func isBesideOthers(_ symbol: SwiftSymbol) -> Bool {
    named.contains(symbol.file) && !isBesideNone
      && !types.values.contains { isOwnController($0) && named.contains($0.file) }
  }

  /// Has a screen of a part alone be without what it shows, which those that came along may have.
  func setLacking(_ definition: inout ImportDefinition, of symbol: SwiftSymbol) {
    definition.isBeside = isBesideOthers(symbol)
    definition.lacksData = !definition.isBeside
  }
}
