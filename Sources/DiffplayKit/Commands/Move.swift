import CommandLanguage
import Wording
import WorldModel

extension Command {
  static let move = Command(
    verb: "move", task: .data,
    summary: "Moves one item or section directly before or after another.",
    discussion: ["An item may move into another section; a section takes its items along."],
    forms: [
      CommandForm(
        "section", .value(Parameter("SECTION", .section)), .side,
        .value(Parameter("ANCHOR", .section)),
        swift: #"snapshot.moveSection("main", beforeSection: "ads")"#, body: moveSection),
      CommandForm(
        .optional(["item"]), .value(Parameter("ITEM", .item)), .side,
        .value(Parameter("ANCHOR", .item)),
        swift: #"snapshot.moveItem("b", beforeItem: "a")"#, body: moveItem),
    ],
    examples: [
      "append sections main ads", "append a b c to main", "move item c before a",
      "move section ads before main",
    ],
    slips: ["to": "`append ITEM to SECTION` moves an item to the end of a section"],
    related: ["insert", "diff"])
}

private func moveSection(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  try workbench.edit(
    .moveSection(match.required("SECTION"), match.side, match.required("ANCHOR")), match)
}

private func moveItem(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  try workbench.edit(
    .moveItem(match.required("ITEM"), match.side, match.required("ANCHOR")), match)
}
