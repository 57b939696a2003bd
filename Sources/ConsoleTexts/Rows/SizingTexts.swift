import Wording

extension ConsoleText {
  /// What is said of cells that size themselves.
  static let sizingTexts: [ConsoleText] = [updateLoop, feedbackLoop, zeroSize, encapsulatedSize]

  private static let loopCause: Message = """
    A cell answers another size each time it is asked, as with a text view that scrolls or an image \
    that loads; or something invalidates the layout, reloads or scrolls while it is being laid out.
    """
  private static let loopMend = [
    "override func preferredLayoutAttributesFitting(",
    "  _ attributes: UICollectionViewLayoutAttributes",
    ") -> UICollectionViewLayoutAttributes {",
    "  let fitted = super.preferredLayoutAttributesFitting(attributes)",
    "  fitted.size.height = fitted.size.height.rounded(.up)", "  return fitted", "}",
  ]
  private static let otherText: Message =
    "`measure a 393 x 60 then 393 x 44` makes the same loop, which has the other text here."

  private static let updateLoop = ConsoleText(
    id: "update-loop", kind: .exception,
    wordings: [
      ConsoleWording(
        "is stuck in its update/layout loop. This can happen for many reasons",
        on: .since("15")),
      ConsoleWording(
        "is stuck in its update/layout loop. This can happen for various reasons", on: .since("16")),
      ConsoleWording(
        "is stuck in its update/layout loop", ["[UICollectionViewRecursion] <‹view›:"],
        on: .since("15")),
      ConsoleWording(
        "whose preferred attributes are not returning a consistent size", on: .since("15")),
    ],
    meaning: { _ in "The view was laid out again and again in one pass and never came to rest." },
    cause: loopCause, mend: loopMend, page: "self-sizing", lesson: "self-sizing",
    provocation: .lines([
      "append sections main; append a; apply",
      "layout main { group vertical 1w x ~44 { item 1w x ~44 } }",
      "measure a 393 x 60 then 393 x 44",
    ]))

  private static let feedbackLoop = ConsoleText(
    id: "feedback-loop", kind: .exception,
    wordings: [
      ConsoleWording("is stuck in a recursive layout loop", on: .unknown),
      ConsoleWording("UICollectionViewFeedbackLoopDebugger", on: .unknown),
    ],
    meaning: { _ in "About 100 layout passes ran inside each other, and none came to rest." },
    cause: loopCause, mend: loopMend, page: "self-sizing", lesson: "self-sizing",
    provocation: .impossible(otherText))

  private static let zeroSize = ConsoleText(
    id: "zero-preferred-size", kind: .exception,
    wordings: [
      ConsoleWording(
        "Invalid parameter not satisfying: !CGSizeEqualToSize(size, CGSizeZero)", on: .seen("15"))
    ],
    meaning: { _ in "A self-sizing cell answered a size of 0 x 0." },
    cause: """
      Its content has no constraints from edge to edge, its contents are not set yet, or \
      `sizeThatFits` answers zero.
      """,
    mend: [
      "NSLayoutConstraint.activate([",
      "  label.topAnchor.constraint(equalTo: contentView.topAnchor),",
      "  label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),", "])",
    ],
    page: "self-sizing", lesson: "self-sizing",
    provocation: .lines([
      "append sections main; append a; apply",
      "layout main { group horizontal ~50 x ~50 { item ~50 x ~50 } }", "measure a 0 x 0",
    ]))

  private static let encapsulatedSize = ConsoleText(
    id: "encapsulated-size", kind: .log,
    wordings: ["Height", "Width"].map {
      ConsoleWording(
        "UIView-Encapsulated-Layout-\($0)",
        ["UIView-Encapsulated-Layout-\($0)' ‹_›.\($0.lowercased()) == ‹estimate› (active)"],
        on: .since("8"))
    },
    meaning: { holes in
      guard let estimate = holes["estimate"] else {
        return
          "A cell was first laid out at its estimate, and its own constraints want another size."
      }
      return """
        A cell was first laid out at its estimate of \(estimate), and its own constraints want \
        another size.
        """
    },
    cause: """
      The first pass gives a self-sizing cell the estimate as a required constraint. It is a log \
      only: the cell gets its own size afterwards.
      """,
    mend: ["bottom.priority = .init(999)", "bottom.isActive = true"],
    page: "estimated", lesson: "absolute-and-estimated",
    provocation: .impossible("The prompt has no Auto Layout: `measure` says what a cell answers."))
}
