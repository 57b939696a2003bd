public import Foundation

/// A picture by its name; nothing is loaded.
open class UIImage: NSObject, @unchecked Sendable {
  public let name: String

  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  /// How a symbol is drawn: only kept.
  open class SymbolConfiguration: NSObject, @unchecked Sendable {
    public convenience init(pointSize: CGFloat) { self.init() }
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) { self.init() }
    public convenience init(
      pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
    ) { self.init() }
    public convenience init(textStyle: UIFont.TextStyle) { self.init() }
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
      self.init()
    }
    public convenience init(font: UIFont) { self.init() }
    public convenience init(font: UIFont, scale: UIImage.SymbolScale) { self.init() }
    public convenience init(hierarchicalColor: UIColor) { self.init() }
    public convenience init(paletteColors: [UIColor]) { self.init() }
    public convenience init(scale: UIImage.SymbolScale) { self.init() }
    public convenience init(weight: UIImage.SymbolWeight) { self.init() }
  }

  public typealias Configuration = SymbolConfiguration

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  public override init() { name = "" }

  public init?(named name: String) { self.name = name }

  public init?(systemName name: String) { self.name = name }

  public init?(systemName name: String, withConfiguration configuration: Configuration?) {
    self.name = name
  }

  public init?(data: Data) { name = "" }

  /// Zero: nothing is loaded.
  public var size: CGSize { .zero }

  public func withTintColor(_ color: UIColor) -> UIImage { self }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }

  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }

  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    self
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIImage)?.name == name }

  public override var hash: Int { name.hashValue }
}

/// A picture's place.
@MainActor @preconcurrency open class UIImageView: UIView {
  open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }

  /// The picture's size; without a picture, or one whose size is not known, none.
  open override var intrinsicContentSize: CGSize {
    guard let size = image?.size, size != .zero else { return super.intrinsicContentSize }
    return size
  }
}
