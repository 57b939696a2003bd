/// UIKit's controls, bars and gestures, which tutorials set up and nobody touches.
let controlPrelude = #"""
  struct Selector { init() {} }

  class UIMenuElement: NSObject {
    enum State: Int { case off, on, mixed }
    struct Attributes: OptionSet {
      let rawValue: Int
      init(rawValue: Int) { self.rawValue = rawValue }
      static let disabled = Attributes(rawValue: 1)
      static let destructive = Attributes(rawValue: 2)
      static let hidden = Attributes(rawValue: 4)
    }
    var title: String
    var image: UIImage?
    init(_title: String, _image: UIImage?) {
      title = _title
      image = _image
      super.init()
    }
  }

  class UIAction: UIMenuElement {
    struct Identifier: Hashable {
      let rawValue: String
      init(_ rawValue: String) { self.rawValue = rawValue }
    }
    var attributes: Attributes
    var state: State
    var identifier: Identifier?
    var discoverabilityTitle: String?
    var sender: Any? { nil }
    let _handler: (UIAction) -> Void
    init(
      title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
      discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
      handler: @escaping (UIAction) -> Void
    ) {
      self.attributes = attributes
      self.state = state
      self.identifier = identifier
      self.discoverabilityTitle = discoverabilityTitle
      _handler = handler
      super.init(_title: title, _image: image)
    }
  }

  class UIMenu: UIMenuElement {
    struct Options: OptionSet {
      let rawValue: Int
      init(rawValue: Int) { self.rawValue = rawValue }
      static let displayInline = Options(rawValue: 1)
      static let destructive = Options(rawValue: 2)
      static let singleSelection = Options(rawValue: 32)
    }
    let options: Options
    let children: [UIMenuElement]
    init(
      title: String = "", image: UIImage? = nil, options: Options = [],
      children: [UIMenuElement] = []
    ) {
      self.options = options
      self.children = children
      super.init(_title: title, _image: image)
    }
  }

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

  class UIButton: UIControl {
    enum ButtonType: Int { case custom, system, detailDisclosure, infoLight, contactAdd, close }
    struct Configuration {
      var title: String? = nil
      var subtitle: String? = nil
      var image: UIImage? = nil
      enum CornerStyle: Int { case fixed, dynamic, small, medium, large, capsule }
      enum Size: Int { case mini, small, medium, large }
      var imagePadding: CGFloat = 0
      var titlePadding: CGFloat = 0
      var cornerStyle = CornerStyle.dynamic
      var buttonSize = Size.medium
      var imagePlacement = NSDirectionalRectEdge.leading
      var attributedTitle: NSAttributedString? = nil
      var background = UIBackgroundConfiguration()
      var baseForegroundColor: UIColor? = nil
      var baseBackgroundColor: UIColor? = nil
      var contentInsets = NSDirectionalEdgeInsets.zero
      init() {}
      static func plain() -> Configuration { Configuration() }
      static func gray() -> Configuration { Configuration() }
      static func tinted() -> Configuration { Configuration() }
      static func filled() -> Configuration { Configuration() }
      static func bordered() -> Configuration { Configuration() }
    }
    var configuration: Configuration? = nil
    let titleLabel: UILabel? = UILabel(frame: CGRect.zero)
    let imageView: UIImageView? = UIImageView(frame: CGRect.zero)
    var menu: UIMenu? = nil
    var showsMenuAsPrimaryAction = false
    var contentEdgeInsets = UIEdgeInsets.zero
    override init() { super.init() }
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    convenience init(type buttonType: ButtonType) { self.init(frame: CGRect.zero) }
    convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
      self.init(frame: CGRect.zero)
    }
    convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
      self.init(frame: CGRect.zero)
    }
    var _title: String? = nil
    var currentTitle: String? { _title }
    func title(for state: State) -> String? { _title }
    func setTitle(_ title: String?, for state: State) { _title = title }
    func setImage(_ image: UIImage?, for state: State) {}
    func setTitleColor(_ color: UIColor?, for state: State) {}
  }

  class UISwitch: UIControl {
    var isOn = false
    var onTintColor: UIColor? = nil
    func setOn(_ on: Bool, animated: Bool) { isOn = on }
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
  }

  class UIPageControl: UIControl {
    var numberOfPages = 0
    var currentPage = 0
    var hidesForSinglePage = false
    var pageIndicatorTintColor: UIColor? = nil
    var currentPageIndicatorTintColor: UIColor? = nil
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
    convenience init(style: Style) { self.init(frame: CGRect.zero) }
    func startAnimating() { isAnimating = true }
    func stopAnimating() { isAnimating = false }
  }

  class UIProgressView: UIView {
    var progress: Double = 0
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
      arrangedSubviews.append(view)
      addSubview(view)
    }
    var isBaselineRelativeArrangement = false
    func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
      arrangedSubviews.insert(view, at: stackIndex)
      addSubview(view)
    }
    func removeArrangedSubview(_ view: UIView) {
      arrangedSubviews = arrangedSubviews.filter { $0 !== view }
    }
    func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}
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

  class UIBarButtonItem: NSObject {
    enum Style: Int { case plain, done }
    enum SystemItem: Int {
      case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
      case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
      case fastForward, undo, redo, close
    }
    var title: String? = nil
    var image: UIImage? = nil
    var isEnabled = true
    var tintColor: UIColor? = nil
    var menu: UIMenu? = nil
    var customView: UIView? = nil
    override init() { super.init() }
    init(title: String? = nil, style: Style, target: Any?, action: Selector?) {
      super.init()
      self.title = title
    }
    init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
      super.init()
      self.image = image
    }
    init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
      super.init()
    }
    init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
      super.init()
    }
    init(
      title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
      menu: UIMenu? = nil
    ) {
      super.init()
      self.title = title
    }
    init(customView: UIView) {
      super.init()
      self.customView = customView
    }
    class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem() }
  }

  protocol UISearchBarDelegate {}
  protocol UISearchResultsUpdating {}

  class UISearchBar: UIView {
    weak var delegate: Any? = nil
    var text: String? = ""
    var placeholder: String? = nil
    var showsCancelButton = false
    var scopeButtonTitles: [String]? = nil
    var selectedScopeButtonIndex = 0
    let searchTextField = UITextField(frame: CGRect.zero)
    var barTintColor: UIColor? = nil
    enum Style: Int { case `default`, prominent, minimal }
    var searchBarStyle = Style.default
  }

  class UISearchController: UIViewController {
    let searchBar = UISearchBar(frame: CGRect.zero)
    weak var searchResultsUpdater: Any? = nil
    var obscuresBackgroundDuringPresentation = true
    var hidesNavigationBarDuringPresentation = true
    var automaticallyShowsCancelButton = true
    var isActive = false
    init(searchResultsController: UIViewController?) {
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { return nil }
  }
  """#
