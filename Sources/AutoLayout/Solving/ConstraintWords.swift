package import ConstraintSolver

/// UIKit's words for constraints, without the addresses that differ from run to run.
package enum ConstraintWords {
  /// What a constraint says, as `UILabel.top == UIView.top + 8`.
  ///
  /// - Parameters:
  ///   - first: The name of what is related.
  ///   - second: The name of what it is related to; nil where the constant stands alone.
  ///   - priority: Told unless it is 1000.
  package static func equation(
    _ first: String, _ relation: LinearRelation, _ second: String?, multiplier: Double = 1,
    constant: Double = 0, priority: Double = LinearConstraint.required
  ) -> String {
    let sign =
      switch relation {
      case .atMost: "<="
      case .equal: "=="
      case .atLeast: ">="
      }
    var right = shortest(constant)
    if let second {
      right = multiplier == 1 ? second : "\(shortest(multiplier))*\(second)"
      if constant != 0 { right += constant < 0 ? " - " : " + " }
      if constant != 0 { right += shortest(abs(constant)) }
    }
    let strength = priority == LinearConstraint.required ? "" : " @\(shortest(priority))"
    return "\(first) \(sign) \(right)\(strength)"
  }

  /// A constraint as logs have it.
  package static func description(
    of equation: String, identifier: String?, isActive: Bool = true
  ) -> String {
    let label = identifier.map { ":'\($0)'" } ?? ""
    return "<NSLayoutConstraint\(label) \(equation)   (\(isActive ? "active" : "inactive"))>"
  }

  /// As few digits as tell a number apart, none behind a whole number's point.
  private static func shortest(_ number: Double) -> String {
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension LayoutSolving.Conflict {
  /// What UIKit logs of it: the constraints in the order in which they went in, and the broken one.
  ///
  /// - Parameters:
  ///   - constraint: What describes a constraint of the tree.
  ///   - name: What logs call a view of the tree.
  package func uikitLog<Failure: Error>(
    in tree: LayoutTree, constraint: (Int) throws(Failure) -> String,
    name: (Int) throws(Failure) -> String
  ) throws(Failure) -> String {
    var list: [String] = []
    for member in others {
      list.append(try words(member, in: tree, constraint: constraint, name: name))
    }
    let broken = try constraint(broken)
    list.append(broken)
    return """
      [LayoutConstraints] Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want. 
      \tTry this: 
      \t\t(1) look at each constraint and try to figure out which you don't expect; 
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
      \(others.contains { $0.isMask } ? Self.noteOnMasks : "")(
      \(list.map { "    \"\($0)\"" }.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint 
      \(broken)

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
      debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
      <UIKitCore/UIView.h> may also be helpful.
      """
  }

  private static let noteOnMasks = """
    \t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer \
    to the documentation for the UIView property translatesAutoresizingMaskIntoConstraints) 

    """

  private func words<Failure: Error>(
    _ member: Member, in tree: LayoutTree, constraint: (Int) throws(Failure) -> String,
    name: (Int) throws(Failure) -> String
  ) throws(Failure) -> String {
    switch member {
    case .constraint(let index): return try constraint(index)
    case .size(let axis, let value, let isFitted):
      let isWidth = axis == .horizontal
      let content = tree.views.firstIndex { $0.isCellContent && $0.outer == 0 } ?? 0
      let identifier =
        isFitted
        ? "fittingSize\(isWidth ? "H" : "V")Target"
        : "UIView-Encapsulated-Layout-\(isWidth ? "Width" : "Height")"
      let equation = ConstraintWords.equation(
        "\(try name(content)).\(isWidth ? "width" : "height")", .equal, nil, constant: value)
      return ConstraintWords.description(of: equation, identifier: identifier)
    case .mask(let view, let axis, let isLength):
      guard let spans = tree.views[view].autoresizing, let outer = tree.views[view].outer else {
        return ""
      }
      let equation = spans[axis].equation(
        isLength: isLength, along: axis, of: try name(view), in: try name(outer))
      return "<NSAutoresizingMaskLayoutConstraint h=\(spans.horizontal.shares.mask) "
        + "v=\(spans.vertical.shares.mask) \(equation)   (active)>"
    }
  }
}

extension LayoutSolving.Conflict.Member {
  fileprivate var isMask: Bool {
    if case .mask = self { true } else { false }
  }
}

extension Autoresizing {
  /// The mask as logs have it: `&` for what is flexible, `-` for what is not.
  fileprivate var mask: String {
    let after = 1 - resized(0, 0, by: 1).start - resized(0, 0, by: 1).length
    return [resized(0, 0, by: 1).start, resized(0, 0, by: 1).length, after]
      .map { $0 > 1e-9 ? "&" : "-" }.joined()
  }
}

extension AutoresizedSpan {
  /// What the mask says of the start, or of the length, of a view.
  fileprivate func equation(
    isLength: Bool, along axis: LayoutTree.Axis, of view: String, in outer: String
  ) -> String {
    let (shift, growth) = shares.resized(0, 0, by: 1)
    let (factor, present) = isLength ? (growth, length) : (shift, start)
    let (side, extent) = axis == .horizontal ? ("minX", "width") : ("minY", "height")
    let first = "\(view).\(isLength ? extent : side)"
    if factor == 0 {
      return ConstraintWords.equation(first, .equal, nil, constant: present)
    }
    return ConstraintWords.equation(
      first, .equal, "\(outer).\(extent)", multiplier: factor,
      constant: present - factor * outerLength)
  }
}
