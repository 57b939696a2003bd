import Wording

extension ConsoleText {
  /// What is said when views are dequeued.
  static let cellTexts: [ConsoleText] = [
    registrationInProvider, otherRegistration, strayView, unregisteredCell, unregisteredView,
    unregisteredRow, noReuseIdentifier, secondDequeue, nilView,
  ]

  private static let registrationInProvider = ConsoleText(
    id: "registration-in-provider", kind: .exception,
    wordings: [
      ConsoleWording("using a registration that was created inside", on: .since("15")),
      ConsoleWording("Creating a new registration each time a cell is requested", on: .since("15")),
    ],
    meaning: { _ in "A registration was made while a cell was asked for, and used for that cell." },
    cause: """
      The registration stands inside the cell provider, or is a `lazy var` that the provider \
      touches first. iOS 14 kept silent and never used a cell again.
      """,
    mend: [
      "let registration = UICollectionView.CellRegistration<Cell, Item> { cell, _, item in }",
      "dataSource = .init(collectionView: view) { view, path, item in",
      "  view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)", "}",
    ],
    page: "registrations",
    provocation: .lines(
      providing(
        """
        view.dequeueConfiguredReusableCell(using: \
        UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }, \
        for: path, item: item)
        """)))

  private static let otherRegistration = ConsoleText(
    id: "other-registration", kind: .exception,
    wordings: [
      ConsoleWording(
        "Attempted to dequeue a cell for a different registration or reuse identifier than the "
          + "existing cell when reconfiguring an item", on: .since("15"))
    ],
    meaning: { _ in "A reconfigured item's provider asked for another kind of cell than it has." },
    cause: """
      Which registration is used depends on contents that changed. Reconfiguring keeps the cell; \
      another kind of cell needs a reload.
      """,
    mend: ["snapshot.reloadItems([id])"], page: "reconfigure", lesson: "reload-or-reconfigure",
    provocation: .impossible(providerIsFixed))

  private static let strayView = ConsoleText(
    id: "stray-view", kind: .exception,
    wordings: [
      ConsoleWording(
        "Expected dequeued view to be returned to the collection view in preparation for display.",
        ["Dequeued view: <‹class›:"], on: .since("18")),
      ConsoleWording(
        "Avoid dequeuing views without a request from the collection view",
        ["Dequeued view: <‹class›:"], on: .since("18")),
    ],
    meaning: { holes in
      guard let name = holes["class"] else {
        return "A view was dequeued and never returned to the collection view."
      }
      return "A \(name) was dequeued and never returned to the collection view."
    },
    cause: """
      The provider dequeues two cells and returns one, or code dequeues a cell only to measure it. \
      Up to iOS 17 that was let pass.
      """,
    mend: [
      "let cell = view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)",
      "return cell",
    ],
    page: "cell-provider",
    provocation: .lines(
      [registering]
        + providing(
          """
          let probe = \(dequeued); return \(dequeued)
          """)))

  private static let unregisteredCell = ConsoleText(
    id: "unregistered-cell", kind: .exception,
    wordings: [
      ConsoleWording(
        "could not dequeue a view of kind: ‹kind› with identifier ‹identifier› - must register a nib "
          + "or a class for the identifier")
    ],
    meaning: { holes in
      let identifier = holes["identifier"] ?? "…"
      return "Nothing is registered for the reuse identifier \(identifier)."
    },
    cause: registrationCause, mend: registrationMend, page: "registrations",
    provocation: .lines(providing(dequeued)))

  private static let unregisteredView = ConsoleText(
    id: "unregistered-view", kind: .exception,
    wordings: [
      ConsoleWording(
        "could not dequeue a view of kind: ‹kind› - must register a nib or a class for the kind")
    ],
    meaning: { holes in "Nothing is registered for the element kind \(holes["kind"] ?? "…")." },
    cause: """
      Decoration views are registered on the layout, headers and badges on the view; or the kind is \
      spelled in two ways.
      """,
    mend: ["layout.register(Background.self, forDecorationViewOfKind: \"background\")"],
    page: "backgrounds", lesson: "backgrounds", provocation: .impossible(providerIsFixed))

  private static let unregisteredRow = ConsoleText(
    id: "unregistered-row", kind: .exception,
    wordings: [
      ConsoleWording("unable to dequeue a cell with identifier ‹identifier› - must register a nib")
    ],
    meaning: { holes in
      let identifier = holes["identifier"] ?? "…"
      return "Nothing is registered with the table for the reuse identifier \(identifier)."
    },
    cause: registrationCause,
    mend: ["tableView.register(UITableViewCell.self, forCellReuseIdentifier: \"cell\")"],
    page: "registrations", provocation: .impossible(noTables))

  private static let registrationCause: Message = """
    The call to register is missing, comes after the first apply, is on another view, or the \
    identifier is spelled in two ways.
    """
  private static let registrationMend = [
    "let registration = UICollectionView.CellRegistration<Cell, Item> { cell, _, item in }",
    "view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)",
  ]

  private static let noReuseIdentifier = ConsoleText(
    id: "no-reuse-identifier", kind: .exception,
    wordings: [
      ConsoleWording("does not have a reuseIdentifier - cells must be retrieved by calling")
    ],
    meaning: { _ in "The provider returned a cell that it made itself instead of dequeuing it." },
    cause: "`UICollectionViewCell()` was returned, often as the answer for the impossible case.",
    mend: ["view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)"],
    page: "cell-provider", provocation: .lines(providing("UICollectionViewCell()")))

  private static let secondDequeue = ConsoleText(
    id: "second-dequeue", kind: .exception,
    wordings: [
      ConsoleWording(
        "Attempted to dequeue multiple cells for the same index path, which is not allowed.",
        ["path = ‹#section› - ‹#row›}"], on: .seen("11"))
    ],
    meaning: { holes in
      guard let section = holes.number("section"), let row = holes.number("row") else {
        return "Two cells were dequeued for one row of a table."
      }
      return "Two cells were dequeued for one row of a table: row \(row) of section \(section)."
    },
    cause:
      "The provider dequeues a cell, finds that it is of the wrong kind, and dequeues another.",
    mend: ["let identifier = item.isWide ? \"wide\" : \"narrow\""], page: "cell-reuse",
    provocation: .impossible(noTables))

  private static let nilView = ConsoleText(
    id: "nil-view", kind: .exception,
    wordings: [
      ConsoleWording("attempt to create view animation for nil view", on: .unknown)
    ],
    meaning: { _ in "The view was to animate a cell that it does not have." },
    cause: """
      The counts agreed but the changes did not fit them, so that the view moves what is not there. \
      A diffable data source never tells such changes.
      """,
    mend: ["dataSource.apply(snapshot)"], page: "batch-updates", lesson: "hand-written-crash",
    provocation: .impossible("The view of `batch` refuses such changes before it animates."))

  /// What dequeues a cell in a provider.
  static let dequeued =
    "view.dequeueReusableCell(withReuseIdentifier: \"cell\", for: path)"

  /// What registers the class of these cells.
  static let registering =
    "collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: \"cell\")"

  /// Lines that show an item with a cell provider of such a body.
  static func providing(_ body: String) -> [String] {
    [
      """
      let items = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) \
      { view, path, item in \(body) }
      """,
      """
      var start = NSDiffableDataSourceSnapshot<Int, Int>(); start.appendSections([0]); \
      start.appendItems([1]); items.apply(start)
      """,
    ]
  }

  /// Why what only a table does cannot be provoked at the prompt.
  static let noTables: Message =
    "The prompt has no tables: `import` a Swift file with a `UITableView`."
}
