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
}
