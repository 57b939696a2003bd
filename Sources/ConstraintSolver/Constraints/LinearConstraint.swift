/// A number that a system finds: the place of a variable among all of its system.
public struct Variable: Hashable, Comparable, Sendable {
  /// Counted from zero, in the order in which the system made them.
  public let index: Int

  /// Whether one was made before the other.
  public static func < (left: Variable, right: Variable) -> Bool { left.index < right.index }
}

/// A variable so many times.
public struct LinearTerm: Hashable, Sendable {
  /// What is multiplied.
  public var variable: Variable
  /// By what it is multiplied.
  public var coefficient: Double

  /// A variable, once unless it is said otherwise.
  public init(_ variable: Variable, times coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// How the sum of a constraint stands to zero.
public enum LinearRelation: Hashable, Sendable, CaseIterable {
  /// The sum is zero or below.
  case atMost
  /// The sum is zero.
  case equal
  /// The sum is zero or above.
  case atLeast
}

/// What a sum of variables and a constant is to be: `terms + constant (≤, =, ≥) 0`.
///
/// A constraint of priority 1000 holds. One below it is kept as well as those above it allow:
/// what it misses zero by, times `weight`, is added to that of the others of its priority, and
/// that sum is as small as can be. No amount of missing at a low priority outweighs any at a
/// higher one. Where two choices give the same sums, the constraint that was added first is kept.
public struct LinearConstraint: Hashable, Sendable {
  /// What is added up; a variable may be named more than once.
  public var terms: [LinearTerm]
  /// What is added to the terms.
  public var constant: Double
  /// How the sum stands to zero.
  public var relation: LinearRelation
  /// Above zero; 1000 and above is required.
  public var priority: Double
  /// How much missing it by one counts beside others of the same priority.
  public var weight: Double

  /// A constraint `terms + constant (relation) 0`.
  public init(
    _ terms: [LinearTerm], constant: Double = 0, _ relation: LinearRelation = .equal,
    priority: Double = LinearConstraint.required, weight: Double = 1
  ) {
    self.terms = terms
    self.constant = constant
    self.relation = relation
    self.priority = priority
    self.weight = weight
  }

  /// The priority of what must hold.
  public static let required = 1_000.0
  /// The largest constant, coefficient and weight, either way: beyond it sums lose millionths.
  public static let limit = 1e7

  /// Whether it must hold.
  public var isRequired: Bool { priority >= Self.required }

  /// By how much values miss the constraint: zero where they keep it.
  ///
  /// - Complexity: O(*n*) for *n* terms.
  public func error(_ value: (Variable) -> Double) -> Double {
    var sum = constant
    for term in terms { sum += term.coefficient * value(term.variable) }
    return switch relation {
    case .atMost: max(0, sum)
    case .equal: abs(sum)
    case .atLeast: max(0, -sum)
    }
  }
}

/// The place of a constraint in its system; constraints that were added later have larger ones.
public struct ConstraintIdentifier: Hashable, Comparable, Sendable {
  let serial: Int

  /// Whether one was added before the other.
  public static func < (left: ConstraintIdentifier, right: ConstraintIdentifier) -> Bool {
    left.serial < right.serial
  }
}
