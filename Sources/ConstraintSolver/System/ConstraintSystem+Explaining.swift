/// A part of a variable's value: the constant of a constraint that holds it, so many times.
public struct LinearContribution: Hashable, Sendable {
  /// The constraint that holds the value.
  public let constraint: ConstraintIdentifier
  /// What the constraint's constant is multiplied by.
  public let factor: Double
}

extension ConstraintSystem {
  /// What a sum of variables is made of at present: the constraints that hold it, with factors.
  ///
  /// The factors times the constraints' constants add up to the sum of the terms. A constraint that
  /// could change its constant a little without a change of the sum is not among them.
  ///
  /// - Returns: The contributions in the order in which the constraints were added.
  /// - Complexity: O(*n* log *n*) for the *n* cells of the rows of the variables.
  public func contributions(to terms: [LinearTerm]) -> [LinearContribution] {
    var factors: [Int: Double] = [:]
    for term in terms where symbols.indices.contains(term.variable.index) {
      let number = tableau.rowOfBasic[Int(symbols[term.variable.index])]
      guard number >= 0 else { continue }
      for cell in tableau.rows[Int(number)].cells {
        let owner = Int(owners[Int(cell.symbol)])
        guard owner >= 0, let own = constraints[owner]?.own, own.marker == cell.symbol else {
          continue
        }
        factors[owner, default: 0] += term.coefficient * cell.coefficient * own.sign
      }
    }
    return factors.filter { abs($0.value) > Tolerance.coefficient }
      .sorted { $0.key < $1.key }
      .map {
        LinearContribution(constraint: ConstraintIdentifier(serial: $0.key), factor: $0.value)
      }
  }
}
