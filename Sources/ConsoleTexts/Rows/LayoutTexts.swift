import Wording

extension ConsoleText {
  /// What a compositional layout says when it is laid out.
  static let layoutTexts: [ConsoleText] = [
    noRoom, cannotFitSingleItem, missingSection, repeatedKinds, pinnedFrame, infiniteAttributes,
    immutableVisibleItems, unavailableRepeat,
  ]

  private static let surroundings = [
    "when computing the layout for section at index ‹#section› in container",
    "contentSize={‹container›};", "to collection view frame {‹frame›}.",
  ]

  private static let noRoom = ConsoleText(
    id: "no-room", kind: .exception,
    wordings: [
      ConsoleWording(
        "There is no room for this NSCollectionLayoutGroup to fit into its parent group or section",
        surroundings + [
          "ensure the contentInsets ({‹insets›}) do not", "when applied to size: {‹size›}",
        ], on: .unknown),
      ConsoleWording(
        "or it has no room for any subitems itself.", surroundings, on: .unknown),
      ConsoleWording(
        "UICollectionViewCompositionalLayoutAlertForInvalidLayout", surroundings, on: .unknown),
    ],
    meaning: { holes in
      guard let insets = holes["insets"], let size = holes["size"] else {
        return "A group is left no room at all, and the section shows nothing."
      }
      return """
        A group is left no room: insets of \("{\(insets)}") (top, leading, bottom, trailing) use up \
        a size of \("{\(size)}").
        """
    },
    cause: """
      The view was laid out while it was tiny, in a split, a widget or before its first real size; \
      or insets add up to all there is. Exactly zero is too little already.
      """,
    mend: [
      "section.contentInsets.leading = min(16, environment.container.contentSize.width / 4)"
    ],
    page: "content-insets", lesson: "insets-and-spacing",
    provocation: .lines([
      "container 32 x 653; append sections main; append a; apply",
      "layout main { group horizontal 1w x ~94 { item 0.25w x ~94 }; section insets 0 16 }",
    ]))

  private static let cannotFitSingleItem = ConsoleText(
    id: "cannot-fit-single-item", kind: .log,
    wordings: [
      ConsoleWording(
        "This group cannot fit even a single item.",
        surroundings + ["when its effective size is {‹size›}"], on: .unknown),
      ConsoleWording(
        "NSCollectionLayoutItem created with invalid combination of spacing and size specified",
        surroundings, on: .unknown),
    ],
    meaning: { holes in
      guard let size = holes["size"] else {
        return "A group is smaller than the first of its items, so the section shows no cells."
      }
      return """
        A group whose inner size is \("{\(size)}") is smaller than the first of its items and its \
        spacing, so the section shows no cells.
        """
    },
    cause: """
      An absolute size, or spacing and edge spacing around a full-width item, does not fit the \
      group. Some releases end the app here, others show nothing.
      """,
    mend: [
      "let size = NSCollectionLayoutSize(",
      "  widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))",
    ],
    page: "packing", lesson: "item-group-section",
    provocation: .lines([
      "append sections main; append a; apply",
      "layout main { group horizontal 100 x 50 { item 200 x 50 } }",
    ]))

  private static let missingSection = ConsoleText(
    id: "missing-section-layout", kind: .exception,
    wordings: [
      ConsoleWording(
        "Invalid section definition. Please specify a valid section definition when content is to "
          + "be rendered for a section.")
    ],
    meaning: { _ in "The section provider answered nil for a section that has items." },
    cause: """
      The provider looks the section up by a number in an array of its own, which is behind or \
      ahead of the snapshot. Ask the data source for the identifier instead.
      """,
    mend: [
      "UICollectionViewCompositionalLayout { [weak self] index, environment in",
      "  self?.dataSource.sectionIdentifier(for: index)?.layout(in: environment)", "}",
    ],
    page: "environment", lesson: "many-sections",
    provocation: .impossible("Here a section without a layout of its own gets a list."))

  private static let repeatedKinds = ConsoleText(
    id: "repeated-kinds", kind: .exception,
    wordings: [
      ConsoleWording(
        "Every supplementary must have a unique elementKind: duplicates detected",
        ["duplicates detected: ( ‹kinds› )"])
    ],
    meaning: { holes in
      guard let kinds = holes["kinds"] else {
        return "Two headers, footers or badges of a section have one element kind."
      }
      return "More than one header, footer or badge of the section is of the kind \(kinds)."
    },
    cause: "A kind was copied with its item. Each place has a kind of its own, and a registration.",
    mend: [
      "NSCollectionLayoutBoundarySupplementaryItem(",
      "  layoutSize: size, elementKind: \"section-footer\", alignment: .bottom)",
    ],
    page: "boundary-items", lesson: "headers",
    provocation: .lines([
      "append sections main; append a; apply",
      "layout main { group vertical 1w x 44 { item 1w x 1h }; header 1w x 20; header 1w x 20 }",
    ]))

