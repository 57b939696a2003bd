public import Foundation
import TextMetrics

/// What grows lengths and fonts as the text of a style grows.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  private let textStyle: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) { self.textStyle = textStyle }

  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    textStyle.metrics.scaled(
      value, in: traitCollection.category, scale: Double(traitCollection?.displayScale ?? 2))
  }

  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }

  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let growth = UIFont.Growth(
      style: textStyle, base: font.pointSize,
      maximum: maximumPointSize > 0 ? maximumPointSize : nil)
    return font.with(growth: growth).adjusted(for: traitCollection ?? UITraitCollection())
  }
}

/// What a font is asked for by: its traits, its design and its style.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  public struct SystemDesign: Hashable, Sendable {
    private let name: String
    public static let `default` = SystemDesign(name: "default")
    public static let rounded = SystemDesign(name: "rounded")
    public static let serif = SystemDesign(name: "serif")
    public static let monospaced = SystemDesign(name: "monospaced")
  }

  public struct AttributeName: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
  }

  public struct TraitKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  public struct FeatureKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
  }

  let font: UIFont
  public let symbolicTraits: SymbolicTraits

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(UIFont(name: fontName, size: size) ?? .systemFont(ofSize: size), [])
  }

  /// The system's font of the attributes' name, size and weight.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(UIFont.systemFont(ofSize: 12).with(attributes), [])
  }

  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(font.with(attributes), symbolicTraits)
  }
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    UIFontDescriptor(font.with([.family: newFamily]), symbolicTraits)
  }
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    UIFontDescriptor(font.with([.name: "\(font.familyName)-\(newFace)"]), symbolicTraits)
  }
  open var postscriptName: String { font.fontName }
  open var fontAttributes: [AttributeName: Any] { [.name: font.fontName, .size: font.pointSize] }
  open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  init(_ font: UIFont, _ traits: SymbolicTraits) { (self.font, symbolicTraits) = (font, traits) }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  open var pointSize: CGFloat { font.pointSize }

  /// Bold letters are wider; italic ones are as wide as upright ones.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let isBold = symbolicTraits.contains(.traitBold)
    let weight = isBold ? max(font.weight.rawValue, UIFont.Weight.semibold.rawValue) : 0
    let bold = font.growth == nil && isBold ? UIFont.Weight.bold : UIFont.Weight(rawValue: weight)
    let family =
      symbolicTraits.contains(.traitMonoSpace) ? TextMetrics.FontFamily.monospacedSystem : nil
    return UIFontDescriptor(
      font.with(weight: bold, family: family, growth: font.growth), symbolicTraits)
  }

  /// Designs other than a fixed pitch are as wide as the default.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard design == .monospaced else { return self }
    return UIFontDescriptor(
      font.with(family: .monospacedSystem, growth: font.growth), symbolicTraits)
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font.with(size: newPointSize, growth: nil), symbolicTraits)
  }
}

extension UIFont {
  /// It with the name, size and weight that attributes give.
  fileprivate func with(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> UIFont {
    let size = (attributes[.size] as? CGFloat) ?? (attributes[.size] as? Int).map { CGFloat($0) }
    var font = self
    if let name = attributes[.name] as? String ?? attributes[.family] as? String {
      font = UIFont(name: name, size: size ?? pointSize) ?? self
    } else if let size {
      font = with(size: size, growth: nil)
    }
    let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any]
    let weight =
      traits?[.weight] as? Weight ?? (traits?[.weight] as? CGFloat).map { Weight(rawValue: $0) }
    return weight.map { font.with(weight: $0, growth: font.growth) } ?? font
  }

  public var fontDescriptor: UIFontDescriptor {
    let isBold = weight.rawValue >= Weight.semibold.rawValue
    return UIFontDescriptor(self, isBold ? .traitBold : [])
  }

  /// The font that is described, at its own size for zero.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = descriptor.font
    self.init(
      size: pointSize > 0 ? pointSize : font.pointSize, weight: font.weight,
      family: font.metrics.family, tabularDigits: font.metrics.hasTabularDigits,
      name: font.fontName, growth: pointSize > 0 ? nil : font.growth)
  }
}
