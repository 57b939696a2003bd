import ConstraintSolver
import Testing

/// Known systems, with values that can be reckoned in the head.
@Suite struct ConstraintSystemTests {
  var system = ConstraintSystem()

  /// A divider between two panels.
  ///
  /// The window is 600 wide, the left panel at least 150 and at most a third, which is 200, and it
  /// would be 400.
  @Test mutating func panelsShareAWindow() throws {
    let (window, left, right) = (make(), make(), make())
    try system.add(sum([(window, 1)], -600))
    try system.add(sum([(left, 1), (right, 1), (window, -1)]))
    try system.add(sum([(left, 1)], -150, .atLeast))
    try system.add(sum([(left, 3), (window, -1)], 0, .atMost))
    let wish = try system.add(sum([(left, 1)], -400, priority: 750))
    #expect(values(left, right) == [200, 400])
    #expect(system.error(of: wish) == 200)
  }

  /// The classic midpoint of a line whose ends are dragged, within 0 and 100, ten apart at least.
  @Test mutating func aMidpointFollowsTheEndsOfItsLine() throws {
    let (left, middle, right) = (make(), make(), make())
    try system.add(sum([(middle, 2), (left, -1), (right, -1)]))
    try system.add(sum([(right, 1), (left, -1)], -10, .atLeast))
    try system.add(sum([(right, 1)], -100, .atMost))
    try system.add(sum([(left, 1)], 0, .atLeast))
    try system.addEdit(of: left, at: 30, priority: 50)
    let edit = try system.addEdit(of: middle, at: 60, priority: 250)
    #expect(values(left, middle, right) == [30, 60, 90])
    try system.setConstant(-95, of: edit)
    #expect(values(left, middle, right) == [90, 95, 100])
    try system.setConstant(-5, of: edit)
    #expect(values(left, middle, right) == [0, 5, 10])
  }

  @Test mutating func aHigherPriorityOutweighsAnyNumberOfLowerOnes() throws {
    let x = make()
    for _ in 0..<100 { try system.add(sum([(x, 1)], -1_000, priority: 249.9)) }
    try system.add(sum([(x, 1)], -1, priority: 250))
    #expect(system[x] == 1)
  }

  @Test mutating func weightsDecideWithinAPriority() throws {
    let x = make()
    try system.add(sum([(x, 1)], -10, priority: 250))
    try system.add(
      LinearConstraint([LinearTerm(x)], constant: -20, .equal, priority: 250, weight: 2))
    #expect(system[x] == 20)
  }

  @Test mutating func betweenEqualSumsTheEarlierConstraintIsKept() throws {
    let (first, second) = (make(), make())
    try system.add(sum([(first, 1), (second, 1)], -100))
    try system.add(sum([(first, 1)], -30, priority: 250))
    let later = try system.add(sum([(second, 1)], -30, priority: 250))
    #expect(values(first, second) == [30, 70])
    #expect(system.isAmbiguous(first) && system.isAmbiguous(second))
    try system.setPriority(251, of: later)
    #expect(values(first, second) == [70, 30])
    #expect(!system.isAmbiguous(first))
  }

  @Test mutating func redundantEquationsHoldTogetherAndMayLeaveInAnyOrder() throws {
    let (x, y) = (make(), make())
    let first = try system.add(sum([(x, 1), (y, -1)]))
    let second = try system.add(sum([(x, 2), (y, -2)]))
    try system.add(sum([(y, 1)], -7))
    #expect(throws: ConstraintError.self) { try system.setConstant(1, of: second) }
    try system.remove(first)
    #expect(system[x] == 7)
    try system.setConstant(1, of: second)
    #expect(system[x] == 6.5)
  }

  @Test mutating func aConflictNamesItsConstraintsAndChangesNothing() throws {
    let (x, y) = (make(), make())
    let low = try system.add(sum([(x, 1)], -10, .atLeast))
    try system.add(sum([(y, 1)], -3))
    let high = try system.add(sum([(x, 1)], -50, .atMost))
    do {
      try system.add(sum([(x, 1), (y, -1)], -60))
      Issue.record("a sum beyond its bound is no conflict")
    } catch {
      guard case .unsatisfiable(let conflict, let offender) = error else { throw error }
      #expect(conflict.count == 3 && conflict.last == offender && conflict[1] == high)
      #expect(!conflict.contains(low))
    }
    #expect(system.constraintCount == 3)
    #expect(system[y] == 3)
  }

