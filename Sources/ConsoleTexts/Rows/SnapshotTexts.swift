import Wording

extension ConsoleText {
  /// What a snapshot refuses or logs, besides places to put something.
  static let snapshotTexts: [ConsoleText] = [
    noSections, sectionNotFound, repeatedItems, repeatedSections, existingSections, existingItems,
    reloadedItemNotFound, reloadedSectionNotFound, reconfiguredItemNotFound, nilArgument,
    sectionCountMismatch,
  ]

  private static let noSections = ConsoleText(
    id: "no-sections", kind: .exception,
    wordings: [
      ConsoleWording(
        "There are currently no sections in the data source. Please add a section first.")
    ],
    meaning: { _ in "Items were appended to a snapshot that has no section to take them." },
    cause: "A snapshot made anew is empty: `appendItems` came before `appendSections`.",
    mend: ["snapshot.appendSections([.main])", "snapshot.appendItems(items, toSection: .main)"],
    page: "section", lesson: "sections-and-items", provocation: .lines(["append a"]))

  private static let sectionNotFound = ConsoleText(
    id: "section-not-found", kind: .exception,
    wordings: [
      ConsoleWording(
        "Section identifier was not found. You can verify the section exists by calling the "
          + "indexOfSectionIdentifier API"),
      ConsoleWording(
        "You can verify the section exists by calling the indexOfSectionIdentifier API"),
    ],
    meaning: { _ in "The snapshot was asked about a section that it does not have." },
    cause: """
      `numberOfItems(inSection:)` or `itemIdentifiers(inSection:)` names a section that was never \
      appended, was deleted, or is equal to none because `==` covers more than its id.
      """,
    mend: [
      "guard snapshot.indexOfSection(section) != nil else { return }",
      "let items = snapshot.itemIdentifiers(inSection: section)",
    ],
    page: "section", lesson: "sections-and-items",
    provocation: .lines([
      "append sections main", #"snapshot.itemIdentifiers(inSection: "ads")"#,
    ]))

  private static let repeatedItems = ConsoleText(
    id: "repeated-items", kind: .exception,
    wordings: [
      ConsoleWording(
        "Fatal: supplied item identifiers are not unique.", ["Duplicate identifiers: {(‹items›)}"],
        on: .since("14")),
      ConsoleWording("Fatal: supplied identifiers are not unique.", on: .upTo("13")),
    ],
    meaning: { holes in
      guard let items = holes["items"] else {
        return "One call named an item more than once, and a snapshot holds each once."
      }
      return "One call named these items more than once: \(items). A snapshot holds each once."
    },
    cause: """
      The array has the same id twice: a page was loaded twice, the server repeats a row, or `==` \
      leaves out what tells two items apart.
      """,
    mend: [
      "var seen = Set<Item.ID>()",
      "snapshot.appendItems(ids.filter { seen.insert($0).inserted })",
    ],
    page: "duplicates", lesson: "no-duplicates",
    provocation: .lines(["append sections main", "append a a"]))

  private static let repeatedSections = ConsoleText(
    id: "repeated-sections", kind: .exception,
    wordings: [
      ConsoleWording(
        "Fatal: supplied section identifiers are not unique.",
        ["Duplicate identifiers: {(‹sections›)}"], on: .since("14"))
    ],
    meaning: { holes in
      guard let sections = holes["sections"] else {
        return "One call named a section more than once, and a snapshot holds each once."
      }
      return
        "One call named these sections more than once: \(sections). A snapshot holds each once."
    },
    cause: """
      Sections are made of data that repeats, such as a date or a title, and `==` does not tell \
      them apart.
      """,
    mend: [
      "let sections = Set(notes.map(\\.day)).sorted()", "snapshot.appendSections(sections)",
    ],
    page: "duplicates", lesson: "no-duplicates", provocation: .lines(["append sections main main"]))

  private static let existingSections = ConsoleText(
    id: "existing-sections", kind: .exception,
    wordings: [
      ConsoleWording(
        "detected an attempt to insert or append ‹#count› section identifier that already exists",
        ["Section identifier that already exists: ‹sections›"], on: .seen("17")),
      ConsoleWording(
        "detected an attempt to insert or append ‹#count› section identifiers that already exist",
        ["Section identifiers that already exist: (‹sections›)"], on: .seen("17")),
    ],
    meaning: { holes in
      guard let sections = holes["sections"] else {
        return "Sections were added that the snapshot has already; unlike items they are not moved."
      }
      return """
        The snapshot has \(sections) already, and a section that is there is not moved as an item \
        would be.
        """
    },
    cause: "`appendSections` ran again on a snapshot that was kept or came from `snapshot()`.",
    mend: [
      "var snapshot = NSDiffableDataSourceSnapshot<Section, Item.ID>()",
      "snapshot.appendSections(Section.allCases)",
    ],
    page: "section", lesson: "no-duplicates",
    provocation: .lines(["append sections main", "append sections main"]))

