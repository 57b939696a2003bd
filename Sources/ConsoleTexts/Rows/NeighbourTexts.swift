import Wording

extension ConsoleText {
  /// What collection and table views say besides, where snapshots and layouts lead to it.
  static let neighbourTexts: [ConsoleText] = [
    outsideHierarchy, reentrantLayout, changedAttributes, noAttributes, recursionLogging,
    ambiguousHeight, dimensionNotPositive, invalidIndexPath, foreignHeader, mismatchedKind,
    lostFirstRow,
  ]

  private static let outsideHierarchy = ConsoleText(
    id: "layout-outside-hierarchy", kind: .log,
    wordings: [
      ConsoleWording(
        "was told to layout its visible cells and other contents without being in the view hierarchy",
        on: .since("13")),
      ConsoleWording("AlertForLayoutOutsideViewHierarchy", on: .since("13")),
    ],
    meaning: { _ in "A view had to lay out its cells while it was in no window." },
    cause: """
      A snapshot was applied before the view appeared, or a size was asked for. Cells are made at a \
      wrong size then, and once more later.
      """,
    mend: [
      "override func viewIsAppearing(_ animated: Bool) {", "  super.viewIsAppearing(animated)",
      "  dataSource.apply(snapshot, animatingDifferences: false)", "}",
    ],
    page: "apply", lesson: "apply-makes-it-real",
    confidence: .low, provocation: .impossible("Here the view is always in its window."))

  private static let reentrantLayout = ConsoleText(
    id: "reentrant-layout", kind: .log,
    wordings: [
      ConsoleWording(
        "An attempt to update layout information was detected while already in the process of "
          + "computing the layout", on: .unknown)
    ],
    meaning: { _ in "The layout was asked to reckon anew while it was being reckoned." },
    cause: """
      A provider, a delegate or a cell's setup lays out the view, scrolls it or applies a snapshot. \
      Do that once the layout is done.
      """,
    mend: ["Task { @MainActor in collectionView.layoutIfNeeded() }"], page: "environment",
    confidence: .low, provocation: .impossible(providerIsFixed))

  private static let changedAttributes = ConsoleText(
    id: "attributes-changed", kind: .exception,
    wordings: [
      ConsoleWording("layout attributes for ‹what› at index path (‹_› changed from <", on: .unknown)
    ],
    meaning: { holes in
      "The layout gave other attributes for \(holes["what"] ?? "…") than before, without being invalidated."
    },
    cause: """
      Attributes that were handed out are changed instead of a copy, or what the layout depends on \
      changed and nobody told it.
      """,
    mend: ["collectionView.collectionViewLayout.invalidateLayout()"], page: "frame",
    provocation: .impossible("The layout here is a value and cannot change unseen."))

  private static let noAttributes = ConsoleText(
    id: "no-attributes", kind: .exception,
    wordings: [
      ConsoleWording(
        "no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath",
        ["path = ‹#section› - ‹#item›}"], on: .unknown),
      ConsoleWording(
        "no UICollectionViewLayoutAttributes instance for "
          + "-layoutAttributesForSupplementaryElementOfKind",
        ["path = ‹#section› - ‹#item›}"], on: .unknown),
    ],
    meaning: { holes in
      guard let section = holes.number("section"), let item = holes.number("item") else {
        return "The layout had no attributes for an item that the view has."
      }
      return
        "The layout had no attributes for item \(item) of section \(section), which the view has."
    },
    cause: """
      A layout written by hand answers from a cache that is older than the data, or counts only \
      what was there at its last `prepare()`.
      """,
    mend: ["override func prepare() {", "  super.prepare()", "  cache.removeAll()", "}"],
    page: "frame", lesson: "out-of-step",
    confidence: .low,
    provocation: .impossible("The prompt lays out nothing by hand: `import` such a layout."))

  private static let recursionLogging = ConsoleText(
    id: "recursion-logging", kind: .log,
    wordings: [ConsoleWording("Disabling recursion trigger logging", on: .since("15"))],
    meaning: { _ in "The view looked for a layout that never ends, and has stopped looking." },
    cause: """
      It is harmless by itself. Where it comes often, cells answer a new size more than once, so \
      that layout passes follow each other.
      """,
    mend: ["fitted.size.height = fitted.size.height.rounded(.up)"], page: "self-sizing",
    lesson: "self-sizing", confidence: .low,
    provocation: .impossible("The layout here settles in one pass."))

