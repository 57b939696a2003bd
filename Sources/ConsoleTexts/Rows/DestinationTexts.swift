import Wording

extension ConsoleText {
  /// What a snapshot says when there is no place for what is to be put or moved.
  static let destinationTexts: [ConsoleText] = [
    missingPlace(
      "section != NSNotFound", id: "destination-not-found",
      "Items were to join a section or to stand beside an item that the snapshot does not have.",
      page: "section", mend: appendMend, lines: ["append sections main", "append a to ads"]),
    missingPlace(
      "fromIndex != NSNotFound", id: "moved-item-not-found",
      "An item was to move that the snapshot does not have.", page: "move", mend: moveItemMend,
      lines: ["append sections main; append a", "move b before a"]),
    missingPlace(
      "toIndex != NSNotFound", id: "move-destination-not-found",
      "An item was to move beside one that the snapshot does not have.", page: "move",
      mend: moveItemMend, lines: ["append sections main; append a", "move a before b"]),
    missingPlace(
      "insertIndex != NSNotFound", id: "section-destination-not-found",
      "A section was to be inserted beside one that the snapshot does not have.", page: "section",
      mend: ["snapshot.insertSections([.ads], beforeSection: .main)"],
      lines: ["insert sections ads before main"]),
    missingPlace(
      "fromSection != NSNotFound", id: "moved-section-not-found",
      "A section was to move that the snapshot does not have.", page: "move",
      mend: moveSectionMend, lines: ["append sections main", "move section ads before main"]),
    missingPlace(
      "toSection != NSNotFound", id: "section-move-destination-not-found",
      "A section was to move beside one that the snapshot does not have.", page: "move",
      mend: moveSectionMend, lines: ["append sections main", "move section main before ads"]),
    insertedBesideItself, sectionInsertedBesideItself, itemMovedToItself, sectionMovedToItself,
  ]

  private static let appendMend = [
    "if snapshot.indexOfSection(.ads) == nil { snapshot.appendSections([.ads]) }",
    "snapshot.appendItems(items, toSection: .ads)",
  ]
  private static let moveItemMend = [
    "guard snapshot.indexOfItem(a) != nil, snapshot.indexOfItem(b) != nil else { return }",
    "snapshot.moveItem(a, beforeItem: b)",
  ]
  private static let moveSectionMend = [
    "guard snapshot.indexOfSection(.ads) != nil else { return }",
    "snapshot.moveSection(.ads, beforeSection: .main)",
  ]

  /// A row about an index that UIKit asserts to be found.
  private static func missingPlace(
    _ condition: String, id: String, _ meaning: Message, page: String, mend: [String],
    lines: [String]
  ) -> ConsoleText {
    ConsoleText(
      id: id, kind: .exception,
      wordings: [ConsoleWording("Invalid parameter not satisfying: \(condition)")],
      meaning: { _ in meaning },
      cause: """
        It was never appended, was deleted before, or is equal to none because `==` covers more \
        than an id. The text does not name it: the call in the backtrace does.
        """,
      mend: mend, page: page, lesson: "sections-and-items", provocation: .lines(lines))
  }

  private static let insertedBesideItself = ConsoleText(
    id: "inserted-beside-itself", kind: .exception,
    wordings: [
      ConsoleWording(
        "destination for insertion operation [‹item›] is in the insertion identifier list",
        ["identifiers: [‹items›]"])
    ],
    meaning: { holes in
      let item = holes["item"] ?? "…"
      return "\(item) is to be inserted beside itself: it is among what is inserted there."
    },
    cause: "The list that is inserted holds the anchor too, often because it is the whole list.",
    mend: ["snapshot.insertItems(items.filter { $0 != anchor }, beforeItem: anchor)"],
    page: "item", lesson: "sections-and-items",
    provocation: .lines(["append sections main; append a", "insert a before a"]))

  private static let sectionInsertedBesideItself = ConsoleText(
    id: "section-inserted-beside-itself", kind: .exception,
    wordings: [
      ConsoleWording(
        "destination for section operation [‹section›] is in the inserted section list",
        ["identifiers: [‹sections›]"])
    ],
    meaning: { holes in
      let section = holes["section"] ?? "…"
      return "The section \(section) is to be inserted beside itself: it is among the new ones."
    },
    cause: "The list that is inserted holds the anchor too, often because it is the whole list.",
    mend: ["snapshot.insertSections(new.filter { $0 != anchor }, beforeSection: anchor)"],
    page: "section", lesson: "sections-and-items",
    provocation: .lines(["append sections main", "insert sections main before main"]))

  private static let itemMovedToItself = ConsoleText(
    id: "item-moved-to-itself", kind: .exception,
    wordings: [
      ConsoleWording("destination for item move is the same as the source [‹item›]")
    ],
    meaning: { holes in "\(holes["item"] ?? "…") is to move beside itself." },
    cause: "A drag that ends where it began, or a neighbour that was looked up after the change.",
    mend: ["if a != b { snapshot.moveItem(a, beforeItem: b) }"],
    page: "move", lesson: "reordering",
    provocation: .lines(["append sections main; append a", "move a before a"]))

  private static let sectionMovedToItself = ConsoleText(
    id: "section-moved-to-itself", kind: .exception,
    wordings: [
      ConsoleWording("destination for section move is the same as the source [‹section›]")
    ],
    meaning: { holes in "The section \(holes["section"] ?? "…") is to move beside itself." },
    cause: "A drag that ends where it began, or a neighbour that was looked up after the change.",
    mend: ["if a != b { snapshot.moveSection(a, beforeSection: b) }"],
    page: "move", lesson: "many-sections",
    provocation: .lines(["append sections main", "move section main before main"]))
}
