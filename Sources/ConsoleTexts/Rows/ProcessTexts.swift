import Wording

extension ConsoleText {
  /// What Swift, Foundation and queues say when a list is in it.
  static let processTexts: [ConsoleText] = [
    mainQueueExpected, unownedGone, duplicateStoreKey, enumerationMutation, nilObject,
    invalidScrollPath, supplementaryOfMissingSection, twoAnimations, flowCache,
  ]

  private static let mainQueueExpected = ConsoleText(
    id: "main-queue-expected", kind: .exception,
    wordings: [
      ConsoleWording("Block was expected to execute on queue [com.apple.main-thread", on: .unknown),
      ConsoleWording("_dispatch_assert_queue_fail", on: .unknown),
    ],
    meaning: { _ in
      "Code that belongs to the main actor ran on another queue, and Swift ended the app."
    },
    cause: """
      A closure that was written in a class of the main actor, as a cell provider is, was called \
      from a background queue: an apply there, or a completion handler of the network.
      """,
    mend: ["await MainActor.run { dataSource.apply(snapshot) }"],
    page: "queues", confidence: .low,
    provocation: .impossible("Commands run one after the other: there are no queues."))

  private static let unownedGone = ConsoleText(
    id: "unowned-gone", kind: .exception,
    wordings: [
      ConsoleWording("Attempted to read an unowned reference but", on: .unknown)
    ],
    meaning: { _ in "A closure with `unowned` ran after what it refers to was gone." },
    cause: """
      A provider or a section provider captures the controller as `unowned`, and the view \
      outlives it while an animation ends.
      """,
    mend: [
      "{ [weak self] view, path, id in",
      "  guard let self else { return UICollectionViewCell() }",
      "  return cell(in: view, at: path, for: id)",
      "}",
    ],
    page: "data-source-lifetime", confidence: .low,
    provocation: .impossible("The prompt keeps what it made."))

  private static let duplicateStoreKey = ConsoleText(
    id: "duplicate-store-key", kind: .exception,
    wordings: [
      ConsoleWording("Fatal error: Duplicate values for key: '‹key›'", on: .unknown)
    ],
    meaning: { holes in
      guard let key = holes["key"] else {
        return "A dictionary was made of pairs, two of which have one key."
      }
      return "A dictionary was made of pairs, two of which have the key \(key)."
    },
    cause: """
      The store beside the snapshot is made with `Dictionary(uniqueKeysWithValues:)`, and the \
      data has an id twice. The snapshot would refuse it next.
      """,
    mend: [
      "let store = Dictionary(items.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })"
    ],
    page: "duplicates", lesson: "no-duplicates", confidence: .low,
    provocation: .impossible("The store of contents here is keyed by name and takes the last."))

  private static let enumerationMutation = ConsoleText(
    id: "enumeration-mutation", kind: .exception,
    wordings: [
      ConsoleWording("was mutated while being enumerated", on: .unknown)
    ],
    meaning: { _ in "A collection was changed while something went through it." },
    cause: """
      The model array is changed on one queue while another makes a snapshot of it. Change and \
      read it on one queue.
      """,
    mend: ["let items = store.items", "snapshot.appendItems(items.map(\\.id))"],
    page: "queues", confidence: .low,
    provocation: .impossible("Commands run one after the other: there are no queues."))

  private static let nilObject = ConsoleText(
    id: "nil-object", kind: .exception,
    wordings: [
      ConsoleWording("insertObject:atIndex:]: object cannot be nil", on: .unknown),
      ConsoleWording("initWithObjects:count:]: attempt to insert nil object", on: .unknown),
    ],
    meaning: { _ in "nil was to be put into an array of Objective-C." },
    cause: """
      An optional from Objective-C came through as nil, as an index path or attributes that a \
      layout of one's own did not find.
      """,
    mend: ["guard let attributes = super.layoutAttributesForItem(at: path) else { return nil }"],
    page: "frame", confidence: .low,
    provocation: .impossible("The prompt lays out nothing by hand: `import` such a layout."))

  private static let invalidScrollPath = ConsoleText(
    id: "invalid-scroll-path", kind: .exception,
    wordings: [
      ConsoleWording(
        "attempt to scroll to invalid index path", ["path = ‹#section› - ‹#item›}"],
        on: .unknown)
    ],
    meaning: { holes in
      guard let item = holes.number("item"), let section = holes.number("section") else {
        return "The view was to scroll to a path that it does not have."
      }
      return """
        The view was to scroll to item \(item) of section \(section), which it does not have.
        """
    },
    cause: "The path was reckoned before the apply, or the view has not loaded its data yet.",
    mend: [
      "guard let path = dataSource.indexPath(for: id) else { return }",
      "view.scrollToItem(at: path, at: .top, animated: true)",
    ],
    page: "index-path", confidence: .low,
    provocation: .impossible("`scroll to item` names an item, not its number."))

  private static let supplementaryOfMissingSection = ConsoleText(
    id: "supplementary-of-missing-section", kind: .exception,
    wordings: [
      ConsoleWording(
        "request for layout attributes for supplementary view ‹kind› in section "
          + "‹#section› when there are only ‹#count› sections", on: .unknown)
    ],
    meaning: { holes in
      guard let kind = holes["kind"], let section = holes.number("section") else {
        return "A header or footer of a section was asked for that the view does not have."
      }
      return """
        A view of the kind \(kind) was asked for in section \(section), which the view does not \
        have.
        """
    },
    cause: """
      The number of a section was kept from before, or the view has not taken over its data yet.
      """,
    mend: ["guard let index = dataSource.snapshot().indexOfSection(.main) else { return }"],
    page: "supplementary-views", lesson: "headers", confidence: .low,
    provocation: .impossible("Commands name sections: no number of a section can be wrong."))

  private static let twoAnimations = ConsoleText(
    id: "two-animations", kind: .exception,
    wordings: [
      ConsoleWording("ttempt to create two animations for cell", on: .unknown),
      ConsoleWording("too many update animations on one view", on: .unknown),
    ],
    meaning: { _ in "One update moves a view more than once." },
    cause: """
      A hand-written update names an item twice, as a move and as a reload, or an update began \
      while many others were still animated.
      """,
    mend: ["dataSource.apply(snapshot)"],
    page: "batch-updates", lesson: "hand-written-crash", confidence: .low,
    provocation: .impossible("An apply names each item once, and the next waits for it."))

  private static let flowCache = ConsoleText(
    id: "flow-cache", kind: .log,
    wordings: [
      ConsoleWording(
        "UICollectionViewFlowLayout has cached frame mismatch for index path", on: .unknown),
      ConsoleWording(
        "is modifying attributes returned by UICollectionViewFlowLayout without copying them",
        on: .unknown),
    ],
    meaning: { _ in "A subclass of the flow layout changed attributes that are the layout's own." },
    cause: """
      Attributes are objects: what `super` returns is to be copied before it is changed. A \
      compositional layout has `visibleItemsInvalidationHandler` for it.
      """,
    mend: [
      "let attributes = super.layoutAttributesForElements(in: rect)?",
      "  .map { $0.copy() as! UICollectionViewLayoutAttributes }",
    ],
    page: "visible-items", confidence: .low,
    provocation: .impossible("The prompt lays out nothing by hand: `import` such a layout."))
}
