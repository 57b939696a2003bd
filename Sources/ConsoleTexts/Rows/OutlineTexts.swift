import Wording

extension ConsoleText {
  /// What a section snapshot refuses.
  static let outlineTexts: [ConsoleText] = [
    outlineRepeats, replacementRepeats,
    missingInOutline(
      "Parent item identifier does not exist in section snapshot", id: "parent-not-found",
      meaning: { "\($0) is to have children or to show them, but the outline does not have it." },
      mend: ["outline.append([parent])", "outline.append(children, to: parent)"],
      lines: ["outline append apple to fruit"]),
    missingInOutline(
      "Item identifier to insert before does not exist in section snapshot",
      id: "outline-before-not-found",
      meaning: { "Something is to stand before \($0), which the outline does not have." },
      mend: ["if outline.contains(pear) { outline.insert([apple], before: pear) }"],
      lines: ["outline insert apple before pear"]),
    missingInOutline(
      "Item identifier to insert after does not exist in section snapshot",
      id: "outline-after-not-found",
      meaning: { "Something is to stand behind \($0), which the outline does not have." },
      mend: ["if outline.contains(pear) { outline.insert([apple], after: pear) }"],
      lines: ["outline insert apple after pear"]),
    missingInOutline(
      "Failed to find index of item", separator: " ", id: "outline-item-to-delete-not-found",
      meaning: { "\($0) is to be deleted from the outline, which does not have it." },
      mend: ["outline.delete(items.filter(outline.contains))"], lines: ["outline delete pear"]),
    missingInOutline(
      "Child item identifier does not exist in section snapshot", id: "child-not-found",
      meaning: { "The outline was asked for the parent of \($0), which it does not have." },
      mend: ["let parent = outline.contains(pear) ? outline.parent(of: pear) : nil"],
      lines: [#"outline.parent(of: "pear")"#]),
    missingInOutline(
      "Item identifier does not exist in section snapshot", id: "outline-item-not-found",
      meaning: { "The outline was asked about \($0), which it does not have." },
      mend: ["if outline.contains(pear) { print(outline.level(of: pear)) }"],
      lines: [#"outline.level(of: "pear")"#]),
  ]

  private static let outlineRepeats = ConsoleText(
    id: "outline-repeats-items", kind: .exception,
    wordings: [
      ConsoleWording(
        "Identifiers in a section snapshot must be unique.",
        ["Duplicate item identifiers: {(‹items›)}"], on: .since("14"))
    ],
    meaning: { holes in
      guard let items = holes["items"] else {
        return
          "An item was added that the outline has already; an outline never moves what is there."
      }
      return "The outline would have these items twice: \(items). It never moves what is there."
    },
    cause: """
      The same identifier stands under two parents, an array has it twice, or `==` leaves out what \
      tells two rows apart.
      """,
    mend: ["struct Row: Hashable { let parent: Folder.ID?; let id: File.ID }"],
    page: "section-snapshot", lesson: "section-snapshots",
    provocation: .lines(["outline append fox bee fox"]))

  private static let replacementRepeats = ConsoleText(
    id: "replacement-repeats-items", kind: .exception,
    wordings: [
      ConsoleWording("new children stand elsewhere in the outline: ‹items›", on: .none)
    ],
    meaning: { holes in
      "\(holes["items"] ?? "…") would stand at two places of the outline after the replacement."
    },
    cause: "UIKit raises nothing here: it builds an outline that contradicts itself.",
    mend: ["outline.delete(moved)", "outline.replace(childrenOf: folder, using: children)"],
    page: "section-snapshot", lesson: "section-snapshots",
    provocation: .impossible("`outline replace` refuses it too, in a command's own words."))

  /// A row about an item that an outline lacks.
  private static func missingInOutline(
    _ words: String, separator: String = ": ", id: String,
    meaning: @escaping @Sendable (String) -> Message, mend: [String], lines: [String]
  ) -> ConsoleText {
    ConsoleText(
      id: id, kind: .exception,
      wordings: [ConsoleWording(words + separator + "‹item›", on: .since("14"))],
      meaning: { meaning($0["item"] ?? "…") },
      cause: """
        The outline is of another section or was made anew, or the item was added to the flat \
        snapshot and not to the outline. Take it with `snapshot(for:)` before you change it.
        """,
      mend: mend, page: "section-snapshot", lesson: "section-snapshots",
      provocation: .lines(lines))
  }
}
