public import Foundation
import TextMetrics

/// A typeface at a size, which measures by the estimate of `TextMetrics`.
open class UIFont: NSObject, @unchecked Sendable {
  public var pointSize: CGFloat { metrics.size }
  public let weight: Weight
  public let fontName: String
  /// How high its lines are and how far its characters go.
  let metrics: TextFont
  /// What it grows with, where it was asked for by a style or scaled for one.
  let growth: Growth?

  /// How a font follows the size that a person wants text to have.
  struct Growth: Hashable {
    let style: TextStyle
    /// The size that is scaled; nil for the style's own.
    var base: CGFloat?
    var maximum: CGFloat?
  }

  public struct Weight: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }

  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  init(
    size: CGFloat, weight: Weight = .regular, family: FontFamily = .system,
    tabularDigits: Bool = false, name: String? = nil, growth: Growth? = nil
  ) {
    self.weight = weight
    self.growth = growth
    fontName = name ?? (family == .monospacedSystem ? ".AppleSystemUIFontMonospaced" : ".SFUI")
    metrics = TextFont(
      size: size, weight: weight.metrics, family: family, hasTabularDigits: tabularDigits)
  }

  /// The same font with another weight, size or growth.
  func with(
    size: CGFloat? = nil, weight: Weight? = nil, family: FontFamily? = nil, growth: Growth?
  ) -> UIFont {
    UIFont(
      size: size ?? pointSize, weight: weight ?? self.weight, family: family ?? metrics.family,
      tabularDigits: metrics.hasTabularDigits, name: family == nil ? fontName : nil,
      growth: growth)
  }

  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }
  public class var systemFontSize: CGFloat { 14 }
  public class var smallSystemFontSize: CGFloat { 12 }

  public class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size) }

  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size, weight: weight)
  }

  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(size: size, weight: .bold)
  }

  public struct Width: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let compressed = Width(rawValue: -0.4)
    public static let condensed = Width(rawValue: -0.2)
    public static let standard = Width(rawValue: 0)
    public static let expanded = Width(rawValue: 0.2)
  }

  /// Measured like that of the standard width.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  public class var familyNames: [String] { [] }
  public class func fontNames(forFamilyName familyName: String) -> [String] { [] }

  public class func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size) }

  public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size, weight: weight, tabularDigits: true)
  }

  public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size, weight: weight, family: .monospacedSystem)
  }

  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let font = style.metrics.font(in: traitCollection.category)
    return UIFont(
      size: font.size, weight: Weight(font.weight), growth: Growth(style: style))
  }

  /// Any name is as good as another: those of families that are not known get the system's metrics.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let name = fontName.lowercased()
    let weights: [(String, Weight)] = [
      ("ultralight", .ultraLight), ("extralight", .thin), ("semibold", .semibold),
      ("demibold", .semibold), ("extrabold", .heavy), ("thin", .thin), ("light", .light),
      ("medium", .medium), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]
    self.init(
      size: fontSize, weight: weights.first { name.contains($0.0) }?.1 ?? .regular,
      family: FontFamily(ofFontNamed: fontName), name: fontName)
  }

  public func withSize(_ size: CGFloat) -> UIFont { with(size: size, growth: nil) }

  public var familyName: String {
    fontName.split(separator: "-").first.map(String.init) ?? fontName
  }
  public var lineHeight: CGFloat { metrics.lineHeight }
  public var ascender: CGFloat { metrics.ascender }
  public var descender: CGFloat { metrics.descender }
  public var capHeight: CGFloat { metrics.capHeight }
  public var xHeight: CGFloat { metrics.xHeight }
  public var leading: CGFloat { metrics.leading }

  /// What a view with these traits takes that adjusts its fonts.
  func adjusted(for traits: UITraitCollection) -> UIFont {
    guard let growth else { return self }
    let style = growth.style.metrics
    guard let base = growth.base else {
      let own = style.metrics(in: traits.category).size
      return with(size: own, growth: growth)
    }
    let size = style.scaled(base, in: traits.category, scale: traits.displayScale)
    return with(size: min(size, growth.maximum ?? size), growth: growth)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return metrics == other.metrics && weight == other.weight && fontName == other.fontName
  }

  public override var hash: Int { pointSize.hashValue }
}

extension UIFont.Weight {
  /// The named weights on both scales.
  private static let scales: [(UIFont.Weight, Double)] = [
    (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
    (.semibold, 600), (.bold, 700), (.heavy, 800), (.black, 900),
  ]

  /// The weight on the scale of 100 to 900, between named ones in proportion.
  var metrics: FontWeight {
    let upper = Self.scales.firstIndex { $0.0.rawValue >= rawValue } ?? Self.scales.count - 1
    guard upper > 0, rawValue < UIFont.Weight.black.rawValue else {
      return FontWeight(Self.scales[upper].1)
    }
    let (low, high) = (Self.scales[upper - 1], Self.scales[upper])
    let share = (rawValue - low.0.rawValue) / (high.0.rawValue - low.0.rawValue)
    return FontWeight(low.1 + (high.1 - low.1) * share)
  }

  init(_ weight: FontWeight) {
    self = Self.scales.first { $0.1 >= weight.value }?.0 ?? .regular
  }
}

extension UIFont.TextStyle {
  private static let known: [UIFont.TextStyle: TextMetrics.TextStyle] = [
    .extraLargeTitle: .extraLargeTitle, .extraLargeTitle2: .extraLargeTitle2,
    .largeTitle: .largeTitle, .title1: .title1, .title2: .title2, .title3: .title3,
    .headline: .headline, .callout: .callout, .subheadline: .subheadline, .footnote: .footnote,
    .caption1: .caption1, .caption2: .caption2,
  ]

  /// The style in Apple's tables; body where it is none of them.
  var metrics: TextMetrics.TextStyle { Self.known[self] ?? .body }
}

extension UITraitCollection? {
  /// The size of text; that which a phone has at first where nothing is said.
  var category: ContentSizeCategory { self?.category ?? .large }
}

extension UITraitCollection {
  /// The size of text; that which a phone has at first where nothing is said.
  var category: ContentSizeCategory {
    preferredContentSizeCategory.metrics ?? .large
  }
}
