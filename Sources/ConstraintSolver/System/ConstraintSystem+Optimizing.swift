extension ConstraintSystem {
  // MARK: Costs

  mutating func addCosts(of own: OwnSymbols, as constraint: LinearConstraint, serial: Int) {
    guard own.error >= 0 else { return }
    let level = tableau.objective.use(priority: constraint.priority)
    changeCosts(of: own.error, by: constraint.weight, level, serial)
    if own.otherError >= 0 { changeCosts(of: own.otherError, by: constraint.weight, level, serial) }
  }

  mutating func removeCosts(of own: OwnSymbols, as constraint: LinearConstraint, serial: Int) {
    guard own.error >= 0, let level = tableau.objective.level(of: constraint.priority) else {
      return
    }
    let weight = -constraint.weight
    changeCosts(of: own.error, by: weight, level, serial)
    if own.otherError >= 0 { changeCosts(of: own.otherError, by: weight, level, serial) }
    tableau.objective.endUse(priority: constraint.priority)
  }

  private mutating func changeCosts(
    of error: Symbol, by cost: Double, _ level: Int, _ serial: Int
  ) {
    let row = tableau.rowOfBasic[Int(error)]
    if row < 0 {
      tableau.objective.add(cost, of: error, level: level, serial: serial)
    } else {
      for cell in tableau.rows[Int(row)].cells {
        tableau.objective.add(
          cost * cell.coefficient, of: cell.symbol, level: level, serial: serial)
      }
    }
  }

  // MARK: Simplex

  /// Makes the sums of errors as small as can be: the primal simplex method.
  mutating func optimize() {
    while let entering = tableau.objective.firstImproving(tableau.kinds),
      let leaving = tableau.leavingRow(for: entering)
    {
      tableau.pivot(row: leaving, to: entering)
    }
    tableau.infeasible.removeAll(keepingCapacity: true)
  }

  /// Brings rows back within their bounds: the dual simplex method.
  ///
  /// The sums grow no more than they must. Gives a row that cannot be brought back, if there is one.
  mutating func restoreFeasibility() -> TableauRow? {
    while let number = tableau.firstInfeasibleRow() {
      guard let entering = tableau.cheapestIncrease(of: number) else {
        var row = tableau.rows[number]
        row.cells.append(Cell(symbol: tableau.basic[number], coefficient: 1))
        tableau.infeasible.removeAll(keepingCapacity: true)
        return row
      }
      tableau.pivot(row: number, to: entering)
    }
    return nil
  }

  // MARK: Ambiguity

  /// Whether other values of the variable keep all constraints as well as its present one.
  ///
  /// What only the order of constraints decides counts as such.
  ///
  /// - Complexity: O(*n* · *m*) for *n* symbols and the *m* rows that name one; where more rows than
  ///   variables are at their bounds, a copy of the system, and some steps of the simplex method.
  public func isAmbiguous(_ variable: Variable) -> Bool {
    guard symbols.indices.contains(variable.index) else { return false }
    let symbol = symbols[variable.index]
    let row = tableau.rowOfBasic[Int(symbol)]
    if row < 0 { return true }
    let cells = tableau.rows[Int(row)].cells
    if cells.contains(where: { tableau.isFree($0.symbol) }) { return true }
    guard cells.contains(where: { tableau.isIndifferent($0.symbol) }) else { return false }
    return [1, -1].contains { direction in
      var tableau = tableau
      return tableau.canMove(symbol, direction)
    }
  }
}

extension Tableau {
  /// The row that stops a growing symbol first; of several, that of the smallest symbol.
  func leavingRow(for entering: Symbol, preferred: Int = -1) -> Int? {
    var best: (row: Int, ratio: Double)?
    var place = columns.first(of: entering)
    while place >= 0 {
      let row = columns.row(at: place)
      place = columns.next(after: place)
      guard basic[row] >= 0, kinds[Int(basic[row])].isPivotable else { continue }
      let coefficient = rows[row].coefficient(of: entering)
      guard coefficient < -Tolerance.coefficient else { continue }
      let ratio = -rows[row].constant / coefficient
      if let known = best {
        if ratio > known.ratio { continue }
        if ratio == known.ratio, known.row == preferred { continue }
        if ratio == known.ratio, row != preferred, basic[row] >= basic[known.row] { continue }
      }
      best = (row, ratio)
    }
    return best?.row
  }

  /// The row below its bound with the smallest symbol; others that are not stay listed.
  mutating func firstInfeasibleRow() -> Int? {
    var best: Int?
    infeasible.removeAll { number in
      let row = Int(number)
      guard basic[row] >= 0 else { return true }
      let kind = kinds[Int(basic[row])]
      let constant = kind == .dummy ? -abs(rows[row].constant) : rows[row].constant
      let bound = kind == .dummy ? Tolerance.value : Tolerance.coefficient
      guard kind.isRestricted, constant < -bound else {
        if kind.isRestricted, rows[row].constant < 0 || kind == .dummy { rows[row].constant = 0 }
        return true
      }
      return false
    }
    for number in infeasible where best.map({ basic[Int(number)] < basic[$0] }) ?? true {
      best = Int(number)
    }
    return best
  }

  /// The symbol that raises a row at the least cost; of several, the smallest.
  func cheapestIncrease(of number: Int) -> Symbol? {
    var best: Cell?
    for cell in rows[number].cells
    where cell.coefficient > Tolerance.coefficient && kinds[Int(cell.symbol)].isPivotable {
      if let known = best,
        !objective.isCheaper(
          cell.symbol, over: cell.coefficient, than: known.symbol, over: known.coefficient)
      {
        continue
      }
      best = cell
    }
    return best?.symbol
  }

  /// Whether a symbol on the right may take another value at no cost.
  fileprivate func isFree(_ symbol: Symbol) -> Bool {
    if kinds[Int(symbol)] == .variable { return true }
    guard isIndifferent(symbol) else { return false }
    guard let stopped = leavingRow(for: symbol) else { return true }
    return rows[stopped].constant > Tolerance.value
  }

  fileprivate func isIndifferent(_ symbol: Symbol) -> Bool {
    kinds[Int(symbol)].isPivotable && objective.isIndifferent(symbol)
  }

  /// Whether a basic variable can grow, or shrink for -1, at no cost.
  ///
  /// Where a step is stopped at once, the symbol that stops it changes places with the one that
  /// takes it, by Bland's rule, until a step leads on or no symbol leads that way.
  fileprivate mutating func canMove(_ variable: Symbol, _ direction: Double) -> Bool {
    while true {
      let row = Int(rowOfBasic[Int(variable)])
      let entering = rows[row].cells.first {
        $0.coefficient * direction > Tolerance.coefficient && isIndifferent($0.symbol)
      }
      guard let entering = entering?.symbol else { return false }
      guard let leaving = leavingRow(for: entering) else { return true }
      if rows[leaving].constant > Tolerance.value { return true }
      pivot(row: leaving, to: entering)
    }
  }

  /// Takes an artificial symbol, which is zero, out of all rows.
  mutating func drop(_ symbol: Symbol) {
    replace(symbol, by: TableauRow())
    release(symbol)
  }
}
