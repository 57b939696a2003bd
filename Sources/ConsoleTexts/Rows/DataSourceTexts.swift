import Wording

extension ConsoleText {
  /// What a data source says: identity, providers, queues, who may change the view.
  static let dataSourceTexts: [ConsoleText] = [
    unequalHashes, noCell, noSupplementaryViewProvider, sectionIndexOutOfRange, noItemForCell,
    directMutation, appliedWhileApplying, queueDeadlock, queueMixture,
  ]

  private static let unequalHashes = ConsoleText(
    id: "unequal-hashes", kind: .exception,
    wordings: [
      ConsoleWording(
        "detected item identifiers that are equal but have different hash values.",
        ["equal but have different hash values: (‹first›) and (‹second›"], on: .since("15")),
      ConsoleWording(
        "Two identifiers which compare as equal must return the same hash value", on: .since("15")),
    ],
    meaning: { holes in
      guard let first = holes["first"], let second = holes["second"] else {
        return "Two item identifiers are equal by `==`, but their hashes differ."
      }
      return "\(first) and \(second) are equal by `==`, but their hashes differ."
    },
    cause: """
      `==` is written by hand over the id, and the hash is still the compiler's, over every \
      property; or what the hash covers changed after the identifier was stored.
      """,
    mend: [
      "static func == (a: Note, b: Note) -> Bool { a.id == b.id }",
      "func hash(into hasher: inout Hasher) { hasher.combine(id) }",
    ],
    page: "hashable", lesson: "equal-but-different-hash",
    provocation: .lines([
      "identity hash; append sections main; append a; apply", "set item a title New", "apply",
    ]))

  private static let noCell = ConsoleText(
    id: "no-cell", kind: .exception,
    wordings: [
      ConsoleWording(
        "DiffableDataSource cell provider returned nil for index path",
        [
          "path = ‹#section› - ‹#index›} with item identifier",
          "with item identifier '‹item›', which",
        ]),
      ConsoleWording("which is not allowed. You must always return a cell to the"),
    ],
    meaning: { holes in
      guard let item = holes["item"] else { return "The cell provider had no cell for an item." }
      guard let section = holes.number("section"), let index = holes.number("index") else {
        return "The cell provider had no cell for \(item)."
      }
      return "The cell provider had no cell for \(item), item \(index) of section \(section)."
    },
    cause: """
      The model was looked up and not found, because it changed before the snapshot did, or `self` \
      was gone. The provider has to return a cell for every identifier of the snapshot.
      """,
    mend: [
      "dataSource = .init(collectionView: view) { view, path, id in",
      "  view.dequeueConfiguredReusableCell(using: registration, for: path, item: store[id])", "}",
    ],
    page: "cell-provider", lesson: "single-source-of-truth", provocation: .lines(providing("nil")))

  private static let noSupplementaryViewProvider = ConsoleText(
    id: "no-supplementary-view-provider", kind: .exception,
    wordings: [
      ConsoleWording(
        "requested a supplementary view, but a supplementaryViewProvider was not specified"),
      ConsoleWording(
        "Invalid parameter not satisfying: self.supplementaryViewProvider", on: .upTo("14")),
    ],
    meaning: { _ in
      "The layout has a header, footer or badge, but the data source has nobody to make its view."
    },
    cause: """
      `boundarySupplementaryItems` or a list with `headerMode` was added to the layout, and \
      `supplementaryViewProvider` was never set on this data source.
      """,
    mend: [
      "dataSource.supplementaryViewProvider = { view, kind, path in",
      "  view.dequeueConfiguredReusableSupplementary(using: header, for: path)", "}",
    ],
    page: "supplementary-views", lesson: "headers",
    provocation: .lines(
      [registering] + providing(dequeued) + [
        "layout 0 { group vertical 1w x 44 { item 1w x 1h }; header 1w x 30 }"
      ]))

  private static let sectionIndexOutOfRange = ConsoleText(
    id: "section-index-out-of-range", kind: .exception,
    wordings: [
      ConsoleWording("Invalid parameter not satisfying: section < _impl.numberOfSections")
    ],
    meaning: { _ in "The data source was asked for a section number that it does not have." },
    cause:
      "A number from before the last apply was kept; keep the identifier and ask for its index.",
    mend: ["let index = dataSource.snapshot().indexOfSection(.main)"],
    page: "index-path", lesson: "reading-a-diff",
    provocation: .impossible("Commands name sections, and the view asks only for those there are."))

