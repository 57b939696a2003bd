public import Foundation

/// A path: only its bounds are known.
@MainActor @preconcurrency open class UIBezierPath: NSObject {
  open var lineWidth: CGFloat = 1
  public private(set) var bounds = CGRect.zero

  public override init() { super.init() }
  public convenience init(rect: CGRect) {
    self.init()
    bounds = rect
  }
  public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(rect: rect) }
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) { self.init(rect: rect) }

  open var cgPath: CGPath { CGPath(bounds: bounds) }
  open func move(to point: CGPoint) { extend(to: point) }
  open func addLine(to point: CGPoint) { extend(to: point) }
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { extend(to: endPoint) }
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    extend(to: endPoint)
  }
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    let side = CGSize(width: 2 * radius, height: 2 * radius)
    let corner = CGPoint(x: center.x - radius, y: center.y - radius)
    bounds = bounds.union(CGRect(origin: corner, size: side))
  }
  open func append(_ bezierPath: UIBezierPath) { bounds = bounds.union(bezierPath.bounds) }
  open func addClip() {}
  open func close() {}
  open func fill() {}
  open func stroke() {}

  private func extend(to point: CGPoint) {
    bounds = bounds.union(CGRect(origin: point, size: .zero))
  }
}

public class CGPath: @unchecked Sendable {
  fileprivate(set) var bounds: CGRect
  public var boundingBox: CGRect { bounds }
  init(bounds: CGRect) { self.bounds = bounds }
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(bounds: rect)
  }
}

/// A path that grows: only its bounds are known.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public init() { super.init(bounds: .zero) }
  public func move(to point: CGPoint) { extend(to: point) }
  public func addLine(to point: CGPoint) { extend(to: point) }
  public func addRect(_ rect: CGRect) { bounds = bounds.union(rect) }
  public func addEllipse(in rect: CGRect) { bounds = bounds.union(rect) }
  public func closeSubpath() {}
  private func extend(to point: CGPoint) {
    bounds = bounds.union(CGRect(origin: point, size: .zero))
  }
}

/// A layer with a form: only kept.
@MainActor @preconcurrency open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor?
  open var strokeColor: CGColor?
  open var lineWidth: CGFloat = 1
}

extension CALayer {
  public var mask: CALayer? {
    get { nil }
    set {}
  }
  public var allowsEdgeAntialiasing: Bool {
    get { false }
    set {}
  }
  public var contents: Any? {
    get { nil }
    set {}
  }
  public var shadowPath: CGPath? {
    get { nil }
    set {}
  }
  public var position: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  public func add(_ anim: CAAnimation, forKey key: String?) {}
  public func removeAnimation(forKey key: String) {}
  public func removeAllAnimations() {}
  public func setNeedsDisplay() {}
}

/// What a layer does over time; no time passes here.
@MainActor @preconcurrency open class CAAnimation: NSObject {
  open var duration: TimeInterval = 0
  open var isRemovedOnCompletion = true
  open var repeatCount: Float = 0
  open var autoreverses = false
  open var beginTime: TimeInterval = 0
  open var timingFunction: CAMediaTimingFunction?
  open var fillMode = CAMediaTimingFillMode.removed
}

@MainActor @preconcurrency open class CABasicAnimation: CAAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  public convenience init(keyPath path: String?) { self.init() }
}

@MainActor @preconcurrency open class CAKeyframeAnimation: CAAnimation {
  open var values: [Any]?
  open var keyTimes: [NSNumber]?
  public convenience init(keyPath path: String?) { self.init() }
}

@MainActor @preconcurrency open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}

public struct CAMediaTimingFillMode: Hashable, Sendable {
  private let name: String
  public static let removed = CAMediaTimingFillMode(name: "removed")
  public static let forwards = CAMediaTimingFillMode(name: "forwards")
  public static let both = CAMediaTimingFillMode(name: "both")
}

public struct CAMediaTimingFunctionName: Hashable, Sendable {
  private let name: String
  public static let linear = CAMediaTimingFunctionName(name: "linear")
  public static let easeIn = CAMediaTimingFunctionName(name: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(name: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(name: "easeInEaseOut")
}

open class CAMediaTimingFunction: NSObject {
  public convenience init(name: CAMediaTimingFunctionName) { self.init() }
}

/// Changes of layers that go together; each is done at once.
@MainActor @preconcurrency open class CATransaction: NSObject {
  private static var completions: [(() -> Void)?] = []

  public class func begin() { completions.append(nil) }
  public class func commit() { completions.popLast()??() }
  public class func setDisableActions(_ flag: Bool) {}
  public class func setAnimationDuration(_ dur: TimeInterval) {}
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    if !completions.isEmpty { completions[completions.count - 1] = block }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> TimeInterval { ProcessInfo.processInfo.systemUptime }

/// An animation that can be steered; it is at its end when it begins.
@MainActor @preconcurrency open class UIViewPropertyAnimator: NSObject {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  open var fractionComplete: CGFloat = 0

  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    super.init()
    if let animations { self.animations.append(animations) }
  }

  public init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil)
  {
    super.init()
    if let animations { self.animations.append(animations) }
  }

  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  open func startAnimation() {
    for animation in animations { animation() }
    for completion in completions { completion(.end) }
    (animations, completions) = ([], [])
  }

  open func stopAnimation(_ withoutFinishing: Bool) {}
}

public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

extension UIView {
  public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
}
