extension ConstraintSystem {
  /// Adds a constraint and solves again.
  ///
  /// - Throws: `ConstraintError`, first of its numbers, then of its variables, then where it
  ///   cannot hold together with other required ones.
  /// - Complexity: O(*n*) for the *n* cells of the rows that it changes; commonly few.
  @discardableResult
  public mutating func add(
    _ constraint: LinearConstraint
  ) throws(ConstraintError) -> ConstraintIdentifier {
    try check(constraint)
    let serial = constraints.count
    constraints.append(nil)
    do { try enter(constraint, serial: serial) } catch {
      constraints.removeLast()
      throw error
    }
    constraintCount += 1
    checkInvariants()
    return ConstraintIdentifier(serial: serial)
  }

  /// Adds a constraint that holds a variable at a value, which `setConstant` with the value's
  /// negative moves.
  ///
  /// - Throws: `ConstraintError` as `add(_:)` does.
  @discardableResult
  public mutating func addEdit(
    of variable: Variable, at value: Double, priority: Double
  ) throws(ConstraintError) -> ConstraintIdentifier {
    try add(LinearConstraint([LinearTerm(variable)], constant: -value, priority: priority))
  }

  func check(_ constraint: LinearConstraint) throws(ConstraintError) {
    try check(constraint.constant)
    try check(constraint.weight)
    for term in constraint.terms { try check(term.coefficient) }
    if constraint.priority.isNaN { throw .notFinite }
    if constraint.weight <= 0 { throw .outOfRange(constraint.weight) }
    if constraint.priority <= 0 { throw .outOfRange(constraint.priority) }
    for term in constraint.terms where !symbols.indices.contains(term.variable.index) {
      throw .unknownVariable(term.variable)
    }
  }

  private func check(_ number: Double) throws(ConstraintError) {
    guard number.isFinite else { throw .notFinite }
    if abs(number) > LinearConstraint.limit { throw .outOfRange(number) }
  }

  /// Puts a constraint's equation in, under a serial number that has none.
  mutating func enter(
    _ constraint: LinearConstraint, serial: Int
  ) throws(ConstraintError) {
    var row = equation(constraint)
    let own = makeSymbols(for: constraint, serial: serial, in: &row)
    if row.constant < 0 { row.scale(by: -1) }
    constraints[serial] = StoredConstraint(constraint: constraint, own: own)
    if let subject = subject(of: row, marker: own.marker) {
      solve(&row, for: subject)
      replaceInRows(subject, by: row)
      tableau.insert(consume row, for: subject)
    } else if !row.cells.contains(where: { tableau.kinds[Int($0.symbol)].isPivotable }) {
      try insertFixed(&row, own, serial: serial)
    } else {
      try insertWithArtificial(row, own, serial: serial)
    }
    addCosts(of: own, as: constraint, serial: serial)
    optimize()
  }

  /// The constraint's sum in terms of the symbols that are on the right.
  private func equation(_ constraint: LinearConstraint) -> TableauRow {
    var sum = TableauRow(constant: constraint.constant)
    sum.cells.reserveCapacity(TableauRow.roomForCells)
    for term in constraint.terms {
      let symbol = symbols[term.variable.index]
      let row = Int(tableau.rowOfBasic[Int(symbol)])
      if row < 0 {
        sum.add(term.coefficient, of: symbol)
      } else {
        sum.add(tableau.rows[row], times: term.coefficient)
      }
    }
    if sum.cells.contains(where: { abs($0.coefficient) <= Tolerance.coefficient }) {
      sum.cells.removeAll { abs($0.coefficient) <= Tolerance.coefficient }
    }
    return sum
  }

  /// Gives the constraint its own symbols, and puts them into its row.
  private mutating func makeSymbols(
    for constraint: LinearConstraint, serial: Int, in row: inout TableauRow
  ) -> OwnSymbols {
    let isRequired = constraint.isRequired
    let isEquation = constraint.relation == .equal
    let sign: Double = constraint.relation == .atMost || isEquation && isRequired ? 1 : -1
    let kind: SymbolKind = isEquation ? isRequired ? .dummy : .error : .slack
    let marker = makeSymbol(kind, owner: serial)
    row.insert(Cell(symbol: marker, coefficient: sign))
    var own = OwnSymbols(marker: marker, sign: sign, error: -1, otherError: -1)
    guard !isRequired else { return own }
    let error = makeSymbol(.error, owner: serial)
    row.insert(Cell(symbol: error, coefficient: -sign))
    own.error = error
    if isEquation { own.otherError = marker }
    return own
  }

