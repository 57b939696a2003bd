public import Foundation

/// The screen of a phone, 393 x 852 points at a scale of 2, as views have it.
@MainActor @preconcurrency open class UIScreen: NSObject {
  public static let main = UIScreen()

  public package(set) var bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  public package(set) var scale: CGFloat = 2

  open var nativeScale: CGFloat { scale }
  open var nativeBounds: CGRect { bounds.applying(CGAffineTransform(scaleX: scale, y: scale)) }
  open var traitCollection: UITraitCollection { UITraitCollection() }
  open var maximumFramesPerSecond: Int { 60 }
  open var brightness: CGFloat = 0.5
  open var isCaptured: Bool { false }
  open class var screens: [UIScreen] { [main] }
}
