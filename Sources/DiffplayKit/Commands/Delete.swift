import CommandLanguage
import Wording
import WorldModel
import WorldWording

extension Command {
  static let delete = Command(
    verb: "delete", task: .data,
    summary: "Removes items, sections with their items, or everything.",
    discussion: [
      "Identifiers that don't exist are ignored, as UIKit does; the reply says which.",
      "`delete all` removes the sections too: that is what deleteAllItems() does.",
    ],
    forms: [
      CommandForm("all", swift: "snapshot.deleteAllItems()", body: deleteAll),
      CommandForm(
        "sections", .list(Parameter("SECTION", .section)),
        swift: #"snapshot.deleteSections(["ads"])"#, body: deleteSections),
      CommandForm(
        .optional(["items"]), .list(Parameter("ITEM", .item)),
        swift: #"snapshot.deleteItems(["a", "b"])"#, body: deleteItems),
    ],
    examples: [
      "append sections main ads", "append a b c to main", "delete items a b", "delete sections ads",
      "delete all",
    ],
    related: ["undo"])
}

private func deleteAll(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply {
  try workbench.edit(.deleteAllItems, match)
}

private func deleteSections(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  try workbench.edit(.deleteSections(match.identifiers("SECTION")), match)
}

private func deleteItems(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  try workbench.edit(.deleteItems(match.identifiers("ITEM")), match)
}
