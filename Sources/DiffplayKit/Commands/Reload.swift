import CommandLanguage
import Wording
import WorldModel
import WorldWording

extension Command {
  static let reload = Command(
    verb: "reload", task: .data,
    summary: "Marks items or whole sections to be reloaded by the next apply.",
    discussion: [
      "A diff compares identifiers only: a changed title is no difference. A reload asks for a new cell."
    ],
    forms: [
      CommandForm(
        "sections", .list(Parameter("SECTION", .section)),
        swift: #"snapshot.reloadSections(["main"])"#, body: reloadSections),
      CommandForm(
        .optional(["items"]), .list(Parameter("ITEM", .item)),
        swift: #"snapshot.reloadItems(["a"])"#, body: reloadItems),
    ],
    examples: ["append sections main", "append a b", "apply", "reload items a", "apply"],
    related: ["reconfigure", "apply"])
}

private func reloadSections(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  try workbench.edit(.reloadSections(match.identifiers("SECTION")), match)
}

private func reloadItems(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  try workbench.edit(.reloadItems(match.identifiers("ITEM")), match)
}
