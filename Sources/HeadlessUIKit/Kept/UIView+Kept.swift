public import Foundation

// What is set on views and seen nowhere: kept, and given back.

extension UIView {
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

  public var autoresizesSubviews: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  public var isExclusiveTouch: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public var clearsContextBeforeDrawing: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  public var contentScaleFactor: CGFloat {
    get { kept(1) }
    set { keep(newValue) }
  }
  public var mask: UIView? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var restorationIdentifier: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var focusGroupIdentifier: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var focusEffect: UIFocusEffect? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var hoverStyle: UIHoverStyle? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var showsLargeContentViewer: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public var largeContentTitle: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var largeContentImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var interactions: [any UIInteraction] {
    get { kept([]) }
    set {
      for interaction in interactions { interaction.willMove(to: nil) }
      keep(newValue)
      for interaction in newValue { interaction.didMove(to: self) }
    }
  }
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    keep(interactions + [interaction], "interactions")
    interaction.didMove(to: self)
  }
  public func removeInteraction(_ interaction: any UIInteraction) {
    keep(interactions.filter { $0 !== interaction }, "interactions")
  }
  public var motionEffects: [UIMotionEffect] {
    get { kept([]) }
    set { keep(newValue) }
  }
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }

  /// The point that a transform leaves in place; the frame stays, unlike on a device.
  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    let (first, second) = (subviews[index1], subviews[index2])
    insertSubview(first, at: index2)
    insertSubview(second, at: index1)
  }

  /// An empty view of its size: there is no picture of it.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    UIView(frame: bounds)
  }
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { UIView(frame: CGRect(origin: .zero, size: rect.size)) }
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    true
  }

  public func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }
  public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
  public func updateTraitsIfNeeded() {}
}

/// What shows that a view has the focus.
@MainActor @preconcurrency open class UIFocusEffect: NSObject {
  public override init() { super.init() }
}
@MainActor @preconcurrency open class UIFocusHaloEffect: UIFocusEffect {
  public convenience init(path bezierPath: UIBezierPath) { self.init() }
  public convenience init(rect: CGRect) { self.init() }
}

@MainActor @preconcurrency open class UIHoverStyle: NSObject {
  open class func automatic() -> UIHoverStyle { UIHoverStyle() }
}

@MainActor @preconcurrency open class UIMotionEffect: NSObject {
  public override init() { super.init() }
}
@MainActor @preconcurrency open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }
  public let keyPath: String
  public let type: EffectType
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?
  public init(keyPath: String, type: EffectType) { (self.keyPath, self.type) = (keyPath, type) }
}
@MainActor @preconcurrency open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}
