public import Foundation

/// How lines of text stand.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// A typeface at a size; it measures nothing.
open class UIFont: NSObject, @unchecked Sendable {
  public let pointSize: CGFloat

  public struct Weight: Hashable, Sendable {
    public let rawValue: CGFloat
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
  }

  /// Text styles, in Apple's sizes at the default content size.
  public enum TextStyle: CGFloat, Sendable {
    case largeTitle = 34
    case title1 = 28
    case title2 = 22
    case title3 = 20
    case body = 17
    case callout = 16
    case subheadline = 15
    case footnote = 13
    case caption1 = 12
    case caption2 = 11
  }

  init(size: CGFloat) { pointSize = size }

  public class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size) }

  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size)
  }

  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size) }

  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(size: style.rawValue)
  }
}

/// Text that is kept, not set: a label's size is the one it is given.
@MainActor @preconcurrency open class UILabel: UIView {
  open var text: String?
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1
  open var adjustsFontForContentSizeCategory = false
}

/// A picture by its name; nothing is loaded.
open class UIImage: NSObject, @unchecked Sendable {
  public let name: String

  public init?(named name: String) { self.name = name }

  public init?(systemName name: String) { self.name = name }
}

/// A picture's place.
@MainActor @preconcurrency open class UIImageView: UIView {
  open var image: UIImage?

  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}
