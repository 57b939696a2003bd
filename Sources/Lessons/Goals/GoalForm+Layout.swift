import CommandLanguage
import CompositionalLayout
import DiffableDataSource
import LayoutLanguage
import Wording
import WorldModel
import WorldWording

extension GoalForm {
  private static let section = Syntax.value(Parameter("SECTION", .newSection))
  private static let names = Syntax.list(Parameter("NAME", .newItem))
  private static let rect: [Syntax] = ["X", "Y", "WIDTH", "HEIGHT"].map {
    .value(Parameter($0, .text))
  }
  private static let ofSection: [Syntax] = [.value(Parameter("KIND", .text)), "of", section]
  private static let item = Syntax.value(Parameter("ITEM", .newItem))
  private static let command = Syntax.list(Parameter("WORD", .text))

  /// Where things are, and how they are laid out.
  static let layoutGoals: [GoalForm] = [
    GoalForm(
      "frame", [.oneOf([ofSection, [item]])] + rect,
      "A frame in content coordinates, of an item or of a header, badge or background by its kind."
    ) { judgeFrame($0, $1.scene?.frame(of: $0.match)) { "frame of \($0)" } },
    GoalForm(
      "screen", [.oneOf([ofSection, [item]])] + rect,
      "The same, as it is seen from the view's top left corner: scrolled and pinned."
    ) { judgeFrame($0, $1.scene?.screenFrame(of: $0.match)) { "\($0) on screen" } },
    GoalForm(
      "content", [.value(Parameter("WIDTH", .text)), "x", .value(Parameter("HEIGHT", .text))],
      "The size of the content."
    ) { goal, situation in
      let present = situation.scene?.solution.contentSize
      let numbers = ["WIDTH", "HEIGHT"].map { goal.match.goalNumber($0) }
      return GoalState(
        "content", wanted: "\(numbers.map(\.words).joined(separator: " x "))",
        present: present.map { "\($0.words)" } ?? "no layout",
        isReached: numbers.matches(present.map { [$0.width, $0.height] }))
    },
    GoalForm(
      "visible", ["cells", .value(Parameter("N", .integer))], "How many cells are on screen."
    ) { goal, situation in
      let cells = situation.scene?.visibleElements.count { $0.category == .cell }
      return GoalState(
        "cells on screen", wanted: goal.match.text("N") ?? "",
        present: cells.map(String.init), absent: "no layout")
    },
    GoalForm("visible", [section, names], "The items of a section that are on screen, in order.") {
      goal, situation in
      let section = goal.match.identifier("SECTION") ?? Identifier("")
      let scene = situation.scene
      let index = scene?.sections.firstIndex(of: section)
      return GoalState(
        "visible in \(section.quoted)", wanted: goal.match.names("NAME").goalWords,
        present: index.flatMap { scene?.visibleItems(ofSection: $0).goalWords } ?? "missing"
      )
    },
    GoalForm(
      "offset", [.optional([section]), .value(Parameter("OFFSET", .number))],
      "How far the view is scrolled, or an orthogonal section.", judgeOffset),
    GoalForm("container", [command], "The container that this command sets, scrolled anywhere.") {
      judgeContainer($0, $1, "container")
    },
    GoalForm("device", [command], "The container of a device.") {
      judgeContainer($0, $1, "device")
    },
    GoalForm("property", [command], "A property is as `set` would set it.") { goal, situation in
      let wanted = situation.worldAfter("set \(goal.rest)")
      return judgeCommand(
        goal, "property",
        wanted != nil && wanted?.screen.isLaidOut(as: situation.world.screen) == true)
    },
    GoalForm(
      "layout", [section, .oneOf([[command], [.block(.layout)]])],
      "A section's layout is the one that the command `layout` makes."
    ) { goal, situation in
      let section = goal.match.identifier("SECTION") ?? Identifier("")
      let wanted = situation.worldAfter("layout \(goal.rest)")?.screen.layout(of: section).section
      return judgeCommand(
        goal, "layout", wanted == situation.world.screen.layout(of: section).section)
    },
  ]

