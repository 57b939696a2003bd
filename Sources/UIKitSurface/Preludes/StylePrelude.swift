/// UIKit's colours, fonts and images, labels, and what cells are configured with.
let stylePrelude = #"""
  typealias CGColor = UIColor

  class UIColor: NSObject {
    let _red: CGFloat
    let _green: CGFloat
    let _blue: CGFloat
    let _alpha: CGFloat
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
    convenience init(
      hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) {
      self.init(red: hue, green: saturation, blue: brightness, alpha: alpha)
    }
    convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
      self.init(white: 0.5, alpha: 1)
    }
    convenience init?(named name: String) { self.init(white: 0.5, alpha: 1) }
    var cgColor: CGColor { self }
    func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
      UIColor(red: _red, green: _green, blue: _blue, alpha: alpha)
    }
    static func _rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
      UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
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
    class var cyan: UIColor { _rgb(0, 255, 255) }
    class var magenta: UIColor { _rgb(255, 0, 255) }
    class var purple: UIColor { _rgb(127.5, 0, 127.5) }
    class var brown: UIColor { _rgb(153, 102, 51) }
    class var systemRed: UIColor { _rgb(255, 59, 48) }
    class var systemGreen: UIColor { _rgb(52, 199, 89) }
    class var systemBlue: UIColor { _rgb(0, 122, 255) }
    class var systemYellow: UIColor { _rgb(255, 204, 0) }
    class var systemOrange: UIColor { _rgb(255, 149, 0) }
    class var systemPink: UIColor { _rgb(255, 45, 85) }
    class var systemPurple: UIColor { _rgb(175, 82, 222) }
    class var systemTeal: UIColor { _rgb(48, 176, 199) }
    class var systemIndigo: UIColor { _rgb(88, 86, 214) }
    class var systemCyan: UIColor { _rgb(50, 173, 230) }
    class var systemMint: UIColor { _rgb(0, 199, 190) }
    class var systemBrown: UIColor { _rgb(162, 132, 94) }
    class var systemGray: UIColor { _rgb(142, 142, 147) }
    class var systemGray2: UIColor { _rgb(174, 174, 178) }
    class var systemGray3: UIColor { _rgb(199, 199, 204) }
    class var systemGray4: UIColor { _rgb(209, 209, 214) }
    class var systemGray5: UIColor { _rgb(229, 229, 234) }
    class var systemGray6: UIColor { _rgb(242, 242, 247) }
    class var label: UIColor { black }
    class var secondaryLabel: UIColor { _rgb(60, 60, 67).withAlphaComponent(0.6) }
    class var tertiaryLabel: UIColor { _rgb(60, 60, 67).withAlphaComponent(0.3) }
    class var quaternaryLabel: UIColor { _rgb(60, 60, 67).withAlphaComponent(0.18) }
    class var placeholderText: UIColor { _rgb(60, 60, 67).withAlphaComponent(0.3) }
    class var separator: UIColor { _rgb(60, 60, 67).withAlphaComponent(0.29) }
    class var opaqueSeparator: UIColor { _rgb(198, 198, 200) }
    class var link: UIColor { _rgb(0, 122, 255) }
    class var tintColor: UIColor { systemBlue }
    class var darkText: UIColor { black }
    class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
    class var systemBackground: UIColor { white }
    class var secondarySystemBackground: UIColor { _rgb(242, 242, 247) }
    class var tertiarySystemBackground: UIColor { white }
    class var systemGroupedBackground: UIColor { _rgb(242, 242, 247) }
    class var secondarySystemGroupedBackground: UIColor { white }
    class var tertiarySystemGroupedBackground: UIColor { _rgb(242, 242, 247) }
    class var systemFill: UIColor { _rgb(120, 120, 128).withAlphaComponent(0.2) }
    class var secondarySystemFill: UIColor { _rgb(120, 120, 128).withAlphaComponent(0.16) }
    class var tertiarySystemFill: UIColor { _rgb(118, 118, 128).withAlphaComponent(0.12) }
    class var quaternarySystemFill: UIColor { _rgb(116, 116, 128).withAlphaComponent(0.08) }
  }

  class UIImage: NSObject {
    enum RenderingMode: Int { case automatic, alwaysOriginal, alwaysTemplate }
    enum SymbolScale: Int { case unspecified, small, medium, large }
    enum SymbolWeight: Int {
      case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }
    class SymbolConfiguration: NSObject {
      var _points: CGFloat? = nil
      var _scale = SymbolScale.unspecified
      var _weight = SymbolWeight.unspecified
      override init() { super.init() }
      init(_points: CGFloat?, _ scale: SymbolScale, _ weight: SymbolWeight = .unspecified) {
        super.init()
        self._points = _points
        _scale = scale
        _weight = weight
      }
      convenience init(pointSize: CGFloat) { self.init(_points: pointSize, .unspecified) }
      convenience init(pointSize: CGFloat, weight: SymbolWeight) {
        self.init(_points: pointSize, .unspecified, weight)
      }
      convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
        self.init(_points: pointSize, scale, weight)
      }
      convenience init(textStyle: UIFont.TextStyle) {
        self.init(_points: textStyle._size, .unspecified)
      }
      convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
        self.init(_points: textStyle._size, scale)
      }
      convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }
      convenience init(font: UIFont, scale: SymbolScale) {
        let step = Int((font._weight._value / 100).rounded())
        self.init(_points: font.pointSize, scale, SymbolWeight(rawValue: step) ?? .regular)
      }
      convenience init(scale: SymbolScale) { self.init(_points: nil, scale) }
      convenience init(weight: SymbolWeight) { self.init(_points: nil, .unspecified, weight) }
      convenience init(hierarchicalColor: UIColor) { self.init() }
      convenience init(paletteColors: [UIColor]) { self.init() }
      func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
        SymbolConfiguration(
          _points: other._points ?? _points,
          other._scale == .unspecified ? _scale : other._scale,
          other._weight == .unspecified ? _weight : other._weight)
      }
    }
    let _name: String
    var _symbol: SymbolConfiguration? = nil
    override init() {
      _name = ""
      super.init()
    }
    init?(named name: String) {
      _name = name
      super.init()
    }
    init?(systemName name: String) {
      _name = name
      super.init()
      _symbol = SymbolConfiguration()
    }
    init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
      _name = name
      super.init()
      _symbol = configuration ?? SymbolConfiguration()
    }
    /// An estimate for a symbol; nothing else is known here.
    var size: CGSize {
      guard let symbol = _symbol else { return CGSize.zero }
      let scale: CGFloat =
        symbol._scale == .small ? 0.79 : symbol._scale == .large ? 1.28 : 1
      let weight = symbol._weight == .unspecified ? 4 : symbol._weight.rawValue
      return _symbolSize(_name, (symbol._points ?? 17) * scale, weight)
    }
    func withTintColor(_ color: UIColor) -> UIImage { self }
    func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
    func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
    func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
      guard let symbol = _symbol else { return self }
      return UIImage(systemName: _name, withConfiguration: symbol.applying(configuration)) ?? self
    }
  }

  class UIImageView: UIView {
    var image: UIImage? = nil
    var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = nil
    override init(frame: CGRect) { super.init(frame: frame) }
    convenience init(image: UIImage?) {
      self.init(frame: CGRect.zero)
      self.image = image
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override var intrinsicContentSize: CGSize {
      let shown = preferredSymbolConfiguration.flatMap { image?.withConfiguration($0) } ?? image
      guard let size = shown?.size, size != .zero else { return super.intrinsicContentSize }
      return size
    }
  }

  enum NSTextAlignment: Int { case left, center, right, justified, natural }
  enum NSLineBreakMode: Int {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
    case byTruncatingMiddle
  }

  class UILabel: UIView {
    var text: String? = nil
    var font: UIFont! = UIFont.systemFont(ofSize: 17)
    var textColor: UIColor! = UIColor.label
    var textAlignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    var numberOfLines = 1
    var attributedText: NSAttributedString? = nil
    var isEnabled = true
    var highlightedTextColor: UIColor? = nil
    var adjustsFontForContentSizeCategory = false
    var adjustsFontSizeToFitWidth = false
    var minimumScaleFactor: CGFloat = 0
    var preferredMaxLayoutWidth: CGFloat = 0
    override var intrinsicContentSize: CGSize {
      let width = _wrappingWidth > 0 ? _wrappingWidth : preferredMaxLayoutWidth
      return _size(width, numberOfLines)
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize { _size(size.width, numberOfLines) }
    override var _baselines: [CGFloat] { [font.ascender, -font.descender] }
    override var _wraps: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }
    func _size(_ width: CGFloat, _ limit: Int) -> CGSize {
      let text = attributedText?.string ?? text ?? ""
      let font = attributedText?._font ?? self.font!
      return _labelSize(
        text, font.pointSize, font._weight._value, font._family, limit == 1 ? 0 : width, limit)
    }
  }

  struct UIBackgroundConfiguration {
    var customView: UIView? = nil
    var cornerRadius: CGFloat = 0
    var backgroundInsets = NSDirectionalEdgeInsets.zero
    var backgroundColor: UIColor? = nil
    var backgroundColorTransformer: UIConfigurationColorTransformer? = nil
    var strokeColor: UIColor? = nil
    var strokeWidth: CGFloat = 0
    var strokeOutset: CGFloat = 0
    var image: UIImage? = nil
    init() {}
    static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
      UIBackgroundConfiguration()
    }
    static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
      UIBackgroundConfiguration()
    }
    static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
      UIBackgroundConfiguration()
    }
    func updated(for state: UIConfigurationState) -> UIBackgroundConfiguration { self }
  }

  struct UIConfigurationColorTransformer {
    let transform: (UIColor) -> UIColor
    init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  }
  """#
