/// Variables, constraints on them, and the values that keep the constraints best.
///
/// Constraints come and go one at a time, and their constants and priorities change; each step
/// starts from the solution before it and costs what it changes. Values are read at any time:
///
/// ```swift
/// var system = ConstraintSystem()
/// let left = system.makeVariable()
/// let width = system.makeVariable()
/// try system.add(LinearConstraint([LinearTerm(left)], constant: -16))
/// try system.add(LinearConstraint([LinearTerm(left), LinearTerm(width)], constant: -320))
/// print(system[width])  // 304.0
/// ```
///
/// The method is the simplex method as *The Cassowary Linear Arithmetic Constraint Solving
/// Algorithm* (Badros, Borning and Stuckey, 2001) makes it incremental: every constraint is an
/// equation with a symbol of its own, and the equations stay solved for some of their symbols.
/// Two things differ. Priorities are compared one level after the other instead of by weights far
/// apart, so that a thousand of them are told apart exactly. And what cannot hold together is told:
/// the row that has no solution names the constraints it was made of, and needs each of them.
///
/// *Which solution.* Required constraints hold. Below them, from the highest priority down, the
/// weighted sum of what constraints miss is as small as can be; where all sums are equal, the
/// earlier constraint is kept. What no constraint decides rests where the last steps left it, at zero if
/// nothing touched it; `isAmbiguous(_:)` tells.
///
/// *Ending.* Symbols enter and leave rows by Bland's rule, the smallest first, which never comes
/// back to where it was.
///
/// *Numbers.* Constants, coefficients and weights are finite and at most `LinearConstraint.limit`.
/// Equations hold up to a millionth. The same steps give the same values on every machine.
public struct ConstraintSystem: Sendable {
  var tableau = Tableau()
  /// The symbol of each variable.
  var symbols: [Symbol] = []
  /// By serial number; `nil` where a constraint was removed.
  var constraints: [StoredConstraint?] = []
  /// The serial number of the constraint that a slack, error or dummy belongs to, by symbol.
  var owners: [Int32] = []
  #if DIFFPLAY_CHECKS
    /// How many changes the last check of the invariants lies back.
    var uncheckedChanges = 0
  #endif

  /// A system without variables, with room as its tableau has.
  public init() {
    symbols.reserveCapacity(32)
    constraints.reserveCapacity(15)
    owners.reserveCapacity(64)
  }

  /// How many variables were made.
  public var variableCount: Int { symbols.count }

  /// How many constraints are in the system.
  public internal(set) var constraintCount = 0

  /// A variable that no constraint names yet.
  ///
  /// - Complexity: O(*l*) for *l* priorities in use.
  public mutating func makeVariable() -> Variable {
    symbols.append(makeSymbol(.variable, owner: -1))
    return Variable(index: symbols.count - 1)
  }

  /// The value of a variable; zero for one that another system made.
  ///
  /// - Complexity: O(1).
  public subscript(variable: Variable) -> Double {
    symbols.indices.contains(variable.index) ? tableau.value(of: symbols[variable.index]) : 0
  }

  /// A constraint as it is now; `nil` when it is not in the system, or no longer.
  ///
  /// - Complexity: O(1).
  public subscript(identifier: ConstraintIdentifier) -> LinearConstraint? {
    constraints.indices.contains(identifier.serial)
      ? constraints[identifier.serial]?.constraint : nil
  }

  /// All constraints, in the order in which they were added.
  ///
  /// - Complexity: O(*n*) for *n* constraints that ever were in the system.
  public var constraintIdentifiers: [ConstraintIdentifier] {
    constraints.indices.filter { constraints[$0] != nil }.map(ConstraintIdentifier.init)
  }

  /// By how much a constraint is missed at present; `nil` when it is not in the system.
  ///
  /// - Complexity: O(*n*) for *n* terms.
  public func error(of identifier: ConstraintIdentifier) -> Double? {
    self[identifier].map { $0.error { self[$0] } }
  }

  mutating func makeSymbol(_ kind: SymbolKind, owner: Int) -> Symbol {
    let symbol = tableau.makeSymbol(kind)
    if Int(symbol) == owners.count { owners.append(Int32(owner)) }
    owners[Int(symbol)] = Int32(owner)
    return symbol
  }
}

/// A constraint with the symbols of its equation.
struct StoredConstraint: Sendable {
  var constraint: LinearConstraint
  var own: OwnSymbols
}

/// The symbols that a constraint's equation has beside the variables.
struct OwnSymbols: Sendable {
  /// The symbol that is in no other equation, which says where the equation went.
  var marker: Symbol
  /// What the marker is multiplied by in the equation: 1 or -1.
  var sign: Double
  /// The error of an inequality, or one of those of an equation; -1 where it is required.
  var error: Symbol
  /// The other error of an equation; -1 where there is none.
  var otherError: Symbol
}
