import ConstraintSolver
import Foundation
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
  reportGrowth("bounds of one width", limit: 100) { system, count in
    let width = system.makeVariable()
    for bound in 0..<count {
      try system.add(LinearConstraint([LinearTerm(width)], constant: -Double(bound), .atLeast))
    }
  }
  reportGrowth("edges, each at the one before", limit: 100) { system, count in
    var last: Variable?
    for _ in 0..<count {
      let edge = system.makeVariable()
      let before = last.map { [LinearTerm($0, times: -1)] } ?? []
      try system.add(LinearConstraint([LinearTerm(edge)] + before, constant: -8))
      last = edge
    }
  }
  try compareWithKiwi()
}

/// Five times as many constraints that all hang together, each of which changes a part of all rows:
/// the square of that and what memory adds, and not its cube, 125.
private func reportGrowth(
  _ name: String, limit: Double, _ fill: (inout ConstraintSystem, Int) throws -> Void
) {
  let times = [100, 500].map { count in
    shortest(of: 10) {
      var system = ConstraintSystem()
      consume(try? fill(&system, count))
    }
  }
  report(
    "constraints: 500 \(name), in 100", times[1] / times[0], limit: limit,
    note: milliseconds(times[1]))
}

/// Whole systems beside kiwi, whose program `.ci/kiwi` builds and `DIFFPLAY_KIWI` names.
private func compareWithKiwi() throws {
  guard let path = ProcessInfo.processInfo.environment["DIFFPLAY_KIWI"], !path.isEmpty else {
    print("constraints: kiwi is not here, nothing is compared with it")
    return
  }
  for line in try output(of: path).split(separator: "\n") {
    let fields = line.split(separator: " ").compactMap { Double($0) }
    guard fields.count == 3 else { continue }
    let rows = Int(fields[0])
    let turns = rows == 1 ? 20 : 1
    let own = shortest(of: 1_500 / rows) {
      for _ in 0..<turns { consume(try? ConstraintRows(rows).total) }
    }
    let isSame = try abs(ConstraintRows(rows).total - fields[2]) < 0.001
    let time = own / Double(turns)
    report(
      "constraints: \(11 * rows + 1) solved, in kiwi's time", isSame ? time * 1e6 / fields[1] : 1e3,
      limit: 1, note: "\(microseconds(time)) against \(microseconds(fields[1] / 1e6))")
  }
}

private func output(of path: String) throws -> String {
  let (process, pipe) = (Process(), Pipe())
  process.executableURL = URL(filePath: path)
  process.standardOutput = pipe
  try process.run()
  let data = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return String(decoding: data, as: UTF8.self)
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
      try add([LinearTerm(x)], -16)
      if let above {
        try add(
          [LinearTerm(y), LinearTerm(above.y, times: -1), LinearTerm(above.height, times: -1)], -8)
      } else {
        try add([LinearTerm(y)], -8)
      }
      try add(
        [LinearTerm(valueX), LinearTerm(x, times: -1), LinearTerm(width, times: -1)], -8, .atLeast)
      try add([LinearTerm(valueX), LinearTerm(valueWidth), LinearTerm(whole, times: -1)], 16)
      try content(width, Double(50 + row % 7 * 13))
      try content(valueWidth, Double(60 + row % 5 * 31))
      try add([LinearTerm(height)], -20)
      try add(
        [
          LinearTerm(iconY), LinearTerm(iconHeight, times: 0.5), LinearTerm(y, times: -1),
          LinearTerm(height, times: -0.5),
        ], 0)
      try add([LinearTerm(iconHeight)], -18, .equal, 250)
      read.append(valueX)
      read.append(y)
      above = (y, height)
    }
  }

  var total: Double {
    var sum = 0.0
    for variable in read { sum += system[variable] }
    return sum
  }

  private mutating func make() -> Variable { system.makeVariable() }

  /// Hugs its content, and resists being smaller.
  private mutating func content(_ length: Variable, _ extent: Double) throws {
    try add([LinearTerm(length)], -extent, .equal, 250)
    try add([LinearTerm(length)], -extent, .atLeast, 750)
  }

  private mutating func add(
    _ terms: [LinearTerm], _ constant: Double, _ relation: LinearRelation = .equal,
    _ priority: Double = LinearConstraint.required
  ) throws {
    try system.add(
      LinearConstraint(terms, constant: constant, relation, priority: priority))
  }
}
