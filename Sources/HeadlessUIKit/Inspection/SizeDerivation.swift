import ConstraintSolver
import Foundation

/// What the height or width of a fitted view adds up to.
package struct SizeDerivation {
  /// A summand with what it comes from.
  package struct Part {
    package var value: Double
    package var origin: String
  }

  package var isHeight: Bool
  /// The sum, before it went up to a pixel.
  package var sum: Double
  package var parts: [Part]
}

extension LayoutSolving {
  /// What the root's extent along an axis adds up to: constants of constraints, sizes of contents.
  ///
  /// Constraints that hold it without adding anything, such as equal edges, are left out.
  func derivation(along axis: NSLayoutConstraint.Axis) -> SizeDerivation? {
    guard let box = box(known: root) else { return nil }
    let length = box[axis].length
    guard !length.terms.isEmpty else { return nil }
    let parts = system.contributions(to: length.terms).compactMap {
      contribution -> SizeDerivation.Part? in
      guard let constraint = system[contribution.constraint] else { return nil }
      let value = contribution.factor * constraint.constant
      guard abs(value) > 0.001 else { return nil }
      return SizeDerivation.Part(value: value, origin: origin(of: contribution.constraint))
    }
    return SizeDerivation(
      isHeight: axis == .vertical, sum: Double(value(length)), parts: parts)
  }
}

extension UIView {
  /// What its size adds up to where constraints inside decide it, along an axis.
  package func sizeDerivation(
    fitting target: CGSize, along axis: NSLayoutConstraint.Axis
  ) -> SizeDerivation? {
    let isVertical = axis == .vertical
    var solving = LayoutSolving(
      root: self,
      width: .wanted(target.width, isVertical ? .required : .fittingSizeLevel),
      height: .wanted(target.height, isVertical ? .fittingSizeLevel : .required))
    solving.solve()
    return solving.derivation(along: axis)
  }
}
