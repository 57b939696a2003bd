/// A font at a size, which says how high its lines are and how far its characters go.
///
/// Heights are the system's own. Advances are an estimate, the same on every machine: those of Inter,
/// an open font of the system's proportions, blended by weight and optical size, with the system's
/// tracking; `docs/fidelity.md` tells the error.
public struct TextFont: Hashable, Sendable {
  /// In points; nothing is measured below zero.
  public var size: Double {
    didSet { size = Self.usable(size) }
  }
  /// How heavy it is.
  public var weight: FontWeight
  /// What it belongs to.
  public var family: FontFamily
  /// Whether all digits are equally wide.
  public var hasTabularDigits: Bool

  /// A font of the system.
  ///
  /// - Parameters:
  ///   - size: In points, zero for what is no number or below it.
  ///   - weight: How heavy.
  ///   - family: What it belongs to.
  ///   - hasTabularDigits: Whether all digits are equally wide.
  public init(
    size: Double, weight: FontWeight = .regular, family: FontFamily = .system,
    hasTabularDigits: Bool = false
  ) {
    self.size = Self.usable(size)
    self.weight = weight
    self.family = family
    self.hasTabularDigits = hasTabularDigits
  }

  private static func usable(_ size: Double) -> Double {
    size.isFinite ? min(max(size, 0), 100_000) : 0
  }

  /// From the baseline to the top of a line, in points.
  public var ascender: Double { size * family.ascender }
  /// From the baseline to the bottom of a line, in points, below zero as UIKit has it.
  public var descender: Double { -size * family.descender }
  /// The height of a line, in points.
  public var lineHeight: Double { size * (family.ascender + family.descender) }
  /// What lines are apart beyond their heights where a setting uses it, in points.
  public var leading: Double { size * family.leading }
  /// The height of capital letters, in points.
  public var capHeight: Double { size * family.capHeight }
  /// The height of a small x, in points.
  public var xHeight: Double { size * family.xHeight }

  /// How far a character goes, in points.
  ///
  /// - Complexity: O(*n*) in its scalars.
  public func advance(of character: Character) -> Double {
    AdvanceMeasure(self).advance(of: character.unicodeScalars)
  }
}
