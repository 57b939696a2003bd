import Wording

extension ConsoleText {
  /// What a view says of changes at places that are not there, or that get in each other's way.
  static let placeTexts: [ConsoleText] = placesBeyond + placesTwice

  private static let placesBeyond: [ConsoleText] = [
    place(
      "deleted-item-beyond",
      ["item", "row"].map {
        "attempt to delete \($0) ‹#item› from section ‹#section› which only contains ‹#count› \($0)s "
          + "before the update"
      },
      lines: ["model a b", "batch { delete 0-9 }"]
    ) { holes in
      guard let (item, section, count) = holes.place else {
        return "An item to delete is not there."
      }
      return """
        Item \(item) of section \(section) was to be deleted, but before the update the section \
        has \(count).
        """
    },
    place(
      "deleted-item-in-no-section",
      ["item", "row"].map {
        "attempt to delete \($0) ‹#item› from section ‹#section›, but there are only ‹#count› sections"
      },
      lines: ["model a b", "batch { delete 3-0 }"], meaning: noSectionBefore),
    place(
      "inserted-item-beyond",
      ["item", "row"].map {
        "attempt to insert \($0) ‹#item› into section ‹#section›, but there are only ‹#count› \($0)s in "
          + "section"
      },
      lines: ["model a b", "batch { insert 0-9 }"]
    ) { holes in
      guard let (item, section, count) = holes.place else {
        return "An item was told to be inserted where the section does not reach."
      }
      return """
        Item \(item) of section \(section) was to be inserted, but after the update the section \
        has \(count).
        """
    },
    place(
      "inserted-item-in-no-section",
      ["item", "row"].map {
        "attempt to insert \($0) ‹#item› into section ‹#section›, but there are only ‹#count› sections"
      },
      lines: ["model a b", "batch { insert 3-0 }"], meaning: noSectionAfter),
    place(
      "deleted-section-beyond",
      ["attempt to delete section ‹#section›, but there are only ‹#count› sections"],
      lines: ["model a b", "batch { delete sections 4 }"], meaning: noSectionBefore),
    place(
      "inserted-section-beyond",
      ["attempt to insert section ‹#section› but there are only ‹#count› sections"],
      lines: ["model a b", "batch { insert sections 4 }"], meaning: noSectionAfter),
    place(
      "moved-section-beyond",
      ["attempt to move section ‹#section›, but there are only ‹#count› sections"],
      lines: ["model a b", "batch { move section 4 to 0 }"], meaning: noSectionBefore),
    place(
      "section-moved-beyond",
      [
        "attempt to move section ‹#from› to section ‹#section›, but there are only ‹#count› sections"
      ],
      lines: ["model a b", "batch { move section 0 to 4 }"], meaning: noSectionAfter),
    place(
      "moved-item-beyond",
      [
        "that does not exist - there are only ‹count› before the update",
        "attempt to move index path that does not exist",
      ],
      details: ["attempt to move index path (<‹_› path = ‹#section› - ‹#item›}"],
      lines: ["model a b", "batch { move 0-9 to 0-0 }"]
    ) { holes in
      guard let section = holes.number("section"), let item = holes.number("item") else {
        return "An item was to move from a place that is not there."
      }
      return "Item \(item) of section \(section) was to move, but there is none before the update."
    },
    place(
      "item-moved-beyond", ["that does not exist - there are only ‹count› after the update"],
      details: ["to index path (<‹_› path = ‹#section› - ‹#item›}"],
      lines: ["model a b", "batch { move 0-0 to 0-9 }"]
    ) { holes in
      guard let section = holes.number("section"), let item = holes.number("item") else {
        return "An item was to move to a place that is not there."
      }
      return
        "An item was to become item \(item) of section \(section), which does not reach so far."
    },
  ]

  private static let noSectionBefore: @Sendable (ConsoleHoles) -> Message = { holes in
    guard let section = holes.number("section"), let count = holes.count("count", "section") else {
      return "A section was named that is not there before the update."
    }
    return "Section \(section) was named, but before the update there are \(count), from 0 on."
  }

  private static let noSectionAfter: @Sendable (ConsoleHoles) -> Message = { holes in
    guard let section = holes.number("section"), let count = holes.count("count", "section") else {
      return "A section was named that is not there after the update."
    }
    return "Section \(section) was named, but after the update there are \(count), from 0 on."
  }

