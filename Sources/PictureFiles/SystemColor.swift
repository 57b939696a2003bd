/// UIKit's system colours by name.
enum SystemColor {
  /// The light variant of a colour as `#rrggbb`, by its name with or without `system`; nil for other
  /// names.
  static func hex(_ name: String) -> String? {
    let word = name.lowercased()
    return colors[word.hasPrefix("system") ? String(word.dropFirst(6)) : word]
  }

  private static let colors = [
    "red": "#ff3b30", "orange": "#ff9500", "yellow": "#ffcc00", "green": "#34c759",
    "mint": "#00c7be", "teal": "#30b0c7", "cyan": "#32ade6", "blue": "#007aff",
    "indigo": "#5856d6", "purple": "#af52de", "pink": "#ff2d55", "brown": "#a2845e",
    "gray": "#8e8e93", "grey": "#8e8e93", "black": "#000000", "white": "#ffffff",
  ]
}
