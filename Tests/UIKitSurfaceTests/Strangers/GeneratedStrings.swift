// swift-format-ignore-file
// Generated using SwiftGen — https://github.com/SwiftGen/SwiftGen
// swiftlint:disable all
internal enum L10n {
  /// Favorites
  internal static let favorites = L10n.tr("Localizable", "favorites", fallback: "Favorites")
  /// %d items
  internal static func items(_ p1: Int) -> String {
    return L10n.tr("Localizable", "items", p1, fallback: "%d items")
  }
  internal enum Home {
    internal static let title = L10n.tr("Localizable", "home.title", fallback: "Home")
  }
}
extension L10n {
  private static func tr(_ table: String, _ key: String, _ args: CVarArg..., fallback value: String) -> String {
    return String(format: value, arguments: args)
  }
}
print(L10n.Home.title, L10n.items(3))

// prints:
// Home 3 items
