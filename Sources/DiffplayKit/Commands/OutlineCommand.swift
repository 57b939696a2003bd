import CommandLanguage
import DiffableDataSource
import SwiftExport
import Wording
import WorldModel
import WorldWording

extension Command {
  static let outline = Command(
    verb: "outline", task: .data,
    summary: "Edits a section snapshot, a tree, and shows it in a section.",
    discussion: [
      "Alone it draws the outline as visualDescription() does: `+` expanded, `-` not, `*` visible.",
      "An outline refuses an item that it already has; the flat snapshot would move it.",
      "`outline of SECTION` takes the tree that is applied there.",
    ],
    forms: [
      CommandForm(
        "append", .list(item), .optional(["to", .value(parent)]),
        swift: #"outline.append(["a1"], to: "a")"#, body: appendToOutline),
      CommandForm(
        "insert", .list(item), .side, .value(anchor),
        swift: #"outline.insert(["x"], before: "a")"#, body: insertIntoOutline),
      CommandForm(
        "replace", .value(parent), "with", .list(item),
        swift: #"outline.replace(childrenOf: "a", using: other)"#, body: replaceInOutline),
      CommandForm("delete", "all", swift: "outline.deleteAll()", body: emptyOutline),
      CommandForm(
        "delete", .list(item), swift: #"outline.delete(["a"])"#, body: deleteFromOutline),
      CommandForm("expand", .list(item), swift: #"outline.expand(["a"])"#, body: expandOutline),
      CommandForm(
        "collapse", .list(item), swift: #"outline.collapse(["a"])"#, body: collapseOutline),
      CommandForm(
        "of", .value(section), swift: #"outline = dataSource.snapshot(for: "main")"#,
        body: takeOutline),
      CommandForm(
        "apply", "to", .value(section), .optional(["unanimated"]),
        swift: #"dataSource.apply(outline, to: "main")"#, body: applyOutline),
      CommandForm(swift: "outline.visualDescription()", asks: true, body: drawOutline),
    ],
    examples: [
      "outline append fruit nuts", "outline append apple pear to fruit", "outline expand fruit",
      "outline apply to main",
    ],
    related: ["toggle", "apply"])

  private static let item = Parameter("ITEM", .newItem)
  private static let parent = Parameter("PARENT", .outlineItem)
  private static let anchor = Parameter("ANCHOR", .outlineItem)
  private static let section = Parameter("SECTION", .section)
}

private func appendToOutline(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  let items = try match.identifiers("ITEM")
  return try workbench.edit(OutlineEdit.append(items, to: match.identifier("PARENT")), match)
}

private func insertIntoOutline(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  let items = try match.identifiers("ITEM")
  return try workbench.edit(
    OutlineEdit.insert(items, match.side, match.required("ANCHOR")), match)
}

private func replaceInOutline(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  let items = try match.identifiers("ITEM")
  return try workbench.edit(
    OutlineEdit.replaceChildren(of: match.required("PARENT"), roots: items), match)
}

private func emptyOutline(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  try workbench.edit(OutlineEdit.deleteAll, match)
}

private func deleteFromOutline(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  try workbench.edit(OutlineEdit.delete(match.identifiers("ITEM")), match)
}

private func expandOutline(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  try workbench.edit(OutlineEdit.expand(match.identifiers("ITEM")), match)
}

private func collapseOutline(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  try workbench.edit(OutlineEdit.collapse(match.identifiers("ITEM")), match)
}

private func takeOutline(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  let section = try match.required("SECTION")
  let outline = workbench.world.dataSource.snapshot(for: section)
  workbench.world.outlines[World.outlineName] = outline
  return Reply(outline: outline).calling(.takeOutline(of: section))
}

private func applyOutline(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  try workbench.applyOutline(
    to: match.required("SECTION"), animated: !match.has("unanimated"))
}

private func drawOutline(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  Reply(outline: workbench.world.outlines[World.outlineName] ?? Outline())
}