  @Test mutating func whatNothingDecidesIsAmbiguous() throws {
    let (x, y) = (make(), make())
    try system.add(sum([(x, 1), (y, 1)], -5))
    #expect(system.isAmbiguous(x) && system.isAmbiguous(y))
    try system.add(sum([(y, 1)], -1))
    #expect(!system.isAmbiguous(x) && !system.isAmbiguous(y))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, 1e8])
  mutating func hostileNumbersAreRefused(number: Double) throws {
    let x = make()
    let held = try system.add(sum([(x, 1)], -5))
    #expect(throws: ConstraintError.self) { try system.add(sum([(x, 1)], number)) }
    #expect(throws: ConstraintError.self) { try system.add(sum([(x, number)])) }
    #expect(throws: ConstraintError.self) { try system.setConstant(number, of: held) }
    #expect(throws: ConstraintError.self) {
      try system.add(LinearConstraint([LinearTerm(x)], weight: number))
    }
    #expect(throws: ConstraintError.notFinite) { try system.setPriority(.nan, of: held) }
    #expect(throws: ConstraintError.outOfRange(0)) { try system.setPriority(0, of: held) }
    #expect(system[x] == 5)
    #expect(system.constraintCount == 1)
  }

  @Test mutating func strangersAreRefused() throws {
    let x = make()
    var other = ConstraintSystem()
    #expect(throws: ConstraintError.unknownVariable(x)) { try other.add(sum([(x, 1)])) }
    let gone = try system.add(sum([(x, 1)]))
    try system.remove(gone)
    #expect(throws: ConstraintError.unknownConstraint(gone)) { try system.remove(gone) }
    #expect(system[gone] == nil && system.error(of: gone) == nil)
    #expect(other[x] == 0 && !other.isAmbiguous(x))
  }

  @Test mutating func aSumWithoutVariablesHoldsOrDoesNot() throws {
    let kept = try system.add(sum([], -5, .atMost))
    #expect(system.error(of: kept) == 0)
    #expect(throws: ConstraintError.self) { try system.add(sum([], 5, .atMost)) }
    let missed = try system.add(sum([], 5, .atMost, priority: 1))
    #expect(system.error(of: missed) == 5)
    #expect(system.constraintIdentifiers == [kept, missed])
  }

  // MARK: Shorthand

  private mutating func make() -> Variable { system.makeVariable() }

  private func values(_ variables: Variable...) -> [Double] {
    variables.map { (system[$0] * 1e6).rounded() / 1e6 }
  }

  private func sum(
    _ terms: [(Variable, Double)], _ constant: Double = 0, _ relation: LinearRelation = .equal,
    priority: Double = LinearConstraint.required
  ) -> LinearConstraint {
    LinearConstraint(
      terms.map { LinearTerm($0.0, times: $0.1) }, constant: constant, relation,
      priority: priority)
  }

  /// What holds a sum adds up to it, whatever the system, also after a change and a removal.
  @Test(arguments: 0..<60) func contributionsAddUpToTheValue(seed: Int) throws {
    var random = RandomConstraints(seed: UInt64(seed))
    var system = ConstraintSystem()
    let variables = (0..<4).map { _ in system.makeVariable() }
    var kept: [ConstraintIdentifier] = []
    for _ in 0..<12 {
      if let identifier = try? system.add(random.constraint(on: variables)) {
        kept.append(identifier)
      }
    }
    if kept.count > 3 {
      try system.remove(kept[1])
      try? system.setConstant(5, of: kept[2])
    }
    let terms = [LinearTerm(variables[0]), LinearTerm(variables[2], times: 2)]
    let value = system[variables[0]] + 2 * system[variables[2]]
    let sum = system.contributions(to: terms).reduce(0) {
      $0 + $1.factor * (system[$1.constraint]?.constant ?? .nan)
    }
    #expect(abs(sum - value) < 1e-6, "seed \(seed)")
  }

  /// 8 + 20: the edge and the height hold the bottom, a loose bound does not.
  @Test func contributionsNameWhatHolds() throws {
    var system = ConstraintSystem()
    let (top, height) = (system.makeVariable(), system.makeVariable())
    let edge = try system.add(LinearConstraint([LinearTerm(top)], constant: -8))
    let extent = try system.add(LinearConstraint([LinearTerm(height)], constant: -20))
    try system.add(LinearConstraint([LinearTerm(height)], constant: -10, .atLeast))
    let parts = system.contributions(to: [LinearTerm(top), LinearTerm(height)])
    #expect(parts.map(\.constraint) == [edge, extent])
    #expect(parts.map(\.factor) == [-1, -1])
  }
}
