import ConstraintSolver
import TestSupport

/// Constraints of all kinds on a few variables, the same ones for the same seed.
///
/// Numbers are whole or halves, so that equal sums are common.
struct RandomConstraints {
  var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func int(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &generator) }

  mutating func priority() -> Double { [1_000, 1_000, 750, 750, 250, 50][int(0...5)] }

  mutating func constraint(on variables: [Variable]) -> LinearConstraint {
    var terms: [LinearTerm] = []
    for _ in 0..<int(1...3) {
      let coefficient = [1, 1, -1, -1, 2, 0.5][int(0...5)]
      terms.append(LinearTerm(variables[int(0...variables.count - 1)], times: coefficient))
    }
    return LinearConstraint(
      terms, constant: Double(int(-20...20)), LinearRelation.allCases[int(0...2)],
      priority: priority(), weight: [1, 1, 1, 2][int(0...3)])
  }
}
