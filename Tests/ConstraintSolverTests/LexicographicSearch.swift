import ConstraintSolver

/// The best values of small systems, found by trying every point where it could be.
///
/// What is minimized is convex and changes its slope only where some constraint's sum is zero. So
/// a best point is one where as many of these sums, or variables, are zero as there are variables.
struct LexicographicSearch {
  var variables: [Variable]
  var constraints: [LinearConstraint]

  /// What each priority's constraints miss at a point, from the highest priority down.
  func errors(at point: [Double]) -> [Double] {
    let priorities = Set(constraints.filter { !$0.isRequired }.map(\.priority)).sorted(by: >)
    return priorities.map { priority in
      constraints.filter { $0.priority == priority }
        .map { $0.weight * missed($0, at: point) }.reduce(0, +)
    }
  }

  func missed(_ constraint: LinearConstraint, at point: [Double]) -> Double {
    constraint.error { point[variables.firstIndex(of: $0)!] }
  }

  /// The smallest errors that points have at which the required constraints hold.
  func best() -> [Double]? {
    var best: [Double]?
    for point in candidates() where holds(at: point) {
      let errors = errors(at: point)
      if let known = best, !Self.isBelow(errors, known) { continue }
      best = errors
    }
    return best
  }

  func holds(at point: [Double]) -> Bool {
    constraints.allSatisfy { !$0.isRequired || missed($0, at: point) < 1e-6 }
  }

  private static func isBelow(_ left: [Double], _ right: [Double]) -> Bool {
    for (left, right) in zip(left, right) where abs(left - right) > 1e-7 { return left < right }
    return false
  }

  /// The points where as many equations hold as there are variables.
  private func candidates() -> [[Double]] {
    var planes: [[Double]] = constraints.map { constraint in
      variables.map { variable in
        constraint.terms.filter { $0.variable == variable }.map(\.coefficient).reduce(0, +)
      } + [-constraint.constant]
    }
    for index in variables.indices {
      planes.append(variables.indices.map { $0 == index ? 1 : 0 } + [0])
    }
    var points: [[Double]] = []
    func choose(_ from: Int, _ chosen: [[Double]]) {
      if chosen.count == variables.count {
        if let point = Self.solution(chosen) { points.append(point) }
        return
      }
      for index in from..<planes.count { choose(index + 1, chosen + [planes[index]]) }
    }
    choose(0, [])
    return points
  }

  /// Gauss's elimination; `nil` where equations say the same or contradict.
  private static func solution(_ equations: [[Double]]) -> [Double]? {
    var rows = equations
    let count = rows.count
    for column in 0..<count {
      let pivot = (column..<count).max { abs(rows[$0][column]) < abs(rows[$1][column]) }!
      guard abs(rows[pivot][column]) > 1e-9 else { return nil }
      rows.swapAt(column, pivot)
      for row in 0..<count where row != column {
        let factor = rows[row][column] / rows[column][column]
        for place in column...count { rows[row][place] -= factor * rows[column][place] }
      }
    }
    return (0..<count).map { rows[$0][count] / rows[$0][$0] }
  }
}
