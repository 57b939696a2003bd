public import Foundation

/// A path: only the rectangle around its points is known.
@MainActor @preconcurrency open class UIBezierPath: NSObject, NSCopying {
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false
  private var points = CGMutablePath()

  public override init() { super.init() }
  public convenience init(rect: CGRect) {
    self.init()
    points.addRect(rect.standardized)
  }
  public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(rect: rect) }
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) { self.init(rect: rect) }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    points.addPath(CGPath)
  }
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  open var bounds: CGRect { points.extent ?? .zero }
  open var isEmpty: Bool { points.isEmpty }
  open var currentPoint: CGPoint { points.currentPoint }
  open var cgPath: CGPath {
    get { points.copy() ?? points }
    set { points = newValue.mutableCopy() ?? points }
  }

  open func move(to point: CGPoint) { points.move(to: point) }
  open func addLine(to point: CGPoint) { points.addLine(to: point) }
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    points.addQuadCurve(to: endPoint, control: controlPoint)
  }
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    points.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    points.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  open func append(_ bezierPath: UIBezierPath) { points.addPath(bezierPath.points) }
  open func apply(_ transform: CGAffineTransform) { points.apply(transform) }
  open func contains(_ point: CGPoint) -> Bool { points.contains(point) }
  open func reversing() -> UIBezierPath { UIBezierPath(cgPath: points) }
  open func removeAllPoints() { points = CGMutablePath() }
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}
  open func addClip() {}
  open func close() {}
  open func fill() {}
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {}
  open func stroke() {}
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {}

  nonisolated open override func copy() -> Any { copy(with: nil) }
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { UIBezierPath(cgPath: points) }
  }
}
