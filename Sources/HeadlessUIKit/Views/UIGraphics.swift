// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// Drawing that goes nowhere: what is drawn is an image of its size without anything on it.

/// Where something is drawn: the calls alone.
public final class CGContext {
  public func setFillColor(_ color: CGColor) {}
  public func setStrokeColor(_ color: CGColor) {}
  public func setLineWidth(_ width: CGFloat) {}
  public func setAlpha(_ alpha: CGFloat) {}
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
  public func move(to point: CGPoint) {}
  public func addLine(to point: CGPoint) {}
  public func addRect(_ rect: CGRect) {}
  public func addPath(_ path: CGPath) {}
  public func addEllipse(in rect: CGRect) {}
  public func beginPath() {}
  public func closePath() {}
  public func fillPath() {}
  public func strokePath() {}
  public func clip() {}
  public func clip(to rect: CGRect) {}
  public func fill(_ rect: CGRect) {}
  public func stroke(_ rect: CGRect) {}
  public func fillEllipse(in rect: CGRect) {}
  public func clear(_ rect: CGRect) {}
  public func saveGState() {}
  public func restoreGState() {}
  public func translateBy(x: CGFloat, y: CGFloat) {}
  public func scaleBy(x: CGFloat, y: CGFloat) {}
  public func rotate(by angle: CGFloat) {}
}

/// The sizes of the images that are being drawn.
@MainActor private enum ImageContexts {
  static var sizes: [CGSize] = []
}

/// Nothing: a view is drawn nowhere.
public func UIGraphicsGetCurrentContext() -> CGContext? { nil }

@MainActor @preconcurrency public func UIGraphicsBeginImageContext(_ size: CGSize) {
  ImageContexts.sizes.append(size)
}

@MainActor @preconcurrency
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{
  ImageContexts.sizes.append(size)
}

@MainActor @preconcurrency public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  ImageContexts.sizes.last.map { UIImage(drawnIn: $0) }
}

@MainActor @preconcurrency public func UIGraphicsEndImageContext() {
  _ = ImageContexts.sizes.popLast()
}

public func UIRectFill(_ rect: CGRect) {}

public final class UIGraphicsImageRendererFormat: NSObject {
  public var scale: CGFloat = 1
  public var opaque = false
  public static func `default`() -> UIGraphicsImageRendererFormat { .init() }
  public static func preferred() -> UIGraphicsImageRendererFormat { .init() }
}

public final class UIGraphicsImageRendererContext: NSObject {
  public let cgContext = CGContext()
  public func fill(_ rect: CGRect) {}
  public func stroke(_ rect: CGRect) {}
  public func clip(to rect: CGRect) {}
}

public final class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize

  public init(size: CGSize) { self.size = size }
  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(size: size)
  }

  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage(drawnIn: size)
  }
}

extension UIImage {
  public func draw(in rect: CGRect) {}
  public func draw(at point: CGPoint) {}
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
  public func pngData() -> Data? { nil }
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  public func preparingForDisplay() -> UIImage? { self }
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    UIImage(drawnIn: size)
  }
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
