public import Foundation

/// A typeface at a size; it measures nothing.
open class UIFont: NSObject, @unchecked Sendable {
  public let pointSize: CGFloat
  public let weight: Weight

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

  /// Text styles, in Apple's sizes at the default content size.
  public struct TextStyle: Hashable, Sendable {
    let size: CGFloat
    let weight: Weight
    public static let largeTitle = TextStyle(size: 34, weight: .regular)
    public static let title1 = TextStyle(size: 28, weight: .regular)
    public static let title2 = TextStyle(size: 22, weight: .regular)
    public static let title3 = TextStyle(size: 20, weight: .regular)
    public static let headline = TextStyle(size: 17, weight: .semibold)
    public static let body = TextStyle(size: 17, weight: .regular)
    public static let callout = TextStyle(size: 16, weight: .regular)
    public static let subheadline = TextStyle(size: 15, weight: .regular)
    public static let footnote = TextStyle(size: 13, weight: .regular)
    public static let caption1 = TextStyle(size: 12, weight: .regular)
    public static let caption2 = TextStyle(size: 11, weight: .regular)
  }

  init(size: CGFloat, weight: Weight = .regular) {
    pointSize = size
    self.weight = weight
  }

  public class var labelFontSize: CGFloat { 17 }
  public class var systemFontSize: CGFloat { 14 }
  public class var smallSystemFontSize: CGFloat { 12 }

  public class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size) }

  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size, weight: weight)
  }

  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(size: size, weight: .bold)
  }

  public class func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size) }

  public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size, weight: weight)
  }

  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(size: style.size, weight: style.weight)
  }

  /// Any name is as good as another.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(size: fontSize)
  }

  public func withSize(_ size: CGFloat) -> UIFont { UIFont(size: size, weight: weight) }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return pointSize == other.pointSize && weight == other.weight
  }

  public override var hash: Int { pointSize.hashValue }
}
