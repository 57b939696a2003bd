import ConstraintSolver
import TestSupport
import Testing

/// Random systems against a search of all points where the best could be.
@Suite struct BruteForceTests {
  @Test(arguments: [1, 2, 3])
  func everyStepFindsTheSmallestErrorsOrAConflict(variableCount: Int) throws {
    for seed in 0..<UInt64(fuzzRounds(150, many: 20_000)) {
      var walk = Walk(seed: seed, variableCount: variableCount)
      try walk.run(steps: 9)
    }
  }

  /// In these, two symbols have to move together, since either alone is stopped at once.
  @Test(arguments: [1_696, 4_605, 6_279, 7_777] as [UInt64])
  func whatIsCertainCannotMoveWhereManyBoundsMeet(seed: UInt64) throws {
    var walk = Walk(seed: seed, variableCount: 2)
    try walk.run(steps: 9)
  }

  @Test func longWalksKeepTheirAccuracy() throws {
    for seed in 0..<UInt64(fuzzRounds(6, many: 500)) {
      var walk = Walk(seed: seed, variableCount: 3, limit: 5)
      try walk.run(steps: 150)
    }
  }
}

/// A system that constraints come to and go from, each time compared with the search.
private struct Walk {
  var random: RandomConstraints
  var system = ConstraintSystem()
  var variables: [Variable] = []
  var added: [ConstraintIdentifier] = []
  let seed: UInt64
  let limit: Int

  init(seed: UInt64, variableCount: Int, limit: Int = 7) {
    random = RandomConstraints(seed: seed)
    self.seed = seed
    self.limit = limit
    for _ in 0..<variableCount { variables.append(system.makeVariable()) }
  }

  var search: LexicographicSearch {
    LexicographicSearch(variables: variables, constraints: added.compactMap { system[$0] })
  }

  mutating func run(steps: Int) throws {
    for step in 0..<steps {
      let choice = random.int(0...9)
      if added.isEmpty || choice < 5 && added.count < limit {
        try add()
      } else {
        let index = random.int(0...added.count - 1)
        switch choice {
        case 0...6: try change(index) { $0.constant = Double($1.int(-20...20)) }
        case 7: try change(index) { $0.priority = $1.priority() }
        default: try system.remove(added.remove(at: index))
        }
      }
      let place: Comment = "seed \(seed), step \(step), \(variables.count) variables"
      try check(place)
    }
  }

  private mutating func add() throws {
    let constraint = random.constraint(on: variables)
    do { added.append(try system.add(constraint)) } catch {
      try expectConflict(error, adding: constraint)
    }
  }

  private mutating func change(
    _ index: Int, _ edit: (inout LinearConstraint, inout RandomConstraints) -> Void
  ) throws {
    let identifier = added[index]
    let old = try #require(system[identifier])
    var new = old
    edit(&new, &random)
    do {
      if new.constant != old.constant {
        try system.setConstant(new.constant, of: identifier)
      } else {
        try system.setPriority(new.priority, of: identifier)
      }
      #expect(system[identifier] == new, "seed \(seed)")
    } catch {
      #expect(system[identifier] == old, "seed \(seed): a refusal changed the constraint")
      try expectConflict(error, replacing: identifier, by: new)
    }
  }

  /// The conflict cannot hold, and could without any one of its constraints.
  private func expectConflict(
    _ error: ConstraintError, adding: LinearConstraint? = nil,
    replacing: ConstraintIdentifier? = nil, by new: LinearConstraint? = nil
  ) throws {
    guard case .unsatisfiable(let conflict, let offender) = error else {
      throw error
    }
    #expect(conflict.contains(offender), "seed \(seed)")
    var constraints = conflict.filter { $0 != offender }.compactMap { system[$0] }
    constraints.append(try #require(adding ?? new))
    #expect(constraints.count == conflict.count, "seed \(seed)")
    var search = LexicographicSearch(variables: variables, constraints: constraints)
    #expect(search.best() == nil, "seed \(seed): the conflict holds")
    for index in constraints.indices {
      search.constraints = constraints
      search.constraints.remove(at: index)
      #expect(search.best() != nil, "seed \(seed): constraint \(index) is not needed")
    }
  }

  private func check(_ place: Comment) throws {
    let search = search
    let point = variables.map { system[$0] }
    #expect(search.holds(at: point), place)
    let best = try #require(search.best(), place)
    for (error, best) in zip(search.errors(at: point), best) {
      #expect(abs(error - best) < 1e-5, place)
    }
    try checkFresh(point, place)
    checkAmbiguity(point, place)
  }

  /// A system made of the same constraints at once misses each of them as much.
  private func checkFresh(_ point: [Double], _ place: Comment) throws {
    var fresh = ConstraintSystem()
    for _ in variables { _ = fresh.makeVariable() }
    for identifier in added.sorted() {
      if let constraint = system[identifier] { try fresh.add(constraint) }
    }
    let others = variables.map { fresh[$0] }
    for (error, other) in zip(search.errors(at: point), search.errors(at: others)) {
      #expect(abs(error - other) < 1e-5, place)
    }
    for variable in variables where !system.isAmbiguous(variable) {
      #expect(abs(system[variable] - fresh[variable]) < 1e-5, place)
    }
  }

  /// What is called certain cannot move: no best point has another value.
  private func checkAmbiguity(_ point: [Double], _ place: Comment) {
    guard let best = search.best() else { return }
    for (index, variable) in variables.enumerated() {
      let isAmbiguous = system.isAmbiguous(variable)
      for step in [-1.0, 1] {
        var moved = search
        moved.constraints.append(
          LinearConstraint(
            [LinearTerm(variable, times: step)], constant: -step * point[index] - 0.01,
            .atLeast))
        let errors = moved.best()
        let isAsGood = errors.map { zip($0, best).allSatisfy { abs($0 - $1) < 1e-6 } } ?? false
        if isAsGood { #expect(isAmbiguous, place) }
      }
    }
  }
}
