extension ConstraintSystem {
  /// Gives a constraint another constant and solves again, from the solution that was.
  ///
  /// - Throws: `ConstraintError`; the constant is then the old one.
  /// - Complexity: O(*n*) for the *n* rows that name the constraint, and what they upset.
  public mutating func setConstant(
    _ constant: Double, of identifier: ConstraintIdentifier
  ) throws(ConstraintError) {
    let old = try stored(identifier)
    var changed = old.constraint
    changed.constant = constant
    try check(changed)
    let difference = constant - old.constraint.constant
    guard difference != 0 else { return }
    constraints[identifier.serial]?.constraint.constant = constant
    shift(old.own, by: difference)
    if let row = restoreFeasibility() {
      let conflict = conflict(of: row, offender: identifier.serial)
      constraints[identifier.serial]?.constraint.constant = old.constraint.constant
      shift(old.own, by: -difference)
      _ = restoreFeasibility()
      throw conflict
    }
    checkInvariants()
  }

  /// Gives a constraint another priority and solves again; it keeps its place in the order.
  ///
  /// - Throws: `ConstraintError`; the priority is then the old one.
  /// - Complexity: as adding it where it becomes required or no longer is, else what it changes.
  public mutating func setPriority(
    _ priority: Double, of identifier: ConstraintIdentifier
  ) throws(ConstraintError) {
    let old = try stored(identifier)
    var changed = old.constraint
    changed.priority = priority
    try check(changed)
    guard priority != old.constraint.priority else { return }
    if changed.isRequired || old.constraint.isRequired {
      leave(old, serial: identifier.serial)
      do { try enter(changed, serial: identifier.serial) } catch {
        // What was there before goes back in: it held.
        try enter(old.constraint, serial: identifier.serial)
        throw error
      }
    } else {
      removeCosts(of: old.own, as: old.constraint, serial: identifier.serial)
      constraints[identifier.serial]?.constraint = changed
      addCosts(of: old.own, as: changed, serial: identifier.serial)
      optimize()
    }
    checkInvariants()
  }

  /// Moves all rows by what another constant of a constraint moves them.
  private mutating func shift(_ own: OwnSymbols, by difference: Double) {
    let step = difference * own.sign
    let row = tableau.rowOfBasic[Int(own.marker)]
    if row >= 0 { tableau.shift(row: Int(row), by: -step) }
    tableau.shift(rowsNaming: own.marker, by: step)
  }
}

extension Tableau {
  /// Moves the constants of all rows that name a symbol, as its own value of `step` would.
  fileprivate mutating func shift(rowsNaming symbol: Symbol, by step: Double) {
    beginVisit()
    var (listed, named) = (0, 0)
    var place = columns.first(of: symbol)
    while place >= 0 {
      let number = columns.row(at: place)
      place = columns.next(after: place)
      listed += 1
      guard basic[number] >= 0, isFirstVisit(of: number) else { continue }
      let coefficient = rows[number].coefficient(of: symbol)
      guard coefficient != 0 else { continue }
      named += 1
      shift(row: number, by: coefficient * step)
    }
    // A list that is mostly of rows gone by is cleared of them.
    if listed > 2 * named + 8 { _ = rows(naming: symbol) }
  }

  fileprivate mutating func shift(row: Int, by step: Double) {
    rows[row].constant += step
    let isFixed = kinds[Int(basic[row])] == .dummy
    let constant = isFixed ? -abs(rows[row].constant) : rows[row].constant
    guard constant < 0, kinds[Int(basic[row])].isRestricted else { return }
    infeasible.append(Int32(row))
  }
}
