/// Turns a layout, a container and item counts into frames.
public struct LayoutSolver: Hashable, Sendable {
  /// What is solved; `solve` checks it.
  public var description: LayoutDescription
  /// What it is solved in; `solve` checks it.
  public var container: LayoutContainer
  /// Deviations of older releases to reproduce; none by default, which is UIKit of today.
  package var errata: SolverErrata

  /// Nothing is checked before `solve`.
  ///
  /// - Parameters:
  ///   - description: The layout.
  ///   - container: What it is solved in.
  public init(description: LayoutDescription, container: LayoutContainer) {
    self.init(description: description, container: container, errata: [])
  }

  /// A solver that reproduces deviations of older releases.
  package init(description: LayoutDescription, container: LayoutContainer, errata: SolverErrata) {
    self.description = description
    self.container = container
    self.errata = errata
  }

  /// Solves every section and stacks them.
  ///
  /// The time does not depend on the number of items, only on sections, subitems and measurements.
  ///
  /// - Parameters:
  ///   - itemCounts: The items of each section; negative counts are zero.
  ///   - measurements: The sizes cells answered so far.
  /// - Throws: What `LayoutDescription.validate()` and `LayoutContainer.validate()` throw, then
  ///   what the first section in order that UIKit would refuse throws, then
  ///   `LayoutError.notFinite` when the numbers grow beyond what can be reckoned with;
  ///   `LayoutError.limitExceeded` for a group of too many items, or too many of such.
  /// - Complexity: O(*s* + *i* + *m* log *m*) for *s* sections, *i* items in a group of each
  ///   different one, and *m* measurements.
  public func solve(
    itemCounts: [Int], measurements: Measurements = Measurements()
  ) throws(LayoutError) -> LayoutSolution {
    try description.validate()
    try container.validate()
    let resolution = DimensionResolution(
      grid: PixelGrid(scale: container.scale), errata: errata)
    let solver = SectionSolver(
      container: container, configuration: description.configuration, resolution: resolution)
    var sections: [SectionSolution] = []
    sections.reserveCapacity(itemCounts.count)
    let answers = measurements.bySection()
    var slots = LimitedCount(.solvedSlots)
    for (index, count) in itemCounts.enumerated() {
      let solved = try solver.solve(
        description.section(at: index, width: container.size.width), index: index,
        itemCount: max(0, count), answers: answers[index] ?? SectionAnswers(),
        previous: sections.last)
      let isShared = sections.last?.section == solved.section
      try slots.take(isShared ? 0 : solved.groups.pattern.solvedSlots)
      try slots.take(solved.groups.shortRun?.solvedSlots ?? 0)
      sections.append(solved)
    }
    let solution = LayoutSolution(
      sections: sections, configuration: description.configuration, container: container,
      resolution: resolution, boundaryMeasurements: answers[.max]?.boundaryItems ?? [:])
    guard solution.isFinite else { throw .notFinite(property: "contentSize") }
    return solution
  }
}

extension LayoutSolution {
  /// Whether every frame can be named; only absurdly large numbers, multiplied, cannot.
  var isFinite: Bool {
    guard contentSize.isFinite, boundaryItems.allSatisfy(\.frame.rect.isFinite) else {
      return false
    }
    return sections.indices.allSatisfy { index in
      let section = sections[index]
      guard section.boundaryItems.allSatisfy(\.frame.rect.isFinite) else { return false }
      // Sections of one layout have one pattern.
      if index > 0, sections[index - 1].section == section.section { return true }
      let pattern = section.groups.pattern
      return pattern.leaves.allSatisfy(\.frame.rect.isFinite)
        && pattern.supplementaries.allSatisfy(\.frame.rect.isFinite)
    }
  }
}

extension LayoutRect {
  var isFinite: Bool { origin.isFinite && size.isFinite }
}
