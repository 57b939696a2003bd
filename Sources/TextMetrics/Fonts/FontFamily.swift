/// A family of fonts: how high its lines are.
///
/// Heights are exact, from the `hhea` tables that UIKit reads. Widths are the system font's estimate
/// for all families but those of fixed pitch.
public struct FontFamily: Hashable, Sendable {
  /// From the baseline to the top of a line, in ems.
  public let ascender: Double
  /// From the baseline to the bottom of a line, in ems, above zero.
  public let descender: Double
  /// What lines are apart beyond that where a setting uses it, in ems.
  public let leading: Double
  /// The height of capital letters, in ems.
  public let capHeight: Double
  /// The height of a small x, in ems.
  public let xHeight: Double
  /// The advance of every character of a fixed pitch, in ems.
  public let pitch: Double?

  private init(
    _ ascender: Double, _ descender: Double, leading: Double = 0, cap capHeight: Double,
    x xHeight: Double, pitch: Double? = nil
  ) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.pitch = pitch
  }

  /// San Francisco: 17 points make lines of 20.287109375.
  public static let system = FontFamily(
    1950.0 / 2048, 494.0 / 2048, cap: 1443.0 / 2048, x: 1078.0 / 2048)
  /// San Francisco of a fixed pitch.
  public static let monospacedSystem = FontFamily(
    1950.0 / 2048, 494.0 / 2048, cap: 1443.0 / 2048, x: 1078.0 / 2048, pitch: 1266.0 / 2048)
  /// What text without a font is drawn with.
  public static let helvetica = FontFamily(0.92, 0.23, cap: 0.72, x: 0.523)

  private static let named: [(name: String, family: FontFamily)] = [
    ("helveticaneue", FontFamily(0.952, 0.213, leading: 0.028, cap: 0.714, x: 0.517)),
    ("helvetica", helvetica),
    ("arial", FontFamily(0.905, 0.212, leading: 0.033, cap: 0.716, x: 0.519)),
    ("timesnewroman", FontFamily(0.891, 0.216, leading: 0.042, cap: 0.662, x: 0.447)),
    ("georgia", FontFamily(0.917, 0.219, cap: 0.692, x: 0.481)),
    ("verdana", FontFamily(1.005, 0.21, cap: 0.727, x: 0.545)),
    ("avenir", FontFamily(1, 0.366, cap: 0.708, x: 0.468)),
    ("applesdgothicneo", FontFamily(0.9, 0.3, cap: 0.711, x: 0.508)),
    ("menlo", FontFamily(0.928, 0.236, cap: 0.729, x: 0.547, pitch: 1233.0 / 2048)),
    ("couriernew", FontFamily(0.833, 0.3, cap: 0.571, x: 0.423, pitch: 1229.0 / 2048)),
  ]

  /// The family that a font's name begins with, such as `HelveticaNeue-Bold`, else the system's.
  public init(ofFontNamed name: String) {
    let letters = name.lowercased().filter(\.isLetter)
    self = Self.named.first { letters.hasPrefix($0.name) }?.family ?? .system
  }
}
