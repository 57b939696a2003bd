import CommandLanguage
import CompositionalLayout
import DiffableDataSource
import HeadlessCollectionView
import LayoutLanguage
import Lessons
import Pictures
import SwiftExport
import Wording
import WorldModel
import WorldWording

extension Command {
  static let scroll = Command(
    verb: "scroll", task: .layout,
    summary: "Scrolls the view, or an orthogonal section to one of its stops.",
    discussion: [
      "It tells which views are put aside and which come: used again, or new when none waited."
        + " `cells` shows them all.",
      "To an item it goes as `scrollToItem(at:at:animated:)` does: no farther than it must, or until"
        + " the item is at a side or, with `centered`, in the middle. An item's orthogonal section"
        + " scrolls too, to the stop that is nearest.",
    ],
    forms: [
      CommandForm(
        "to", "item", .value(Parameter("ITEM", .item)),
        .optional(["at", .value(Parameter("POSITION", .choice(ItemPosition.names)))]),
        swift: "collectionView.scrollToItem(at: indexPath, at: .top, animated: true)",
        body: scrollToItem),
      CommandForm(.direction, .value(Parameter("OFFSET", .number)), body: scrollView),
      CommandForm(
        .value(Parameter("SECTION", .section)), .direction, .value(Parameter("OFFSET", .number)),
        body: scrollAcross),
    ],
    examples: [
      "append sections main", "append a{1..99}", "apply", "scroll by 100",
      "scroll to item a50 at centered", "layout main carousel", "scroll main to 200", "draw",
    ],
    misfits: [
      "to": { (nil, "an item? `scroll to item \($0)`") }
    ],
    related: ["cells", "swipe", "draw"])

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
        .value(Parameter("SIDE", .choice(["left", "right"]))), body: scrollAcross)
    ],
    examples: [
      "append sections main", "append a{1..9}", "apply", "layout main banner", "swipe main left",
    ],
    related: ["scroll", "draw"])
}

extension Syntax {
  /// `to` a place, or `by` a distance.
  fileprivate static let direction = Syntax.oneOf([["to"], ["by"]])
}

/// Where an item shall stand on screen, in UIKit's names and with one for the middle both ways.
private enum ItemPosition: String, CaseIterable {
  case top, centeredVertically, bottom, left, centeredHorizontally, right, centered

  static let names = allCases.map(\.rawValue)

  /// The scroll positions that it is in UIKit.
  var uikitNames: [String] {
    self == .centered ? ["centeredVertically", "centeredHorizontally"] : [rawValue]
  }

  /// What it says of one axis.
  func position(along axis: LayoutAxis) -> ScrollPosition {
    switch (self, axis) {
    case (.top, .vertical), (.left, .horizontal): .start
    case (.bottom, .vertical), (.right, .horizontal): .end
    case (.centeredVertically, .vertical), (.centeredHorizontally, .horizontal), (.centered, _):
      .center
    default: .nearest
    }
  }
}

// MARK: The view

private func scrollView(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  let scene = try workbench.scene()
  return try workbench.scroll(to: match.offset(from: scene.contentOffset), from: scene)
    .calling(.scroll)
}

private func scrollToItem(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  let scene = try workbench.scene()
  guard let token = match.token("ITEM") else {
    throw CommandError("ITEM is missing", kind: .unfinishedCommand)
  }
  let name = Identifier(token.text)
  guard let path = scene.snapshot.item(named: name).flatMap(scene.snapshot.indexPath(for:)) else {
    throw workbench.notOnScreen(token)
  }
  let position = match.text("POSITION").flatMap(ItemPosition.init)
  do throws(CommandError) {
    return try workbench.scroll(to: path) { axis in position?.position(along: axis) ?? .nearest }
      .calling(.scrollToItem(name, at: position?.uikitNames ?? []))
  } catch {
    var error = error
    error.place = token.range
    throw error
  }
}

// MARK: A section

private func scrollAcross(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  try workbench.scrollAcross(match)
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
      throw doesNotScroll(token)
    }
    let wanted = match.aim(of: scrolling, from: scene.orthogonalOffset(ofSection: index))
    let resting = scrolling.restingOffset(for: wanted)
    world.screen.orthogonalOffsets[name] = resting
    let reason: Message =
      resting == wanted ? "" : " (\(scrolling.behavior.rawValue) stops there)"
    let after = try self.scene()
    let visible = after.visibleItems(ofSection: index)
    let lines: [StyledText] = [
      restingLine(name, at: resting, because: reason),
      "visible: \(visible.isEmpty ? "nothing" : visible.listed)",
    ]
    var reply = reply(lines, scrolledFrom: scene, to: after)
    reply.sectionScroll = Prediction.SectionScroll(section: name, aim: wanted)
    return reply
  }

  /// What is said of a section that scrolls with the view alone.
  func doesNotScroll(_ section: Token) -> CommandError {
    CommandError(
      "section \(Identifier(section.text).quoted) does not scroll on its own", at: section.range,
      fix: "`section scroll continuous` in its layout makes it", kind: .doesNotScroll)
  }
}
