public import Foundation

// What is made of pictures: they have their sizes, and nothing is seen on them.

extension UIImage {
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
  public enum ResizingMode: Int, Sendable { case tile, stretch }

  /// How many pixels it has; at least one, so that code that counts them goes on.
  var pixels: (width: Int, height: Int) {
    let (width, height) = (size.width * scale, size.height * scale)
    return (Int(min(max(width, 1), 1e6)), Int(min(max(height, 1), 1e6)))
  }

  public var cgImage: CGImage? { CGImage(width: pixels.width, height: pixels.height) }
  public var ciImage: CIImage? { nil }
  public var imageOrientation: Orientation { .up }
  public var renderingMode: RenderingMode { .automatic }
  public var resizingMode: ResizingMode { .tile }
  public var capInsets: UIEdgeInsets { .zero }
  public var alignmentRectInsets: UIEdgeInsets { .zero }
  public var baselineOffsetFromBottom: CGFloat? { nil }
  public var flipsForRightToLeftLayoutDirection: Bool { false }
  public var traitCollection: UITraitCollection { UITraitCollection() }
  public var configuration: Configuration? { symbolConfiguration }

  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = scale > 0 ? scale : 1
    let size = CGSize(
      width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    self.init(drawnIn: size, scale: scale)
  }
  public convenience init(ciImage: CIImage) { self.init(drawnIn: ciImage.extent.size) }
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    self.init(drawnIn: ciImage.extent.size, scale: scale)
  }
  public convenience init?(data: Data, scale: CGFloat) { self.init(data: data) }
  /// The picture of an app's with the file's name.
  public convenience init?(contentsOfFile path: String) {
    self.init(named: URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent)
  }

  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.isEmpty ? nil : UIImage(moving: images, for: duration)
  }
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    UIImage(named: name)
  }

  public class var add: UIImage { system("plus") }
  public class var remove: UIImage { system("minus") }
  public class var actions: UIImage { system("ellipsis") }
  public class var checkmark: UIImage { system("checkmark") }
  public class var strokedCheckmark: UIImage { system("checkmark.circle") }
  private class func system(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

  public func draw(in rect: CGRect) {}
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
  public func draw(at point: CGPoint) {}
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {}
  public func drawAsPattern(in rect: CGRect) {}
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
  public func pngData() -> Data? { nil }
  public func heicData() -> Data? { nil }
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage { self }
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    self
  }
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { self }
  public func imageWithoutBaseline() -> UIImage { self }
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  public func withHorizontallyFlippedOrientation() -> UIImage { self }

  public func preparingForDisplay() -> UIImage? { self }
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(self)
  }
  public func byPreparingForDisplay() async -> UIImage? { self }
  public func preparingThumbnail(of size: CGSize) -> UIImage? { UIImage(drawnIn: size) }
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) { completionHandler(UIImage(drawnIn: size)) }
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    UIImage(drawnIn: size)
  }
}
