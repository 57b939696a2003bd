public import Foundation

/// A line through points: only the rectangle around them is known, and where it ends.
public class CGPath: @unchecked Sendable {
  /// The rectangle around all points, those that curves are drawn to included; nil without any.
  fileprivate(set) var extent: CGRect?
  public fileprivate(set) var currentPoint = CGPoint.zero

  init(extent: CGRect?, currentPoint: CGPoint = .zero) {
    self.extent = extent
    self.currentPoint = currentPoint
  }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(extent: rect.standardized.applying(transform?.pointee ?? .identity))
  }
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(rect: rect, transform: transform)
  }
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) { self.init(rect: rect, transform: transform) }

  public var boundingBox: CGRect { extent ?? .null }
  public var boundingBoxOfPath: CGRect { extent ?? .null }
  public var isEmpty: Bool { extent == nil }

  /// Whether the rectangle around it has the point.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool { extent?.applying(transform).contains(point) ?? false }

  public func copy() -> CGPath? { CGPath(extent: extent, currentPoint: currentPoint) }
  public func mutableCopy() -> CGMutablePath? {
    CGMutablePath(copying: extent, currentPoint: currentPoint)
  }
}

/// A path that grows.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public init() { super.init(extent: nil) }

  fileprivate init(copying extent: CGRect?, currentPoint: CGPoint) {
    super.init(extent: extent, currentPoint: currentPoint)
  }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    extend(to: [point], by: transform)
  }
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    extend(to: [point], by: transform)
  }
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    extend(to: points, by: transform)
  }
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) { extend(to: [control, end], by: transform) }
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) { extend(to: [control1, control2, end], by: transform) }
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    extend(to: rect.corners, by: transform)
  }
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) { addRect(rect, transform: transform) }
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addRect(rect, transform: transform)
  }

  /// As wide as the whole circle, and at its end afterwards.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addRect(.around(center, radius), transform: transform)
    let end = CGPoint(
      x: center.x + radius * CGFloat(cos(Double(endAngle))),
      y: center.y + radius * CGFloat(sin(Double(endAngle))))
    extend(to: [end], by: transform)
  }

  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta < 0, transform: transform)
  }

  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) { extend(to: [tangent1End, tangent2End], by: transform) }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    guard let other = path.extent else { return }
    extend(to: other.corners, by: transform)
    currentPoint = path.currentPoint.applying(transform)
  }
  public func closeSubpath() {}

  /// Puts all of it elsewhere.
  func apply(_ transform: CGAffineTransform) {
    extent = extent?.applying(transform)
    currentPoint = currentPoint.applying(transform)
  }

  private func extend(to points: [CGPoint], by transform: CGAffineTransform) {
    for point in points {
      let placed = point.applying(transform)
      extent = extent.map { $0.reaching(to: placed) } ?? CGRect(origin: placed, size: .zero)
      currentPoint = placed
    }
  }
}

extension CGRect {
  fileprivate var corners: [CGPoint] {
    [
      CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: minY),
      CGPoint(x: minX, y: minY),
    ]
  }

  fileprivate static func around(_ center: CGPoint, _ radius: CGFloat) -> CGRect {
    CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }

  fileprivate func reaching(to point: CGPoint) -> CGRect {
    let (left, top) = (Swift.min(minX, point.x), Swift.min(minY, point.y))
    return CGRect(
      x: left, y: top, width: Swift.max(maxX, point.x) - left,
      height: Swift.max(maxY, point.y) - top)
  }
}

public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}
public enum CGInterpolationQuality: Int32, Sendable {
  case `default`, none, low, high
  case medium
}
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn
  case sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor
  case plusDarker, plusLighter
}
