import CompositionalLayout
import TestSupport
import Testing

/// Changes of data, bounds and layout, against solving anew.
@Suite struct InvalidationTests {
  private func expectEqual(
    _ changed: LayoutSolution, _ fresh: LayoutSolution, _ comment: Comment
  ) {
    #expect(changed.contentSize == fresh.contentSize, comment)
    #expect(changed.sections.map(\.elements) == fresh.sections.map(\.elements), comment)
    #expect(changed.sections.map(\.length) == fresh.sections.map(\.length), comment)
    #expect(changed.boundaryItems() == fresh.boundaryItems(), comment)
    #expect(changed.measurements == fresh.measurements, comment)
  }

  @Test func sectionsThatComeGoAndMoveLeaveTheOthersAsTheyAre() throws {
    for seed in 0..<UInt64(randomRounds) {
      var random = RandomLayouts(seed: seed)
      var solver = random.solver()
      guard case .each(var sections) = solver.description.sections else { continue }
      var counts = random.itemCounts(solver)
      guard var solution = try? solver.solve(itemCounts: counts) else { continue }
      var measured = Measurements()
      for section in counts.indices where counts[section] > 0 {
        let subject = Measurements.Subject.cell(section: section, item: counts[section] - 1)
        measured[subject] = random.answer()
        solution.measure(subject, measured[subject])
      }
      for _ in 0..<random.int(1...4) {
        let index = random.int(0...(sections.count))
        switch random.int(0...2) {
        case 0:
          let section = random.section()
          let count = random.int(0...20)
          do {
            try solution.insertSection(section, itemCount: count, at: index)
          } catch { continue }
          sections.insert(section, at: index)
          counts.insert(count, at: index)
          measured.insertSection(at: index)
        case 1:
          guard sections.indices.contains(index), sections.count > 1 else { continue }
          solution.deleteSection(at: index)
          sections.remove(at: index)
          counts.remove(at: index)
          measured.deleteSection(at: index)
        default:
          guard sections.indices.contains(index) else { continue }
          // A place that is none is cut to the ends.
          let target = random.int(-1...sections.count)
          let place = min(max(target, 0), sections.count - 1)
          solution.moveSection(at: index, to: target)
          sections.insert(sections.remove(at: index), at: place)
          counts.insert(counts.remove(at: index), at: place)
          measured = solution.measurements
        }
      }
      solver.description.sections = .each(sections)
      let fresh = try solver.solve(itemCounts: counts, measurements: measured)
      expectEqual(solution, fresh, "seed \(seed)")
    }
  }

  @Test func anotherContainerOrLayoutIsThatOfSolvingAnew() throws {
    for seed in 0..<UInt64(randomRounds) {
      var random = RandomLayouts(seed: seed)
      var solver = random.solver()
      let counts = random.itemCounts(solver)
      guard let solution = try? solver.solve(itemCounts: counts) else { continue }
      switch random.int(0...3) {
      case 0: solver.container.size.height += random.length(1...100)
      case 1: solver.container = random.container()
      case 2: solver.description.configuration.interSectionSpacing += 3
      default: solver.description = random.description()
      }
      let fresh = Result { try solver.solve(itemCounts: counts) }
      let changed = Result { try solver.solve(updating: solution) }
      switch (fresh, changed) {
      case (.success(let fresh), .success(let changed)):
        expectEqual(changed, fresh, "seed \(seed)")
      case (.failure, .failure): break
      default: Issue.record("seed \(seed): \(fresh) is not \(changed)")
      }
    }
  }

  @Test func onlyAnotherWidthForgetsWhatWasMeasured() throws {
    let row = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    var solver = LayoutSolver(
      description: LayoutDescription(
        section: LayoutSection(
          group: try .vertical(layoutSize: row, subitems: [.item(LayoutItem(layoutSize: row))]))),
      container: LayoutContainer(size: LayoutExtent(width: 320, height: 480)))
    var solution = try solver.solve(itemCounts: [10])
    solution.measure(.cell(section: 0, item: 3), LayoutExtent(width: 320, height: 100))
    solver.container.contentOffset.y = 50
    solver.container.safeAreaInsets.top = 20
    #expect(try solver.solve(updating: solution).measurements == solution.measurements)
    #expect(try solver.solve(updating: solution).contentSize.height == 496)
    solver.container.size.width = 300
    #expect(try solver.solve(updating: solution).measurements == Measurements())
    #expect(try solver.solve(updating: solution).contentSize.height == 440)
  }
}
