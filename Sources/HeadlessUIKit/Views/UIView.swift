public import Foundation

/// Anything that UIKit's chain of events runs through; here only a common ancestor.
@MainActor @preconcurrency open class UIResponder: NSObject {}

/// A rectangle in a tree of rectangles.
///
/// Nothing is drawn, and constraints are recorded, not solved: a frame is what code or a flexible
/// `autoresizingMask` makes it. `safeAreaInsets` can be set, since there is no window to give them.
@MainActor @preconcurrency open class UIView: UIResponder {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  private var origin: CGPoint
  open var bounds: CGRect {
    didSet { if bounds.size != oldValue.size { resized(from: oldValue.size) } }
  }

  public private(set) var subviews: [UIView] = []
  public private(set) weak var superview: UIView?
  open var backgroundColor: UIColor?
  open var tintColor: UIColor? = .systemBlue
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isOpaque = true
  open var isUserInteractionEnabled = true
  open var clipsToBounds = false
  open var tag = 0
  open var contentMode = ContentMode.scaleToFill
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true
  open var accessibilityIdentifier: String?
  open var safeAreaInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet { setNeedsLayout() }
  }
  open var traitOverrides = UITraitOverrides() { didSet { setNeedsLayout() } }
  public let layer = CALayer()
  private var needsLayout = true

  public init(frame: CGRect) {
    origin = frame.origin
    bounds = CGRect(origin: .zero, size: frame.size)
    super.init()
  }

  public required init?(coder: NSCoder) {
    origin = .zero
    bounds = .zero
    super.init()
  }

  public convenience override init() { self.init(frame: .zero) }

  open var frame: CGRect {
    get { CGRect(origin: origin, size: bounds.size) }
    set {
      origin = newValue.origin
      bounds.size = newValue.size
    }
  }

  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { origin = CGPoint(x: newValue.x - bounds.width / 2, y: newValue.y - bounds.height / 2) }
  }

  open var traitCollection: UITraitCollection {
    UITraitCollection(inheriting: superview?.traitCollection, traitOverrides)
  }

  // MARK: Tree

  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    setNeedsLayout()
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  // MARK: Layout

  open func setNeedsLayout() { needsLayout = true }

  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  open func layoutSubviews() {}

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }

  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  private func resized(from old: CGSize) {
    setNeedsLayout()
    for view in subviews {
      if view.autoresizingMask.contains(.flexibleWidth) {
        view.bounds.size.width += bounds.width - old.width
      }
      if view.autoresizingMask.contains(.flexibleHeight) {
        view.bounds.size.height += bounds.height - old.height
      }
    }
  }
}

/// What is drawn behind a view: only kept.
@MainActor @preconcurrency open class CALayer: NSObject {
  open var cornerRadius: CGFloat = 0
  open var borderWidth: CGFloat = 0
  open var masksToBounds = false
}
