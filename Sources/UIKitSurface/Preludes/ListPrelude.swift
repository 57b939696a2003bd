/// What cells of lists show: texts, a picture, accessories, and the heights that they make.
let listPrelude = #"""
  func _heightensListRows() -> Bool

  struct UIAxis: OptionSet, Hashable {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static let horizontal = UIAxis(rawValue: 1)
    static let vertical = UIAxis(rawValue: 2)
    static let both = UIAxis(rawValue: 3)
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
      func _size(
        _ text: String?, _ attributed: NSAttributedString?, _ width: CGFloat
      ) -> CGSize {
        if let attributed {
          return _styledSize(
            attributed._set(font), width, numberOfLines, lineBreakMode.rawValue, true, true)
        }
        var shown = text ?? ""
        if transform == .uppercase { shown = shown.uppercased() }
        if transform == .lowercase { shown = shown.lowercased() }
        return _labelSize(
          shown, font.pointSize, font._weight._value, font._family, width, numberOfLines, true)
      }
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
    var axesPreservingSuperviewLayoutMargins = UIAxis.both
    var prefersSideBySideTextAndSecondaryText = false
    var imageToTextPadding: CGFloat = 0
    var textToSecondaryTextHorizontalPadding: CGFloat = 0
    var textToSecondaryTextVerticalPadding: CGFloat = 0
    /// How high it is at least; nil where heights of its style are not known.
    var _leastHeight: CGFloat? = nil
    init() {}

    static func _styled(
      _ style: UIFont.TextStyle, _ color: UIColor = .label
    ) -> UIListContentConfiguration {
      var content = UIListContentConfiguration()
      content.textProperties.font = .preferredFont(forTextStyle: style)
      content.textProperties.color = color
      content.secondaryTextProperties.color = .secondaryLabel
      return content
    }
    static func _row(_ top: CGFloat, _ bottom: CGFloat, _ least: CGFloat)
      -> UIListContentConfiguration
    {
      var content = _styled(.body)
      content._leastHeight = least
      content.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: top, leading: 16, bottom: bottom, trailing: 8)
      content.imageToTextPadding = 16
      content.textToSecondaryTextHorizontalPadding = 6
      content.textToSecondaryTextVerticalPadding = 3
      return content
    }
    static func cell() -> UIListContentConfiguration {
      _heightensListRows() ? _row(15, 15, 52) : _row(11, 11, 44)
    }
    static func subtitleCell() -> UIListContentConfiguration {
      var content = cell()
      content.secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
      return content
    }
    static func valueCell() -> UIListContentConfiguration {
      var content = cell()
      content.prefersSideBySideTextAndSecondaryText = true
      return content
    }
    static func header() -> UIListContentConfiguration { _styled(.headline) }
    static func footer() -> UIListContentConfiguration { _styled(.footnote, .secondaryLabel) }
    static func plainHeader() -> UIListContentConfiguration { _styled(.headline) }
    static func plainFooter() -> UIListContentConfiguration { _styled(.subheadline) }
    static func groupedHeader() -> UIListContentConfiguration {
      var content = _row(17, 6, 0)
      content.textProperties.font = .preferredFont(forTextStyle: .footnote)
      content.textProperties.color = .secondaryLabel
      return content
    }
    static func groupedFooter() -> UIListContentConfiguration { footer() }
    static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
      _styled(.headline)
    }
    static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
      _styled(.title3)
    }
    static func sidebarCell() -> UIListContentConfiguration { cell() }
    static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
    static func sidebarHeader() -> UIListContentConfiguration { _styled(.headline) }
    static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
    static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
    func makeContentView() -> UIView { UIListContentView(configuration: self) }
    func updated(for state: UIConfigurationState) -> UIListContentConfiguration { self }

    func _height(within width: CGFloat) -> CGFloat? {
      _leastHeight == nil ? nil : _rowHeight(_rowNumbers(within: width))
    }

    /// Margins above and below, the least height, those of both texts, what is between them, 1 where
    /// they stand beside each other, and the picture's height.
    func _rowNumbers(within width: CGFloat) -> [CGFloat] {
      let image = _imageSize
      let beside = image.width > 0 ? image.width + imageToTextPadding : 0
      let margins = directionalLayoutMargins
      let room = max(1, width - margins.leading - margins.trailing - beside)
      let texts = _textHeights(room)
      return [
        margins.top, margins.bottom, _leastHeight ?? 0, texts[0], texts[1],
        textToSecondaryTextVerticalPadding, texts[2], image.height,
      ]
    }

    /// What a view of it asks for, its texts in lines of a width, or in one each for zero; nil
    /// where heights of its style are not known.
    func _contentSize(_ width: CGFloat) -> CGSize? {
      guard let height = _height(within: width > 0 ? width : 1e7) else { return nil }
      let image = _imageSize.width
      var beside = directionalLayoutMargins.leading + directionalLayoutMargins.trailing
      if image > 0 { beside += image + imageToTextPadding }
      let (first, second) = (_firstSize(0).width, _secondSize(0).width)
      var natural = max(first, second)
      if prefersSideBySideTextAndSecondaryText, first > 0, second > 0 {
        let sum = first + second + textToSecondaryTextHorizontalPadding
        if width <= 0 || sum + beside <= width { natural = sum }
      }
      let own = _ceiledToPixel(natural + beside)
      return CGSize(width: width > 0 ? min(own, width) : own, height: height)
    }

    func _firstSize(_ room: CGFloat) -> CGSize {
      textProperties._size(text, attributedText, room)
    }
    func _secondSize(_ room: CGFloat) -> CGSize {
      secondaryTextProperties._size(secondaryText, secondaryAttributedText, room)
    }
    /// Those of both texts, and 1 where they stand beside each other.
    func _textHeights(_ room: CGFloat) -> [CGFloat] {
      let hasFirst = !(attributedText?.string ?? text ?? "").isEmpty
      let hasSecond = !(secondaryAttributedText?.string ?? secondaryText ?? "").isEmpty
      if hasFirst, hasSecond, prefersSideBySideTextAndSecondaryText {
        let (one, other) = (_firstSize(0), _secondSize(0))
        if one.width + other.width + textToSecondaryTextHorizontalPadding <= room {
          return [one.height, other.height, 1]
        }
      }
      return [
        hasFirst ? _firstSize(room).height : 0, hasSecond ? _secondSize(room).height : 0, 0,
      ]
    }

    var _imageSize: CGSize {
      guard let image else { return CGSize.zero }
      let own =
        imageProperties.preferredSymbolConfiguration.map { image.withConfiguration($0) } ?? image
      let (most, reserved) = (imageProperties.maximumSize, imageProperties.reservedLayoutSize)
      return CGSize(
        width: _length(own.size.width, most.width, reserved.width),
        height: _length(own.size.height, most.height, reserved.height))
    }
    func _length(_ own: CGFloat, _ most: CGFloat, _ reserved: CGFloat) -> CGFloat {
      reserved > 0 ? reserved : most > 0 ? min(own, most) : own
    }
  }

  struct UICellAccessory {
    enum DisplayedState { case always, whenEditing, whenNotEditing }
    enum Placement {
      typealias Position = ([UICellAccessory]) -> Int
      case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
      case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
      var _isLeading: Bool {
        switch self {
        case .leading: return true
        case .trailing: return false
        }
      }
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
      var _isHidden = false
      init(
        customView: UIView, placement: Placement, isHidden: Bool? = nil,
        tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
      ) {
        self.customView = customView
        self.placement = placement
        _isHidden = isHidden ?? false
      }
    }
    let _kind: String
    var _displayed = DisplayedState.always
    var _isHidden = false
    var _isLeading = false
    var _text = ""
    var _view: UIView? = nil
    var _isShown: Bool { !_isHidden && _displayed != .whenEditing }
    /// Those of a table's accessories; the ones that only lists have are as wide as a similar one.
    var _width: CGFloat {
      if _kind == "label" {
        return _labelSize(_text, 17, 400, 0, 0, 1).width.rounded(.up)
      }
      if let view = _view {
        let own = view.intrinsicContentSize.width
        return own > 0 ? own : view.bounds.width
      }
      if _kind == "disclosure" || _kind == "outlineDisclosure" { return 9.5 }
      return _kind == "checkmark" ? 15 : 22
    }
    static func disclosureIndicator(
      displayed: DisplayedState = .always, options: Options = Options()
    ) -> UICellAccessory { UICellAccessory(
        _kind: "disclosure", _displayed: displayed, _isHidden: options.isHidden ?? false) }
    static func outlineDisclosure(
      displayed: DisplayedState = .always,
      options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
      actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(
        _kind: "outlineDisclosure", _displayed: displayed, _isHidden: options.isHidden ?? false) }
    static func checkmark(
      displayed: DisplayedState = .always, options: Options = Options()
    ) -> UICellAccessory { UICellAccessory(
        _kind: "checkmark", _displayed: displayed, _isHidden: options.isHidden ?? false) }
    static func detail(
      displayed: DisplayedState = .always, options: Options = Options(),
      actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(
        _kind: "detail", _displayed: displayed, _isHidden: options.isHidden ?? false) }
    static func delete(
      displayed: DisplayedState = .whenEditing, options: Options = Options(),
      actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(
        _kind: "delete", _displayed: displayed, _isHidden: options.isHidden ?? false, _isLeading: true) }
    static func insert(
      displayed: DisplayedState = .whenEditing, options: Options = Options(),
      actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(
        _kind: "insert", _displayed: displayed, _isHidden: options.isHidden ?? false, _isLeading: true) }
    static func reorder(
      displayed: DisplayedState = .whenEditing, options: Options = Options()
    ) -> UICellAccessory { UICellAccessory(
        _kind: "reorder", _displayed: displayed, _isHidden: options.isHidden ?? false) }
    static func multiselect(
      displayed: DisplayedState = .whenEditing, options: Options = Options()
    ) -> UICellAccessory { UICellAccessory(
        _kind: "multiselect", _displayed: displayed, _isHidden: options.isHidden ?? false, _isLeading: true) }
    static func label(
      text: String, displayed: DisplayedState = .always, options: Options = Options()
    ) -> UICellAccessory { UICellAccessory(
        _kind: "label", _displayed: displayed, _isHidden: options.isHidden ?? false, _text: text) }
    static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
      UICellAccessory(
        _kind: "customView", _isHidden: configuration._isHidden,
        _isLeading: configuration.placement._isLeading, _view: configuration.customView)
    }
  }

  func _rowHeight(_ numbers: [CGFloat]) -> CGFloat
  """#
