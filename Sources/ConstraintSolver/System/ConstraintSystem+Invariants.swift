extension ConstraintSystem {
  /// Checks what must hold after every change; does nothing unless DIFFPLAY_CHECKS is set.
  ///
  /// It looks at the whole system, so a large one is checked only once in as many changes as a check
  /// costs thousands of cells.
  @inline(__always)
  mutating func checkInvariants() {
    #if DIFFPLAY_CHECKS
      uncheckedChanges += 1
      guard uncheckedChanges * 1_000 >= tableau.columns.entryCount else { return }
      uncheckedChanges = 0
      tableau.checkRows()
      tableau.checkColumns()
      for identifier in constraintIdentifiers where self[identifier]?.isRequired == true {
        precondition(
          (error(of: identifier) ?? 0) <= 1e-3, "Constraint \(identifier.serial) does not hold.")
      }
    #endif
  }
}

#if DIFFPLAY_CHECKS
  extension Tableau {
    // What is not optimized copies the tableau wherever a property is read: hence the constants.

    fileprivate func checkRows() {
      let (basic, kinds, rowOfBasic) = (basic, kinds, rowOfBasic)
      for (number, row) in rows.enumerated() where basic[number] >= 0 {
        let kind = kinds[Int(basic[number])]
        precondition(
          rowOfBasic[Int(basic[number])] == number, "Row \(number) does not know its symbol.")
        precondition(
          !kind.isRestricted || row.constant >= -Tolerance.value,
          "Row \(number) is below its bound: \(row.constant).")
        var last = Symbol(-1)
        for cell in row.cells {
          let symbol = Int(cell.symbol)
          precondition(cell.symbol > last, "Row \(number) is not in order.")
          precondition(rowOfBasic[symbol] < 0, "Row \(number) names a basic symbol.")
          precondition(kinds[symbol] != .free, "Row \(number) names nothing.")
          precondition(
            !kind.isRestricted || kinds[symbol] != .variable,
            "Row \(number) is bounded and names a variable.")
          last = cell.symbol
        }
      }
    }

    /// Columns list the rows that name their symbols: as many of those listed do as there are cells.
    fileprivate func checkColumns() {
      let (basic, rows, columns) = (basic, rows, columns)
      var cellCounts = Array(repeating: 0, count: kinds.count)
      for (number, row) in rows.enumerated() where basic[number] >= 0 {
        for cell in row.cells { cellCounts[Int(cell.symbol)] += 1 }
      }
      var lastSymbols = Array(repeating: Symbol(-1), count: rows.count)
      for (index, cellCount) in cellCounts.enumerated() where cellCount > 0 {
        let symbol = Symbol(index)
        var count = 0
        for number in columns.rows(of: symbol).map(Int.init) where lastSymbols[number] != symbol {
          lastSymbols[number] = symbol
          if basic[number] >= 0, rows[number].coefficient(of: symbol) != 0 { count += 1 }
        }
        precondition(count == cellCount, "The column of \(symbol) misses a row.")
      }
    }
  }
#endif
