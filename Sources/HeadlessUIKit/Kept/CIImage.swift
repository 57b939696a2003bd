public import Foundation

// Core Image without pixels: a filter gives the picture back that it is given.

open class CIImage: NSObject, @unchecked Sendable {
  public let extent: CGRect

  init(extent: CGRect) { self.extent = extent }
  public convenience init?(image: UIImage) {
    self.init(extent: CGRect(x: 0, y: 0, width: image.pixels.width, height: image.pixels.height))
  }
  public convenience init(cgImage image: CGImage) {
    self.init(extent: CGRect(x: 0, y: 0, width: image.width, height: image.height))
  }
  public convenience init?(data: Data) { self.init(extent: .zero) }
  public convenience init?(contentsOf url: URL) { self.init(extent: .zero) }
  public convenience init(color: CIColor) { self.init(extent: .infinite) }

  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    CIImage(extent: extent.applying(matrix))
  }
  open func cropped(to rect: CGRect) -> CIImage { CIImage(extent: extent.intersection(rect)) }
  open func clampedToExtent() -> CIImage { self }
  open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage
  { self }
  open func applyingGaussianBlur(sigma: Double) -> CIImage { self }
  open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage { self }
}

public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}

open class CIColor: NSObject, @unchecked Sendable {
  public convenience init(color: UIColor) { self.init() }
  public convenience init(cgColor: CGColor) { self.init() }
  public convenience init(red r: CGFloat, green g: CGFloat, blue b: CGFloat, alpha a: CGFloat = 1) {
    self.init()
  }
}

open class CIVector: NSObject, @unchecked Sendable {
  public convenience init(x: CGFloat, y: CGFloat) { self.init() }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init() }
  public convenience init(cgRect rect: CGRect) { self.init() }
  public convenience init(cgPoint point: CGPoint) { self.init() }
}

open class CIFilter: NSObject, @unchecked Sendable {
  open var name: String
  private var values: [String: Any] = [:]

  public init?(name: String) { self.name = name }
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    values = params ?? [:]
  }

  open var inputKeys: [String] { values.keys.sorted() }
  open var outputImage: CIImage? { values[kCIInputImageKey] as? CIImage }
  open func setDefaults() {}
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func value(forKey key: String) -> Any? { values[key] }
}

public let kCIInputImageKey = "inputImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputScaleKey = "inputScale"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputColorKey = "inputColor"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputEVKey = "inputEV"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"

public struct CIContextOption: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
}

open class CIContext: NSObject, @unchecked Sendable {
  public init(options: [CIContextOption: Any]? = nil) {}

  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    guard fromRect.width < 1e6, fromRect.height < 1e6, !fromRect.isNull else { return nil }
    return CGImage(width: Int(fromRect.width), height: Int(fromRect.height))
  }
}
