import Wording

extension ConsoleText {
  /// What the parts of a layout refuse when they are made.
  static let descriptionTexts: [ConsoleText] =
    ["width", "height"].map { side in
      dimension("fractional \(side)", id: "fractional-\(side)-not-finite", closing: "fraction")
    }
    + ["absolute", "estimated"].map { sort in
      dimension("\(sort) dimension", id: "\(sort)-not-finite", closing: "dimension")
    } + [missingSize, emptyGroup, countBelowOne, missingGroup, numberNotFinite, tooMany]

  /// A row about a dimension that is no finite number.
  private static func dimension(_ name: String, id: String, closing: String) -> ConsoleText {
    ConsoleText(
      id: id, kind: .exception,
      wordings: [
        ConsoleWording("Invalid \(name): ‹value›. The \(closing) must be a finite value.")
      ],
      meaning: { holes in
        "A dimension is \(holes["value"] ?? "…"), and only a finite number can be laid out."
      },
      cause: """
        A division by zero, such as by a count of nothing or by the width of a view that has none \
        yet, gave infinity or no number at all.
        """,
      mend: ["let columns = max(1, Int(width / 120))", ".fractionalWidth(1 / CGFloat(columns))"],
      page: closing == "fraction" ? "fractional" : name.hasPrefix("abs") ? "absolute" : "estimated",
      lesson: "fractional-of-what",
      provocation: .impossible("The prompt takes no number that is not finite."))
  }

  private static let missingSize = ConsoleText(
    id: "missing-group-size", kind: .exception, wordings: [ConsoleWording("A size is required.")],
    meaning: { _ in "A group was made without a size." },
    cause: "Objective-C handed over nil; Swift's own types cannot.",
    mend: ["NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])"],
    page: "item-group-section", lesson: "item-group-section",
    provocation: .impossible("No command can leave out a group's size."))

  private static let emptyGroup = ConsoleText(
    id: "empty-group", kind: .exception,
    wordings: [ConsoleWording("At least 1 subitem is required for a group")],
    meaning: { _ in "A group was made of an empty array of subitems." },
    cause: "The subitems are mapped from data that is empty at first.",
    mend: ["let subitems = cards.isEmpty ? [placeholder] : cards"],
    page: "item-group-section", lesson: "item-group-section",
    provocation: .lines([
      "append sections main; append a", "layout main { group horizontal 1w x 50 { } }",
    ]))

  private static let countBelowOne = ConsoleText(
    id: "count-below-one", kind: .exception,
    wordings: [
      ConsoleWording("A repeating ‹axis› group should specify a count >= 1", on: .since("13"))
    ],
    meaning: { holes in "A \(holes["axis"] ?? "…") group is to hold no subitem at all." },
    cause: "The number of columns was reckoned from a width that is still zero.",
    mend: ["let columns = max(1, Int(environment.container.contentSize.width / 120))"],
    page: "count-and-repeat", lesson: "count-or-repeat",
    provocation: .lines([
      "append sections main; append a",
      "layout main { group horizontal 1w x 50 repeat 0 { item 1w x 1h } }",
    ]))

  private static let missingGroup = ConsoleText(
    id: "missing-group", kind: .exception,
    wordings: [ConsoleWording("Invalid parameter not satisfying: group")],
    meaning: { _ in "A section was made without a group." },
    cause: "Objective-C handed over nil; Swift's own types cannot.",
    mend: ["NSCollectionLayoutSection(group: group)"], page: "item-group-section",
    lesson: "item-group-section",
    provocation: .impossible("No command can leave out a section's group."))

  private static let numberNotFinite = ConsoleText(
    id: "number-not-finite", kind: .exception,
    wordings: [
      ConsoleWording("Invalid ‹property›: the value must be a finite number.", on: .none)
    ],
    meaning: { holes in
      "\(holes["property"] ?? "…") is not finite, or 10¹² or more, with which nothing is laid out."
    },
    cause: "UIKit takes such numbers and lays out nonsense, or ends the app later.",
    mend: ["section.interGroupSpacing = spacing.isFinite ? spacing : 0"],
    page: "frame", lesson: "item-group-section",
    provocation: .lines([
      "append sections main; append a; apply",
      "layout main { group vertical 1w x 9999999999999 { item 1w x 1h } }",
    ]))

  private static let tooMany = ConsoleText(
    id: "too-many", kind: .exception,
    wordings: [ConsoleWording("Invalid layout: too many ‹what›", on: .none)],
    meaning: { holes in "The layout has more \(holes["what"] ?? "…") than are laid out here." },
    cause: "UIKit knows no such limit, and takes its time instead.",
    mend: [
      "let size = NSCollectionLayoutSize(",
      "  widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(44))",
    ], page: "frame",
    provocation: .impossible("It takes more groups in groups than can be typed."))
}
