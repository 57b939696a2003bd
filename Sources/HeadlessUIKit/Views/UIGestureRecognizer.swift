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

  public override init() { super.init() }

  open func location(in view: UIView?) -> CGPoint { .zero }
}

@MainActor @preconcurrency open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
}

@MainActor @preconcurrency open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
}

@MainActor @preconcurrency open class UIPanGestureRecognizer: UIGestureRecognizer {}

/// Something that happened on a screen.
@MainActor @preconcurrency open class UIEvent: NSObject {}

/// A view for everything on a screen; views do not know of one here.
@MainActor @preconcurrency open class UIWindow: UIView {
  open var rootViewController: UIViewController?

  open func makeKeyAndVisible() {
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
