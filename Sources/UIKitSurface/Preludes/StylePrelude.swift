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
      override init() { super.init() }
      convenience init(pointSize: CGFloat) { self.init() }
      convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init() }
      convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
        self.init()
      }
      convenience init(textStyle: UIFont.TextStyle) { self.init() }
      convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) { self.init() }
      convenience init(font: UIFont) { self.init() }
      convenience init(scale: SymbolScale) { self.init() }
      convenience init(weight: SymbolWeight) { self.init() }
      convenience init(hierarchicalColor: UIColor) { self.init() }
      convenience init(paletteColors: [UIColor]) { self.init() }
    }
    let _name: String
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
    }
    init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
      _name = name
      super.init()
    }
    var size: CGSize { CGSize.zero }
    func withTintColor(_ color: UIColor) -> UIImage { self }
    func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
    func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
    func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage { self }
  }

  class UIImageView: UIView {
    var image: UIImage? = nil
    var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = nil
    override init() { super.init() }
    override init(frame: CGRect) { super.init(frame: frame) }
    init(image: UIImage?) {
      super.init(frame: CGRect.zero)
      self.image = image
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
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
  }

  struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    struct TextProperties: Hashable {
      enum TextAlignment: Int { case natural, center, justified }
      enum TextTransform: Int { case none, uppercase, lowercase, capitalized }
      var font = UIFont.preferredFont(forTextStyle: .body)
      var color = UIColor.label
      var alignment = TextAlignment.natural
      var numberOfLines = 0
      var transform = TextTransform.none
      var adjustsFontForContentSizeCategory = true
      var adjustsFontSizeToFitWidth = false
      var minimumScaleFactor: CGFloat = 0
      var lineBreakMode = NSLineBreakMode.byTruncatingTail
    }
    struct ImageProperties: Hashable {
      var tintColor: UIColor? = nil
      var cornerRadius: CGFloat = 0
      var maximumSize = CGSize.zero
      var reservedLayoutSize = CGSize.zero
      var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = nil
    }
    var text: String? = nil
    var secondaryText: String? = nil
    var attributedText: NSAttributedString? = nil
    var secondaryAttributedText: NSAttributedString? = nil
    var textProperties = TextProperties()
    var secondaryTextProperties = TextProperties()
    var image: UIImage? = nil
    var imageProperties = ImageProperties()
    var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
    var prefersSideBySideTextAndSecondaryText = false
    var imageToTextPadding: CGFloat = 0
    var textToSecondaryTextHorizontalPadding: CGFloat = 0
    var textToSecondaryTextVerticalPadding: CGFloat = 0
    init() {}
    static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
    static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    static func header() -> UIListContentConfiguration { UIListContentConfiguration() }
    static func footer() -> UIListContentConfiguration { UIListContentConfiguration() }
    static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
    static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration() }
    static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
    static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration() }
    static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
      UIListContentConfiguration()
    }
    static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
      UIListContentConfiguration()
    }
    static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    static func sidebarSubtitleCell() -> UIListContentConfiguration {
      UIListContentConfiguration()
    }
    static func sidebarHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
    static func accompaniedSidebarCell() -> UIListContentConfiguration {
      UIListContentConfiguration()
    }
    func makeContentView() -> UIView { UIListContentView(configuration: self) }
    func updated(for state: UIConfigurationState) -> UIListContentConfiguration { self }
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

  struct UICellAccessory {
    enum DisplayedState { case always, whenEditing, whenNotEditing }
    enum Placement {
      typealias Position = ([UICellAccessory]) -> Int
      case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
      case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
    }
    struct OutlineDisclosureOptions {
      enum Style { case automatic, header, cell }
      var style: Style? = nil
      var isHidden: Bool? = nil
      var tintColor: UIColor? = nil
      init(style: Style? = nil, isHidden: Bool? = nil, tintColor: UIColor? = nil) {
        self.style = style
        self.isHidden = isHidden
        self.tintColor = tintColor
      }
    }
    struct Options {
      var isHidden: Bool? = nil
      var tintColor: UIColor? = nil
      var backgroundColor: UIColor? = nil
      init(isHidden: Bool? = nil, tintColor: UIColor? = nil, backgroundColor: UIColor? = nil) {
        self.isHidden = isHidden
        self.tintColor = tintColor
        self.backgroundColor = backgroundColor
      }
    }
    struct CustomViewConfiguration {
      let customView: UIView
      let placement: Placement
      init(
        customView: UIView, placement: Placement, isHidden: Bool? = nil,
        tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
      ) {
        self.customView = customView
        self.placement = placement
      }
    }
    let _kind: String
    static func disclosureIndicator(
      displayed: DisplayedState = .always, options: Options = Options()
    ) -> UICellAccessory { UICellAccessory(_kind: "disclosure") }
    static func outlineDisclosure(
      displayed: DisplayedState = .always,
      options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
      actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(_kind: "outlineDisclosure") }
    static func checkmark(
      displayed: DisplayedState = .always, options: Options = Options()
    ) -> UICellAccessory { UICellAccessory(_kind: "checkmark") }
    static func detail(
      displayed: DisplayedState = .always, options: Options = Options(),
      actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(_kind: "detail") }
    static func delete(
      displayed: DisplayedState = .whenEditing, options: Options = Options(),
      actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(_kind: "delete") }
    static func insert(
      displayed: DisplayedState = .whenEditing, options: Options = Options(),
      actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(_kind: "insert") }
    static func reorder(
      displayed: DisplayedState = .whenEditing, options: Options = Options()
    ) -> UICellAccessory { UICellAccessory(_kind: "reorder") }
    static func multiselect(
      displayed: DisplayedState = .whenEditing, options: Options = Options()
    ) -> UICellAccessory { UICellAccessory(_kind: "multiselect") }
    static func label(
      text: String, displayed: DisplayedState = .always, options: Options = Options()
    ) -> UICellAccessory { UICellAccessory(_kind: "label") }
    static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
      UICellAccessory(_kind: "customView")
    }
  }
  """#
