/// The size that a person wants text to have, from the smallest.
public enum ContentSizeCategory: Int, CaseIterable, Hashable, Sendable {
  /// The seven that every person may choose.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// The five larger ones for who needs them.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
}

extension ContentSizeCategory: Comparable {
  /// Whether text is smaller in the first.
  public static func < (first: ContentSizeCategory, second: ContentSizeCategory) -> Bool {
    first.rawValue < second.rawValue
  }
}
