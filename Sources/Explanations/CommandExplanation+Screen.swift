import CommandLanguage
import CompositionalLayout
import DiffableDataSource
import LayoutLanguage
import Wording
import WorldModel
import WorldWording

/// What is told of layouts, the container, scrolling and measuring.
extension CommandExplanation {
  mutating func tellOfScreen() {
    let (before, after) = (command.before.screen, command.after.screen)
    guard let (old, new) = scenes else { return }
    if before.container.withoutOffset != after.container.withoutOffset {
      tellOfContainer(old, new)
    } else if before.layouts != after.layouts {
      tellOfLayouts(old, new)
    } else if before.configuration != after.configuration {
      say("This is a property of the whole layout, so the sections keep their own.")
      link("spacing", "boundary-items")
      if !derive(firstChangedBetween: old, new) { tellOfGone(old, new) }
    } else if before.system != after.system {
      say("The world follows the UIKit of \(command.after.system.title) from here on.")
      ask("set system")
      derive(firstChangedBetween: old, new)
    }
    tellOfLogs(old, new)
    if command.verb == "measure" { tellOfMeasuring(new) }
    guard command.verb == "scroll" || command.verb == "swipe" else { return }
    if let section = command.deed.match?.identifier("SECTION") {
      tellOfStop(of: section, old)
    } else {
      tellOfScrolling(new)
    }
  }

  /// The scenes on both sides, where both can be laid out.
  private var scenes: (Scene, Scene)? {
    func scene(_ world: World) -> Scene? {
      try? Scene(world.applied, on: world.screen, contents: world.contents)
    }
    guard let before = scene(command.before), let after = scene(command.after) else { return nil }
    return (before, after)
  }

  // MARK: Layouts

  private mutating func tellOfLayouts(_ old: Scene, _ new: Scene) {
    link("item-group-section")
    let changed = new.sections.filter { old.screen.layout(of: $0) != new.screen.layout(of: $0) }
    guard let section = changed.first, let index = new.sections.firstIndex(of: section) else {
      say("No section on screen takes this layout, so no frame follows it yet.")
      ask("show applied")
      return
    }
    link(new.screen.layout(of: section).section.concepts)
    say(
      """
      A layout knows no items, only sizes: the solver fills groups with the items of \
      \(section.quoted) in turn, from the outside in.
      """)
    if !derive(firstChangedBetween: old, new, inSection: index), !tellOfGone(old, new) {
      say("No frame of a cell changes: the new numbers come to the same.")
    }
    ask("why frame \(section.quoted)")
    ask("draw")
  }

  private mutating func tellOfContainer(_ old: Scene, _ new: Scene) {
    let (before, after) = (command.before.screen.container, command.after.screen.container)
    link("container")
    if before.size != after.size {
      say(
        """
        The layout is solved anew for the new size: fractions are parts of it, directly or through \
        groups, while points stay points.
        """)
      link("fractional", "environment")
    }
    if before.scale != after.scale {
      say("Sizes are rounded down to whole pixels, and a point now has another number of them.")
      link("rounding")
    }
    if before.direction != after.direction {
      say("Leading and trailing change sides: every x is mirrored in the container.")
      link("right-to-left")
    }
    if !derive(firstChangedBetween: old, new), !tellOfGone(old, new) {
      say("No cell's frame changes.")
    }
  }

  /// Derives the frame of the first cell that changed, two levels deep.
  ///
  /// - Returns: Whether there is such a cell.
  @discardableResult
  private mutating func derive(
    firstChangedBetween old: Scene, _ new: Scene, inSection index: Int? = nil
  ) -> Bool {
    for row in SceneChange(from: old, to: new).rows {
      guard case .item(let item) = row.subject, row.kind != .disappeared,
        let path = new.snapshot.indexPath(for: item), index == nil || path.section == index,
        let frame = new.solution.derivation(ofItem: path.item, section: path.section)
      else { continue }
      say("How the frame of \(item.quoted) comes about, in short:")
      show { [width] in frame.shortLines(in: $0, fitting: width) }
      ask("why frame \(item.quoted)")
      return true
    }
    return false
  }

  // MARK: What is not laid out

  /// Tells of cells that are laid out no longer.
  ///
  /// - Returns: Whether there are such.
  @discardableResult
  private mutating func tellOfGone(_ old: Scene, _ new: Scene) -> Bool {
    let gone = SceneChange(from: old, to: new).rows.filter { row in
      if case .item = row.subject { return row.kind == .disappeared }
      return false
    }
    guard !gone.isEmpty else { return false }
    let cells = Message(counting: gone.count, "cell")
    say("Laid out before and no longer: \(cells).")
    return true
  }

