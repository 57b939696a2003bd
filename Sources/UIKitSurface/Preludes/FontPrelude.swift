/// Fonts, and the room that text takes in them.
///
/// Families are numbers: 0 the system's, 1 its monospaced one, 2 Helvetica, which text without a font
/// is measured in, 3 the system's with digits of one width.
let fontPrelude = #"""
  class UIFont: NSObject {
    struct Weight: Hashable {
      let rawValue: CGFloat
      init(rawValue: CGFloat) { self.rawValue = rawValue }
      static let ultraLight = Weight(rawValue: -0.8)
      static let thin = Weight(rawValue: -0.6)
      static let light = Weight(rawValue: -0.4)
      static let regular = Weight(rawValue: 0)
      static let medium = Weight(rawValue: 0.23)
      static let semibold = Weight(rawValue: 0.3)
      static let bold = Weight(rawValue: 0.4)
      static let heavy = Weight(rawValue: 0.56)
      static let black = Weight(rawValue: 0.62)
      /// On the scale of 100 to 900 on which text is measured.
      var _value: CGFloat {
        let named: [CGFloat] = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56]
        return CGFloat(100 * (1 + named.filter { $0 < rawValue }.count))
      }
    }
    struct TextStyle: Hashable {
      let _number: Int
      var _weight = Weight.regular
      var _size: CGFloat { _styleSize(_number, 3) }
      static let largeTitle = TextStyle(_number: 0)
      static let title1 = TextStyle(_number: 1)
      static let title2 = TextStyle(_number: 2)
      static let title3 = TextStyle(_number: 3)
      static let headline = TextStyle(_number: 4, _weight: .semibold)
      static let body = TextStyle(_number: 5)
      static let callout = TextStyle(_number: 6)
      static let subheadline = TextStyle(_number: 7)
      static let footnote = TextStyle(_number: 8)
      static let caption1 = TextStyle(_number: 9)
      static let caption2 = TextStyle(_number: 10)
      static let extraLargeTitle = TextStyle(_number: 11, _weight: .bold)
      static let extraLargeTitle2 = TextStyle(_number: 12, _weight: .bold)
    }
    let pointSize: CGFloat
    let _weight: Weight
    let _family: Int
    init(_size size: CGFloat, _ weight: Weight = .regular, _ family: Int = 0) {
      pointSize = size
      _weight = weight
      _family = family
      super.init()
    }
    convenience init?(name fontName: String, size fontSize: CGFloat) {
      self.init(_size: fontSize)
    }
    class var labelFontSize: CGFloat { 17 }
    class var systemFontSize: CGFloat { 14 }
    class var smallSystemFontSize: CGFloat { 12 }
    class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(_size: size) }
    class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
      UIFont(_size: size, weight)
    }
    class func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(_size: size, .bold) }
    class func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(_size: size) }
    class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
      UIFont(_size: size, weight, 3)
    }
    class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
      UIFont(_size: size, weight, 1)
    }
    class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
      UIFont(_size: style._size, style._weight)
    }
    class func preferredFont(
      forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
      let category = traitCollection?.preferredContentSizeCategory ?? .large
      return UIFont(_size: _styleSize(style._number, category._number), style._weight)
    }
    func withSize(_ size: CGFloat) -> UIFont { UIFont(_size: size, _weight, _family) }
    var lineHeight: CGFloat { pointSize * 1.193359375 }
    var ascender: CGFloat { pointSize * 0.9521484375 }
    var descender: CGFloat { -pointSize * 0.2412109375 }
    var capHeight: CGFloat { pointSize * 0.70458984375 }
    var xHeight: CGFloat { pointSize * 0.5263671875 }
    var leading: CGFloat { 0 }
  }

  class UIFontMetrics: NSObject {
    static let `default` = UIFontMetrics(forTextStyle: .body)
    let _style: UIFont.TextStyle
    init(forTextStyle textStyle: UIFont.TextStyle) {
      _style = textStyle
      super.init()
    }
    func scaledValue(for value: CGFloat) -> CGFloat { value }
    func scaledValue(
      for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> CGFloat {
      guard let traits = traitCollection else { return value }
      return _styleScaled(
        _style._number, traits.preferredContentSizeCategory._number, value, traits.displayScale)
    }
    func scaledFont(for font: UIFont) -> UIFont { font }
    func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
      font.withSize(min(font.pointSize, maximumPointSize))
    }
    func scaledFont(
      for font: UIFont, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
      font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
    }
    func scaledFont(
      for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
      let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
      return font.withSize(min(size, maximumPointSize))
    }
  }

  func _styleSize(_ style: Int, _ category: Int) -> CGFloat
  func _styleScaled(
    _ style: Int, _ category: Int, _ length: CGFloat, _ scale: CGFloat
  ) -> CGFloat
  func _textBounds(
    _ text: String, _ size: CGFloat, _ weight: CGFloat, _ family: Int, _ width: CGFloat,
    _ lineLimit: Int, _ usesLeading: Bool
  ) -> CGSize

  struct NSStringDrawingOptions: OptionSet, Hashable {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
    static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
  }
  class NSStringDrawingContext: NSObject {
    var minimumScaleFactor: CGFloat = 0
  }

  class NSString: Hashable, CustomStringConvertible, ExpressibleByStringLiteral {
    let _text: String
    init(string: String) { _text = string }
    init(stringLiteral value: String) { _text = value }
    var description: String { _text }
    var hash: Int { _text.hashValue }
    func isEqual(to other: String) -> Bool { _text == other }
    static func == (a: NSString, b: NSString) -> Bool { a._text == b._text }
    func hash(into hasher: inout Hasher) { hasher.combine(_text) }
    var length: Int { _text.count }
    func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
      boundingRect(
        with: .zero, options: .usesLineFragmentOrigin, attributes: attributes, context: nil
      ).size
    }
    func boundingRect(
      with size: CGSize, options: NSStringDrawingOptions = [],
      attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
      let font = (attributes?[.font] as? UIFont) ?? UIFont(_size: 12, .regular, 2)
      let wraps = options.contains(.usesLineFragmentOrigin)
      var limit = wraps ? 0 : 1
      if wraps, options.contains(.truncatesLastVisibleLine), size.height > 0, font.lineHeight > 0 {
        limit = Int(min(max(1, (size.height / font.lineHeight).rounded(.down)), 1_000_000))
      }
      let bounds = _textBounds(
        _text, font.pointSize, font._weight._value, font._family, wraps ? size.width : 0, limit,
        options.contains(.usesFontLeading))
      return CGRect(
        x: 0, y: wraps || _text.isEmpty ? 0 : -font.ascender, width: bounds.width,
        height: bounds.height)
    }
  }
  extension String {
    func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
      NSString(string: self).size(withAttributes: attributes)
    }
    func boundingRect(
      with size: CGSize, options: NSStringDrawingOptions = [],
      attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
      NSString(string: self).boundingRect(
        with: size, options: options, attributes: attributes, context: context)
    }
  }
  """#
