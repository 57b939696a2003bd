/// UIKit's colours: by their components, by those of each appearance, or by a program's own rule.
let colorPrelude = #"""
  typealias CGColor = UIColor

  class UIColor: NSObject {
    let _red: CGFloat
    let _green: CGFloat
    let _blue: CGFloat
    let _alpha: CGFloat
    /// Another one in dark interfaces.
    var _dark: UIColor? = nil
    /// What a program makes of traits.
    var _provider: ((UITraitCollection) -> UIColor)? = nil
    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      _red = red
      _green = green
      _blue = blue
      _alpha = alpha
      super.init()
    }
    convenience init(white: CGFloat, alpha: CGFloat) {
      self.init(red: white, green: white, blue: white, alpha: alpha)
    }
    convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    convenience init(
      hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) {
      func component(_ shift: CGFloat) -> CGFloat {
        let k = (hue * 6 + shift).truncatingRemainder(dividingBy: 6)
        return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
      }
      self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }
    convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
      self.init(white: 0.5, alpha: 1)
      _provider = dynamicProvider
    }
    convenience init?(named name: String) { self.init(white: 0.5, alpha: 1) }
    convenience init?(
      named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) { self.init(white: 0.5, alpha: 1) }
    /// Layers keep the colour that it is when it is asked.
    var cgColor: CGColor { resolvedColor(with: .current) }
    func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
      if let provider = _provider {
        return provider(traitCollection).resolvedColor(with: traitCollection)
      }
      return traitCollection.userInterfaceStyle == .dark ? _dark ?? self : self
    }
    var _inLight: UIColor { resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) }
    var _inDark: UIColor { resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) }
    @discardableResult func getRed(
      _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
    ) -> Bool {
      let color = resolvedColor(with: .current)
      (red, green, blue, alpha) = (color._red, color._green, color._blue, color._alpha)
      return true
    }
    @discardableResult func getWhite(_ white: inout CGFloat, alpha: inout CGFloat) -> Bool {
      let color = resolvedColor(with: .current)
      guard color._red == color._green, color._green == color._blue else { return false }
      (white, alpha) = (color._red, color._alpha)
      return true
    }
    @discardableResult func getHue(
      _ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat,
      alpha: inout CGFloat
    ) -> Bool {
      let color = resolvedColor(with: .current)
      let (r, g, b) = (color._red, color._green, color._blue)
      let high = max(r, g, b)
      let range = high - min(r, g, b)
      (hue, saturation, brightness, alpha) = (0, 0, high, color._alpha)
      guard range > 0 else { return true }
      saturation = range / high
      if high == r {
        hue = (g - b) / range + (g < b ? 6 : 0)
      } else {
        hue = high == g ? (b - r) / range + 2 : (r - g) / range + 4
      }
      hue = hue / 6
      return true
    }
    var _components: [CGFloat] { [_red, _green, _blue, _alpha] }
    override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? UIColor else { return false }
      return _inLight._components == other._inLight._components
        && _inDark._components == other._inDark._components
    }
    override var hash: Int { _inLight._components.hashValue }
    func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
      if let provider = _provider {
        return UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
      }
      let color = UIColor(red: _red, green: _green, blue: _blue, alpha: alpha)
      color._dark = _dark?.withAlphaComponent(alpha)
      return color
    }
    static func _rgb(
      _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1
    ) -> UIColor {
      UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }
    static func _pair(_ light: UIColor, _ dark: UIColor) -> UIColor {
      light._dark = dark
      return light
    }
    class var clear: UIColor { UIColor(white: 0, alpha: 0) }
    class var black: UIColor { UIColor(white: 0, alpha: 1) }
    class var white: UIColor { UIColor(white: 1, alpha: 1) }
    class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
    class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
    class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
    class var red: UIColor { _rgb(255, 0, 0) }
    class var green: UIColor { _rgb(0, 255, 0) }
    class var blue: UIColor { _rgb(0, 0, 255) }
    class var yellow: UIColor { _rgb(255, 255, 0) }
    class var orange: UIColor { _rgb(255, 127.5, 0) }
    class var systemRed: UIColor { _pair(_rgb(255, 59, 48), _rgb(255, 69, 58)) }
    class var systemGreen: UIColor { _pair(_rgb(52, 199, 89), _rgb(48, 209, 88)) }
    class var systemBlue: UIColor { _pair(_rgb(0, 122, 255), _rgb(10, 132, 255)) }
    class var systemYellow: UIColor { _pair(_rgb(255, 204, 0), _rgb(255, 214, 10)) }
    class var systemOrange: UIColor { _pair(_rgb(255, 149, 0), _rgb(255, 159, 10)) }
    class var systemGray: UIColor { _rgb(142, 142, 147) }
    class var label: UIColor { _pair(black, white) }
    class var secondaryLabel: UIColor { _pair(_rgb(60, 60, 67, 0.6), _rgb(235, 235, 245, 0.6)) }
    class var separator: UIColor { _pair(_rgb(60, 60, 67, 0.29), _rgb(84, 84, 88, 0.6)) }
    class var systemBackground: UIColor { _pair(white, black) }
    class var secondarySystemBackground: UIColor { _pair(_rgb(242, 242, 247), _rgb(28, 28, 30)) }
    class var systemGroupedBackground: UIColor { _pair(_rgb(242, 242, 247), black) }
    class var cyan: UIColor { _rgb(0, 255, 255) }
    class var magenta: UIColor { _rgb(255, 0, 255) }
    class var purple: UIColor { _rgb(127.5, 0, 127.5) }
    class var brown: UIColor { _rgb(153, 102, 51) }
    class var systemPink: UIColor { _pair(_rgb(255, 45, 85), _rgb(255, 55, 95)) }
    class var systemPurple: UIColor { _pair(_rgb(175, 82, 222), _rgb(191, 90, 242)) }
    class var systemTeal: UIColor { _pair(_rgb(48, 176, 199), _rgb(64, 200, 224)) }
    class var systemIndigo: UIColor { _pair(_rgb(88, 86, 214), _rgb(94, 92, 230)) }
    class var systemCyan: UIColor { _pair(_rgb(50, 173, 230), _rgb(100, 210, 255)) }
    class var systemMint: UIColor { _pair(_rgb(0, 199, 190), _rgb(102, 212, 207)) }
    class var systemBrown: UIColor { _pair(_rgb(162, 132, 94), _rgb(172, 142, 104)) }
    class var systemGray2: UIColor { _pair(_rgb(174, 174, 178), _rgb(99, 99, 102)) }
    class var systemGray3: UIColor { _pair(_rgb(199, 199, 204), _rgb(72, 72, 74)) }
    class var systemGray4: UIColor { _pair(_rgb(209, 209, 214), _rgb(58, 58, 60)) }
    class var systemGray5: UIColor { _pair(_rgb(229, 229, 234), _rgb(44, 44, 46)) }
    class var systemGray6: UIColor { _pair(_rgb(242, 242, 247), _rgb(28, 28, 30)) }
    class var tintColor: UIColor { systemBlue }
    class var link: UIColor { _pair(_rgb(0, 122, 255), _rgb(9, 132, 255)) }
    class var tertiarySystemBackground: UIColor { _pair(white, _rgb(44, 44, 46)) }
    class var secondarySystemGroupedBackground: UIColor { _pair(white, _rgb(28, 28, 30)) }
    class var tertiarySystemGroupedBackground: UIColor {
      _pair(_rgb(242, 242, 247), _rgb(44, 44, 46))
    }
    class var opaqueSeparator: UIColor { _pair(_rgb(198, 198, 200), _rgb(56, 56, 58)) }
    class var darkText: UIColor { black }
    class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
    class var tertiaryLabel: UIColor { _pair(_rgb(60, 60, 67, 0.3), _rgb(235, 235, 245, 0.3)) }
    class var quaternaryLabel: UIColor {
      _pair(_rgb(60, 60, 67, 0.18), _rgb(235, 235, 245, 0.16))
    }
    class var placeholderText: UIColor { _pair(_rgb(60, 60, 67, 0.3), _rgb(235, 235, 245, 0.3)) }
    class var systemFill: UIColor { _pair(_rgb(120, 120, 128, 0.2), _rgb(120, 120, 128, 0.36)) }
    class var secondarySystemFill: UIColor {
      _pair(_rgb(120, 120, 128, 0.16), _rgb(120, 120, 128, 0.32))
    }
    class var tertiarySystemFill: UIColor {
      _pair(_rgb(118, 118, 128, 0.12), _rgb(118, 118, 128, 0.24))
    }
    class var quaternarySystemFill: UIColor {
      _pair(_rgb(116, 116, 128, 0.08), _rgb(118, 118, 128, 0.18))
    }
  }

  func _isDarkScreen() -> Bool
  """#
