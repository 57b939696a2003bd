package import ConstraintSolver

extension VisualFormat {
  /// What has the anchors of an equation.
  package enum Item: Hashable, Sendable {
    case view(String)
    /// The view that the named one is in.
    case outerView(of: String)
    /// The margins of the view that the named one is in.
    case outerMargins(of: String)
  }

  /// An attribute of an item.
  package struct Term: Hashable, Sendable {
    package let item: Item
    package let attribute: LayoutTree.Attribute
  }

  /// `first (≤, =, ≥) second + constant`: one constraint that the format means.
  package struct Equation: Hashable, Sendable {
    package let first: Term
    package var relation = LinearRelation.equal
    /// `nil` where the constant stands alone.
    package var second: Term?
    package var constant = 0.0
    package var priority = LinearConstraint.required
  }

  /// What a line reads along, and what its views are lined up by.
  package struct Options: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The bit of each is the one with UIKit's number for the attribute.
    static let alignments: [(option: Options, attribute: LayoutTree.Attribute)] = [
      (Options(rawValue: 1 << 1), .left), (Options(rawValue: 1 << 2), .right),
      (Options(rawValue: 1 << 3), .top), (Options(rawValue: 1 << 4), .bottom),
      (Options(rawValue: 1 << 5), .leading), (Options(rawValue: 1 << 6), .trailing),
      (Options(rawValue: 1 << 9), .centerX), (Options(rawValue: 1 << 10), .centerY),
      (Options(rawValue: 1 << 11), .lastBaseline), (Options(rawValue: 1 << 12), .firstBaseline),
    ]
    static let leftToRight = Options(rawValue: 1 << 16)
    static let rightToLeft = Options(rawValue: 2 << 16)
  }

  /// The constraints that it means: sizes first, then the room between, then alignment.
  ///
  /// - Parameter spacing: The room between two views where the format says no number.
  package func equations(_ options: Options, spacing: Double) -> [Equation] {
    parts.flatMap(sizes)
      + zip(parts, parts.dropFirst()).flatMap { gap($0, $1, options, spacing) }
      + alignment(options)
  }

  private func sizes(of part: Part) -> [Equation] {
    guard let view = part.view else { return [] }
    let extent: LayoutTree.Attribute = isVertical ? .height : .width
    let first = Term(item: .view(view), attribute: extent)
    return part.sizes.map { size in
      var equation = Equation(first: first, relation: size.relation, priority: size.priority)
      switch size.length {
      case .constant(let value): equation.constant = value
      case .view(let other): equation.second = Term(item: .view(other), attribute: extent)
      }
      return equation
    }
  }

  /// From the end of one part to the start of the next; the outer view's edge without a number is
  /// that of its margins.
  private func gap(
    _ before: Part, _ after: Part, _ options: Options, _ spacing: Double
  ) -> [Equation] {
    guard let named = before.view ?? after.view else { return [] }
    let edge: Item = after.gap == nil ? .outerMargins(of: named) : .outerView(of: named)
    let (start, end) = sides(options)
    let first = Term(
      item: after.view.map { .view($0) } ?? edge, attribute: after.view == nil ? end : start)
    let second = Term(
      item: before.view.map { .view($0) } ?? edge, attribute: before.view == nil ? start : end)
    let isBetween = before.view != nil && after.view != nil
    let usual = Predicate(length: .constant(isBetween ? spacing : 0))
    let isMirrored = !isVertical && options.contains(.rightToLeft)
    return (after.gap ?? [usual]).compactMap { gap in
      guard case .constant(let value) = gap.length else { return nil }
      return Equation(
        first: first, relation: isMirrored ? gap.relation.mirrored : gap.relation, second: second,
        constant: isMirrored ? -value : value, priority: gap.priority)
    }
  }

  private func sides(
    _ options: Options
  ) -> (start: LayoutTree.Attribute, end: LayoutTree.Attribute) {
    if isVertical { return (.top, .bottom) }
    if options.contains(.rightToLeft) { return (.right, .left) }
    return options.contains(.leftToRight) ? (.left, .right) : (.leading, .trailing)
  }

  private func alignment(_ options: Options) -> [Equation] {
    let views = parts.compactMap(\.view)
    return Options.alignments.filter { options.contains($0.option) }.flatMap { _, attribute in
      zip(views, views.dropFirst()).map { view, next in
        Equation(
          first: Term(item: .view(next), attribute: attribute),
          second: Term(item: .view(view), attribute: attribute))
      }
    }
  }
}

extension LinearRelation {
  /// What it is where both sides change their sign.
  fileprivate var mirrored: LinearRelation {
    switch self {
    case .atMost: .atLeast
    case .equal: .equal
    case .atLeast: .atMost
    }
  }
}
