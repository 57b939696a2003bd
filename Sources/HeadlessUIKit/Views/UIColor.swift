public import Foundation

/// A colour by its components, or one that depends on traits: that of another appearance is another.
open class UIColor: NSObject, @unchecked Sendable {
  private let components: [CGFloat]
  /// What gives the colour for traits; nil for one that is the same for all.
  private let provider: ((UITraitCollection) -> UIColor)?

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
    provider = nil
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

  /// Asks whenever the colour is needed, as UIKit does.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    components = []
    provider = dynamicProvider
  }

  /// A colour of an asset catalogue of the app; grey where none is known by this name.
  public convenience init?(named name: String) {
    guard let found = AssetNames.shared.color(named: name) else {
      self.init(white: 0.5, alpha: 1)
      return
    }
    let (light, dark) = found
    self.init { $0.userInterfaceStyle == .dark ? dark : light }
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }

  /// The colour for these traits, which is the same for all.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider?(traitCollection).resolvedColor(with: traitCollection) ?? self
  }

  private var current: UIColor { resolvedColor(with: .current) }

  /// The colour for the traits of what is being laid out or told of other traits; layers keep it.
  public var cgColor: CGColor { current }

  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    for (pointer, value) in zip([red, green, blue, alpha], current.components) {
      pointer?.pointee = value
    }
    return true
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    guard let provider else {
      return UIColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
    }
    return UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
  }

  /// Colours that depend on traits are equal where both appearances are.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if provider == nil, other.provider == nil { return components == other.components }
    return Self.appearances.allSatisfy {
      resolvedColor(with: $0).components == other.resolvedColor(with: $0).components
    }
  }

  public override var hash: Int {
    Self.appearances.map { resolvedColor(with: $0).components }.hashValue
  }

  private static let appearances = [
    UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark),
  ]
}

