extension ConstraintSystem {
  /// Takes a constraint out and solves again.
  ///
  /// - Throws: `ConstraintError.unknownConstraint`.
  /// - Complexity: as adding it.
  public mutating func remove(_ identifier: ConstraintIdentifier) throws(ConstraintError) {
    leave(try stored(identifier), serial: identifier.serial)
    constraintCount -= 1
    optimize()
    checkInvariants()
  }

  func stored(
    _ identifier: ConstraintIdentifier
  ) throws(ConstraintError) -> StoredConstraint {
    guard constraints.indices.contains(identifier.serial),
      let stored = constraints[identifier.serial]
    else { throw .unknownConstraint(identifier) }
    return stored
  }

  /// Takes a constraint's equation and symbols out; costs are then perhaps not the smallest.
  mutating func leave(_ stored: StoredConstraint, serial: Int) {
    let own = stored.own
    removeCosts(of: own, as: stored.constraint, serial: serial)
    if tableau.rowOfBasic[Int(own.marker)] < 0, let number = tableau.rowToFree(own.marker) {
      tableau.pivot(row: number, to: own.marker)
    }
    let row = tableau.rowOfBasic[Int(own.marker)]
    if row >= 0 { tableau.remove(row: Int(row)) }
    forget(own, serial: serial)
  }
}

extension Tableau {
  /// The row to solve for a marker whose constraint is to leave, so that all others keep their
  /// bounds; `nil` where no row names it.
  fileprivate mutating func rowToFree(_ marker: Symbol) -> Int? {
    var best: (row: Int, rank: Int, ratio: Double)?
    for number in rows(naming: marker) {
      let row = Int(number)
      let coefficient = rows[row].coefficient(of: marker)
      let (rank, ratio): (Int, Double) =
        switch kinds[Int(basic[row])] {
        case .dummy: (0, 0)
        case .variable: (3, 0)
        default: (coefficient < 0 ? 1 : 2, abs(rows[row].constant / coefficient))
        }
      if let known = best, (known.rank, known.ratio) <= (rank, ratio) { continue }
      best = (row, rank, ratio)
    }
    return best?.row
  }
}
