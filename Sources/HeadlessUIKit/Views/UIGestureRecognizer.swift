public import Foundation

/// What a person does with a view; it is never recognised, and has no target on Linux.
@MainActor @preconcurrency open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }

  open var state = State.possible
  open var isEnabled = true
  open var cancelsTouchesInView = true
  public internal(set) weak var view: UIView?

  open var numberOfTouches: Int { 0 }
  open var name: String?
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  private weak var target: AnyObject?
  private var action: Selector?

  public override init() { super.init() }

  public init(target: Any?, action: Selector?) {
    super.init()
    self.target = target as AnyObject?
    self.action = action
  }

  open func addTarget(_ target: Any, action: Selector) {
    self.target = target as AnyObject
    self.action = action
  }

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Does what a gesture that is recognized does.
  public func simulateRecognition() {
    guard isEnabled, let target, let action else { return }
    state = .ended
    RuntimeNames.call(action, of: target, with: [self])
  }

  open func location(in view: UIView?) -> CGPoint { .zero }
}

@MainActor @preconcurrency open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
}

@MainActor @preconcurrency open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
}

@MainActor @preconcurrency open class UIHoverGestureRecognizer: UIGestureRecognizer {}

@MainActor @preconcurrency open class UIPanGestureRecognizer: UIGestureRecognizer {
  open func translation(in view: UIView?) -> CGPoint { .zero }
  open func velocity(in view: UIView?) -> CGPoint { .zero }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
}

@MainActor @preconcurrency open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}

@MainActor @preconcurrency open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  open var direction = Direction.right
}

@MainActor @preconcurrency open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
}

/// Asked about gestures, none of which happens here.
@MainActor @preconcurrency public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

/// A finger on a screen.
@MainActor @preconcurrency open class UITouch: NSObject {
  open var view: UIView? { nil }
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// Something that happened on a screen.
@MainActor @preconcurrency open class UIEvent: NSObject {}

/// A view for everything on a screen; views do not know of one here.
@MainActor @preconcurrency open class UIWindow: UIView {
  open var rootViewController: UIViewController?
  open weak var windowScene: UIWindowScene?

  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }

  open func makeKeyAndVisible() {
    if !UIApplication.shared.windows.contains(self) { UIApplication.shared.windows.append(self) }
    guard let view = rootViewController?.view else { return }
    view.frame = bounds
    addSubview(view)
  }
}

/// What a view is to those who do not see it.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
}
