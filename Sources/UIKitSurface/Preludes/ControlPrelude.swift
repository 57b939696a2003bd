/// UIKit's controls and gestures, which tutorials set up and nobody touches.
let controlPrelude = #"""
  struct Selector { init() {} }

  class UIControl: UIView {
    struct Event: OptionSet {
      let rawValue: Int
      init(rawValue: Int) { self.rawValue = rawValue }
      static let touchDown = Event(rawValue: 1)
      static let touchUpInside = Event(rawValue: 64)
      static let valueChanged = Event(rawValue: 4096)
      static let editingChanged = Event(rawValue: 131072)
      static let editingDidBegin = Event(rawValue: 65536)
      static let editingDidEnd = Event(rawValue: 262144)
      static let editingDidEndOnExit = Event(rawValue: 524288)
      static let primaryActionTriggered = Event(rawValue: 8192)
      static let menuActionTriggered = Event(rawValue: 16384)
    }
    struct State: OptionSet {
      let rawValue: Int
      init(rawValue: Int) { self.rawValue = rawValue }
      static let normal = State(rawValue: 0)
      static let highlighted = State(rawValue: 1)
      static let disabled = State(rawValue: 2)
      static let selected = State(rawValue: 4)
    }
    var isEnabled = true
    var isSelected = false
    var isHighlighted = false
    func addAction(_ action: UIAction, for controlEvents: Event) {}
    func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
    func removeAction(_ action: UIAction, for controlEvents: Event) {}
    func sendActions(for controlEvents: Event) {}
  }

  class _ButtonTitle: UILabel {
    override init(frame: CGRect) {
      super.init(frame: frame)
      font = UIFont.systemFont(ofSize: 15)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  class UIButton: UIControl {
    enum ButtonType: Int { case custom, system, detailDisclosure, infoLight, contactAdd, close }
    struct Configuration {
      var title: String? = nil
      var subtitle: String? = nil
      var image: UIImage? = nil
      enum CornerStyle: Int { case fixed, dynamic, small, medium, large, capsule }
      enum Size: Int { case mini, small, medium, large }
      var imagePadding: CGFloat = 0
      var titlePadding: CGFloat = 1
      var cornerStyle = CornerStyle.dynamic
      var buttonSize = Size.medium
      var imagePlacement = NSDirectionalRectEdge.leading
      var attributedTitle: NSAttributedString? = nil
      var background = UIBackgroundConfiguration()
      var baseForegroundColor: UIColor? = nil
      var baseBackgroundColor: UIColor? = nil
      var _insets: NSDirectionalEdgeInsets? = nil
      var contentInsets: NSDirectionalEdgeInsets {
        get {
          if let insets = _insets { return insets }
          let sides: [CGFloat] =
            buttonSize == .medium ? [7, 12] : buttonSize == .large ? [15, 20] : [5, 10]
          return NSDirectionalEdgeInsets(
            top: sides[0], leading: sides[1], bottom: sides[0], trailing: sides[1])
        }
        set { _insets = newValue }
      }
      init() {}
      static func plain() -> Configuration { Configuration() }
      static func gray() -> Configuration { Configuration() }
      static func tinted() -> Configuration { Configuration() }
      static func filled() -> Configuration { Configuration() }
      static func bordered() -> Configuration { Configuration() }
      static func borderless() -> Configuration { Configuration() }
      static func borderedTinted() -> Configuration { Configuration() }
      static func borderedProminent() -> Configuration { Configuration() }
    }
    var configuration: Configuration? = nil
    let titleLabel: UILabel? = _ButtonTitle(frame: CGRect.zero)
    let imageView: UIImageView? = UIImageView(frame: CGRect.zero)
    var menu: UIMenu? = nil
    var showsMenuAsPrimaryAction = false
    var contentEdgeInsets = UIEdgeInsets.zero
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    convenience init(type buttonType: ButtonType) { self.init(frame: CGRect.zero) }
    convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
      self.init(frame: CGRect.zero)
      if let action = primaryAction {
        setTitle(action.title, for: .normal)
        setImage(action.image, for: .normal)
      }
    }
    convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
      self.init(type: .system, primaryAction: primaryAction)
      self.configuration = configuration
    }
    var _title: String? = nil
    var currentTitle: String? { _title }
    func title(for state: State) -> String? { _title }
    func setTitle(_ title: String?, for state: State) {
      if state != .normal { return }
      _title = title
      titleLabel?.text = title
    }
    func setImage(_ image: UIImage?, for state: State) {
      if state == .normal { imageView?.image = image }
    }
    override var _baselines: [CGFloat] {
      let font = titleLabel!.font!
      let rest = (intrinsicContentSize.height - font.lineHeight) / 2
      return [rest + font.ascender, rest - font.descender]
    }
    override var intrinsicContentSize: CGSize {
      guard let configuration = configuration else { return _plainSize }
      let small = configuration.buttonSize == .mini || configuration.buttonSize == .small
      let font = UIFont.systemFont(ofSize: small ? 15 : 17)
      let title = _measured(
        configuration.attributedTitle?.string ?? configuration.title ?? _title, font)
      let subtitle = _measured(configuration.subtitle, UIFont.systemFont(ofSize: 13))
      let image = configuration.image?.size ?? imageView?.image?.size ?? CGSize.zero
      let between = title == .zero || subtitle == .zero ? 0 : configuration.titlePadding
      var width = max(title.width, subtitle.width)
      var height = title.height + subtitle.height + between
      if image != .zero {
        let padding = height == 0 ? 0 : configuration.imagePadding
        if configuration.imagePlacement == .top || configuration.imagePlacement == .bottom {
          height += image.height + padding
          width = max(width, image.width)
        } else {
          width += image.width + padding
          height = max(height, image.height)
        }
      }
      let insets = configuration.contentInsets
      return CGSize(
        width: _ceiledToPixel(width + insets.leading + insets.trailing),
        height: _ceiledToPixel(height + insets.top + insets.bottom))
    }
    func _measured(_ text: String?, _ font: UIFont) -> CGSize {
      _labelSize(text ?? "", font.pointSize, font._weight._value, font._family, 0, 1, true)
    }
    var _plainSize: CGSize {
      let title = titleLabel?.intrinsicContentSize ?? CGSize.zero
      let image = imageView?.image?.size ?? CGSize.zero
      let insets = contentEdgeInsets
      let width = title.width + image.width + insets.left + insets.right
      let height = max(title.height, image.height)
      if insets != .zero { return CGSize(width: width, height: height + insets.top + insets.bottom) }
      if width == 0 { return CGSize(width: 30, height: 34) }
      return CGSize(width: max(width, 30), height: height + (title.height > 0 ? 12 : 0))
    }
    func setTitleColor(_ color: UIColor?, for state: State) {}
  }

  class UISwitch: UIControl {
    var isOn = false
    var onTintColor: UIColor? = nil
    func setOn(_ on: Bool, animated: Bool) { isOn = on }
    override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
  }

  class UISlider: UIControl {
    var value: Float = 0
    var minimumValue: Float = 0
    var maximumValue: Float = 1
    var minimumTrackTintColor: UIColor? = nil
    var maximumTrackTintColor: UIColor? = nil
    var thumbTintColor: UIColor? = nil
    func setValue(_ value: Float, animated: Bool) { self.value = value }
    override var intrinsicContentSize: CGSize { CGSize(width: -1, height: 31) }
  }

  class UIStepper: UIControl {
    var value: Double = 0
    var minimumValue: Double = 0
    var maximumValue: Double = 100
    var stepValue: Double = 1
    override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
  }

  class UISegmentedControl: UIControl {
    var selectedSegmentIndex = -1
    var _items: [Any] = []
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    convenience init(items: [Any]?) {
      self.init(frame: CGRect.zero)
      _items = items ?? []
    }
    var numberOfSegments: Int { _items.count }
    override var intrinsicContentSize: CGSize {
      let widths = _items.map { item -> CGFloat in
        let font = UIFont.systemFont(ofSize: 13, weight: .medium)
        return ((item as? String) ?? "").size(withAttributes: [.font: font]).width + 20
      }
      return CGSize(
        width: _ceiledToPixel((widths.max() ?? 0) * CGFloat(widths.count)), height: 32)
    }
  }

  class UIPageControl: UIControl {
    var numberOfPages = 0
    var currentPage = 0
    var hidesForSinglePage = false
    var pageIndicatorTintColor: UIColor? = nil
    var currentPageIndicatorTintColor: UIColor? = nil
    override var intrinsicContentSize: CGSize {
      CGSize(width: 17 * CGFloat(max(numberOfPages, 0)) + 64.5, height: 26)
    }
  }

  class UITextField: UIControl {
    var text: String? = ""
    var placeholder: String? = nil
    var font: UIFont? = nil
    var textColor: UIColor? = nil
    var textAlignment = NSTextAlignment.natural
    weak var delegate: Any? = nil
    enum BorderStyle: Int { case none, line, bezel, roundedRect }
    var borderStyle = BorderStyle.none
    override var intrinsicContentSize: CGSize {
      let font = font ?? UIFont.systemFont(ofSize: 17)
      let words = text ?? ""
      let shown = words.isEmpty ? placeholder ?? "" : words
      let line = _ceiledToPixel(font.pointSize * 22 / 17)
      let width = shown.size(withAttributes: [.font: font]).width
      if borderStyle == .none { return CGSize(width: _ceiledToPixel(width), height: line) }
      let border: CGFloat = borderStyle == .line ? 4 : 14
      return CGSize(
        width: _ceiledToPixel(width + border),
        height: borderStyle == .line ? line + 2 : max(34, line + 12))
    }
  }
  protocol UITextFieldDelegate {}

  class UIRefreshControl: UIControl {
    var isRefreshing = false
    func beginRefreshing() { isRefreshing = true }
    func endRefreshing() { isRefreshing = false }
  }

  class UIActivityIndicatorView: UIView {
    enum Style: Int { case medium, large }
    var isAnimating = false
    var color: UIColor! = UIColor.gray
    var style = Style.medium
    var hidesWhenStopped = true
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    convenience init(style: Style) {
      self.init(frame: CGRect.zero)
      self.style = style
    }
    override var intrinsicContentSize: CGSize {
      style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
    }
    func startAnimating() { isAnimating = true }
    func stopAnimating() { isAnimating = false }
  }

  class UIProgressView: UIView {
    enum Style: Int { case `default`, bar }
    var progress: Float = 0
    var progressViewStyle = Style.default
    var progressTintColor: UIColor? = nil
    var trackTintColor: UIColor? = nil
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    convenience init(progressViewStyle style: Style) {
      self.init(frame: CGRect.zero)
      progressViewStyle = style
    }
    func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
    override var intrinsicContentSize: CGSize {
      CGSize(width: -1, height: progressViewStyle == .bar ? 2.5 : 4)
    }
  }

  class UIStackView: UIView {
    enum Distribution: Int { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
    enum Alignment: Int { case fill, leading, firstBaseline, center, trailing, lastBaseline, top, bottom }
    var axis = NSLayoutConstraint.Axis.horizontal
    var distribution = Distribution.fill
    var alignment = Alignment.fill
    var spacing: CGFloat = 0
    var isLayoutMarginsRelativeArrangement = false
    var arrangedSubviews: [UIView] = []
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    convenience init(arrangedSubviews views: [UIView]) {
      self.init(frame: CGRect.zero)
      for view in views { addArrangedSubview(view) }
    }
    func addArrangedSubview(_ view: UIView) {
      insertArrangedSubview(view, at: arrangedSubviews.count)
    }
    var isBaselineRelativeArrangement = false
    static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    static let spacingUseSystem: CGFloat = 2.2250738585072014e-308
    var _customSpacings: [(view: UIView, spacing: CGFloat)] = []
    func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
      arrangedSubviews = arrangedSubviews.filter { $0 !== view }
      arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
      view.translatesAutoresizingMaskIntoConstraints = false
      if view.superview !== self { addSubview(view) }
    }
    func removeArrangedSubview(_ view: UIView) {
      arrangedSubviews = arrangedSubviews.filter { $0 !== view }
    }
    func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
      _customSpacings = _customSpacings.filter { $0.view !== arrangedSubview }
      _customSpacings.append((view: arrangedSubview, spacing: spacing))
    }
    func customSpacing(after arrangedSubview: UIView) -> CGFloat {
      _customSpacings.first(where: { $0.view === arrangedSubview })?.spacing
        ?? UIStackView.spacingUseDefault
    }
    var _shown: [UIView] { arrangedSubviews.filter { !$0.isHidden && $0.superview === self } }
    var _spacings: [CGFloat] {
      _shown.map {
        let own = customSpacing(after: $0)
        if own == UIStackView.spacingUseDefault { return spacing }
        return own == UIStackView.spacingUseSystem ? 8 : own
      }
    }
  }

  class UIVisualEffect: NSObject {}
  class UIBlurEffect: UIVisualEffect {
    enum Style: Int {
      case extraLight, light, dark, regular, prominent, systemMaterial, systemThinMaterial
      case systemUltraThinMaterial, systemThickMaterial, systemChromeMaterial
    }
    init(style: Style) { super.init() }
  }
  class UIVisualEffectView: UIView {
    let contentView = UIView(frame: CGRect.zero)
    init(effect: UIVisualEffect?) { super.init(frame: CGRect.zero) }
    convenience init() { self.init(effect: nil) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  class UIGestureRecognizer: NSObject {
    override init() { super.init() }
    init(target: Any?, action: Selector?) { super.init() }
    enum State: Int { case possible, began, changed, ended, cancelled, failed }
    var isEnabled = true
    var state = State.possible
    var view: UIView? { nil }
    var cancelsTouchesInView = true
    func location(in view: UIView?) -> CGPoint { CGPoint.zero }
  }
  class UIPanGestureRecognizer: UIGestureRecognizer {}
  class UISwipeGestureRecognizer: UIGestureRecognizer {}
  class UITapGestureRecognizer: UIGestureRecognizer { var numberOfTapsRequired = 1 }
  class UILongPressGestureRecognizer: UIGestureRecognizer { var minimumPressDuration = 0.5 }
  """#
