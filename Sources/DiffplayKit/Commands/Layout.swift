import CommandLanguage
import CompositionalLayout
import LayoutLanguage
import Wording
import WorldModel
import WorldWording

extension Command {
  static let layout = Command(
    verb: "layout", task: .layout,
    summary: "Describes how a section is laid out; alone, says how it is.",
    discussion: [
      "Dimensions: 0.5w and 0.5h are fractions of the container's width and height, 44 is absolute,"
        + " ~44 estimated, =~44 uniform across siblings. Insets are top leading bottom trailing.",
      "In a group `count N` is subitem:count:, which sizes the subitem itself; `repeat N` is"
        + " repeatingSubitem:count:, which keeps its size.",
      "A custom group holds frames in its own coordinates, x, y, width and height, as an item"
        + " provider gives them: `group custom 1w x 200 { frame 0 0 100 x 200; frame 110 0 90 x 90 }`.",
      "`layout configuration` is what the layout says of all sections, its own headers and footers"
        + " among it; `none` makes it UIKit's defaults again.",
      "`list` with an appearance is the section that a UICollectionLayoutListConfiguration makes in"
        + " a container as wide as this one.",
      "`*` stands for every section that has no layout of its own.",
      "`from` reads a layout document, or takes a layout that `import` defined by its name.",
      "Presets: \(presets).",
    ],
    forms: [
      CommandForm(.value(name), .block(.layout), body: describe),
      CommandForm(
        .value(name), .value(Parameter("PRESET", .choice(LayoutPreset.allCases.map(\.rawValue)))),
        .optional([.value(Parameter("N", .integer))]), body: usePreset),
      CommandForm(
        .value(name), "list", .value(Parameter("APPEARANCE", .choice(appearances))),
        .anyOrder([
          ["headerMode", .value(Parameter("HEADER", .choice(headerModes)))],
          ["footerMode", .value(Parameter("FOOTER", .choice(footerModes)))],
          ["headerTopPadding", .value(Parameter("PADDING", .number))],
        ]), body: useList),
      CommandForm(.value(name), "from", .value(Parameter("FILE", .file)), body: readDocument),
      CommandForm(.value(name), "none", body: remove),
      CommandForm("configuration", .block(.configuration), body: configure),
      CommandForm("configuration", "none", body: resetConfiguration),
      CommandForm("configuration", asks: true, body: printConfiguration),
      CommandForm(.optional([.value(name)]), asks: true, body: printLayout),
    ],
    examples: [
      "append sections main", "append a{1..6}", "apply", "layout main grid 3",
      "layout main {\n  group horizontal 1w x 80 count 2 { item 1w x 1h insets 4 }\n  header 1w x 30\n}",
      "layout configuration { spacing 20; header title 1w x 60 pin }",
      "layout main list insetGrouped headerMode supplementary",
    ],
    misfits: Dictionary(
      uniqueKeysWithValues: LayoutPreset.allCases.map { preset in
        let name = preset.rawValue
        return (
          name, { ("which section is `\(name)` for?", "`layout * \(name) \($0)` is for all") }
        )
      }),
    related: ["frames", "draw", "set", "container", "import"])

  private static let name = Parameter("SECTION", .newSection)

  private static let appearances = ListConfiguration.Appearance.allCases.map(\.rawValue)
  private static let headerModes = ListConfiguration.HeaderMode.allCases.map(\.rawValue)
  private static let footerModes = ListConfiguration.FooterMode.allCases.map(\.rawValue)

  /// Every preset with what it gives.
  private static var presets: Message {
    LayoutPreset.allCases.map { "\($0.rawValue) (\($0.summary))" as Message }.listed
  }
}

private func describe(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply {
  let name = try match.required("SECTION")
  let place = match.place(of: name) ?? 0..<1
  return try workbench.setLayout(LayoutBuilder.layout(match.block, at: place), of: name)
}

private func usePreset(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply {
  let name = try match.required("SECTION")
  guard let preset = match.text("PRESET").flatMap(LayoutPreset.init) else {
    throw CommandError("PRESET is missing", kind: .unfinishedCommand)
  }
  var count = 3
  if let token = match.token("N"), let number = Int(token.text) {
    guard preset.takesCount else {
      throw CommandError("\(preset.rawValue) takes no number", at: token.range, kind: .badValue)
    }
    guard (1...1000).contains(number) else {
      throw CommandError("a count is 1 to 1000", at: token.range, kind: .badValue)
    }
    count = number
  }
  return try workbench.setLayout(preset.layout(count: count), of: name)
}

private func useList(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply {
  let name = try match.required("SECTION")
  guard let appearance = match.text("APPEARANCE").flatMap(ListConfiguration.Appearance.init) else {
    throw CommandError("APPEARANCE is missing", kind: .unfinishedCommand)
  }
  let list = ListConfiguration(
    appearance: appearance,
    headerMode: match.text("HEADER").flatMap(ListConfiguration.HeaderMode.init) ?? .none,
    footerMode: match.text("FOOTER").flatMap(ListConfiguration.FooterMode.init) ?? .none,
    headerTopPadding: match.number("PADDING"))
  try workbench.require(.listConfigurations)
  let width = workbench.world.screen.container.size.width
  return try workbench.setLayout(SectionLayout(section: list.section(width: width)), of: name)
}

private func configure(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply {
  try workbench.setConfiguration(LayoutBuilder.configuration(match.block))
}

private func resetConfiguration(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  try workbench.setConfiguration(LayoutConfiguration())
}

private func printConfiguration(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  Reply(LayoutPrinter.lines(of: workbench.world.screen.configuration).map { StyledText($0) })
}

private func readDocument(_ match: Match, _ workbench: inout Workbench) throws(CommandError)
  -> Reply
{
  let name = try match.required("SECTION")
  guard let file = match.token("FILE") else {
    throw CommandError("FILE is missing", kind: .unfinishedCommand)
  }
  if let layout = workbench.importedLayout(named: file, for: name) {
    return try workbench.setLayout(layout, of: name)
  }
  return try workbench.setLayout(workbench.layout(inDocument: file), of: name)
}

private func remove(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply {
  try workbench.setLayout(nil, of: match.required("SECTION"))
}

private func printLayout(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply
{
  let screen = workbench.world.screen
  guard let name = match.identifier("SECTION") else {
    // Imported code may have laid out every section, which is told of first in any case.
    let own = screen.layouts.keys.filter { $0 != Screen.anySection }
    let names = [Screen.anySection] + own.sorted { $0.name < $1.name }
    let isPlain = screen.configuration == LayoutConfiguration()
    let configuration = isPlain ? [] : LayoutPrinter.lines(of: screen.configuration)
    let layouts = names.flatMap { name in
      LayoutPrinter.lines(of: screen.layout(of: name), name: name.quoted)
    }
    return Reply((configuration + layouts).map { StyledText($0) })
  }
  let lines = LayoutPrinter.lines(of: screen.layout(of: name), name: name.quoted)
  return Reply(lines.map { StyledText($0) })
}
