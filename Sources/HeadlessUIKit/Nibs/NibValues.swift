import Foundation

/// Values as nibs write them: fonts, colours, insets and texts.
@MainActor enum NibValues {
  static func rect(_ element: NibElement) -> CGRect {
    CGRect(
      x: element.number("x") ?? 0, y: element.number("y") ?? 0,
      width: element.number("width") ?? 0, height: element.number("height") ?? 0)
  }

  static func size(_ element: NibElement) -> CGSize {
    CGSize(width: element.number("width") ?? 0, height: element.number("height") ?? 0)
  }

  /// Insets, which are written as far corners of a rectangle.
  static func insets(_ element: NibElement) -> UIEdgeInsets {
    UIEdgeInsets(
      top: element.number("minY") ?? 0, left: element.number("minX") ?? 0,
      bottom: element.number("maxY") ?? 0, right: element.number("maxX") ?? 0)
  }

  static func edges(_ element: NibElement) -> UIEdgeInsets {
    UIEdgeInsets(
      top: element.number("top") ?? 0,
      left: element.number("left") ?? element.number("leading") ?? 0,
      bottom: element.number("bottom") ?? 0,
      right: element.number("right") ?? element.number("trailing") ?? 0)
  }

  static func isYes(_ element: NibElement, _ attribute: String) -> Bool? {
    element[attribute].map { $0 == "YES" }
  }

  static func alignment(_ text: String?) -> NSTextAlignment? {
    let alignments: [String: NSTextAlignment] = [
      "left": .left, "center": .center, "right": .right, "justified": .justified,
      "natural": .natural,
    ]
    return text.flatMap { alignments[$0] }
  }

  static func lineBreakMode(_ text: String?) -> NSLineBreakMode? {
    let modes: [String: NSLineBreakMode] = [
      "clip": .byClipping, "characterWrap": .byCharWrapping, "wordWrap": .byWordWrapping,
      "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
      "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
      "middleTruncation": .byTruncatingMiddle,
    ]
    return text.flatMap { modes[$0] }
  }

