import CommandLanguage
import Wording
import WorldModel
import WorldWording

extension Command {
  static let reconfigure = Command(
    verb: "reconfigure", task: .data,
    summary: "Marks items whose existing cells the next apply configures again.",
    discussion: ["Unlike a reload it keeps the cell; there is no such call for sections."],
    forms: [
      CommandForm(
        .optional(["items"]), .list(Parameter("ITEM", .item)),
        swift: #"snapshot.reconfigureItems(["a"])"#, body: reconfigureItems)
    ],
    examples: ["append sections main", "append a b", "apply", "reconfigure items a", "apply"],
    related: ["reload"])
}

private func reconfigureItems(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  try workbench.edit(.reconfigureItems(match.identifiers("ITEM")), match)
}