  /// A row about a place beyond what is there.
  private static func place(
    _ id: String, _ keys: [String], details: [String] = [], lines: [String],
    meaning: @escaping @Sendable (ConsoleHoles) -> Message
  ) -> ConsoleText {
    ConsoleText(
      id: id, kind: .exception,
      wordings: keys.map { ConsoleWording($0, details, on: .since("8")) }, meaning: meaning,
      cause: """
        Deletes, reloads and the first place of a move count before the update; inserts and the \
        second place of a move after it. Often the array was changed too early, or not at all.
        """,
      mend: [
        "view.performBatchUpdates {", "  names.remove(at: 1)",
        "  view.deleteItems(at: [IndexPath(item: 1, section: 0)])", "}",
      ],
      page: "batch-updates", lesson: "hand-written-crash", provocation: .lines(lines))
  }

  private static let placesTwice: [ConsoleText] = [
    collision(
      "delete-and-reload", "attempt to delete and reload the same",
      lines: ["model a b", "batch { delete 0-0; reload 0-0 }"]
    ) { "A delete and a reload both name \($0)." },
    collision(
      "delete-and-move", "attempt to perform a delete and a move from the same",
      lines: ["model a b", "batch { delete 0-0; move 0-0 to 0-1 }"]
    ) { "A delete and a move both begin at \($0)." },
    collision(
      "insert-and-move", "attempt to perform an insert and a move to the same",
      lines: ["model a b", "batch { insert 0-1; move 0-0 to 0-1 }"]
    ) { "An insert and a move both end at \($0)." },
    collision(
      "moves-from-same-place", "attempt to perform multiple moves from the same",
      lines: ["model a b c", "batch { move 0-0 to 0-1; move 0-0 to 0-2 }"]
    ) { "Two moves begin at \($0)." },
    collision(
      "moves-to-same-place", "attempt to perform multiple moves to the same",
      lines: ["model a b c", "batch { move 0-0 to 0-1; move 0-2 to 0-1 }"]
    ) { "Two moves end at \($0)." },
    tableMove(
      "move-out-of-deleted-section", "from a deleted section (‹#section›)"
    ) { "A row was to move out of \($0), which the same update deletes." },
    tableMove(
      "move-into-inserted-section", "into a newly inserted section (‹#section›)"
    ) { "A row was to move into \($0), which the same update inserts." },
  ]

  /// A row about one place that is named twice.
  private static func collision(
    _ id: String, _ words: String, lines: [String],
    meaning: @escaping @Sendable (Message) -> Message
  ) -> ConsoleText {
    ConsoleText(
      id: id, kind: .exception,
      wordings: [
        ConsoleWording(words + " index path", ["path = ‹#inSection› - ‹#item›}"], on: .since("8")),
        ConsoleWording(words + " section", [words + " section (‹#section›)"], on: .since("8")),
      ],
      meaning: { holes in
        if let section = holes.number("section") { return meaning("section \(section)") }
        guard let section = holes.number("inSection"), let item = holes.number("item") else {
          return meaning("one place")
        }
        return meaning("item \(item) of section \(section)")
      },
      cause: """
        A reload is a delete and an insert at one place, so it may not meet a move there. Reload in \
        an update of its own, or let a diffable data source find the changes.
        """,
      mend: ["snapshot.reconfigureItems([id])", "dataSource.apply(snapshot)"],
      page: "batch-updates", lesson: "hand-written-crash", provocation: .lines(lines))
  }

  /// A row about moves that a table refuses.
  private static func tableMove(
    _ id: String, _ words: String, meaning: @escaping @Sendable (Message) -> Message
  ) -> ConsoleText {
    ConsoleText(
      id: id, kind: .exception,
      wordings: ["a row", "an item"].map {
        ConsoleWording("cannot move \($0) \(words)", on: .seen($0 == "a row" ? "7" : "8"))
      },
      meaning: { meaning("section \($0["section"] ?? "…")") },
      cause: "Tables allow no move across a section that comes or goes; collection views do.",
      mend: [
        "tableView.deleteRows(at: [old], with: .fade)",
        "tableView.insertRows(at: [new], with: .fade)",
      ],
      page: "batch-updates", lesson: "hand-written-crash", provocation: .impossible(noTables))
  }
}

extension ConsoleHoles {
  /// An item's index, its section's, and how many items there are.
  fileprivate var place: (item: Int, section: Int, count: Message)? {
    guard let item = number("item"), let section = number("section"),
      let count = count("count", "item")
    else { return nil }
    return (item, section, count)
  }
}