  // MARK: Fonts

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  static func font(_ element: NibElement) -> UIFont {
    if let style = element["style"], style.hasPrefix("UICTFontTextStyle") {
      return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    let size = element.number("pointSize") ?? 17
    if let name = element["name"] ?? element["family"], let named = UIFont(name: name, size: size) {
      return named
    }
    let usual: UIFont.Weight = element["type"] == "boldSystem" ? .bold : .regular
    return .systemFont(ofSize: size, weight: element["weight"].flatMap { weights[$0] } ?? usual)
  }

  // MARK: Colours

  /// What colours of before iOS 13 have become.
  private static let formerColors: [String: UIColor] = [
    "darkTextColor": .label, "lightTextColor": UIColor(white: 1, alpha: 0.6),
    "whiteColor": .white, "blackColor": .black,
    "groupTableViewBackgroundColor": .systemGroupedBackground,
    "tableCellGroupedTextColor": .label,
  ]

  static func color(_ element: NibElement) -> UIColor {
    if let system = element["systemColor"].flatMap({ UIColor(systemNamed: $0) }) { return system }
    if let system = element["xcode11CocoaTouchSystemColor"].flatMap({ UIColor(systemNamed: $0) }) {
      return system
    }
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
    if let red = element.number("red") {
      return UIColor(
        red: red, green: element.number("green") ?? 0, blue: element.number("blue") ?? 0,
        alpha: alpha)
    }
    if let former = element["cocoaTouchSystemColor"].flatMap({ formerColors[$0] }) {
      return former
    }
    guard let name = element["name"] else { return .systemBackground }
    guard AssetNames.shared.color(named: name) == nil, let kept = namedColors[name] else {
      return UIColor(named: name) ?? .systemBackground
    }
    return kept
  }

  /// Colours of the asset catalogue as nibs were saved with them, for parts of apps without it.
  private static var namedColors: [String: UIColor] = [:]

  static func learnColors(of document: NibElement) {
    for named in document.list("resources") where named.name == "namedColor" {
      guard let name = named["name"], let color = named.child("color") else { continue }
      namedColors[name] = Self.color(color)
    }
  }

  // MARK: Pictures and texts

  /// A picture of the app's, or a symbol of the system's.
  static func image(_ name: String?, catalog: String?) -> UIImage? {
    guard let name else { return nil }
    return catalog == "system" ? UIImage(systemName: name) : UIImage(named: name)
  }

  /// The picture of an attribute, or of the reference to one that stands below the element.
  static func image(of element: NibElement, _ key: String = "image") -> UIImage? {
    guard
      let reference = element.children.first(where: {
        $0.name == "imageReference" && $0["key"] == key
      })
    else { return image(element[key], catalog: element["catalog"]) }
    return image(reference["image"], catalog: reference["catalog"])
      .map { configured($0, by: reference.value("symbolConfiguration") ?? reference) }
  }

  static func configured(_ image: UIImage, by element: NibElement) -> UIImage {
    configuration(element).map { image.withConfiguration($0) } ?? image
  }

  /// How a symbol is drawn; nil where nothing is said of it.
  static func configuration(_ element: NibElement) -> UIImage.SymbolConfiguration? {
    let scales: [String: UIImage.SymbolScale] = [
      "small": .small, "medium": .medium, "large": .large, "default": .default,
    ]
    let symbolWeights: [String: UIImage.SymbolWeight] = [
      "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
      "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
    var found: UIImage.SymbolConfiguration?
    func add(_ more: UIImage.SymbolConfiguration) { found = found?.applying(more) ?? more }
    if let font = element.value("fontDescription") { add(.init(font: Self.font(font))) }
    if let size = element.number("pointSize") { add(.init(pointSize: size)) }
    if let weight = element["weight"].flatMap({ symbolWeights[$0] }) { add(.init(weight: weight)) }
    if let scale = (element["scale"] ?? element["symbolScale"]).flatMap({ scales[$0] }) {
      add(.init(scale: scale))
    }
    return found
  }

  /// The text of an attribute, or of an element that holds it.
  static func text(of element: NibElement, _ key: String) -> String? {
    element[key]
      ?? element.children
      .first { ["string", "mutableString"].contains($0.name) && $0["key"] == key }?.text
  }

  /// A text with its attributes; nil where the element is none.
  static func attributedText(_ element: NibElement?) -> NSAttributedString? {
    guard let element, element.name == "attributedString" else { return nil }
    let text = NSMutableAttributedString(string: "")
    for fragment in element.children where fragment.name == "fragment" {
      let content = Self.text(of: fragment, "content") ?? ""
      let attributes = fragment.value("attributes").map(Self.attributes) ?? [:]
      text.append(NSAttributedString(string: content, attributes: attributes))
    }
    return text
  }

  private static func attributes(_ element: NibElement) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for child in element.children {
      switch (child["key"], child.name) {
      case ("NSFont", _): attributes[.font] = font(child)
      case ("NSColor", "color"): attributes[.foregroundColor] = color(child)
      case ("NSBackgroundColor", "color"): attributes[.backgroundColor] = color(child)
      case ("NSParagraphStyle", "paragraphStyle"): attributes[.paragraphStyle] = style(child)
      case ("NSKern", _): attributes[.kern] = child.number("value")
      case ("NSUnderline", _): attributes[.underlineStyle] = child["value"].flatMap { Int($0) }
      default: break
      }
    }
    return attributes
  }

  private static func style(_ element: NibElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment(element["alignment"]) ?? .natural
    style.lineBreakMode = lineBreakMode(element["lineBreakMode"]) ?? .byWordWrapping
    style.lineSpacing = element.number("lineSpacing") ?? 0
    style.paragraphSpacing = element.number("paragraphSpacing") ?? 0
    style.paragraphSpacingBefore = element.number("paragraphSpacingBefore") ?? 0
    style.firstLineHeadIndent = element.number("firstLineHeadIndent") ?? 0
    style.headIndent = element.number("headIndent") ?? 0
    style.tailIndent = element.number("tailIndent") ?? 0
    style.lineHeightMultiple = element.number("lineHeightMultiple") ?? 0
    style.minimumLineHeight = element.number("minimumLineHeight") ?? 0
    style.maximumLineHeight = element.number("maximumLineHeight") ?? 0
    return style
  }
}