  /// The symbol that the row can be solved for at once: a variable, or an own one of its sign.
  private func subject(of row: TableauRow, marker: Symbol) -> Symbol? {
    for cell in row.cells where tableau.kinds[Int(cell.symbol)] == .variable {
      return cell.symbol
    }
    let owner = owners[Int(marker)]
    for cell in row.cells where cell.coefficient < 0 && owners[Int(cell.symbol)] == owner {
      if tableau.kinds[Int(cell.symbol)].isPivotable { return cell.symbol }
    }
    return nil
  }

  /// From `0 = row` to `symbol = row`.
  private func solve(_ row: inout TableauRow, for symbol: Symbol) {
    guard let place = row.cells.firstIndex(where: { $0.symbol == symbol }) else { return }
    let factor = -1 / row.cells[place].coefficient
    row.cells.remove(at: place)
    row.scale(by: factor)
  }

  /// Puts what a variable is now in wherever it stood for itself.
  private mutating func replaceInRows(_ symbol: Symbol, by row: borrowing TableauRow) {
    guard tableau.kinds[Int(symbol)] == .variable else { return }
    tableau.replace(symbol, by: row)
  }

  /// A required equation of symbols that are zero for good: it says nothing new, or never holds.
  private mutating func insertFixed(
    _ row: inout TableauRow, _ own: OwnSymbols, serial: Int
  ) throws(ConstraintError) {
    guard abs(row.constant) <= Tolerance.value else {
      let conflict = conflict(of: row, offender: serial)
      forget(own, serial: serial)
      throw conflict
    }
    row.constant = 0
    solve(&row, for: own.marker)
    tableau.insert(row, for: own.marker)
  }

  /// Adds a required constraint that values at present do not keep: a symbol stands for what they
  /// miss, and is made as small as can be.
  private mutating func insertWithArtificial(
    _ row: TableauRow, _ own: OwnSymbols, serial: Int
  ) throws(ConstraintError) {
    let artificial = makeSymbol(.slack, owner: serial)
    let number = tableau.insert(row, for: artificial)
    while tableau.basic[number] == artificial,
      let entering = tableau.rows[number].cells.first(where: {
        $0.coefficient < -Tolerance.coefficient && tableau.kinds[Int($0.symbol)].isPivotable
      })?.symbol
    {
      let leaving = tableau.leavingRow(for: entering, preferred: number) ?? number
      tableau.pivot(row: leaving, to: entering)
    }
    if tableau.basic[number] == artificial {
      guard tableau.rows[number].constant <= Tolerance.value else {
        let conflict = conflict(of: tableau.remove(row: number), offender: serial)
        tableau.release(artificial)
        forget(own, serial: serial)
        optimize()
        throw conflict
      }
      tableau.rows[number].constant = 0
      let entering = tableau.rows[number].cells.first {
        tableau.kinds[Int($0.symbol)].isPivotable
      }
      tableau.pivot(row: number, to: entering?.symbol ?? own.marker)
    }
    tableau.drop(artificial)
  }

  /// Takes back the symbols of a constraint whose equation is in no row.
  mutating func forget(_ own: OwnSymbols, serial: Int) {
    tableau.release(own.marker)
    if own.error >= 0 { tableau.release(own.error) }
    constraints[serial] = nil
  }

  func conflict(of row: TableauRow, offender: Int) -> ConstraintError {
    var serials: Set<Int> = [offender]
    for cell in row.cells where abs(cell.coefficient) > Tolerance.coefficient {
      let owner = Int(owners[Int(cell.symbol)])
      if owner >= 0 { serials.insert(owner) }
    }
    return .unsatisfiable(
      serials.sorted().map(ConstraintIdentifier.init),
      offender: ConstraintIdentifier(serial: offender))
  }
}
