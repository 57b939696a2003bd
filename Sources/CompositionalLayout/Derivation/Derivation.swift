/// Why a number of a solution is what it is: an operation on numbers that have reasons of their
/// own.
///
/// The solver makes the tree while it computes the number, so every step can be done again by
/// hand: `operation` on the values of `operands`, from left to right, gives `unrounded`, and
/// `rounding` makes `value` of that.
public struct Derivation: Hashable, Sendable {
  /// What is done with the operands.
  public enum Operation: Hashable, Sendable {
    /// Nothing: the number was given, or is one that the solver keeps.
    case given
    /// Added up, each with its sign.
    case sum([Sign])
    /// The first times the second.
    case product
    /// The first divided by the second.
    case quotient
    /// The largest of all.
    case largest
    /// The smallest of all.
    case smallest
    /// The one operand without its sign.
    case magnitude
    /// The first operand, which stands in for the second.
    case replacement
    /// That of the later operands which is nearest to the first, the later one of two.
    case nearest
    /// How many fit: the first operand is the room, the next what the result needs, unless it is
    /// zero, and the last what one more would need: more than the room, or the gaps would leave
    /// the items no length.
    case count
  }

  /// How a term of a sum counts.
  public enum Sign: Hashable, Sendable { case plus, minus }

  /// How the result was put on a grid.
  public enum Rounding: Hashable, Sendable {
    case none
    /// To the last step at or before, a thousandth of a step below one counting as on it; there
    /// are `steps` to the point (rule L-2.2).
    case down(steps: Double)
    /// To the nearest step, half-way up; there are `steps` to the point.
    case nearest(steps: Double)
  }

  private let node: Node

  /// What the number is, such as `group width`; empty for a step without a name.
  public var label: String { node.label }
  /// The property that gave it, such as `LayoutItem.layoutSize.widthDimension`.
  public var property: String? { node.property }
  /// What made `unrounded` of the values of `operands`.
  public var operation: Operation { node.operation }
  /// What the number was made of, from left to right; empty for a number that was given.
  public var operands: [Derivation] { node.operands }
  /// In points, or a bare number for counts, shares and quotients; before `rounding`.
  public var unrounded: Double { node.unrounded }
  /// What made `value` of `unrounded`.
  public var rounding: Rounding { node.rounding }
  /// What the solver went on with, bit by bit the number that stands in the frame.
  public var value: Double { node.value }

  init(
    label: String = "", property: String? = nil, operation: Operation = .given,
    operands: [Derivation] = [], unrounded: Double, rounding: Rounding = .none, value: Double
  ) {
    node = Node(
      label: label, property: property, operation: operation, operands: operands,
      unrounded: unrounded, rounding: rounding, value: value)
  }

  /// Shared by all derivations that build on it, so that a common term is kept once.
  private final class Node: Hashable, Sendable {
    let label: String
    let property: String?
    let operation: Operation
    let operands: [Derivation]
    let unrounded: Double
    let rounding: Rounding
    let value: Double

    init(
      label: String, property: String?, operation: Operation, operands: [Derivation],
      unrounded: Double, rounding: Rounding, value: Double
    ) {
      self.label = label
      self.property = property
      self.operation = operation
      self.operands = operands
      self.unrounded = unrounded
      self.rounding = rounding
      self.value = value
    }

    static func == (first: Node, second: Node) -> Bool {
      first === second
        || first.label == second.label && first.property == second.property
          && first.operation == second.operation && first.value == second.value
          && first.unrounded == second.unrounded && first.rounding == second.rounding
          && first.operands == second.operands
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(label)
      hasher.combine(value)
    }
  }
}