  private static func judgeFrame(
    _ goal: Goal, _ frame: LayoutRect?, subject: (String) -> Message
  ) -> GoalState {
    let numbers = ["X", "Y", "WIDTH", "HEIGHT"].map { goal.match.goalNumber($0) }
    let present = frame.map {
      [$0.origin.x, $0.origin.y, $0.size.width, $0.size.height]
    }
    let kind = goal.match.text("KIND").map { "\($0) of " } ?? ""
    let name = goal.match.identifier("ITEM") ?? goal.match.identifier("SECTION") ?? Identifier("")
    return GoalState(
      subject(kind + name.quoted),
      wanted: "\(numbers.map(\.words).joined(separator: " "))",
      present: frame.map { "\($0.numbers.joined(separator: " "))" } ?? "missing",
      isReached: numbers.matches(present))
  }

  private static func judgeOffset(_ goal: Goal, _ situation: LessonSituation) -> GoalState {
    let number = GoalNumber(value: goal.match.number("OFFSET"))
    let scene = situation.scene
    guard let section = goal.match.identifier("SECTION") else {
      let screen = situation.world.screen
      let offset = screen.container.contentOffset[screen.configuration.scrollDirection]
      return GoalState(
        "offset", wanted: "\(number.words)", present: "\(NumberText.rounded(offset))",
        isReached: [number].matches([offset]))
    }
    let offset = scene?.sections.firstIndex(of: section).flatMap {
      scene?.orthogonalOffset(ofSection: $0)
    }
    return GoalState(
      "offset of \(section.quoted)", wanted: "\(number.words)",
      present: offset.map { "\(NumberText.rounded($0))" } ?? "missing",
      isReached: [number].matches(offset.map { [$0] }))
  }

  private static func judgeContainer(
    _ goal: Goal, _ situation: LessonSituation, _ verb: String
  ) -> GoalState {
    var wanted = situation.worldAfter("\(verb) \(goal.rest)")?.screen.container
    let present = situation.world.screen.container
    wanted?.contentOffset = present.contentOffset
    return GoalState(
      "container", wanted: "\(wanted?.words ?? goal.rest)", present: "\(present.words)",
      isReached: wanted == present)
  }

  private static func judgeCommand(
    _ goal: Goal, _ subject: Message, _ isReached: Bool
  ) -> GoalState {
    GoalState(
      subject, wanted: "\(goal.rest)", present: isReached ? "\(goal.rest)" : "another",
      isReached: isReached)
  }
}

/// A number of a goal; nil stands for any.
struct GoalNumber {
  var value: Double?

  var words: String { value.map(NumberText.rounded) ?? "_" }
}

extension [GoalNumber] {
  /// Whether numbers are those of the goal.
  fileprivate func matches(_ numbers: [Double]?) -> Bool {
    guard let numbers else { return false }
    return zip(self, numbers).allSatisfy { goal, number in
      goal.value.map { $0.isSamePoint(as: number) } ?? true
    }
  }
}

extension Match {
  fileprivate func goalNumber(_ name: String) -> GoalNumber {
    GoalNumber(value: token(name).flatMap { Number($0)?.value })
  }
}

extension Screen {
  /// Whether every section is laid out the same, and the whole layout is configured the same.
  fileprivate func isLaidOut(as other: Screen) -> Bool {
    let sections = Set(layouts.keys).union(other.layouts.keys)
    return configuration == other.configuration
      && sections.allSatisfy { layout(of: $0).section == other.layout(of: $0).section }
  }
}

extension Scene {
  /// The frame of the element that a goal names, in content coordinates; nil when it is not there.
  fileprivate func frame(of match: Match) -> LayoutRect? {
    if let name = match.identifier("ITEM") { return frame(of: name) }
    guard let section = match.token("SECTION"), let kind = match.text("KIND") else { return nil }
    if section.isWord("layout") {
      return solution.boundaryItems().first { $0.kind == kind && $0.indexPath.item == .max }?.frame
    }
    guard let index = sections.firstIndex(of: Identifier(section.text)) else { return nil }
    return solution.elements(inSection: index).first { $0.kind == kind }?.frame
  }

  /// The frame of the element that a goal names, seen from the view's top left corner.
  fileprivate func screenFrame(of match: Match) -> LayoutRect? {
    let element = visibleElements.first { element in
      switch subject(of: element) {
      case .item(let item): match.text("ITEM") == item.name
      case .supplementary(let kind, nil, _):
        match.text("KIND") == kind && match.token("SECTION")?.isWord("layout") == true
      case .supplementary(let kind, let section?, _), .decoration(let kind, let section, _):
        match.text("KIND") == kind && match.text("SECTION") == section.name
      }
    }
    guard var frame = element?.frame else { return nil }
    frame.origin.x -= screen.container.contentOffset.x
    frame.origin.y -= screen.container.contentOffset.y
    return frame
  }
}
