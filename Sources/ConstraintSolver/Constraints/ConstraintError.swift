/// What a system refuses; it stays as it was.
public enum ConstraintError: Error, Hashable, Sendable {
  /// A constant, coefficient, weight or priority that is no number, or infinite.
  case notFinite
  /// A constant, coefficient or weight beyond `LinearConstraint.limit`, or a priority or weight
  /// that is not above zero.
  case outOfRange(Double)
  /// A variable that another system made.
  case unknownVariable(Variable)
  /// A constraint that is not in the system, or no longer.
  case unknownConstraint(ConstraintIdentifier)
  /// Required constraints that cannot hold together: without any one of them the others could.
  ///
  /// They are in the order in which they were added. The one that was to be added, or changed, is
  /// among them: `offender`.
  case unsatisfiable([ConstraintIdentifier], offender: ConstraintIdentifier)
}

extension ConstraintError: CustomStringConvertible {
  /// What is refused, in one line.
  public var description: String {
    switch self {
    case .notFinite: "a constraint has a number that is not finite"
    case .outOfRange(let value): "a constraint has a number out of range: \(value)"
    case .unknownVariable(let variable): "no variable \(variable.index) in this system"
    case .unknownConstraint(let identifier): "no constraint \(identifier.serial) in this system"
    case .unsatisfiable(let conflict, _):
      "cannot hold together: constraints "
        + conflict.map { String($0.serial) }.joined(separator: ", ")
    }
  }
}
