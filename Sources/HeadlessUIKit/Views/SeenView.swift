package import CompositionalLayout
package import HeadlessCollectionView

/// A view that code shows otherwise than its layout has it.
package struct SeenView {
  /// What the view stands for.
  package var place: ViewPlace
  /// Whether it, or its place in the layout, is hidden.
  package var isHidden = false
  /// From 0, which is invisible, to 1.
  package var alpha = 1.0
  /// How far its middle was moved, in points.
  package var shift = LayoutPoint.zero
  /// Applied around its middle.
  package var transform = Transform.identity
  /// Whether the handler of its section did it, for what is visible where it is scrolled to.
  package var isOfHandler = false

  /// Whether its numbers are finite, which handlers that divide by nothing do not see to.
  var isFinite: Bool {
    ([alpha, shift.x, shift.y] + transform.elements).allSatisfy(\.isFinite)
  }
}
