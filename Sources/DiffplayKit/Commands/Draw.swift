import CompositionalLayout
import DiffableDataSource

extension Command {
  static let draw = Command(
    verb: "draw", task: .layout,
    summary: "Draws what the view shows now, in box-drawing characters.",
    discussion: [
      "Thin boxes are items, thick ones headers and footers, dashed ones backgrounds and badges."
        + " A dotted edge says that a box goes on outside the screen."
    ],
    forms: [CommandForm(.optional([.value(Parameter("COLUMNS", .integer))]), body: drawScreen)],
    examples: ["append sections main", "append a{1..6}", "apply", "layout main grid 3", "draw"],
    related: ["frames", "scroll", "container"], isUndoable: false)

  static let scroll = Command(
    verb: "scroll", task: .layout,
    summary: "Scrolls the view, or an orthogonal section to one of its stops.",
    forms: [
      CommandForm(.direction, .value(Parameter("OFFSET", .number)), body: scrollView),
      CommandForm(
        .value(Parameter("SECTION", .section)), .direction, .value(Parameter("OFFSET", .number)),
        body: scrollSection),
    ],
    examples: [
      "append sections main", "append a{1..9}", "apply", "layout main carousel",
      "scroll main to 200",
      "draw",
    ],
    related: ["draw"])
}

extension Syntax {
  /// `to` a place, or `by` a distance.
  fileprivate static let direction = Syntax.oneOf([["to"], ["by"]])
}

extension Command {
  static let swipe = Command(
    verb: "swipe", task: .layout,
    summary: "Swipes an orthogonal section one page or group to a side.",
    discussion: [
      "Left brings what comes next, as a finger does. A paging section goes one page, a group paging"
        + " one a group; a continuous one goes as far as the viewport is wide."
    ],
    forms: [
      CommandForm(
        .value(Parameter("SECTION", .section)),
        .value(Parameter("SIDE", .choice(["left", "right"]))), body: swipeSection)
    ],
    examples: [
      "append sections main", "append a{1..9}", "apply", "layout main banner", "swipe main left",
    ],
    related: ["scroll", "draw"])
}

private func drawScreen(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply
{
  var columns = min(FrameDrawing.usualColumns, workbench.settings.width)
  if let token = match.token("COLUMNS"), let wanted = Int(token.text) {
    guard FrameDrawing.columnRange.contains(wanted) else {
      let range = FrameDrawing.columnRange
      throw CommandError(
        "a picture has \(range.lowerBound) to \(range.upperBound) columns", at: token.range,
        kind: .badValue)
    }
    columns = wanted
  }
  let scene = try workbench.scene()
  if workbench.settings.suitsScreenReader {
    return Reply(FrameDrawing(scene, contents: workbench.world.contents).sentences + scene.notes)
  }
  let picture = FrameDrawing(scene, contents: workbench.world.contents).lines(columns: columns)
  return Reply(picture + scene.notes)
}

private func scrollView(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  let scene = try workbench.scene()
  let axis = scene.solution.axis
  let container = workbench.world.screen.container
  let wanted = match.offset(from: container.contentOffset[axis])
  let start = -container.safeAreaInsets.start(axis)
  let end =
    scene.solution.contentSize[axis] + container.safeAreaInsets.end(axis) - container.size[axis]
  let offset = min(max(wanted, start), max(start, end))
  workbench.world.screen.container.contentOffset[axis] = offset
  let clamped = offset == wanted ? "" : ", as far as the content goes"
  var reply = Reply("scrolled to \(NumberText.rounded(offset))\(clamped)")
  let rest = try workbench.scene().contentOffset
  if rest != offset {
    reply.lines.append(
      "content offset \(NumberText.rounded(offset)) → \(NumberText.rounded(rest)):"
        + " cells above measured themselves, and what is on screen stays in its place")
  }
  return reply
}

private func scrollSection(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  try workbench.scrollAcross(match)
}

private func swipeSection(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  try workbench.scrollAcross(match)
}

extension OrthogonalScrolling {
  /// How far one swipe aims: a viewport, or where groups page just to the next group's stop.
  fileprivate func swipeDistance(from offset: Double, direction: Double) -> Double {
    guard behavior == .groupPaging || behavior == .groupPagingCentered else { return viewport }
    // The nearest stop beyond the present one, found by aiming farther and farther.
    var distance = 1.0
    while distance < viewport {
      let stop = restingOffset(for: offset + direction * distance)
      if abs(stop - offset) > 0.001 { return abs(stop - offset) }
      distance += 1
    }
    return viewport
  }
}

extension Workbench {
  /// Scrolls the section that was named to where it rests when it aims at an offset.
  fileprivate mutating func scrollAcross(_ match: Match) throws(CommandError) -> Reply {
    let scene = try scene()
    let name = try match.required("SECTION")
    guard let token = match.token("SECTION"), let index = scene.sections.firstIndex(of: name) else {
      throw match.token("SECTION").map(notOnScreen)
        ?? CommandError("SECTION is missing", kind: .unfinishedCommand)
    }
    guard let scrolling = scene.solution.sections[index].orthogonalScrolling else {
      throw CommandError(
        "section \(name.quoted) does not scroll on its own", at: token.range,
        fix: "`section scroll continuous` in its layout makes it", kind: .doesNotScroll)
    }
    let wanted = match.aim(of: scrolling, from: scene.orthogonalOffset(ofSection: index))
    let resting = scrolling.restingOffset(for: wanted)
    world.screen.orthogonalOffsets[name] = resting
    let reason = resting == wanted ? "" : " (\(scrolling.behavior.rawValue) stops there)"
    let visible = try self.scene().visibleItems(ofSection: index)
    return Reply([
      "\(name.quoted) rests at \(NumberText.rounded(resting))\(reason)",
      "visible: \(visible.isEmpty ? "nothing" : visible.listed)",
    ])
  }
}

extension Match {
  /// The offset that was asked for, when the present one is `current`.
  fileprivate func offset(from current: Double) -> Double {
    let number = number("OFFSET") ?? 0
    return has("by") ? current + number : number
  }

  /// Where a scroll or a swipe of a section aims, when its present offset is `current`.
  func aim(of scrolling: OrthogonalScrolling, from current: Double) -> Double {
    guard let side = text("SIDE") else { return offset(from: current) }
    let direction = side == "left" ? 1.0 : -1
    return current + direction * scrolling.swipeDistance(from: current, direction: direction)
  }
}
