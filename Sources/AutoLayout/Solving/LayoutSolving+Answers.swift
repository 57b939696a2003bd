import ConstraintSolver

/// A rectangle of a solved tree, in the coordinates of its first view.
package struct SolvedRect: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double
}

/// What the height or width of a solved tree adds up from.
package struct LayoutDerivation: Hashable, Sendable {
  /// What a summand comes from: a constraint, a view's content or the room between what a stack view
  /// arranges, by their places in the tree, or something else that UIKit adds by itself.
  package enum Origin: Hashable, Sendable {
    case constraint(Int)
    case content(view: Int, LayoutTree.Axis)
    case spacing(stackView: Int)
    case system

    /// The same in words, which name a view by its class.
    ///
    /// - Parameters:
    ///   - equation: What a constraint says.
    ///   - name: What the class of a view is called.
    package func words(equation: (Int) -> String, name: (Int) -> String) -> String {
      switch self {
      case .constraint(let index): equation(index)
      case .content(let view, let axis):
        "\(name(view)): \(axis == .horizontal ? "width" : "height") of its content"
      case .spacing(let view): "\(name(view)): spacing"
      case .system: "UIKit"
      }
    }
  }

  /// A summand in points.
  package struct Part: Hashable, Sendable {
    package var value: Double
    package var origin: Origin
  }

  /// Not yet up to a pixel.
  package var total: Double
  /// In the order in which their constraints went in.
  package var parts: [Part]
}

extension LayoutSolving {
  /// The first view's size, up to whole pixels.
  package var fittingSize: (width: Double, height: Double) {
    let box = box(ofView: 0)
    let up = { (value: Double) in ((value * tree.scale - 0.001).rounded(.up)) / tree.scale }
    // In this order zero has no sign.
    return (max(up(value(box.horizontal.length)), 0), max(up(value(box.vertical.length)), 0))
  }

  /// Where a view is.
  package func rect(ofView index: Int) -> SolvedRect { rect(box(ofView: index)) }

  /// Where a guide is; nil where no constraint names it.
  package func rect(ofGuide index: Int) -> SolvedRect? { known(guide: index).map(rect) }

  private func rect(_ box: LayoutBox) -> SolvedRect {
    SolvedRect(
      x: value(box.horizontal.start), y: value(box.vertical.start),
      width: value(box.horizontal.length), height: value(box.vertical.length))
  }

  /// Whether other frames of a view keep all constraints as well.
  package func isAmbiguous(view index: Int) -> Bool {
    let box = box(ofView: index)
    let sums = [
      box.horizontal.start, box.horizontal.length, box.vertical.start, box.vertical.length,
    ]
    return sums.contains { $0.terms.contains { system.isAmbiguous($0.variable) } }
  }

  /// What the first view's extent along an axis adds up from; nil where it is given.
  ///
  /// Those are constants of constraints and sizes of contents. Constraints that hold it without adding anything, such as equal edges, are left out.
  package func derivation(along axis: LayoutTree.Axis) -> LayoutDerivation? {
    let length = box(ofView: 0)[axis].length
    guard !length.terms.isEmpty else { return nil }
    let parts = system.contributions(to: length.terms).compactMap {
      contribution -> LayoutDerivation.Part? in
      guard let constraint = system[contribution.constraint] else { return nil }
      let value = contribution.factor * constraint.constant
      guard abs(value) > 0.001 else { return nil }
      return LayoutDerivation.Part(value: value, origin: origin(of: contribution.constraint))
    }
    return LayoutDerivation(total: value(length), parts: parts)
  }
}
