package import ConstraintSolver

extension LayoutTree {
  /// What has anchors.
  package enum Item: Hashable, Sendable {
    case view(Int)
    case guide(Int)
  }

  /// A side, a line or an extent.
  package enum Attribute: Hashable, Sendable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case firstBaseline, lastBaseline

    /// Whether it is counted in the direction of reading.
    var followsReading: Bool { self == .leading || self == .trailing }
  }

  /// An attribute of an item.
  package struct Anchor: Hashable, Sendable {
    package var item: Item
    package var attribute: Attribute

    /// An anchor.
    package init(_ item: Item, _ attribute: Attribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// What a constraint relates: an anchor, or the way from another anchor to it.
  package struct Quantity: Hashable, Sendable {
    package var end: Anchor
    package var origin: Anchor?

    /// An anchor, or the way to it.
    package init(_ end: Anchor, from origin: Anchor? = nil) {
      self.end = end
      self.origin = origin
    }
  }

  /// `first (≤, =, ≥) second × multiplier + constant`.
  package struct Constraint: Hashable, Sendable {
    package var first: Quantity
    package var relation: LinearRelation
    /// Nil where the constant stands alone.
    package var second: Quantity?
    package var multiplier: Double
    package var constant: Double
    package var priority: Double
    /// Whether leading is at the right here; nil for as lines read everywhere.
    package var isRightToLeft: Bool?

    /// A relation, required where nothing is said.
    package init(
      _ first: Quantity, _ relation: LinearRelation, _ second: Quantity?,
      multiplier: Double = 1, constant: Double, priority: Double = LinearConstraint.required
    ) {
      self.first = first
      self.relation = relation
      self.second = second
      self.multiplier = multiplier
      self.constant = constant
      self.priority = priority
    }
  }
}
