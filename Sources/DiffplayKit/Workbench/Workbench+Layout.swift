import CompositionalLayout
import DiffableDataSource

extension Workbench {
  /// The applied snapshot laid out.
  func scene() throws(CommandError) -> Scene {
    do {
      return try Scene(world.applied, on: world.screen, contents: world.contents)
    } catch {
      throw CommandError(error, sections: world.applied.sectionIdentifiers)
    }
  }

  /// Gives a section a layout, or takes it away, and shows the frames that change.
  mutating func setLayout(
    _ layout: SectionLayout?, of section: Identifier
  ) throws(CommandError) -> Reply {
    let layouts = world.screen.layouts
    guard layout != nil || layouts[section] != nil else {
      throw CommandError("\(section.quoted) has no layout of its own")
    }
    return try changeScreen { screen in
      screen.layouts[section] = layout
      return ["layout \(section.quoted): \(screen.layout(of: section).section.summary)"]
    } note: { workbench in
      workbench.unusedLayoutNote(section)
    }
  }

  /// Takes another container, scrolled to its top, and shows the frames that change.
  mutating func setContainer(_ container: LayoutContainer) throws(CommandError) -> Reply {
    try changeScreen { screen in
      screen.container = container
      let axis = screen.configuration.scrollDirection
      screen.container.contentOffset[axis] = -container.safeAreaInsets.start(axis)
      screen.orthogonalOffsets = [:]
      return ["container: \(container.words)"]
    }
  }

  /// Changes the screen; says what was set and which frames follow.
  mutating func changeScreen(
    forgettingMeasures: Bool = true,
    _ change: (inout Screen) throws(CommandError) -> [StyledText],
    note: (Workbench) -> [StyledText] = { _ in [] }
  ) throws(CommandError) -> Reply {
    let before = try scene()
    var lines = try change(&world.screen)
    if forgettingMeasures { world.screen.measuredSizes = MeasuredSizes() }
    lines += note(self)
    return Reply(try lines + sceneChangeLines(since: before))
  }

  /// The frames that changed since `before`, and what UIKit logs of the layout now.
  func sceneChangeLines(since before: Scene) throws(CommandError) -> [StyledText] {
    let after = try scene()
    let change = SceneChange(from: before, to: after).lines(
      fitting: settings.width, limit: settings.rows(usual: SceneChange.usualRows))
    return change + (before.solution.notes == after.solution.notes ? [] : after.notes)
  }

  /// Says why a layout shows nothing yet.
  func unusedLayoutNote(_ section: Identifier) -> [StyledText] {
    guard section != Screen.anySection, world.applied.indexOfSection(section) == nil else {
      return []
    }
    return world.snapshot.indexOfSection(section) == nil
      ? ["note: there is no section \(section.quoted) yet"]
      : ["note: `apply` puts \(section.quoted) on the screen"]
  }
}

extension LayoutSection {
  /// The section's layout in half a line.
  var summary: String {
    var words = "\(group.axis == .horizontal ? "horizontal" : "vertical") groups"
    words += " \(group.layoutSize.words)"
    if let count = group.count { words += " of \(count)" }
    if orthogonalScrollingBehavior != .none { words += ", \(orthogonalScrollingBehavior.rawValue)" }
    let kinds = boundarySupplementaryItems.map(\.elementKind)
    if !kinds.isEmpty { words += ", with " + kinds.joined(separator: " and ") }
    return words
  }
}

extension LayoutSize {
  /// The size as the language writes it.
  var words: String {
    LayoutPrinter.words(widthDimension) + " x " + LayoutPrinter.words(heightDimension)
  }
}

extension CommandError {
  /// What the solver refuses, told of the section it refuses.
  init(_ error: LayoutError, sections: [Identifier]) {
    func name(_ index: Int) -> String {
      sections.indices.contains(index) ? sections[index].quoted : "\(index)"
    }
    switch error {
    case .noRoom(let surroundings, let insets, let size, let group):
      self.init(
        "section \(name(surroundings.section)) leaves its group \(group.layoutSize.words) no room:"
          + " \(size.words) less insets \(insets.words)",
        fix: "make the container larger or the insets smaller")
    case .cannotFitSingleItem(let surroundings, let size, let group):
      self.init(
        "not even one item of section \(name(surroundings.section)) fits into its group"
          + " \(group.layoutSize.words), which is \(size.words) points",
        fix: "make the item or its spacing smaller")
    case .duplicateElementKinds(let kinds, let section):
      self.init(
        "section \(name(section)) has more than one \(kinds.joined(separator: " and "))",
        fix: "give each header, footer and badge a kind of its own")
    case .missingSection(let index, _): self.init("section \(name(index)) has no layout")
    case .notFinite(let property):
      self.init("\(property) is too large a number", fix: "stay below 1000000000000")
    case .invalidDimension, .missingGroupSize, .emptyGroup, .repeatCountBelowOne, .missingGroup,
      .pinnedFrameOutside:
      self.init("this layout cannot be solved")
    }
    uikit = error.uikitReason
    kind = RefusalKind(error)
  }
}

extension EdgeInsets {
  /// The four numbers: top leading bottom trailing.
  var words: String {
    [top, leading, bottom, trailing].map(NumberText.rounded).joined(separator: " ")
  }
}
