import CommandLanguage
import CompositionalLayout
import DiffableDataSource
import LayoutLanguage
import Wording
import WorldModel
import WorldWording

extension Command {
  static let measure = Command(
    verb: "measure", task: .layout,
    summary: "Sets what a self-sizing cell or header answers for its size.",
    discussion: [
      "Only estimated dimensions follow it, and only what is on screen is asked.",
      "`measure KIND in configuration` is for a header or footer of the whole layout.",
      "With `then` the cell answers the two sizes in turn, which UIKit takes for a loop.",
      "`text` measures the cell's title or name, or the TEXT that it is to show: a label of body text"
        + " in as many lines as it needs, with margins of 16 at the sides and 11 above and below.",
      "Heights of lines are UIKit's; widths are an estimate, the same on every machine.",
    ],
    forms: [
      CommandForm(
        .value(Parameter("KIND", .text)), "in", .value(Parameter("SECTION", .section)),
        .value(Parameter("WIDTH", .number)), "x", .value(Parameter("HEIGHT", .number)),
        body: measureHeader),
      CommandForm(
        .value(Parameter("KIND", .text)), "in", "configuration",
        .value(Parameter("WIDTH", .number)), "x", .value(Parameter("HEIGHT", .number)),
        body: measureLayoutHeader),
      CommandForm(
        .list(Parameter("ITEM", .item)), .value(Parameter("WIDTH", .number)), "x",
        .value(Parameter("HEIGHT", .number)), body: measureItems),
      CommandForm(
        .list(Parameter("ITEM", .item)), .value(Parameter("WIDTH", .number)), "x",
        .value(Parameter("HEIGHT", .number)), "then", .value(Parameter("OTHER", .number)), "x",
        .value(Parameter("TALLNESS", .number)), body: measureInTurn),
      CommandForm(.list(Parameter("ITEM", .item)), "text", body: measureText),
      CommandForm(
        .list(Parameter("ITEM", .item)), "text", .value(Parameter("TEXT", .text)),
        body: measureWords),
      CommandForm(.list(Parameter("ITEM", .item)), "none", body: forgetMeasure),
    ],
    examples: [
      "append sections main", "append a b c", "apply",
      "layout main { group vertical 1w x ~44 { item 1w x ~44 } }", "measure b 120 x 88",
      "measure c text", "measure a text \"A title that is too long for a single line of a list\"",
    ],
    related: ["layout", "why"])
}

private func measureHeader(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  let section = try match.required("SECTION")
  let (kind, size) = (match.text("KIND") ?? "", try match.points())
  let item = workbench.world.snapshot.item(named: Identifier(kind))
  let kinds = workbench.world.screen.layout(of: section).section.elementKinds
  if let item, !kinds.contains(kind),
    workbench.world.snapshot.sectionIdentifier(containingItem: item) == section
  {
    return try workbench.prefer(.size(size), [item], "prefer \(size.words)")
  }
  return try workbench.changeScreen(forgettingMeasures: false) { screen in
    screen.measuredSizes.headers[section] = nil
    screen.preferredHeaderSizes[section, default: [:]][kind] = size
    return ["\(section.quoted) \(kind) prefers \(size.words)"]
  } note: { workbench in
    let layout = workbench.world.screen.layout(of: section).section
    guard layout.elementKinds.contains(kind),
      !layout.boundarySupplementaryItems.contains(where: { $0.elementKind == kind })
    else { return [] }
    return ["note: only cells, headers and footers are asked for their size; \(kind) keeps its own"]
  }
}

private func measureLayoutHeader(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  let (kind, size) = (match.text("KIND") ?? "", try match.points())
  return try workbench.changeScreen(forgettingMeasures: false) { screen in
    screen.measuredSizes.layoutHeaders?[kind] = nil
    screen.preferredLayoutHeaderSizes =
      (screen.preferredLayoutHeaderSizes ?? [:]).merging([kind: size]) { $1 }
    return ["\(kind) of the layout prefers \(size.words)"]
  }
}

private func measureItems(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  let size = try match.points()
  return try workbench.prefer(.size(size), match, "prefer \(size.words)")
}

private func measureInTurn(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  let (first, second) = (try match.points(), try match.points("OTHER", "TALLNESS"))
  return try workbench.prefer(
    .alternating(first, second), match, "prefer \(first.words), then \(second.words), in turn")
}

private func measureText(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  try workbench.prefer(.text, match, "prefer the size of their text")
}

private func measureWords(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  let text = match.text("TEXT") ?? ""
  return try workbench.prefer(
    .words(text), match, "show \(Identifier.quote(text)) and prefer the size of that")
}

private func forgetMeasure(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  try workbench.prefer(nil, match, "keep the layout's size")
}

extension Workbench {
  /// Sets what the cells of the named items answer.
  fileprivate mutating func prefer(
    _ size: PreferredSize?, _ match: Match, _ words: Message
  ) throws(CommandError) -> Reply {
    let items = try match.identifiers("ITEM")
    for item in items where world.snapshot.item(named: item) == nil {
      throw CommandError(
        "there is no item \(item.quoted)", at: match.place(of: item), kind: .unknownName)
    }
    return try prefer(size, items, words)
  }

  fileprivate mutating func prefer(
    _ size: PreferredSize?, _ items: [Identifier], _ words: Message
  ) throws(CommandError) -> Reply {
    try changeScreen(forgettingMeasures: false) { screen in
      for item in items {
        screen.preferredSizes[item] = size
        screen.measuredSizes.cells[item] = nil
      }
      return ["\(items.listed): \(words)"]
    }
  }
}

extension Match {
  /// The size in points that WIDTH and HEIGHT give.
  fileprivate func points(
    _ width: String = "WIDTH", _ height: String = "HEIGHT"
  ) throws(CommandError) -> LayoutExtent {
    let size = LayoutExtent(width: number(width) ?? 0, height: number(height) ?? 0)
    for (axis, name) in [(LayoutAxis.horizontal, width), (.vertical, height)] {
      guard (0...1_000_000).contains(size[axis]) else {
        throw CommandError("a size is 0 to 1000000 points", at: token(name)?.range, kind: .badValue)
      }
    }
    return size
  }
}
