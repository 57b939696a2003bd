import ConstraintSolver
import Foundation

/// A number that follows from variables.
struct Affine {
  var constant: Double
  var terms: [LinearTerm] = []

  init(_ constant: Double) { self.constant = constant }
  init(_ variable: Variable) {
    constant = 0
    terms = [LinearTerm(variable)]
  }

  static func + (left: Affine, right: Affine) -> Affine {
    var sum = left
    sum.constant += right.constant
    sum.terms += right.terms
    return sum
  }

  static func - (left: Affine, right: Affine) -> Affine { left + right * -1 }
  static func + (left: Affine, right: Double) -> Affine { left + Affine(right) }
  static func - (left: Affine, right: Double) -> Affine { left + Affine(-right) }

  static func * (left: Affine, factor: Double) -> Affine {
    var product = left
    product.constant *= factor
    for index in product.terms.indices { product.terms[index].coefficient *= factor }
    return product
  }
}

/// Where something begins along an axis, and how far it goes.
struct LayoutSpan {
  var start: Affine
  var length: Affine

  var end: Affine { start + length }
  var center: Affine { start + length * 0.5 }

  func inset(_ first: CGFloat, _ last: CGFloat) -> LayoutSpan {
    LayoutSpan(start: start + Double(first), length: length - Double(first + last))
  }

  /// The same seen from the other end, as lines read from right to left.
  var mirrored: LayoutSpan { LayoutSpan(start: end * -1, length: length) }
}

/// A rectangle in the coordinates of the view up to which constraints are solved.
struct LayoutBox {
  var horizontal: LayoutSpan
  var vertical: LayoutSpan

  func inset(by insets: UIEdgeInsets) -> LayoutBox {
    LayoutBox(
      horizontal: horizontal.inset(insets.left, insets.right),
      vertical: vertical.inset(insets.top, insets.bottom))
  }

  subscript(axis: NSLayoutConstraint.Axis) -> LayoutSpan {
    axis == .horizontal ? horizontal : vertical
  }
}

/// How a view follows its outer one's size along an axis, as its autoresizing mask says.
///
/// What the outer one gains or loses goes to the flexible ones of the margin in front, the extent
/// and the margin behind, to each as much as its part of them; to the margin behind if none is.
struct Autoresizing {
  private var shares: (before: CGFloat, extent: CGFloat)

  init(
    before: CGFloat, extent: CGFloat, after: CGFloat,
    flexible: (before: Bool, extent: Bool, after: Bool)
  ) {
    let parts = [
      flexible.before ? before : nil, flexible.extent ? extent : nil,
      flexible.after ? after : nil,
    ]
    let known = parts.compactMap(\.self)
    let sum = known.reduce(0, +)
    let fallback = known.isEmpty ? 0 : 1 / CGFloat(known.count)
    let share = { (part: CGFloat?) -> CGFloat in
      part.map { sum > 0 && known.allSatisfy { $0 >= 0 } ? $0 / sum : fallback } ?? 0
    }
    shares = (share(parts[0]), share(parts[1]))
  }

  @MainActor init(_ view: UIView, outer: CGRect, along axis: NSLayoutConstraint.Axis) {
    let mask = view.autoresizingMask
    let box = view.box
    if axis == .horizontal {
      self.init(
        before: box.minX - outer.minX, extent: box.width, after: outer.maxX - box.maxX,
        flexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin)
        ))
    } else {
      self.init(
        before: box.minY - outer.minY, extent: box.height, after: outer.maxY - box.maxY,
        flexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin)
        ))
    }
  }

  /// Where it is and how long where the outer one's length changes by so much.
  func resized(_ start: CGFloat, _ length: CGFloat, by change: CGFloat) -> (CGFloat, CGFloat) {
    (start + change * shares.before, length + change * shares.extent)
  }

  /// The same for any length of the outer one, which is `known` at present.
  func span(in outer: LayoutSpan, known: CGFloat, start: CGFloat, length: CGFloat) -> LayoutSpan {
    let change = outer.length - Double(known)
    return LayoutSpan(
      start: outer.start + Double(start) + change * Double(shares.before),
      length: change * Double(shares.extent) + Double(length))
  }
}
