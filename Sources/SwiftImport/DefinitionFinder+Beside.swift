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
}
