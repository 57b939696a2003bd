import ConstraintSolver

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

  func inset(_ first: Double, _ last: Double) -> LayoutSpan {
    LayoutSpan(start: start + first, length: length - (first + last))
  }

  /// The same seen from the other end, as lines read from right to left.
  var mirrored: LayoutSpan { LayoutSpan(start: end * -1, length: length) }
}

/// A rectangle in the coordinates of the view up to which constraints are solved.
struct LayoutBox {
  var horizontal: LayoutSpan
  var vertical: LayoutSpan

  func inset(by insets: LayoutTree.Insets) -> LayoutBox {
    LayoutBox(
      horizontal: horizontal.inset(insets.left, insets.right),
      vertical: vertical.inset(insets.top, insets.bottom))
  }

  subscript(axis: LayoutTree.Axis) -> LayoutSpan {
    axis == .horizontal ? horizontal : vertical
  }
}

extension AutoresizedSpan {
  /// The same for any length of the outer view.
  func span(in outer: LayoutSpan) -> LayoutSpan {
    let change = outer.length - outerLength
    let (shift, growth) = shares.resized(0, 0, by: 1)
    return LayoutSpan(
      start: outer.start + start + change * shift, length: change * growth + length)
  }
}
