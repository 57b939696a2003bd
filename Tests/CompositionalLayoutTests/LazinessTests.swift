import CompositionalLayout
import TestSupport
import Testing

/// How many random layouts a property is tried on.
let randomRounds = fuzzRounds(250, many: 40_000)

/// The engine, which works from patterns, against the solver that lays out item by item.
@Suite struct LazinessTests {
  @Test func framesEqualTheEagerSolvers() throws {
    for seed in 0..<UInt64(randomRounds) {
      var random = RandomLayouts(seed: seed)
      let solver = random.solver()
      let counts = random.itemCounts(solver)
      guard let solution = try? solver.solve(itemCounts: counts) else { continue }
      let eager = EagerSolver(description: solver.description, container: solver.container)
      try expectEqual(solution, eager.solve(counts), seed)
    }
  }

  @Test func editsAndMeasurementsEqualTheEagerSolvers() throws {
    for seed in 0..<UInt64(randomRounds) {
      var random = RandomLayouts(seed: seed)
      let solver = random.solver()
      var counts = random.itemCounts(solver)
      guard var solution = try? solver.solve(itemCounts: counts) else { continue }
      var eager = EagerSolver(description: solver.description, container: solver.container)
      for _ in 0..<random.int(1...12) {
        edit(&solution, &eager, &counts, &random)
      }
      try expectEqual(solution, eager.solve(counts), seed)
      // The solution that was edited is the one a fresh solve gives.
      let fresh = try? solver.solve(itemCounts: counts, measurements: solution.measurements)
      if let fresh {
        #expect(fresh.contentSize == solution.contentSize, "seed \(seed)")
        #expect(
          fresh.sections.map(\.elements) == solution.sections.map(\.elements), "seed \(seed)")
      }
    }
  }

  /// A nested group whose count looks at more items than it takes, behind items of its parent: each
  /// answer of a cell that it looks at counts, however far behind the group.
  @Test(arguments: 0..<40) func nestedGroupsLookAheadOfWhatTheyTake(_ item: Int) throws {
    func size(_ width: LayoutDimension, _ height: LayoutDimension) -> LayoutSize {
      LayoutSize(widthDimension: width, heightDimension: height)
    }
    // Without gaps 200 points hold ten of these, with the gaps seven.
    let flowing = LayoutGroup(
      axis: .horizontal, layoutSize: size(.absolute(200), .absolute(50)),
      content: .subitems([
        .item(LayoutItem(layoutSize: size(.estimated(20), .fractionalWidth(0.1))))
      ]),
      interItemSpacing: .fixed(10))
    let fixed = LayoutSubitem.item(LayoutItem(layoutSize: size(.absolute(10), .absolute(50))))
    let row = LayoutGroup(
      axis: .horizontal, layoutSize: size(.fractionalWidth(1), .absolute(50)),
      content: .subitems([fixed, .group(flowing)]))
    let description = LayoutDescription(section: LayoutSection(group: row))
    let container = LayoutContainer(size: LayoutExtent(width: 210, height: 480))
    var eager = EagerSolver(description: description, container: container)
    for width in [1.0, 5, 100, 150, 500] {
      var solution = try LayoutSolver(description: description, container: container)
        .solve(itemCounts: [40])
      let answer = LayoutExtent(width: width, height: 20)
      eager.measured = [ItemIndexPath(item: item, section: 0): answer]
      solution.measure(.cell(section: 0, item: item), answer)
      try expectEqual(solution, eager.solve([40]), UInt64(item))
    }
  }

  /// Where all cells have answered, whatever comes or goes changes what every row behind holds.
  @Test func editsAmongMeasuredItemsEqualTheEagerSolvers() throws {
    for seed in 0..<UInt64(randomRounds) {
      var random = RandomLayouts(seed: seed)
      let solver = random.chance(50) ? random.solver() : grid(&random)
      var counts = random.itemCounts(solver)
      guard var solution = try? solver.solve(itemCounts: counts) else { continue }
      var eager = EagerSolver(description: solver.description, container: solver.container)
      for (section, count) in counts.enumerated() {
        for item in 0..<count where random.chance(90) {
          let size = random.answer()
          eager.measured[ItemIndexPath(item: item, section: section)] = size
          solution.measure(.cell(section: section, item: item), size)
        }
      }
      for _ in 0..<random.int(1...20) { edit(&solution, &eager, &counts, &random) }
      try expectEqual(solution, eager.solve(counts), seed)
    }
  }

  /// Rows of up to 40 items of measured heights, inside another group sometimes.
  private func grid(_ random: inout RandomLayouts) -> LayoutSolver {
    let height = random.pick([
      LayoutDimension.estimated(30), .estimated(44), .uniformAcrossSiblings(estimate: 50),
    ])
    let columns = random.pick([1, 2, 3, 4, 7, 31, 32, 33, 40])
    let size = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    let item = LayoutItem(
      layoutSize: size, edgeSpacing: random.edgeSpacing(30),
      supplementaryItems: random.chance(30) ? [random.badge()] : [])
    let estimate = LayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
    var group = LayoutGroup(
      axis: .horizontal, layoutSize: estimate, content: .subitemCount(.item(item), count: columns),
      contentInsets: random.insets(20), interItemSpacing: random.spacing())
    if random.chance(30) {
      group = LayoutGroup(
        axis: .vertical, layoutSize: estimate, content: .subitems([.item(item), .group(group)]),
        contentInsets: random.insets(20), interItemSpacing: random.spacing())
    }
    var solver = random.solver()
    solver.description.sections = .each([
      LayoutSection(group: group, interGroupSpacing: random.length(0...10))
    ])
    return solver
  }

  @Test func elementsInARectAreAFilterOfAll() throws {
    for seed in 0..<UInt64(randomRounds) {
      var random = RandomLayouts(seed: seed)
      let solver = random.solver()
      var counts = random.itemCounts(solver)
      guard var solution = try? solver.solve(itemCounts: counts) else { continue }
      var eager = EagerSolver(description: solver.description, container: solver.container)
      for _ in 0..<random.int(0...6) { edit(&solution, &eager, &counts, &random) }
      let reference = eager.solve(counts)
      for _ in 0..<5 {
        let rect = random.rect()
        let content = LayoutRect(origin: .zero, size: reference.contentSize)
        var clipped = rect
        for axis in LayoutAxis.allCases {
          clipped.origin[axis] = max(rect.start(axis), content.start(axis))
          clipped.size[axis] = min(rect.end(axis), content.end(axis)) - clipped.origin[axis]
        }
        let isInside = clipped.size.width >= 0 && clipped.size.height >= 0
        let expected = reference.sections.enumerated().flatMap { section, solved in
          solved.cells.filter { isInside && $0.group.intersects(clipped) }.map {
            ItemIndexPath(item: $0.item, section: section)
          }
        }
        let found = try solution.elements(in: rect).filter { $0.category == .cell }
        #expect(found.map(\.indexPath).sorted() == expected.sorted(), "seed \(seed), \(rect)")
        let tied = badges(try solution.elements(in: rect))
        let all = badges(counts.indices.flatMap { solution.elements(inSection: $0) })
        let shown = all.filter { isInside && $0.frame.intersects(clipped) }
        #expect(Set(tied) == Set(shown), "seed \(seed), \(rect)")
        #expect(tied.count == shown.count, "seed \(seed), \(rect)")
      }
    }
  }

  /// Those of the elements that are tied to items and groups.
  private func badges(_ elements: [LayoutElement]) -> [LayoutElement] {
    elements.filter { $0.kind?.hasPrefix("badge") ?? false }
  }

  /// One random answer, insertion or deletion, to both.
  private func edit(
    _ solution: inout LayoutSolution, _ eager: inout EagerSolver, _ counts: inout [Int],
    _ random: inout RandomLayouts
  ) {
    let section = random.int(0...(counts.count - 1))
    switch random.int(0...3) {
    case 0...1:
      guard counts[section] > 0 else { return }
      let path = ItemIndexPath(item: random.int(0...(counts[section] - 1)), section: section)
      let size = random.answer()
      eager.measured[path] = size
      solution.measure(.cell(section: section, item: path.item), size)
    case 2:
      let place = random.int(0...counts[section])
      let count = random.int(1...5)
      eager.moveMeasurements(inSection: section) { $0 >= place ? $0 + count : $0 }
      counts[section] += count
      #expect(throws: Never.self) {
        try solution.insertItems(count, at: place, inSection: section)
      }
    default:
      let start = random.int(0...counts[section])
      let end = min(counts[section], start + random.int(0...5))
      eager.moveMeasurements(inSection: section) {
        $0 < start ? $0 : $0 < end ? nil : $0 - (end - start)
      }
      counts[section] -= end - start
      solution.deleteItems(start..<end, inSection: section)
    }
  }

  private func expectEqual(
    _ solution: LayoutSolution, _ eager: EagerSolver.Solution, _ seed: UInt64
  ) throws {
    #expect(solution.contentSize == eager.contentSize, "seed \(seed)")
    for (index, section) in eager.sections.enumerated() {
      let cells = solution.elements(inSection: index).filter { $0.category == .cell }
      #expect(cells.map(\.frame) == section.cells.map(\.frame), "seed \(seed), section \(index)")
      #expect(
        cells.allSatisfy {
          solution.frame(item: $0.indexPath.item, section: index) == $0.frame
        }, "seed \(seed), section \(index)")
      let all = solution.elements(inSection: index)
      for kind in Set(section.views.map(\.kind)) {
        let views = all.filter { $0.kind == kind }
        #expect(
          views.map(\.frame) == section.views.filter { $0.kind == kind }.map(\.frame),
          "seed \(seed), section \(index), \(kind)")
        #expect(views.map(\.indexPath.item) == Array(0..<views.count), "seed \(seed)")
      }
      #expect(
        try solution.sections[index].cellFrames == cells.map(\.frame),
        "seed \(seed), section \(index)")
      #expect(solution.sections[index].length == section.length, "seed \(seed), section \(index)")
      #expect(
        solution.sections[index].boundaryElements.map(\.frame) == section.boundaryFrames,
        "seed \(seed), section \(index)")
    }
  }
}

extension EagerSolver {
  mutating func moveMeasurements(inSection section: Int, _ place: (Int) -> Int?) {
    var moved: [ItemIndexPath: LayoutExtent] = [:]
    for (path, size) in measured {
      if path.section != section {
        moved[path] = size
      } else if let item = place(path.item) {
        moved[ItemIndexPath(item: item, section: section)] = size
      }
    }
    measured = moved
  }
}