  private static let noItemForCell = ConsoleText(
    id: "no-item-for-cell", kind: .exception,
    wordings: [ConsoleWording("Invalid parameter not satisfying: itemIdentifier")],
    meaning: { _ in "A cell was asked for at an index path where the data source has no item." },
    cause: """
      The view still counts what an earlier snapshot had, because another object answers \
      `numberOfItemsInSection`, or it was told of changes past the data source.
      """,
    mend: ["dataSource.apply(snapshot)"], page: "single-source-of-truth", lesson: "out-of-step",
    provocation: .impossible("Here the view of a snapshot never counts by itself."))

  private static let directMutation = ConsoleText(
    id: "direct-mutation", kind: .exception,
    wordings: [
      ConsoleWording(
        "must be updated via the ‹class› APIs when acting as the ‹view›'s dataSource",
        on: .since("14")),
      ConsoleWording(
        "please do not call mutation APIs directly on ‹view›.", on: .since("14")),
    ],
    meaning: { holes in
      guard let source = holes["class"] else {
        return "The view was changed directly while a diffable data source is in charge of it."
      }
      return "The view was changed directly while a \(source) is in charge of it."
    },
    cause: """
      `deleteItems(at:)`, `insertItems(at:)`, `moveItem(at:to:)` or `performBatchUpdates` was \
      called, by your code or by a library that swipes rows away.
      """,
    mend: [
      "var snapshot = dataSource.snapshot()", "snapshot.deleteItems([id])",
      "dataSource.apply(snapshot)",
    ],
    page: "single-source-of-truth", lesson: "single-source-of-truth",
    provocation: .lines(["append sections main; append a b; apply", "batch { delete 0-0 }"]))

  private static let appliedWhileApplying = ConsoleText(
    id: "applied-while-applying", kind: .exception,
    wordings: [
      ConsoleWording(
        "attempted to apply a snapshot to diffable data source while it was already applying a "
          + "snapshot", on: .unknown),
      ConsoleWording(
        "BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__APPLYING_SNAPSHOTS_REENTRANTLY_OR_ON_MAIN_AND_"
          + "BACKGROUND_THREADS", on: .unknown),
    ],
    meaning: { _ in "`apply` was called while another apply of the same data source was at work." },
    cause: """
      The cell provider, a registration's handler or a layout callback applies again, often because \
      a model publishes a change while a cell is set up; or two threads apply.
      """,
    mend: ["Task { @MainActor in await dataSource.apply(snapshot) }"],
    page: "apply", lesson: "apply-makes-it-real",
    provocation: .impossible(providerIsFixed))

  private static let queueDeadlock = ConsoleText(
    id: "queue-deadlock", kind: .exception,
    wordings: [
      ConsoleWording(
        "Deadlock detected: calling this method on the main queue with outstanding async updates "
          + "is not permitted and will deadlock."),
      ConsoleWording("Deadlock detected: calling this method on the main queue"),
    ],
    meaning: { _ in
      "An apply came on the main queue while one from another queue was still at work."
    },
    cause: """
      One part of the app applies in the background and another on main, for instance a search and \
      a refresh. Since iOS 18's SDK the data source belongs to the main actor.
      """,
    mend: ["await MainActor.run { dataSource.apply(snapshot) }"], page: "apply",
    lesson: "apply-makes-it-real", provocation: .impossible(commandsHaveOneQueue))

  private static let queueMixture = ConsoleText(
    id: "queue-mixture", kind: .log,
    wordings: [
      ConsoleWording(
        "Warning: applying updates in a non-thread confined manner is dangerous and can lead to "
          + "deadlocks.")
    ],
    meaning: { _ in "This data source has been applied to from the main queue and from another." },
    cause: """
      It works until two applies meet, then it ends the app. Choose one queue for all applies; \
      since iOS 18's SDK that is the main one.
      """,
    mend: ["await MainActor.run { dataSource.apply(snapshot) }"], page: "apply",
    lesson: "apply-makes-it-real", provocation: .impossible(commandsHaveOneQueue))

  /// Why some of what a provider does cannot be provoked at the prompt.
  static let providerIsFixed: Message =
    "The prompt does not follow a provider so far: `import` a Swift file that does it."
  private static let commandsHaveOneQueue: Message =
    "Commands run one after the other: `import` a Swift file that applies from two queues."
}
