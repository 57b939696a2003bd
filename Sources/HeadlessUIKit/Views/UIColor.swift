public import Foundation

/// A colour by its components; system colours are those of the light appearance.
open class UIColor: NSObject, @unchecked Sendable {
  private let components: [CGFloat]

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let sector = hue.truncatingRemainder(dividingBy: 1) * 6
    func component(_ shift: CGFloat) -> CGFloat {
      let k = (sector + shift).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// Asks for the colour of the light appearance.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    let components = dynamicProvider(UITraitCollection()).components
    self.init(
      red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }

  /// A colour of an asset catalog, which cannot be read: grey.
  public convenience init?(named name: String) { self.init(white: 0.5, alpha: 1) }

  /// The colour itself.
  public var cgColor: CGColor { self }

  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    for (pointer, value) in zip([red, green, blue, alpha], components) {
      pointer?.pointee = value
    }
    return true
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.components == components
  }

  public override var hash: Int { components.hashValue }
}

extension UIColor {
  private static func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
  }

  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  public class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  public class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  public class var red: UIColor { rgb(255, 0, 0) }
  public class var green: UIColor { rgb(0, 255, 0) }
  public class var blue: UIColor { rgb(0, 0, 255) }
  public class var yellow: UIColor { rgb(255, 255, 0) }
  public class var orange: UIColor { rgb(255, 127.5, 0) }
  public class var systemRed: UIColor { rgb(255, 59, 48) }
  public class var systemGreen: UIColor { rgb(52, 199, 89) }
  public class var systemBlue: UIColor { rgb(0, 122, 255) }
  public class var systemYellow: UIColor { rgb(255, 204, 0) }
  public class var systemOrange: UIColor { rgb(255, 149, 0) }
  public class var systemGray: UIColor { rgb(142, 142, 147) }
  public class var label: UIColor { black }
  public class var secondaryLabel: UIColor {
    UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.6)
  }
  public class var separator: UIColor {
    UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.29)
  }
  public class var systemBackground: UIColor { white }
  public class var secondarySystemBackground: UIColor { rgb(242, 242, 247) }
  public class var systemGroupedBackground: UIColor { rgb(242, 242, 247) }
  public class var cyan: UIColor { rgb(0, 255, 255) }
  public class var magenta: UIColor { rgb(255, 0, 255) }
  public class var purple: UIColor { rgb(127.5, 0, 127.5) }
  public class var brown: UIColor { rgb(153, 102, 51) }
  public class var systemPink: UIColor { rgb(255, 45, 85) }
  public class var systemPurple: UIColor { rgb(175, 82, 222) }
  public class var systemTeal: UIColor { rgb(48, 176, 199) }
  public class var systemIndigo: UIColor { rgb(88, 86, 214) }
  public class var systemCyan: UIColor { rgb(50, 173, 230) }
  public class var systemMint: UIColor { rgb(0, 199, 190) }
  public class var systemBrown: UIColor { rgb(162, 132, 94) }
  public class var systemGray2: UIColor { rgb(174, 174, 178) }
  public class var systemGray3: UIColor { rgb(199, 199, 204) }
  public class var systemGray4: UIColor { rgb(209, 209, 214) }
  public class var systemGray5: UIColor { rgb(229, 229, 234) }
  public class var systemGray6: UIColor { rgb(242, 242, 247) }
  public class var tintColor: UIColor { systemBlue }
  public class var link: UIColor { rgb(0, 122, 255) }
  public class var tertiarySystemBackground: UIColor { white }
  public class var secondarySystemGroupedBackground: UIColor { white }
  public class var tertiarySystemGroupedBackground: UIColor { rgb(242, 242, 247) }
  public class var opaqueSeparator: UIColor { rgb(198, 198, 200) }
  public class var darkText: UIColor { black }
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
  public class var tertiaryLabel: UIColor { label(alpha: 0.3) }
  public class var quaternaryLabel: UIColor { label(alpha: 0.18) }
  public class var placeholderText: UIColor { label(alpha: 0.3) }
  public class var systemFill: UIColor { rgb(120, 120, 128).withAlphaComponent(0.2) }
  public class var secondarySystemFill: UIColor { rgb(120, 120, 128).withAlphaComponent(0.16) }
  public class var tertiarySystemFill: UIColor { rgb(118, 118, 128).withAlphaComponent(0.12) }
  public class var quaternarySystemFill: UIColor { rgb(116, 116, 128).withAlphaComponent(0.08) }

  private static func label(alpha: CGFloat) -> UIColor {
    rgb(60, 60, 67).withAlphaComponent(alpha)
  }
}