extension UIColor {
  /// A colour by its components from 0 to 255.
  private static func rgb(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1
  ) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }

  /// A colour that is another in dark interfaces.
  private static func pair(_ light: UIColor, _ dark: UIColor) -> UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? dark : light }
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
  public class var systemRed: UIColor { pair(rgb(255, 59, 48), rgb(255, 69, 58)) }
  public class var systemGreen: UIColor { pair(rgb(52, 199, 89), rgb(48, 209, 88)) }
  public class var systemBlue: UIColor { pair(rgb(0, 122, 255), rgb(10, 132, 255)) }
  public class var systemYellow: UIColor { pair(rgb(255, 204, 0), rgb(255, 214, 10)) }
  public class var systemOrange: UIColor { pair(rgb(255, 149, 0), rgb(255, 159, 10)) }
  public class var systemGray: UIColor { rgb(142, 142, 147) }
  public class var label: UIColor { pair(black, white) }
  public class var secondaryLabel: UIColor { pair(rgb(60, 60, 67, 0.6), rgb(235, 235, 245, 0.6)) }
  public class var separator: UIColor { pair(rgb(60, 60, 67, 0.29), rgb(84, 84, 88, 0.6)) }
  public class var systemBackground: UIColor { pair(white, black) }
  public class var secondarySystemBackground: UIColor { pair(rgb(242, 242, 247), rgb(28, 28, 30)) }
  public class var systemGroupedBackground: UIColor { pair(rgb(242, 242, 247), black) }
  public class var cyan: UIColor { rgb(0, 255, 255) }
  public class var magenta: UIColor { rgb(255, 0, 255) }
  public class var purple: UIColor { rgb(127.5, 0, 127.5) }
  public class var brown: UIColor { rgb(153, 102, 51) }
  public class var systemPink: UIColor { pair(rgb(255, 45, 85), rgb(255, 55, 95)) }
  public class var systemPurple: UIColor { pair(rgb(175, 82, 222), rgb(191, 90, 242)) }
  public class var systemTeal: UIColor { pair(rgb(48, 176, 199), rgb(64, 200, 224)) }
  public class var systemIndigo: UIColor { pair(rgb(88, 86, 214), rgb(94, 92, 230)) }
  public class var systemCyan: UIColor { pair(rgb(50, 173, 230), rgb(100, 210, 255)) }
  public class var systemMint: UIColor { pair(rgb(0, 199, 190), rgb(102, 212, 207)) }
  public class var systemBrown: UIColor { pair(rgb(162, 132, 94), rgb(172, 142, 104)) }
  public class var systemGray2: UIColor { pair(rgb(174, 174, 178), rgb(99, 99, 102)) }
  public class var systemGray3: UIColor { pair(rgb(199, 199, 204), rgb(72, 72, 74)) }
  public class var systemGray4: UIColor { pair(rgb(209, 209, 214), rgb(58, 58, 60)) }
  public class var systemGray5: UIColor { pair(rgb(229, 229, 234), rgb(44, 44, 46)) }
  public class var systemGray6: UIColor { pair(rgb(242, 242, 247), rgb(28, 28, 30)) }
  public class var tintColor: UIColor { systemBlue }
  public class var link: UIColor { pair(rgb(0, 122, 255), rgb(9, 132, 255)) }
  public class var tertiarySystemBackground: UIColor { pair(white, rgb(44, 44, 46)) }
  public class var secondarySystemGroupedBackground: UIColor { pair(white, rgb(28, 28, 30)) }
  public class var tertiarySystemGroupedBackground: UIColor {
    pair(rgb(242, 242, 247), rgb(44, 44, 46))
  }
  public class var opaqueSeparator: UIColor { pair(rgb(198, 198, 200), rgb(56, 56, 58)) }
  public class var darkText: UIColor { black }
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
  public class var tertiaryLabel: UIColor { pair(rgb(60, 60, 67, 0.3), rgb(235, 235, 245, 0.3)) }
  public class var quaternaryLabel: UIColor {
    pair(rgb(60, 60, 67, 0.18), rgb(235, 235, 245, 0.16))
  }
  public class var placeholderText: UIColor { pair(rgb(60, 60, 67, 0.3), rgb(235, 235, 245, 0.3)) }
  public class var systemFill: UIColor { pair(rgb(120, 120, 128, 0.2), rgb(120, 120, 128, 0.36)) }
  public class var secondarySystemFill: UIColor {
    pair(rgb(120, 120, 128, 0.16), rgb(120, 120, 128, 0.32))
  }
  public class var tertiarySystemFill: UIColor {
    pair(rgb(118, 118, 128, 0.12), rgb(118, 118, 128, 0.24))
  }
  public class var quaternarySystemFill: UIColor {
    pair(rgb(116, 116, 128, 0.08), rgb(118, 118, 128, 0.18))
  }
}

extension UIColor {
  /// One of the system's colours by the name that asset catalogues and nibs have for it, as
  /// `secondaryLabelColor`.
  package convenience init?(systemNamed name: String) {
    guard let found = Self.systemColors[name] else { return nil }
    self.init { found.resolvedColor(with: $0) }
  }

  private static let systemColors: [String: UIColor] = [
    "systemRedColor": .systemRed, "systemGreenColor": .systemGreen, "systemBlueColor": .systemBlue,
    "systemYellowColor": .systemYellow, "systemOrangeColor": .systemOrange,
    "systemGrayColor": .systemGray, "systemPinkColor": .systemPink,
    "systemPurpleColor": .systemPurple, "systemTealColor": .systemTeal,
    "systemIndigoColor": .systemIndigo, "systemCyanColor": .systemCyan,
    "systemMintColor": .systemMint, "systemBrownColor": .systemBrown,
    "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
    "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5,
    "systemGray6Color": .systemGray6, "labelColor": .label, "secondaryLabelColor": .secondaryLabel,
    "tertiaryLabelColor": .tertiaryLabel, "quaternaryLabelColor": .quaternaryLabel,
    "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator, "linkColor": .link,
    "systemBackgroundColor": .systemBackground,
    "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
    "systemFillColor": .systemFill, "secondarySystemFillColor": .secondarySystemFill,
    "tertiarySystemFillColor": .tertiarySystemFill,
    "quaternarySystemFillColor": .quaternarySystemFill, "placeholderTextColor": .placeholderText,
    "darkTextColor": .darkText, "lightTextColor": .lightText, "tintColor": .tintColor,
  ]
}
