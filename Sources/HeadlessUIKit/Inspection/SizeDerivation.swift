import AutoLayout
import Foundation
import ViewContents

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

extension UIView {
  /// What its size adds up to where constraints inside, or the texts of a list's row, decide it.
  package func sizeDerivation(
    fitting target: CGSize, along axis: NSLayoutConstraint.Axis
  ) -> SizeDerivation? {
    let isVertical = axis == .vertical
    guard hasConstraintsInside else { return isVertical ? rowDerivation(target.width) : nil }
    let fitting = UILayoutPriority.fittingSizeLevel.rawValue
    let required = UILayoutPriority.required.rawValue
    let solved = SolvedViews(
      fitted: self, to: target, isVertical ? required : fitting, isVertical ? fitting : required)
    guard let derivation = solved.solving.derivation(along: LayoutTree.Axis(axis)) else {
      return nil
    }
    let reading = solved.reading
    let parts = derivation.parts.map { part in
      SizeDerivation.Part(
        value: part.value,
        origin: part.origin.words(
          equation: { reading.constraints[$0].equation },
          name: { "\(type(of: reading.views[$0]))" }))
    }
    return SizeDerivation(isHeight: isVertical, sum: derivation.total, parts: parts)
  }

  /// What the height of a list's row adds up to.
  private func rowDerivation(_ width: CGFloat) -> SizeDerivation? {
    listRow(within: width).map { row in
      SizeDerivation(
        isHeight: true, sum: row.total(ceiled: pixelCeiled),
        parts: row.parts(ceiled: pixelCeiled).map {
          SizeDerivation.Part(value: $0.value, origin: $0.origin)
        })
    }
  }
}
