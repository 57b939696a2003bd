extension LayoutSolution {
  /// Puts a section in front of another; the others stay solved.
  ///
  /// - Parameters:
  ///   - section: Its layout; `nil` where the description gives none.
  ///   - itemCount: Its items, of which nothing is measured; negative counts are zero.
  ///   - index: Its place, cut to what there is.
  /// - Throws: What `LayoutSolver.solve` throws for a section; nothing changes then.
  /// - Complexity: O(*s*) for *s* sections.
  public mutating func insertSection(
    _ section: LayoutSection?, itemCount: Int, at index: Int
  ) throws(LayoutError) {
    let index = min(max(0, index), sections.count)
    try section?.validate()
    let solved = try sectionSolver.solve(section, index: index, itemCount: max(0, itemCount))
    sections.insert(solved, at: index)
    sectionsMoved()
  }

  /// Takes a section away; the others stay solved.
  ///
  /// - Complexity: O(*s*) for *s* sections.
  public mutating func deleteSection(at index: Int) {
    guard sections.indices.contains(index) else { return }
    sections.remove(at: index)
    sectionsMoved()
  }

  /// Moves a section; nothing is solved.
  ///
  /// - Parameters:
  ///   - index: Its place before.
  ///   - target: Its place after, cut to what there is.
  /// - Complexity: O(*s*) for *s* sections.
  public mutating func moveSection(at index: Int, to target: Int) {
    guard sections.indices.contains(index) else { return }
    let section = sections.remove(at: index)
    sections.insert(section, at: min(max(0, target), sections.count))
    sectionsMoved()
  }

  private mutating func sectionsMoved() {
    for index in sections.indices { sections[index].index = index }
    stack()
  }

  fileprivate var sectionSolver: SectionSolver {
    SectionSolver(container: container, configuration: configuration, resolution: resolution)
  }
}

extension LayoutSolver {
  /// The solution for another container or description, from that for an earlier one.
  ///
  /// Sections whose layout and room stayed the same are taken over with what was measured in them;
  /// the others are solved anew, their measurements forgotten as another width makes UIKit forget
  /// them. A new content offset therefore solves nothing.
  ///
  /// - Parameter previous: A solution of the items that are there now.
  /// - Throws: As `solve(itemCounts:measurements:)`.
  /// - Complexity: O(*s*) for *s* sections.
  public func solve(updating previous: LayoutSolution) throws(LayoutError) -> LayoutSolution {
    try description.validate()
    try container.validate()
    let resolution = DimensionResolution(
      grid: PixelGrid(scale: container.scale), errata: errata)
    let solver = SectionSolver(
      container: container, configuration: description.configuration, resolution: resolution)
    let keepsResolution = resolution == previous.resolution
    var sections: [SectionSolution] = []
    sections.reserveCapacity(previous.sections.count)
    for (index, old) in previous.sections.enumerated() {
      let section = description.section(at: index, width: container.size.width)
      if keepsResolution, let kept = solver.taken(over: old, as: section) {
        sections.append(kept)
      } else {
        sections.append(
          try solver.solve(
            section, index: index, itemCount: old.itemCount, previous: sections.last))
      }
    }
    let keepsViews = previous.container.size == container.size && keepsResolution
    let solution = LayoutSolution(
      sections: sections, configuration: description.configuration, container: container,
      resolution: resolution,
      boundaryMeasurements: keepsViews ? previous.boundaryMeasurements : [:])
    guard solution.isFinite else { throw .notFinite(property: "contentSize") }
    return solution
  }
}

extension SectionSolver {
  /// A section solved before in other surroundings, or `nil` when they concern it.
  fileprivate func taken(over old: SectionSolution, as section: LayoutSection?) -> SectionSolution?
  {
    guard let section, old.section == section, old.axis == axis,
      old.solver.container.size[cross] == container.size[cross],
      old.geometry == geometry(of: section), old.notes.isEmpty
    else { return nil }
    var kept = old
    kept.solver = self
    kept.mirrorWidth = nil
    kept.arrange()
    return kept
  }
}
