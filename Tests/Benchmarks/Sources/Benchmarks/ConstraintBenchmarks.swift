import ConstraintSolver
import Measuring

/// Systems of constraints as cells have them.
func runConstraintBenchmarks() throws {
  guard isWanted("constraints") else { return }
  for rows in [10, 100] {
    let whole = shortest(of: 5) { consume(try? ConstraintRows(rows).total) }
    let change = try timeOfChange(rows)
    report(
      "constraints: one changed of \(11 * rows), to all solved", change / whole, limit: 0.1,
      note: "\(milliseconds(change)) to \(milliseconds(whole))")
  }
}

/// The time that another width of all rows takes, each time from the solution before.
private func timeOfChange(_ count: Int) throws -> Double {
  var rows = try ConstraintRows(count)
  var width = 320.0
  return shortest(of: 20) {
    width = width == 320 ? 340 : 320
    try? rows.system.setConstant(-width, of: rows.width)
    consume(rows.total)
  }
}

/// Rows below each other: a title and a value that share the width, and an icon in the middle.
private struct ConstraintRows {
  var system = ConstraintSystem()
  let width: ConstraintIdentifier
  private var read: [Variable] = []

  init(_ count: Int) throws {
    let whole = system.makeVariable()
    width = try system.add(LinearConstraint([LinearTerm(whole)], constant: -320))
    var above: (y: Variable, height: Variable)?
    for row in 0..<count {
      let (x, y, width, height) = (make(), make(), make(), make())
      let (valueX, valueWidth, iconY, iconHeight) = (make(), make(), make(), make())
      try add([(x, 1)], -16)
      try add([(y, 1)] + (above.map { [($0.y, -1), ($0.height, -1)] } ?? []), -8)
      try add([(valueX, 1), (x, -1), (width, -1)], -8, .atLeast)
      try add([(valueX, 1), (valueWidth, 1), (whole, -1)], 16)
      try content(width, Double(50 + row % 7 * 13))
      try content(valueWidth, Double(60 + row % 5 * 31))
      try add([(height, 1)], -20)
      try add([(iconY, 1), (iconHeight, 0.5), (y, -1), (height, -0.5)], 0)
      try add([(iconHeight, 1)], -18, .equal, 250)
      read += [valueX, y]
      above = (y, height)
    }
  }

  var total: Double { read.reduce(0) { $0 + system[$1] } }

  private mutating func make() -> Variable { system.makeVariable() }

  /// Hugs its content, and resists being smaller.
  private mutating func content(_ length: Variable, _ extent: Double) throws {
    try add([(length, 1)], -extent, .equal, 250)
    try add([(length, 1)], -extent, .atLeast, 750)
  }

  private mutating func add(
    _ terms: [(Variable, Double)], _ constant: Double, _ relation: LinearRelation = .equal,
    _ priority: Double = LinearConstraint.required
  ) throws {
    try system.add(
      LinearConstraint(
        terms.map { LinearTerm($0.0, times: $0.1) }, constant: constant, relation,
        priority: priority))
  }
}
