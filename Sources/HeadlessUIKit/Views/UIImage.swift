public import Foundation
import TextMetrics

/// A picture by its name; nothing is loaded.
open class UIImage: NSObject, @unchecked Sendable {
  public let name: String

  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  /// How a symbol is drawn; size and scale decide how large it is.
  open class SymbolConfiguration: NSObject, @unchecked Sendable {
    fileprivate var pointSize: CGFloat?
    fileprivate var scale: UIImage.SymbolScale?
    fileprivate var weight: UIImage.SymbolWeight?

    fileprivate convenience init(
      _ pointSize: CGFloat?, _ weight: UIImage.SymbolWeight? = nil,
      _ scale: UIImage.SymbolScale? = nil
    ) {
      self.init()
      (self.pointSize, self.weight, self.scale) = (pointSize, weight, scale)
    }

    public convenience init(pointSize: CGFloat) { self.init(pointSize, nil) }
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(pointSize, weight, nil)
    }
    public convenience init(
      pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
    ) { self.init(pointSize, weight, scale) }
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }
    public convenience init(font: UIFont) { self.init(font.pointSize, font.symbolWeight) }
    public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
      self.init(font.pointSize, font.symbolWeight, scale)
    }
    public convenience init(hierarchicalColor: UIColor) { self.init() }
    public convenience init(paletteColors: [UIColor]) { self.init() }
    public convenience init(scale: UIImage.SymbolScale) { self.init(nil, nil, scale) }
    public convenience init(weight: UIImage.SymbolWeight) { self.init(nil, weight) }
    public class var unspecified: SymbolConfiguration { SymbolConfiguration() }
    public class func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration() }
    public class func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration() }

    /// This one, with what another says instead.
    open func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        otherConfiguration.pointSize ?? pointSize, otherConfiguration.weight ?? weight,
        otherConfiguration.scale ?? scale)
    }
  }

  public typealias Configuration = SymbolConfiguration

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// What a symbol is drawn with; nil for any other picture.
  private var symbol: SymbolConfiguration?

  /// The size of a picture that code drew, or that a file of the app has.
  private var ownSize: CGSize?

  /// How many pixels a point has: they are counted, not seen.
  public private(set) var scale: CGFloat = 1
  /// The pictures that one after the other is seen of.
  public private(set) var images: [UIImage]?
  public private(set) var duration: TimeInterval = 0

  public override init() { name = "" }

  /// A picture of a size, with what was drawn, which is not kept.
  init(drawnIn size: CGSize, scale: CGFloat = 1) {
    name = ""
    ownSize = size
    self.scale = scale
  }

  /// Pictures that move, as large as the first.
  init(moving images: [UIImage], for duration: TimeInterval) {
    name = images.first?.name ?? ""
    ownSize = images.first?.size
    (self.images, self.duration) = (images, duration)
  }

  /// A picture of an asset catalogue of the app, or of its bundle.
  ///
  /// One that is not known there is made all the same, without a size: a part of an app may have
  /// been given without its pictures.
  public init?(named name: String) {
    self.name = name
    switch AssetNames.shared.image(named: name) {
    case .picture(let size): ownSize = size
    case .symbol: symbol = SymbolConfiguration()
    case nil: break
    }
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }

  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name)
    if symbol != nil, let configuration { symbol = configuration }
  }

  public init?(systemName name: String) {
    self.name = name
    symbol = SymbolConfiguration()
  }

  public init?(systemName name: String, withConfiguration configuration: Configuration?) {
    self.name = name
    symbol = configuration ?? SymbolConfiguration()
  }

  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(systemName: name) }

  public init?(data: Data) { name = "" }

  /// Whether it is a symbol of the system's or of the app's.
  public var isSymbolImage: Bool { symbol != nil }
  public var symbolConfiguration: SymbolConfiguration? { symbol }

  /// In points: that of a file of the app, or of what code drew; an estimate for a symbol; zero for
  /// any other picture.
  public var size: CGSize {
    guard let symbol else { return ownSize ?? .zero }
    let scales: [SymbolScale: Double] = [.small: 0.79, .large: 1.28]
    let points = Double(symbol.pointSize ?? 17) * (symbol.scale.flatMap { scales[$0] } ?? 1)
    let weight = symbol.weight == .unspecified ? nil : symbol.weight?.rawValue
    let size = SymbolShape(named: name).size(
      pointSize: points, weight: FontWeight(Double(weight ?? 4) * 100))
    return CGSize(width: size.width, height: size.height)
  }

  public func withTintColor(_ color: UIColor) -> UIImage { self }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }

  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let symbol else { return self }
    return UIImage(systemName: name, withConfiguration: symbol.applying(configuration)) ?? self
  }

  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    symbol == nil ? nil : withConfiguration(configuration)
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIImage)?.name == name }

  public override var hash: Int { name.hashValue }
}

/// A picture's place.
@MainActor @preconcurrency open class UIImageView: UIView {
  open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  open var animationImages: [UIImage]?
  open var highlightedAnimationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  public private(set) var isAnimating = false
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The picture's size; none where there is no picture, or one whose size is not known.
  open override var intrinsicContentSize: CGSize {
    guard let size = shownSize, size != .zero else { return super.intrinsicContentSize }
    return size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownSize ?? bounds.size }

  private var shownSize: CGSize? {
    preferredSymbolConfiguration.flatMap { image?.withConfiguration($0) }?.size ?? image?.size
  }

  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }

  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }
}

extension UIFont {
  /// The weight in which symbols stand beside this font.
  fileprivate var symbolWeight: UIImage.SymbolWeight {
    UIImage.SymbolWeight(rawValue: Int((metrics.weight.value / 100).rounded())) ?? .regular
  }
}