  private static let pinnedFrame = ConsoleText(
    id: "pinned-frame-outside", kind: .exception,
    wordings: [
      ConsoleWording(
        "Frame {‹frame›}} does not intersect {‹visible›}}", on: .seen("15")),
      ConsoleWording("_UIPinnedFrameForFrameWithContainerFrameVisibleFrame", on: .seen("15")),
    ],
    meaning: { holes in
      guard let frame = holes["frame"], let visible = holes["visible"] else {
        return "A pinned header has an empty frame, or one that is off screen where it is pinned."
      }
      return """
        A pinned header at \("{\(frame)}}") shares no point with \("{\(visible)}}"); an empty frame \
        never shares one.
        """
    },
    cause: "A header with `pinToVisibleBounds` is 0 wide or 0 high, often a column with no title.",
    mend: ["if width > 0 { header.pinToVisibleBounds = true }"], page: "pinning", lesson: "pinning",
    provocation: .lines([
      "append sections main; append a{1..9}; apply", "layout configuration { scroll horizontal }",
      "layout main { group vertical 300 x 1h { item 1w x 1h };"
        + " boundary lead leading 0 x 1h pin }",
      "scroll by 200",
    ]))

  private static let infiniteAttributes = ConsoleText(
    id: "infinite-attributes", kind: .exception,
    wordings: [
      ConsoleWording(
        "UICollectionViewLayoutAttributes: -setSize: requires finite dimensions",
        ["element kind: (‹kind›);", "index path: (‹path›);"], on: .seen("15")),
      ConsoleWording("CALayer position contains NaN", on: .unknown),
      ConsoleWording("CALayer bounds contains NaN", on: .unknown),
    ],
    meaning: { holes in
      guard let kind = holes["kind"] else {
        return "A view was to be infinitely large, or of a size that is no number."
      }
      return
        "A view of the kind \(kind) was to be infinitely large, or of a size that is no number."
    },
    cause: """
      A division by a width of zero gave infinity, or `greatestFiniteMagnitude` became a size. It \
      shows only while the container has no size yet.
      """,
    mend: ["let width = max(1, environment.container.contentSize.width)"],
    page: "container", lesson: "backgrounds",
    provocation: .impossible("The prompt takes no number that is not finite."))

  private static let immutableVisibleItems = ConsoleText(
    id: "immutable-visible-items", kind: .log,
    wordings: [
      ConsoleWording(
        "the section invalidation handler cannot currently mutate visible items for layouts "
          + "containing estimated items.", on: .seen("16"))
    ],
    meaning: { _ in
      "What the handler does to visible items has no effect: the section has estimated sizes."
    },
    cause: """
      `visibleItemsInvalidationHandler` moves or scales items of a layout that is measured. Give \
      the section absolute or fractional sizes, or move the cell's content view instead.
      """,
    mend: [
      "let size = NSCollectionLayoutSize(",
      "  widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(200))",
    ],
    page: "orthogonal-scrolling", lesson: "five-behaviours",
    provocation: .lines([
      "append sections main; append a{1..9}; apply",
      "layout main { group horizontal ~100 x ~44 { item ~100 x ~44 }; section scroll continuous }",
      "visible main",
    ]))

  private static let unavailableRepeat = ConsoleText(
    id: "repeating-subitem-unavailable", kind: .exception,
    wordings: [
      ConsoleWording(
        "GroupWithLayoutSize:repeatingSubitem:count:]: unrecognized selector", on: .upTo("15"))
    ],
    meaning: { _ in "The system has no `repeatingSubitem:count:` yet: that came with iOS 16." },
    cause: """
      The app runs on iOS 15 or earlier. `subitem:count:` is there, but gives each subitem an equal \
      share instead of its own size.
      """,
    mend: [
      "if #available(iOS 16, *) {",
      "  group = .horizontal(layoutSize: size, repeatingSubitem: item, count: 3)", "} else {",
      "  group = .horizontal(layoutSize: size, subitem: item, count: 3)", "}",
    ],
    page: "count-and-repeat", lesson: "count-or-repeat",
    confidence: .low,
    provocation: .impossible("The layout here has every call of today's releases."))
}
