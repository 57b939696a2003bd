public import Foundation

/// A view that acts when it is used.
@MainActor @preconcurrency open class UIControl: UIView {
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    public static let touchDown = Event(rawValue: 1)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
  }

  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  private var actions: [(action: UIAction, event: Event)] = []
  private var targets: [ControlTarget] = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action.identifier == action.identifier && $0.event == controlEvents }
    actions.append((action, controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action.identifier == action.identifier && $0.event == controlEvents }
  }

  open func sendActions(for controlEvents: Event) {
    for (action, event) in actions where !event.isDisjoint(with: controlEvents) {
      action.perform(for: self)
    }
    for target in targets where !target.event.isDisjoint(with: controlEvents) {
      target.tell(self)
    }
  }

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targets.append(ControlTarget(target as AnyObject, action, controlEvents))
  }

  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    targets.removeAll {
      $0.isTarget(target as AnyObject?) && (action == nil || action == $0.action)
    }
  }
}

/// Who is told of an event, by the name of a method.
private struct ControlTarget {
  private weak var target: AnyObject?
  let action: Selector
  let event: UIControl.Event

  init(_ target: AnyObject?, _ action: Selector, _ event: UIControl.Event) {
    self.target = target
    self.action = action
    self.event = event
  }

  func isTarget(_ object: AnyObject?) -> Bool { object == nil || object === target }

  @MainActor func tell(_ sender: UIControl) {
    guard let target else { return }
    RuntimeNames.call(action, of: target, with: [sender, nil])
  }
}

/// A button, whose looks are kept.
@MainActor @preconcurrency open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7
  }

  public struct Configuration {
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }

    public enum Size: Int, Sendable { case medium, small, mini, large }

    public var title: String?
    public var attributedTitle: AttributedString? {
      didSet { title = attributedTitle.map { String($0.characters) } }
    }
    public var subtitle: String?
    public var buttonSize = Size.medium
    public var background = UIBackgroundConfiguration.clear()
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var titlePadding: CGFloat = 0
    public var image: UIImage?
    public var imagePadding: CGFloat = 0
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var cornerStyle = CornerStyle.dynamic
    public var contentInsets = NSDirectionalEdgeInsets.zero

    public static func plain() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration() }
    public static func tinted() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration() }
    public static func bordered() -> Configuration { Configuration() }
  }

  open var configuration: Configuration?
  open var menu: UIMenu?
  open var showsMenuAsPrimaryAction = false
  public let titleLabel: UILabel? = UILabel(frame: .zero)
  public let imageView: UIImageView? = UIImageView(frame: .zero)
  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]
  private var titleColors: [State: UIColor] = [:]

  public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    setTitle(primaryAction?.title, for: .normal)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.configuration = configuration
  }

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    titleLabel?.text = titles[.normal]
  }

  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    imageView?.image = images[.normal]
  }

  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }

  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
  open var currentTitle: String? { title(for: .normal) }

  /// Does what a tap on the button does.
  public func simulateTap() {
    guard isEnabled else { return }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }
}

/// A switch of two states.
@MainActor @preconcurrency open class UISwitch: UIControl {
  open var isOn = false
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// A choice among segments.
@MainActor @preconcurrency open class UISegmentedControl: UIControl {
  open var selectedSegmentIndex = -1
  private var titles: [String] = []

  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { "\($0)" }
  }

  open var numberOfSegments: Int { titles.count }
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }
}

/// Pages as dots.
@MainActor @preconcurrency open class UIPageControl: UIControl {
  open var numberOfPages = 0
  open var currentPage = 0
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
}

/// A field for a line of text.
@MainActor @preconcurrency open class UITextField: UIControl {
  open var text: String? = ""
  open var placeholder: String?
  open var font: UIFont? = .systemFont(ofSize: 17)
  open var textColor: UIColor? = .label
  open var textAlignment = NSTextAlignment.natural
}

/// Asked for by pulling the content down.
@MainActor @preconcurrency open class UIRefreshControl: UIControl {
  public private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?

  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }

  /// Does what pulling the content down does.
  public func simulatePull() {
    beginRefreshing()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

/// A sign that something is going on.
@MainActor @preconcurrency open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  public private(set) var isAnimating = false
  open var hidesWhenStopped = true
  open var style = Style.medium
  open var color: UIColor! = .systemGray

  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
}
