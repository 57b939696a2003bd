/// Turns a layout, a container and item counts into frames.
public struct LayoutSolver: Hashable, Sendable {
  /// What is solved; `solve` checks it.
  public var description: LayoutDescription
  /// What it is solved in; `solve` checks it.
  public var container: LayoutContainer
  /// Deviations of older releases to reproduce; none by default, which is UIKit of today.
  public var errata: Errata

  /// Nothing is checked before `solve`.
  public init(
    description: LayoutDescription, container: LayoutContainer, errata: Errata = []
  ) {
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
  ///   `LayoutError.notFinite` when the numbers grow beyond what can be reckoned with.
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
    for (index, count) in itemCounts.enumerated() {
      sections.append(
        try solver.solve(
          description.section(at: index, width: container.size.width), index: index,
          itemCount: max(0, count), measurements: measurements))
    }
    let solution = LayoutSolution(
      sections: sections, configuration: description.configuration, container: container,
      resolution: resolution, boundaryMeasurements: measurements.boundaryItems(inSection: .max))
    guard solution.isFinite else { throw .notFinite(property: "contentSize") }
    return solution
  }
}

extension LayoutSolution {
  /// Whether every frame can be named; only absurdly large numbers, multiplied, cannot.
  var isFinite: Bool {
    let frames =
      boundaryItems.map(\.frame.rect)
      + sections.flatMap { section in
        section.boundaryItems.map(\.frame.rect)
          + section.groups.pattern.leaves.map(\.frame.rect)
          + section.groups.pattern.supplementaries.map(\.frame.rect)
      }
    return contentSize.isFinite
      && frames.allSatisfy { $0.size.isFinite && $0.origin.x.isFinite && $0.origin.y.isFinite }
  }
}