  private static let existingItems = ConsoleText(
    id: "existing-items", kind: .log,
    wordings: [
      ConsoleWording(
        "detected an attempt to insert or append ‹#count› item identifier that already exists",
        ["Item identifier that already exists: ‹items›"], on: .since("15")),
      ConsoleWording(
        "detected an attempt to insert or append ‹#count› item identifiers that already exist",
        ["Item identifiers that already exist: (‹items›)"], on: .since("15")),
      ConsoleWording(
        "BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS", on: .since("15")),
      ConsoleWording(
        "The existing item identifier will be moved into place instead", on: .since("15")),
      ConsoleWording(
        "The existing item identifiers will be moved into place instead", on: .since("15")),
    ],
    meaning: { holes in
      guard let items = holes["items"], let count = holes.count("count", "item") else {
        return "Items were added that the snapshot has already: they move to the new place."
      }
      return "\(count) added, but there already: \(items). What is there moves to the new place."
    },
    cause: """
      The same data was appended to a snapshot that was kept, or one item was given to two \
      sections: the last one has it. Begin each time with a new snapshot; to show one thing twice, \
      wrap it with its section.
      """,
    mend: [
      "struct Slot: Hashable { let section: Section; let item: Item.ID }",
      "snapshot.appendItems(ids.map { Slot(section: .popular, item: $0) }, toSection: .popular)",
    ],
    page: "duplicates", lesson: "no-duplicates",
    provocation: .lines(["append sections main ads", "append a to main", "append a to ads"]))

  private static let reloadedItemNotFound = ConsoleText(
    id: "reloaded-item-not-found", kind: .exception,
    wordings: [
      ConsoleWording(
        "Attempted to reload item identifier that does not exist in the snapshot: ‹item›",
        on: .since("15")),
      ConsoleWording(
        "Attempted to reload item identifier that does not exist in the snapshot", on: .since("15")),
      ConsoleWording("Invalid item identifier specified for reload", on: .between("13", "14")),
    ],
    meaning: { holes in
      guard let item = holes["item"] else {
        return "An item was to be reloaded that the snapshot does not have."
      }
      return "\(item) was to be reloaded, but the snapshot does not have it."
    },
    cause: missingMarkCause,
    mend: [
      "guard snapshot.indexOfItem(id) != nil else { return }", "snapshot.reloadItems([id])",
    ],
    page: "reload", lesson: "reload-or-reconfigure",
    provocation: .lines(["append sections main; append a", "reload b"]))

  private static let reloadedSectionNotFound = ConsoleText(
    id: "reloaded-section-not-found", kind: .exception,
    wordings: [
      ConsoleWording(
        "Attempted to reload section identifier that does not exist in the snapshot: ‹section›",
        on: .since("15")),
      ConsoleWording(
        "Attempted to reload section identifier that does not exist in the snapshot",
        on: .since("15")),
    ],
    meaning: { holes in
      guard let section = holes["section"] else {
        return "A section was to be reloaded that the snapshot does not have."
      }
      return "The section \(section) was to be reloaded, but the snapshot does not have it."
    },
    cause: """
      The snapshot was made anew or the section was deleted, or the identifier was rebuilt with \
      other contents and `==` covers them.
      """,
    mend: [
      "guard snapshot.indexOfSection(section) != nil else { return }",
      "snapshot.reloadSections([section])",
    ],
    page: "reload", lesson: "reload-or-reconfigure",
    provocation: .lines(["append sections main", "reload sections ads"]))

  private static let reconfiguredItemNotFound = ConsoleText(
    id: "reconfigured-item-not-found", kind: .exception,
    wordings: [
      ConsoleWording(
        "Attempted to reconfigure item identifier that does not exist in the snapshot: ‹item›",
        on: .since("15")),
      ConsoleWording(
        "Attempted to reconfigure item identifier that does not exist in the snapshot",
        on: .since("15")),
    ],
    meaning: { holes in
      guard let item = holes["item"] else {
        return "An item was to be reconfigured that the snapshot does not have."
      }
      return "\(item) was to be reconfigured, but the snapshot does not have it."
    },
    cause: missingMarkCause,
    mend: [
      "guard snapshot.indexOfItem(id) != nil else { return }", "snapshot.reconfigureItems([id])",
    ],
    page: "reconfigure", lesson: "reload-or-reconfigure",
    provocation: .lines(["append sections main; append a", "reconfigure b"]))

  /// Why something that is marked is not there.
  private static let missingMarkCause: Message = """
    It was deleted meanwhile, the snapshot was made anew, or the identifier was rebuilt with other \
    contents and `==` covers them. A class that does not say what is equal is equal to itself alone.
    """

  private static let nilArgument = ConsoleText(
    id: "nil-argument", kind: .exception,
    wordings: [
      "identifiers", "destinationIdentifier", "itemIdentifiers", "sectionIdentifiers",
      "toIdentifier", "fromSectionIdentifier", "toSectionIdentifier", "sectionIdentifier",
      "snapshot", "parentItem != nil", "snapshot != nil", "item != nil",
    ].map { ConsoleWording("Invalid parameter not satisfying: \($0)") },
    meaning: { _ in "An argument of the call was nil, and it must be something." },
    cause: "Objective-C handed over nil; Swift's own types cannot.",
    mend: ["if let item { snapshot.appendItems([item]) }"],
    page: "snapshot", provocation: .impossible("No command can leave out what it names."))

  private static let sectionCountMismatch = ConsoleText(
    id: "section-count-mismatch", kind: .exception,
    wordings: [
      ConsoleWording(
        "Invalid parameter not satisfying: dataSourceSnapshot.numberOfSections == "
          + "sectionIdentifiers.count", on: .seen("13"))
    ],
    meaning: { _ in "Inside iOS 13's data source the number of sections came apart." },
    cause: """
      Two sections compare as equal, or a snapshot was changed from two queues at once. Later \
      releases say which.
      """,
    mend: ["enum Section: Hashable { case main, ads }"],
    page: "duplicates", lesson: "no-duplicates",
    provocation: .impossible("The data source of iOS 13 is not modelled; today's texts are."))
}
