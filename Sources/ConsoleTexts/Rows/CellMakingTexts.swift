import Wording

extension ConsoleText {
  /// What is said while cells are made: constraints, nibs, rows of tables.
  static let cellMakingTexts: [ConsoleText] = [
    autoresizingMask, noCommonAncestor, cellDuringUpdate, rowHeight, missingNib, invalidNib,
    keyOfOutlet, unknownClass, missingSymbol,
  ]

  private static let autoresizingMask = ConsoleText(
    id: "autoresizing-mask", kind: .log,
    wordings: [
      ConsoleWording(
        "Changing the translatesAutoresizingMaskIntoConstraints property of", on: .unknown)
    ],
    meaning: { _ in
      "`translatesAutoresizingMaskIntoConstraints` was changed on a cell or its content view."
    },
    cause: """
      The list itself places cells and content views: only views put into the content view take \
      constraints of yours. Self-sizing goes wrong otherwise.
      """,
    mend: [
      "contentView.addSubview(label)",
      "label.translatesAutoresizingMaskIntoConstraints = false",
    ],
    page: "self-sizing", lesson: "self-sizing", confidence: .low,
    provocation: .impossible("The prompt has no Auto Layout: `measure` says what a cell answers."))

  private static let noCommonAncestor = ConsoleText(
    id: "no-common-ancestor", kind: .exception,
    wordings: [
      ConsoleWording("because they have no common ancestor", on: .unknown)
    ],
    meaning: { _ in "A constraint was activated between views that do not share a superview." },
    cause: """
      The subview was not added yet, or it was added to the cell where the constraint names the \
      content view.
      """,
    mend: [
      "contentView.addSubview(label)",
      "label.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true",
    ],
    page: "self-sizing", confidence: .low,
    provocation: .impossible("The prompt has no Auto Layout: `measure` says what a cell answers."))

  private static let cellDuringUpdate = ConsoleText(
    id: "cell-during-update", kind: .log,
    wordings: [
      ConsoleWording(
        "on the table view while it was in the process of updating its visible cells",
        on: .unknown),
      ConsoleWording("UITableViewAlertForCellForRowAtIndexPathAccessDuringUpdate", on: .unknown),
      ConsoleWording("visibleCells while they were in the process of being updated", on: .unknown),
      ConsoleWording("UITableViewAlertForVisibleCellsAccessDuringUpdate", on: .unknown),
    ],
    meaning: { _ in "A table was asked for its cells while it was filling them." },
    cause: """
      `cellForRow(at:)` or `visibleCells` is called in the provider, or in what a cell does as \
      it is configured. Give the cell its contents there, and use the identifier elsewhere.
      """,
    mend: ["snapshot.reconfigureItems([id])"],
    page: "tables", confidence: .low,
    provocation: .impossible(noTables))

  private static let rowHeight = ConsoleText(
    id: "row-height", kind: .exception,
    wordings: [
      ConsoleWording("provided by table delegate. Value must be at least 0.0", on: .unknown)
    ],
    meaning: { _ in "A table's delegate answered a height below zero." },
    cause: """
      A height was reckoned from what has no size yet. Leave the delegate out: rows size \
      themselves.
      """,
    mend: ["tableView.rowHeight = UITableView.automaticDimension"],
    page: "tables", confidence: .low,
    provocation: .impossible(noTables))

  private static let missingNib = ConsoleText(
    id: "missing-nib", kind: .exception,
    wordings: [
      ConsoleWording("Could not load NIB in bundle: ‹bundle› with name '‹name›'", on: .unknown)
    ],
    meaning: { holes in
      guard let name = holes["name"] else {
        return "A nib that was registered is not in the bundle."
      }
      return "The nib \(name) is not in the bundle."
    },
    cause: "Its name is spelled otherwise than the file's, or the file belongs to another target.",
    mend: ["view.register(Cell.self, forCellWithReuseIdentifier: \"Cell\")"],
    page: "registrations", confidence: .low,
    provocation: .impossible("The prompt has no nibs: `import` a project that has."))

  private static let invalidNib = ConsoleText(
    id: "invalid-nib", kind: .exception,
    wordings: [
      ConsoleWording(
        "nib must contain exactly one top level object", ["for identifier (‹identifier›)"],
        on: .unknown)
    ],
    meaning: { holes in
      guard let identifier = holes["identifier"] else {
        return "A registered nib holds something else than one cell."
      }
      return "The nib for \(identifier) holds something else than one cell."
    },
    cause: """
      Its top level has two objects, as a gesture recognizer beside the cell, or its view is no \
      cell.
      """,
    mend: ["view.register(Cell.self, forCellWithReuseIdentifier: \"Cell\")"],
    page: "registrations", confidence: .low,
    provocation: .impossible("The prompt has no nibs: `import` a project that has."))

  private static let keyOfOutlet = ConsoleText(
    id: "key-of-outlet", kind: .exception,
    wordings: [
      ConsoleWording(
        "this class is not key value coding-compliant for the key ‹key›.", on: .unknown)
    ],
    meaning: { holes in
      guard let key = holes["key"] else {
        return "A nib or storyboard names an outlet that the class does not have."
      }
      return "A nib or storyboard names the outlet \(key), which the class does not have."
    },
    cause: """
      The property was renamed or is gone, or the outlet was drawn from another object than the \
      cell.
      """,
    mend: ["@IBOutlet private var titleLabel: UILabel!"],
    page: "registrations", confidence: .low,
    provocation: .impossible("The prompt has no nibs: `import` a project that has."))

  private static let unknownClass = ConsoleText(
    id: "unknown-class", kind: .log,
    wordings: [
      ConsoleWording("Unknown class ‹name› in Interface Builder file", on: .unknown)
    ],
    meaning: { holes in
      guard let name = holes["name"] else {
        return "A nib names a class that the program does not have."
      }
      return "A nib names the class \(name), which the program does not have."
    },
    cause: """
      The class was renamed, or belongs to another module than the nib says. The cell that comes \
      is a plain one, and a cast of it fails next.
      """,
    mend: ["view.register(Cell.self, forCellWithReuseIdentifier: \"Cell\")"],
    page: "registrations", confidence: .low,
    provocation: .impossible("The prompt has no nibs: `import` a project that has."))

  private static let missingSymbol = ConsoleText(
    id: "missing-symbol", kind: .exception,
    wordings: [
      ConsoleWording("Symbol not found: ‹symbol›DiffableDataSource‹_›", on: .unknown),
      ConsoleWording("Symbol not found: ‹symbol›NSCollectionLayout‹_›", on: .unknown),
    ],
    meaning: { _ in
      "The system that runs the app does not have a class of these two systems yet."
    },
    cause: """
      The class came with a later release, and the app names it without `if #available`, or \
      links UIKit strongly.
      """,
    mend: ["if #available(iOS 14, *) { configureOutline() }"],
    page: "environment", confidence: .low,
    provocation: .impossible("Here every class is there."))
}
