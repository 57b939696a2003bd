package import CommandLanguage

/// The statements of a layout block, as in `layout feature { group … section … header … }`.
package enum LayoutGrammar {
  /// What may stand in `layout SECTION { … }`.
  package static let section: [StatementForm] =
    contents + [
      StatementForm(
        "section",
        [
          "section",
          .anyOrder([
            insets, spacing, scroll, deceleration, bounce, follow, reference,
            supplementaryReference,
          ]),
        ])
    ] + boundaryItems(boundary + [title]) + [
      StatementForm("background", ["background", .value(kind), .anyOrder([insets, zIndex])])
    ]

  /// What may stand in `layout configuration { … }`.
  package static let configuration: [StatementForm] =
    [
      StatementForm(
        "scroll", ["scroll", .value(Parameter("DIRECTION", .choice(["vertical", "horizontal"])))]),
      StatementForm("spacing", spacing),
      StatementForm("reference", reference),
    ] + boundaryItems(boundary)

  /// What may stand in a group's braces; frames in those of a custom group, items in the others.
  package static let group: [StatementForm] =
    contents + [
      StatementForm(
        "frame",
        [
          "frame", .value(Parameter("X", .number)), .value(Parameter("Y", .number)),
          .value(Parameter("WIDTH", .number)), "x", .value(Parameter("HEIGHT", .number)),
          .anyOrder([zIndex]),
        ]), badge,
    ]

  /// What may stand in an item's braces.
  package static let item: [StatementForm] = [badge]

  /// A size: `0.9w x 0.3h`.
  static let size: [Syntax] = [
    .value(Parameter("WIDTH", .dimension)), "x", .value(Parameter("HEIGHT", .dimension)),
  ]

  package static let behaviors = [
    "none", "continuous", "continuousGroupLeadingBoundary", "paging", "groupPaging",
    "groupPagingCentered",
  ]

  package static let alignments = [
    "top", "topLeading", "leading", "bottomLeading", "bottom", "bottomTrailing", "trailing",
    "topTrailing", "none",
  ]

  /// The edges of an anchor; `center` names none, which is the middle.
  static let edges = ["top", "leading", "bottom", "trailing", "center"]

  static let groupKinds = ["horizontal", "vertical", "custom"]
  package static let decelerationRates = ["automatic", "normal", "fast"]
  package static let bounces = ["automatic", "always", "never"]

  package static let references = [
    "automatic", "none", "safeArea", "layoutMargins", "readableContent",
  ]

  // MARK: Items and groups

  private static let contents: [StatementForm] = [
    StatementForm(
      "item", ["item"] + size + [.anyOrder([insets, edgeSpacing]), .optional([.block(.item)])]),
    StatementForm(
      "group",
      ["group", .value(Parameter("AXIS", .choice(groupKinds)))] + size + [
        .anyOrder([count, `repeat`, itemSpacing, insets, edgeSpacing]), .block(.group),
      ]),
  ]

  private static let badge = StatementForm(
    "badge",
    ["badge", .value(kind)] + size + [
      .anyOrder([
        ["at", .list(Parameter("EDGE", .choice(edges)))],
        ["itemAnchor", .list(Parameter("ITEM-EDGE", .choice(edges)))],
        offset, fraction, itemOffset, itemFraction, insets, zIndex,
      ])
    ])

  private static let count: [Syntax] = ["count", .value(Parameter("N", .integer))]
  private static let `repeat`: [Syntax] = ["repeat", .value(Parameter("N", .integer))]
  private static let itemSpacing: [Syntax] = [
    "spacing", .optional(["flexible"]), .value(Parameter("SPACING", .number)),
  ]
  private static let insets: [Syntax] = ["insets", .list(Parameter("INSETS", .number))]
  private static let edgeSpacing: [Syntax] = ["edges", .list(Parameter("EDGES", .text))]

  // MARK: Sections and their boundaries

  private static let spacing: [Syntax] = ["spacing", .value(Parameter("SPACING", .number))]
  private static let scroll: [Syntax] = [
    "scroll", .value(Parameter("BEHAVIOR", .choice(behaviors))),
  ]
  private static let deceleration: [Syntax] = [
    "deceleration", .value(Parameter("RATE", .choice(decelerationRates))),
  ]
  private static let bounce: [Syntax] = ["bounce", .value(Parameter("BOUNCE", .choice(bounces)))]
  private static let follow: [Syntax] = [
    "supplementariesFollowInsets", .value(Parameter("YES", .choice(["true", "false"]))),
  ]
  private static let reference: [Syntax] = [
    "reference", .value(Parameter("REFERENCE", .choice(references))),
  ]

  private static let supplementaryReference: [Syntax] = [
    "supplementaryReference", .value(Parameter("SUPPLEMENTARY", .choice(references))),
  ]

  private static let kind = Parameter("KIND", .text)
  private static let alignment = Parameter("ALIGNMENT", .choice(alignments))
  private static let offset: [Syntax] = [
    "offset", .value(Parameter("DX", .number)), .value(Parameter("DY", .number)),
  ]
  private static let fraction: [Syntax] = [
    "fraction", .value(Parameter("FX", .number)), .value(Parameter("FY", .number)),
  ]
  private static let itemOffset: [Syntax] = [
    "itemOffset", .value(Parameter("ITEM-DX", .number)), .value(Parameter("ITEM-DY", .number)),
  ]
  private static let itemFraction: [Syntax] = [
    "itemFraction", .value(Parameter("ITEM-FX", .number)), .value(Parameter("ITEM-FY", .number)),
  ]
  private static let zIndex: [Syntax] = ["zIndex", .value(Parameter("Z", .integer))]
  private static let title: [Syntax] = ["title", .value(Parameter("TITLE", .text))]
  private static let boundary: [[Syntax]] = [
    ["pin"], ["inside"], offset, insets, zIndex,
    ["align", .value(Parameter("ALIGNMENT", .choice(alignments)))],
  ]

  /// Headers, footers and what else stands at a boundary, with the words that may follow the size.
  private static func boundaryItems(_ words: [[Syntax]]) -> [StatementForm] {
    [
      StatementForm(
        "header", ["header", .optional([.value(kind)])] + size + [.anyOrder(words)]),
      StatementForm(
        "footer", ["footer", .optional([.value(kind)])] + size + [.anyOrder(words)]),
      StatementForm(
        "boundary",
        ["boundary", .value(kind), .value(alignment)] + size + [.anyOrder(words)]),
    ]
  }
}
