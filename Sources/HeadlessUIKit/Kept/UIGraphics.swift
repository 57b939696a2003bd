// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// Drawing that goes nowhere: what is drawn is an image of its size without anything on it.

/// The sizes and scales of the images that are being drawn.
private enum ImageContexts {
  nonisolated(unsafe) private static var open: [(size: CGSize, scale: CGFloat)] = []
  private static let lock = NSLock()

  static func begin(_ size: CGSize, scale: CGFloat) {
    lock.withLock { open.append((size, scale)) }
  }
  static var last: (size: CGSize, scale: CGFloat)? { lock.withLock { open.last } }
  static func end() { lock.withLock { _ = open.popLast() } }
}

/// Where an image is drawn; nothing outside of one, as a view is drawn nowhere.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  ImageContexts.last.map { CGContext(size: $0.size, scale: $0.scale) }
}

public func UIGraphicsPushContext(_ context: CGContext) {}
public func UIGraphicsPopContext() {}

public func UIGraphicsBeginImageContext(_ size: CGSize) { ImageContexts.begin(size, scale: 1) }

public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{
  ImageContexts.begin(size, scale: scale > 0 ? scale : screenScale)
}

public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  ImageContexts.last.map { UIImage(drawnIn: $0.size, scale: $0.scale) }
}

public func UIGraphicsEndImageContext() { ImageContexts.end() }

public func UIRectFill(_ rect: CGRect) {}
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {}
public func UIRectFrame(_ rect: CGRect) {}
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {}
public func UIRectClip(_ rect: CGRect) {}

/// Saved nowhere, and nobody is told.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}

/// The scale that images have where none is asked for.
private let screenScale: CGFloat = 2

open class UIGraphicsImageRendererFormat: NSObject, @unchecked Sendable {
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }

  open var scale: CGFloat = screenScale
  open var opaque = false
  open var preferredRange = Range.automatic
  public override init() {}
  public convenience init(for traitCollection: UITraitCollection) { self.init() }
  public class func `default`() -> UIGraphicsImageRendererFormat { .init() }
  public class func preferred() -> UIGraphicsImageRendererFormat { .init() }
}

open class UIGraphicsImageRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat
  private let size: CGSize

  init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    cgContext = CGContext(size: size, scale: format.scale)
    (self.size, self.format) = (size, format)
  }

  open var currentImage: UIImage { UIImage(drawnIn: size, scale: format.scale) }
  open func fill(_ rect: CGRect) {}
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {}
  open func stroke(_ rect: CGRect) {}
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {}
  open func clip(to rect: CGRect) {}
}

/// Gives images of its size with nothing on them; what they are as files is not known.
open class UIGraphicsImageRenderer: NSObject, @unchecked Sendable {
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void
  private let size: CGSize
  public let format: UIGraphicsImageRendererFormat

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    (size, self.format) = (bounds.size, format)
  }
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .init()) }
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  public convenience init(size: CGSize) { self.init(size: size, format: .init()) }

  open func image(actions: DrawingActions) -> UIImage {
    ImageContexts.begin(size, scale: format.scale)
    defer { ImageContexts.end() }
    actions(UIGraphicsImageRendererContext(size: size, format: format))
    return UIImage(drawnIn: size, scale: format.scale)
  }

  open func pngData(actions: DrawingActions) -> Data {
    _ = image(actions: actions)
    return Data()
  }

  open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions)
    -> Data
  {
    _ = image(actions: actions)
    return Data()
  }
}

extension UIColor {
  public func set() {}
  public func setFill() {}
  public func setStroke() {}
}

extension String {
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
}

extension NSString {
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
}

extension NSAttributedString {
  public func draw(at point: CGPoint) {}
  public func draw(in rect: CGRect) {}
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {}
}

/// Where a shape goes that keeps its proportions and lies in the middle of a rectangle.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
  let scale = min(
    boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2,
    width: size.width, height: size.height)
}
