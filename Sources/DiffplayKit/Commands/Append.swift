import CommandLanguage
import Wording
import WorldModel
import WorldWording

extension Command {
  static let append = Command(
    verb: "append", task: .data,
    summary: "Adds items to the end of a section, or sections to the end.",
    discussion: [
      "Without a section the items go to the last one.",
      "An item that is already in the snapshot is moved, as UIKit does; a section that exists is refused.",
    ],
    forms: [
      CommandForm(
        "sections", .list(Parameter("SECTION", .newSection)),
        swift: #"snapshot.appendSections(["main"])"#, body: appendSections),
      CommandForm(
        .optional(["items"]), .list(Parameter("ITEM", .newItem)),
        .optional(["to", .value(Parameter("SECTION", .section))]),
        swift: #"snapshot.appendItems(["a", "b"], toSection: "main")"#, body: appendItems),
    ],
    examples: ["append sections main ads", "append items a b c to main", "append x{1..5} to ads"],
    related: ["insert", "apply"])
}

private func appendSections(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  try workbench.edit(.appendSections(match.identifiers("SECTION")), match)
}

private func appendItems(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  let section = match.identifier("SECTION")
  return try workbench.edit(.appendItems(match.identifiers("ITEM"), toSection: section), match)
}
