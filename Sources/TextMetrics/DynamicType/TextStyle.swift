/// A use of text, which Dynamic Type gives a size for.
public enum TextStyle: Int, CaseIterable, Hashable, Sendable {
  /// The eleven styles of Apple's tables.
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1
  /// The smallest.
  case caption2
  /// The two that came for larger screens.
  case extraLargeTitle, extraLargeTitle2

  /// What Apple publishes of a style for one category.
  public struct Metrics: Hashable, Sendable {
    /// The size of the font in points.
    public let size: Double
    /// What Apple calls leading: the distance of baselines that designs are drawn with, in points.
    ///
    /// Labels set their lines closer, at the height of the font. `scaled` follows it.
    public let leading: Double
  }

  /// The weight of its font.
  public var weight: FontWeight {
    switch self {
    case .headline: .semibold
    case .extraLargeTitle, .extraLargeTitle2: .bold
    default: .regular
    }
  }

  /// Size and leading in one category.
  public func metrics(in category: ContentSizeCategory = .large) -> Metrics {
    let row = textStyleTable[category.rawValue]
    switch self {
    // Known at the default size alone; they grow as the style next to them.
    case .extraLargeTitle: return Self.largeTitle.metrics(in: category).grown(by: 36.0 / 34)
    case .extraLargeTitle2: return Self.title1.metrics(in: category)
    default: return Metrics(size: row[rawValue].0, leading: row[rawValue].1)
    }
  }

  /// The system's font for the style in one category.
  public func font(in category: ContentSizeCategory = .large) -> TextFont {
    TextFont(size: metrics(in: category).size, weight: weight)
  }

  /// A length that was chosen for the default size, for one category, in points.
  ///
  /// It grows as the style's leading does, and goes to the nearest pixel.
  public func scaled(
    _ length: Double, in category: ContentSizeCategory, scale: Double = 2
  ) -> Double {
    let factor = metrics(in: category).leading / metrics().leading
    guard scale > 0 else { return length * factor }
    return (length * factor * scale).rounded() / scale
  }
}

extension TextStyle.Metrics {
  fileprivate func grown(by factor: Double) -> Self {
    Self(size: (size * factor).rounded(), leading: (leading * factor).rounded())
  }
}

/// Size and leading of the eleven styles in each category, as Apple's Human Interface Guidelines
/// have them.
private let textStyleTable: [[(Double, Double)]] = [
  [
    (31, 38), (25, 31), (19, 24), (17, 22), (14, 19), (14, 19), (13, 18), (12, 16), (12, 16),
    (11, 13), (11, 13),
  ],
  [
    (32, 39), (26, 32), (20, 25), (18, 23), (15, 20), (15, 20), (14, 19), (13, 18), (12, 16),
    (11, 13), (11, 13),
  ],
  [
    (33, 40), (27, 33), (21, 26), (19, 24), (16, 21), (16, 21), (15, 20), (14, 19), (12, 16),
    (11, 13), (11, 13),
  ],
  [
    (34, 41), (28, 34), (22, 28), (20, 25), (17, 22), (17, 22), (16, 21), (15, 20), (13, 18),
    (12, 16), (11, 13),
  ],
  [
    (36, 43), (30, 37), (24, 30), (22, 28), (19, 24), (19, 24), (18, 23), (17, 22), (15, 20),
    (14, 19), (13, 18),
  ],
  [
    (38, 46), (32, 39), (26, 32), (24, 30), (21, 26), (21, 26), (20, 25), (19, 24), (17, 22),
    (16, 21), (15, 20),
  ],
  [
    (40, 48), (34, 41), (28, 34), (26, 32), (23, 29), (23, 29), (22, 28), (21, 28), (19, 24),
    (18, 23), (17, 22),
  ],
  [
    (44, 52), (38, 46), (34, 41), (31, 38), (28, 34), (28, 34), (26, 32), (25, 31), (23, 29),
    (22, 29), (20, 25),
  ],
  [
    (48, 57), (43, 51), (39, 47), (37, 44), (33, 40), (33, 40), (32, 39), (30, 37), (27, 33),
    (26, 32), (24, 30),
  ],
  [
    (52, 61), (48, 57), (44, 52), (43, 51), (40, 48), (40, 48), (38, 46), (36, 43), (33, 40),
    (32, 39), (29, 35),
  ],
  [
    (56, 66), (53, 62), (50, 59), (49, 58), (47, 56), (47, 56), (44, 52), (42, 50), (38, 46),
    (37, 44), (34, 41),
  ],
  [
    (60, 70), (58, 68), (56, 66), (55, 65), (53, 62), (53, 62), (51, 60), (49, 58), (44, 52),
    (43, 51), (40, 48),
  ],
]
