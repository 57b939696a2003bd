import CommandLanguage
import Wording
import WorldModel
import WorldWording

extension Command {
  static let insert = Command(
    verb: "insert", task: .data,
    summary: "Puts items or sections before or after one that exists.",
    discussion: [
      "Items that exist elsewhere are moved to the place; sections that exist are refused."
    ],
    forms: [
      CommandForm(
        "sections", .list(Parameter("SECTION", .newSection)), .side,
        .value(Parameter("ANCHOR", .section)),
        swift: #"snapshot.insertSections(["ads"], beforeSection: "main")"#, body: insertSections),
      CommandForm(
        .optional(["items"]), .list(Parameter("ITEM", .newItem)), .side,
        .value(Parameter("ANCHOR", .item)),
        swift: #"snapshot.insertItems(["x"], afterItem: "a")"#, body: insertItems),
    ],
    examples: [
      "append sections main", "append a b", "insert items x y after a",
      "insert sections ad before main",
    ],
    related: ["append", "move"])
}

extension Syntax {
  /// `before` or `after`.
  static let side = Syntax.oneOf([["before"], ["after"]])
}

extension Match {
  /// The side that was named.
  var side: SnapshotEdit.Side { has("before") ? .before : .after }

  /// The identifier of a parameter that the grammar requires.
  func required(_ name: String) throws(CommandError) -> Identifier {
    guard let identifier = identifier(name) else {
      throw CommandError("\(name) is missing", kind: .unfinishedCommand)
    }
    return identifier
  }
}

private func insertSections(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  let sections = try match.identifiers("SECTION")
  return try workbench.edit(
    .insertSections(sections, match.side, match.required("ANCHOR")), match)
}

private func insertItems(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  let items = try match.identifiers("ITEM")
  return try workbench.edit(.insertItems(items, match.side, match.required("ANCHOR")), match)
}
