package import CommandLanguage
import CompositionalLayout
import DiffableDataSource
import HeadlessCollectionView
import LayoutLanguage
import Pictures
import SwiftExport
import Wording
package import WorldModel
import WorldWording

extension Workbench {
  /// The applied snapshot laid out.
  package func scene() throws(CommandError) -> Scene { try scene(of: world) }

  /// What the view of a world shows.
  func scene(of world: World) throws(CommandError) -> Scene {
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
      throw CommandError("\(section.quoted) has no layout of its own", kind: .noOwnLayout)
    }
    return try changeScreen { screen in
      screen.layouts[section] = layout
      return ["layout \(section.quoted): \(screen.layout(of: section).section.summary)"]
    } note: { workbench in
      workbench.unusedLayoutNote(section)
    }.calling(.layOut)
  }

  /// Changes what the layout says of all sections, and shows the frames that change.
  mutating func setConfiguration(
    _ configuration: LayoutConfiguration
  ) throws(CommandError) -> Reply {
    try changeScreen { screen in
      screen.configuration = configuration
      return ["layout configuration: \(configuration.summary)"]
    }.calling(.layOut)
  }

  /// Takes another container, scrolled to its top, and shows the frames that change.
  /// - Parameter isDark: Whether interfaces are dark; nil for as they are.
  mutating func setContainer(
    _ container: LayoutContainer, isDark: Bool? = nil
  ) throws(CommandError) -> Reply {
    try changeScreen { screen in
      if let isDark { screen.setDark(isDark) }
      screen.container = container
      screen.surroundings = nil
      let axis = screen.configuration.scrollDirection
      screen.container.contentOffset[axis] = -container.safeAreaInsets.start(axis)
      screen.orthogonalOffsets = [:]
      return ["container: \(screen.containerWords)"]
    }
  }

  /// Changes the screen; says what was set and which frames follow.
  ///
  /// - Parameter told: What was on screen when frames were told last; nil for what is there now.
  mutating func changeScreen(
    forgettingMeasures: Bool = true, since told: Scene? = nil,
    _ change: (inout Screen) throws(CommandError) -> [StyledText],
    note: (Workbench) -> [StyledText] = { _ in [] }
  ) throws(CommandError) -> Reply {
    let before = try scene()
    var lines = try change(&world.screen)
    try requireAPIsOfLayouts()
    if world.screen.layouts != before.screen.layouts
      || world.screen.configuration != before.screen.configuration
    {
      takeLayoutFromProgram()
    }
    let offset = world.screen.container.contentOffset
    if forgettingMeasures {
      world.screen.measuredSizes = MeasuredSizes()
    } else {
      try keepPlaces(of: before)
    }
    lines += note(self)
    let clamped = try clampOffsets(since: before)
    updateViews(from: before, to: try scene())
    return Reply(
      try lines
        + sceneChangeLines(since: told ?? before, at: clamped.isEmpty ? offset : nil) + clamped)
  }

  /// Scrolls back as far as the content has become too short, as UIKit does.
  ///
  /// - Returns: What was scrolled, a line each.
  mutating func clampOffsets(since before: Scene) throws(CommandError) -> [StyledText] {
    let after = try scene()
    var lines: [StyledText] = []
    for axis in [LayoutAxis.horizontal, .vertical]
    where after.solution.contentSize[axis] < before.solution.contentSize[axis] {
      let range = after.visibleRange(along: axis)
      let (offset, clamped) = (range.offset, range.clamped(range.offset))
      guard clamped < offset else { continue }
      world.screen.container.contentOffset[axis] = clamped
      let numbers = [offset, clamped].map(NumberText.rounded)
      lines.append("content offset \(numbers[0]) → \(numbers[1]): the content is shorter now")
    }
    guard !world.screen.orthogonalOffsets.isEmpty else { return lines }
    for (index, section) in after.sections.enumerated() {
      guard let offset = world.screen.orthogonalOffsets[section],
        let scrolling = after.solution.sections[index].orthogonalScrolling
      else { continue }
      let clamped = min(offset, scrolling.restingOffset(for: .greatestFiniteMagnitude))
      guard clamped < offset else { continue }
      world.screen.orthogonalOffsets[section] = clamped
      let number = NumberText.rounded(clamped)
      lines.append("\(section.quoted) rests at \(number): its row is shorter now")
    }
    return lines
  }

  /// Moves the content offset with what is on screen, where sizes above were forgotten.
  mutating func keepPlaces(of before: Scene) throws(CommandError) {
    do {
      let known = try Scene.known(world.applied, on: world.screen)
      world.screen.container.contentOffset = known.contentOffset(
        world.screen.container.contentOffset, keepingPlacesOf: before.solution)
    } catch {
      throw CommandError(error, sections: world.applied.sectionIdentifiers)
    }
  }

  /// Keeps what views on screen have answered, and where the content offset went with it.
  mutating func rememberMeasuredViews() throws(CommandError) {
    guard world.screen.measuresViews else { return }
    let scene = try scene()
    world.screen.measuredSizes = scene.measuredSizes
    world.screen.container.contentOffset = scene.screen.container.contentOffset
  }

  /// Says where the content offset went to keep what is on screen in its place.
  private func adjustmentLines(from offset: LayoutPoint, to after: Scene) -> [StyledText] {
    let (old, new) = (offset[after.solution.axis], after.contentOffset)
    guard old != new else { return [] }
    let numbers = [old, new].map(NumberText.rounded)
    return ["content offset \(numbers[0]) → \(numbers[1]): what is on screen stays in its place"]
  }

  /// The frames that changed since `before`, where the content offset went, and what UIKit logs of
  /// the layout now.
  ///
  /// - Parameter offset: The content offset before sizes were measured; `nil` means as it is now.
  func sceneChangeLines(
    since before: Scene, at offset: LayoutPoint? = nil
  ) throws(CommandError) -> [StyledText] {
    let after = try scene()
    let limit = settings.rows(usual: SceneChange.usualRows)
    let scenes = SceneChange(from: before, to: after)
    let change =
      settings.suitsScreenReader
      ? scenes.sentences(limit: limit) : scenes.lines(fitting: settings.width, limit: limit)
    return change
      + adjustmentLines(from: offset ?? world.screen.container.contentOffset, to: after)
      + (before.solution.notes == after.solution.notes ? [] : after.notes)
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
