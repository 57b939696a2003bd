/// A rectangle in points, in content coordinates: y grows downwards.
package struct CanvasRect: Hashable, Sendable {
  /// The left edge.
  package var x: Double
  /// The top edge.
  package var y: Double
  /// The extent to the right.
  package var width: Double
  /// The extent downwards.
  package var height: Double

  /// The rectangle whose top left corner is at (`x`, `y`).
  package init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}

/// A frame to draw on a `Canvas`.
package struct CanvasBox: Hashable, Sendable {
  /// The kind of line around a box.
  package enum Stroke: Hashable, Sendable {
    /// Thin lines, for cells.
    case light
    /// Thick lines, for headers, footers and what else matters.
    case heavy
    /// Thin broken lines, for decorations.
    case dashed
  }

  /// What a box shows inside its lines.
  package enum Fill: Hashable, Sendable {
    /// Nothing: what lies beneath stays visible, and the label may only stand on the top line.
    case clear
    /// Blank cells, which hide what lies beneath.
    case blank
    /// One character over and over, such as `░`; one that is not one column wide counts as blank.
    case pattern(Character)
  }

  /// Where in a box its label stands.
  package enum LabelPlacement: Hashable, Sendable {
    case center, topLeft
  }

  /// The place in points, in content coordinates.
  package var frame: CanvasRect
  /// The words inside.
  ///
  /// Further lines are shown where there is room for all of them.
  package var label: String
  /// The lines around the box.
  package var stroke: Stroke
  /// The surface inside.
  package var fill: Fill
  /// The label's place.
  package var labelPlacement: LabelPlacement

  /// A box with a frame in points.
  package init(
    x: Double, y: Double, width: Double, height: Double, label: String = "",
    stroke: Stroke = .light, fill: Fill = .blank, labelPlacement: LabelPlacement = .center
  ) {
    frame = CanvasRect(x: x, y: y, width: width, height: height)
    self.label = label
    self.stroke = stroke
    self.fill = fill
    self.labelPlacement = labelPlacement
  }
}

/// A direction on the canvas along which extents are measured.
enum CanvasAxis: Int, CaseIterable {
  case horizontal, vertical

  /// The other axis.
  var cross: CanvasAxis { self == .horizontal ? .vertical : .horizontal }
}

/// The part of an axis that a rectangle covers, in points.
struct Extent: Hashable {
  var low: Double
  var high: Double

  var length: Double { high - low }

  /// Whether more than a touch is common to both.
  func overlaps(_ other: Extent) -> Bool {
    low < other.high - EdgeSnapping.tolerance && other.low < high - EdgeSnapping.tolerance
  }
}

extension CanvasRect {
  /// The rectangle's extent along `axis`.
  subscript(axis: CanvasAxis) -> Extent {
    axis == .horizontal
      ? Extent(low: x, high: x + width) : Extent(low: y, high: y + height)
  }

  /// Whether the rectangle can be drawn: real numbers and no negative extent.
  var isDrawable: Bool {
    CanvasAxis.allCases.allSatisfy { !self[$0].low.isNaN && self[$0].length >= 0 }
  }
}
