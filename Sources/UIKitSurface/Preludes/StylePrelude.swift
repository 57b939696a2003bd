/// UIKit's images and labels, and what cells are configured with.
let stylePrelude = #"""
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
    var _text: String? = nil
    var _attributed: NSAttributedString? = nil
    var text: String? {
      get { _attributed?.string ?? _text }
      set {
        _text = newValue
        _attributed = nil
      }
    }
    var attributedText: NSAttributedString? {
      get {
        _attributed ?? _text.map { NSAttributedString(string: $0, attributes: [.font: font!]) }
      }
      set {
        _text = nil
        _attributed = newValue
      }
    }
    var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
    var font: UIFont! = UIFont.systemFont(ofSize: 17)
    var textColor: UIColor! = UIColor.label
    var textAlignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    var numberOfLines = 1
    var isEnabled = true
    var highlightedTextColor: UIColor? = nil
    var adjustsFontForContentSizeCategory = false
    var adjustsFontSizeToFitWidth = false
    var minimumScaleFactor: CGFloat = 0
    var preferredMaxLayoutWidth: CGFloat = 0
    override var intrinsicContentSize: CGSize {
      _textSize(_wrappingWidth > 0 ? _wrappingWidth : preferredMaxLayoutWidth)
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize { _textSize(size.width) }
    func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
      let width = bounds.width < 5e6 ? bounds.width : 0
      return CGRect(origin: bounds.origin, size: _size(width, numberOfLines))
    }
    func drawText(in rect: CGRect) {}
    /// Labels that add room around their text in `textRect` ask for it.
    func _textSize(_ width: CGFloat) -> CGSize {
      let room = numberOfLines == 1 || width <= 0 ? 1e7 : width
      let bounds = CGRect(x: 0, y: 0, width: room, height: 1e7)
      return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    }
    override var _baselines: [CGFloat] { [font.ascender, -font.descender] }
    override var _wraps: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }
    func _size(_ width: CGFloat, _ limit: Int) -> CGSize {
      if let attributed = _attributed {
        return _styledSize(
          attributed._set(font), limit == 1 ? 0 : width, limit, lineBreakMode.rawValue,
          lineBreakStrategy.contains(.hangulWordPriority), false)
      }
      return _labelSize(
        _text ?? "", font.pointSize, font._weight._value, font._family, limit == 1 ? 0 : width, limit)
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
