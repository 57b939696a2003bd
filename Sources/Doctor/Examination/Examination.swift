import CompositionalLayout
import DiffableDataSource
import WorldModel

/// What the rules judge: layouts with their numbers, data with its contents, what was heard.
struct Examination {
  /// One section, with the numbers that its layout comes to.
  struct Section {
    /// What it is called.
    var name: Identifier
    var layout: LayoutSection
    /// Its group and all groups inside it, each before those inside it.
    var groups: [ReckonedGroup]
    /// Its length along the scroll axis.
    var length: Double
    /// Its boundary items where they stand unless they are pinned.
    var boundaryFrames: [LayoutRect]
    /// Its first cells and the views tied to them.
    var firstElements: [LayoutElement]
    /// What its cells stand in, without headers and footers that take room of their own.
    var cellsFrame: LayoutRect
  }

  /// How many elements of a section are looked at one by one.
  private static let mostElements = 256

  /// The sections whose layouts differ: what is true of one is true of all that look like it.
  var sections: [Section] = []
  var container: LayoutContainer
  var configuration: LayoutConfiguration
  /// What the solver refuses, and what UIKit only logs.
  var refusals: [LayoutError] = []
  /// The names of all sections, by index.
  var names: [Identifier] = []
  /// The data; nil where only a layout is judged.
  var world: World?
  /// What a console said.
  var heard: [String] = []

  /// A world as it is applied.
  init(_ world: World, heard: [String]) {
    let applied = world.applied
    let names = applied.sectionIdentifiers
    let layouts = names.map { Optional(world.screen.layout(of: $0).section) }
    self.init(
      LayoutDescription(configuration: world.screen.configuration, sections: .each(layouts)),
      container: world.screen.container, itemCounts: applied.itemCounts, names: names,
      system: world.system)
    self.world = world
    self.heard = heard
  }

  /// A layout with so many items, as a release of the system lays it out.
  init(
    _ description: LayoutDescription, container: LayoutContainer, itemCounts: [Int],
    names: [Identifier], system: SystemRelease
  ) {
    self.container = container
    configuration = description.configuration
    self.names = itemCounts.indices.map { index in
      names.indices.contains(index) ? names[index] : Identifier("\(index)")
    }
    do throws(LayoutError) {
      let solver = LayoutSolver(
        description: description, container: container, errata: system.solverErrata)
      let solution = try solver.solve(itemCounts: itemCounts)
      refusals = solution.notes
      take(solution)
    } catch {
      refusals = [error]
    }
  }

  /// Keeps the sections of a solution whose layouts differ.
  private mutating func take(_ solution: LayoutSolution) {
    var seen: Set<LayoutSection> = []
    for (index, solved) in solution.sections.enumerated() where seen.insert(solved.section).inserted
    {
      sections.append(
        Section(
          name: names[index], layout: solved.section,
          groups: solution.reckonedGroups(ofSection: index), length: solved.length,
          boundaryFrames: solved.boundaryElements.map(\.frame),
          firstElements: solved.firstElements(Self.mostElements), cellsFrame: solved.cellsFrame))
    }
  }
}

extension SectionSolution {
  /// The first so many cells, and the first so many of the views tied to them.
  fileprivate func firstElements(_ most: Int) -> [LayoutElement] {
    let elements = elements
    let cells = elements.prefix(min(most, cellCount))
    let views = elements.dropFirst(cellCount).prefix(most)
      .filter { view in
        view.category == .supplementary
          && !section.boundarySupplementaryItems.contains { $0.elementKind == view.kind }
      }
    return cells + views
  }
}

extension Examination {
  /// Complaints of each group of each section.
  func ofEachGroup(
    _ judge: (Section, ReckonedGroup) -> [Complaint]
  ) -> [Complaint] {
    sections.flatMap { section in section.groups.flatMap { judge(section, $0) } }
  }

  /// Complaints of each subitem of each group, with its index.
  func ofEachSubitem(
    _ judge: (Section, ReckonedGroup, ReckonedGroup.Subitem) -> Complaint?
  ) -> [Complaint] {
    ofEachGroup { section, group in
      group.subitems.enumerated().compactMap { index, subitem in
        guard var complaint = judge(section, group, subitem) else { return nil }
        complaint.subject = section.subject(group, subitem: index)
        return complaint
      }
    }
  }
}

extension Examination {
  /// Whether a cell of the section, or of one that looks like it, answers when asked for its size.
  func hasAnswers(in section: Section) -> Bool {
    guard let world else { return false }
    return world.screen.preferredSizes.keys.contains { name in
      guard let item = world.applied.item(named: name),
        let owner = world.applied.sectionIdentifier(containingItem: item)
      else { return false }
      return world.screen.layout(of: owner).section == section.layout
    }
  }
}

extension Examination.Section {
  /// The section itself.
  var subject: FindingSubject { FindingSubject(section: name) }

  /// A group, or one of its subitems.
  func subject(_ group: ReckonedGroup, subitem: Int? = nil) -> FindingSubject {
    FindingSubject(section: name, path: group.path + [subitem].compactMap(\.self))
  }
}