  private static let ambiguousHeight = ConsoleText(
    id: "ambiguous-zero-height", kind: .log,
    wordings: [
      ConsoleWording(
        "Detected a case where constraints ambiguously suggest a height of zero", on: .unknown)
    ],
    meaning: { _ in "The constraints of a cell's content do not say how high it is." },
    cause: """
      Nothing connects the top of the content view with its bottom, so the system takes a standard \
      height instead.
      """,
    mend: [
      "NSLayoutConstraint.activate([",
      "  label.topAnchor.constraint(equalTo: contentView.topAnchor),",
      "  label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),", "])",
    ],
    page: "self-sizing", lesson: "self-sizing",
    confidence: .low,
    provocation: .impossible("The prompt has no Auto Layout: `measure` says what a cell answers."))

  private static let dimensionNotPositive = ConsoleText(
    id: "dimension-not-positive", kind: .log,
    wordings: [
      ConsoleWording(
        "This will be a hard-assert soon, please update your call site",
        ["Invalid ‹what›, must be"],
        on: .seen("13"))
    ],
    meaning: { holes in
      guard let what = holes["what"] else { return "A dimension of the layout is zero or less." }
      return "A dimension of the layout is zero or less: \(what)."
    },
    cause: """
      It was reckoned from a view that has no size yet, or a fraction was written where points were \
      meant. Today zero is laid out without a word.
      """,
    mend: [".absolute(max(1, height))"], page: "absolute", lesson: "absolute-and-estimated",
    confidence: .low,
    provocation: .impossible("Today's layout takes zero, and so does the one here."))

  private static let invalidIndexPath = ConsoleText(
    id: "invalid-index-path", kind: .exception,
    wordings: [
      ConsoleWording("Invalid index path for use with ‹view›. Index paths passed", on: .unknown)
    ],
    meaning: { holes in
      "An index path that \(holes["view"] ?? "…") was given does not have a section and an item."
    },
    cause: "`IndexPath()` or `IndexPath(index:)` was used, or a path of another view.",
    mend: ["IndexPath(item: 0, section: 0)"], page: "index-path",
    confidence: .low,
    provocation: .impossible("Commands write every path with its section and its item."))

  private static let foreignHeader = ConsoleText(
    id: "foreign-supplementary-view", kind: .exception,
    wordings: [
      ConsoleWording(
        "was not retrieved by calling -dequeueReusableSupplementaryViewOfKind", on: .unknown),
      ConsoleWording(
        "data source did not return a valid view from -collectionView:viewForSupplementaryElementOfKind",
        on: .unknown),
    ],
    meaning: { _ in "A header, footer or badge was returned that was not dequeued, or none at all."
    },
    cause: """
      The provider of supplementary views answers nil for a kind it does not know, or makes the \
      view itself.
      """,
    mend: [
      "view.dequeueConfiguredReusableSupplementary(using: registration, for: indexPath)"
    ],
    page: "boundary-items", lesson: "headers", confidence: .low,
    provocation: .impossible(providerIsFixed))

  private static let mismatchedKind = ConsoleText(
    id: "mismatched-element-kind", kind: .exception,
    wordings: [
      ConsoleWording(
        "does not match the element kind it is being used for",
        [
          "When asked for a view of element kind '‹asked›' the data source",
          "registered for the element kind '‹given›'",
        ], on: .unknown)
    ],
    meaning: { holes in
      guard let asked = holes["asked"], let given = holes["given"] else {
        return "A view of another element kind was returned than was asked for."
      }
      return "A view of the kind \(asked) was asked for, and one of the kind \(given) was returned."
    },
    cause: "The provider answers with one registration for every kind: look at the kind first.",
    mend: [
      "kind == UICollectionView.elementKindSectionHeader",
      "  ? view.dequeueConfiguredReusableSupplementary(using: header, for: path)",
      "  : view.dequeueConfiguredReusableSupplementary(using: footer, for: path)",
    ],
    page: "boundary-items", lesson: "headers", confidence: .low,
    provocation: .impossible(providerIsFixed))

  private static let lostFirstRow = ConsoleText(
    id: "lost-first-row", kind: .exception,
    wordings: [
      ConsoleWording(
        "Unable to determine new global row index for preReloadFirstVisibleRow", on: .unknown)
    ],
    meaning: { _ in "A table could not find again the row that was at its top before an update." },
    cause: """
      Its counts changed in the middle of the update: applied from two queues, or with a data source \
      that answers from an array of its own.
      """,
    mend: ["await MainActor.run { dataSource.apply(snapshot) }"], page: "single-source-of-truth",
    lesson: "out-of-step", confidence: .low, provocation: .impossible(noTables))
}
