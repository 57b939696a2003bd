extension ConstraintSystem {
  /// Checks what must hold after every change; does nothing unless DIFFPLAY_CHECKS is set.
  @inline(__always)
  func checkInvariants() {
    #if DIFFPLAY_CHECKS
      checkTableau()
    #endif
  }

  #if DIFFPLAY_CHECKS
    private func checkTableau() {
      for number in tableau.rows.indices where tableau.basic[number] >= 0 {
        let row = tableau.rows[number]
        let kind = tableau.kinds[Int(tableau.basic[number])]
        precondition(
          tableau.rowOfBasic[Int(tableau.basic[number])] == number,
          "Row \(number) does not know its symbol.")
        precondition(
          !kind.isRestricted || row.constant >= -Tolerance.value,
          "Row \(number) is below its bound: \(row.constant).")
        precondition(
          zip(row.cells, row.cells.dropFirst()).allSatisfy { $0.symbol < $1.symbol },
          "Row \(number) is not in order.")
        for cell in row.cells {
          precondition(
            tableau.rowOfBasic[Int(cell.symbol)] < 0, "Row \(number) names a basic symbol.")
          precondition(tableau.kinds[Int(cell.symbol)] != .free, "Row \(number) names nothing.")
          precondition(
            tableau.columns.rows(of: cell.symbol).contains(Int32(number)),
            "The column of \(cell.symbol) misses row \(number).")
          precondition(
            !kind.isRestricted || tableau.kinds[Int(cell.symbol)] != .variable,
            "Row \(number) is bounded and names a variable.")
        }
      }
      for identifier in constraintIdentifiers where self[identifier]?.isRequired == true {
        precondition(
          (error(of: identifier) ?? 0) <= 1e-3, "Constraint \(identifier.serial) does not hold.")
      }
    }
  #endif
}