  /// Tells what UIKit logs of the layout, where this command has brought it about.
  private mutating func tellOfLogs(_ old: Scene, _ new: Scene) {
    let isApply = command.before.lastUpdate?.number != command.after.lastUpdate?.number
    guard isApply || old.solution.notes != new.solution.notes else { return }
    for note in new.solution.notes {
      let told = CommandError(note, sections: new.sections)
      say("Laid out without cells: \(told.message).")
      if let fix = told.fix { say("What mends it: \(fix).") }
      link("packing")
      ask("explain \(RefusalKind(note).rawValue)")
    }
  }

  // MARK: Measuring

  private mutating func tellOfMeasuring(_ new: Scene) {
    link("self-sizing", "estimated")
    guard let match = command.deed.match, let items = try? match.identifiers("ITEM"),
      let item = items.first
    else {
      say("A header or footer is asked for its size where its dimension is estimated.")
      return
    }
    guard let path = new.snapshot.indexPath(for: item),
      let cell = new.solution.cell(item: path.item, section: path.section)
    else {
      say("\(item.quoted) is not on the screen yet; its cell is asked when it comes there.")
      return
    }
    ask("why frame \(item.quoted)")
    if cell.selfSizingAxes.isEmpty {
      say(
        """
        The layout says exactly how large \(item.quoted) is, so its cell is never asked. Only \
        estimated dimensions are.
        """)
    } else if cell.measuredAxes.isEmpty {
      say("\(item.quoted) is estimated but not on screen: its cell is asked when it scrolls in.")
    } else {
      say(
        """
        The layout only estimates \(item.quoted), so its cell on screen is asked, and what it \
        answers takes the estimate's place. What stands behind it moves along.
        """)
      if let frame = new.solution.derivation(ofItem: path.item, section: path.section) {
        show { [width] in frame.shortLines(in: $0, fitting: width) }
      }
      if !cell.uniformAxes.isEmpty { link("uniform-siblings") }
    }
  }

  // MARK: Scrolling

  private mutating func tellOfScrolling(_ new: Scene) {
    let (before, after) = (command.before.screen.container, command.after.screen.container)
    let axis = new.solution.axis
    let length = NumberText.rounded(new.solution.contentSize[axis])
    let end = max(
      -after.safeAreaInsets.start(axis),
      new.solution.contentSize[axis] + after.safeAreaInsets.end(axis) - after.size[axis])
    say(
      """
      Scrolling moves the view over the content: the offset went from \
      \(NumberText.rounded(before.contentOffset[axis])) to \
      \(NumberText.rounded(after.contentOffset[axis])). It ends at \(NumberText.rounded(end)): \
      content \(length), less the view's \(NumberText.rounded(after.size[axis])), with the safe area.
      """)
    say("Frames are content coordinates, so those of cells stay; only what is pinned moves along.")
    link("frame", "container")
    let sections = new.sections.map { new.screen.layout(of: $0).section }
    if sections.contains(where: { $0.concepts.contains("pinning") }) { link("pinning") }
    link("cell")
    ask("draw")
    ask("cells")
  }

  private mutating func tellOfStop(of section: Identifier, _ old: Scene) {
    guard let match = command.deed.match, let index = old.sections.firstIndex(of: section),
      let scrolling = old.solution.sections[index].orthogonalScrolling
    else { return }
    let aim = match.aim(of: scrolling, from: old.orthogonalOffset(ofSection: index))
    let words = NumberText.exact(aim)
    say(
      """
      The finger aimed at \(words). Where the section comes to rest is up to its behavior, \
      \(scrolling.behavior.rawValue):
      """)
    if let stop = old.solution.derivation(ofRestingOffsetFor: aim, section: index) {
      show { [width] language in
        var tree = DerivationTree(in: language, width: width, depth: 2)
        return tree.lines(of: stop)
      }
    }
    link("resting-offset", "orthogonal-scrolling")
    ask("why stop \(section.quoted) to \(words)")
  }
}

extension LayoutContainer {
  /// The same, scrolled to its origin.
  fileprivate var withoutOffset: LayoutContainer {
    var container = self
    container.contentOffset = .zero
    return container
  }
}

extension FrameDerivation {
  /// Sizes with what they are made of, and the rest in a line each.
  fileprivate func shortLines(in language: Language, fitting columns: Int) -> [StyledText] {
    var deep = DerivationTree(in: language, width: columns, depth: 1)
    var flat = DerivationTree(in: language, width: columns, depth: 0)
    var lines = [width, height].flatMap { deep.lines(of: $0) }
    lines += [x, y].flatMap { flat.lines(of: $0) }
    if let itemsInRun { lines += flat.lines(of: itemsInRun) }
    return lines
  }
}
