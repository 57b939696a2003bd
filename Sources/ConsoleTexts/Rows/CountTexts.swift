import Wording

extension ConsoleText {
  /// What a view says when counts and changes disagree.
  static let countTexts: [ConsoleText] = [itemCount, sectionCount, countListing]

  /// Why changes and counts come apart.
  private static let countCause: Message = """
    The array was changed without telling the view, or the view was told without changing the \
    array, or the array changed before the update began. A diffable data source cannot come apart so.
    """
  private static let countMend = [
    "var snapshot = dataSource.snapshot()", "snapshot.appendItems([id])",
    "dataSource.apply(snapshot)",
  ]

  private static let itemDetails = [
    "after the update (‹#after›)", "before the update (‹#before›)",
    "(‹#inserted› inserted, ‹#deleted› deleted)", "(‹#movedIn› moved in, ‹#movedOut› moved out)",
  ]

  private static let itemCount = ConsoleText(
    id: "item-count", kind: .exception,
    wordings: ["items", "rows"].map {
      ConsoleWording(
        "Invalid update: invalid number of \($0) in section ‹#section›.", itemDetails,
        on: .since("8"))
    } + [
      ConsoleWording(
        "contained in an existing section after the update", itemDetails, on: .since("8"))
    ],
    meaning: itemCountMeaning, cause: countCause, mend: countMend, page: "batch-updates",
    lesson: "out-of-step", provocation: .lines(["model a b", "batch { delete 0-0 }"]))

  private static let itemCountMeaning: @Sendable (ConsoleHoles) -> Message = { holes in
    guard let section = holes.number("section") else {
      return "The number of items in a section does not follow from what the view was told."
    }
    guard let before = holes.count("before", "item"), let after = holes.count("after", "item")
    else {
      return
        "The number of items in section \(section) does not follow from what the view was told."
    }
    guard let sum = holes.sum(["inserted", "movedIn"], ["deleted", "movedOut"]) else {
      return "Section \(section) held \(before) before the update and holds \(after) now."
    }
    return "Section \(section) held \(before), \(holes.changes), and now holds \(after): \(sum)."
  }

  private static let sectionDetails = [
    "after the update (‹#after›)", "before the update (‹#before›)",
    "(‹#inserted› inserted, ‹#deleted› deleted)",
  ]

  private static let sectionCount = ConsoleText(
    id: "section-count", kind: .exception,
    wordings: [
      ConsoleWording(
        "Invalid update: invalid number of sections.", sectionDetails, on: .since("8")),
      ConsoleWording("The number of sections contained in the", sectionDetails, on: .since("8")),
    ],
    meaning: { holes in
      guard let before = holes.count("before", "section"),
        let after = holes.count("after", "section"),
        let sum = holes.sum(["inserted"], ["deleted"])
      else { return "The number of sections does not follow from what the view was told." }
      return "The view had \(before), \(holes.changes), and now there are \(after): \(sum)."
    },
    cause: countCause, mend: ["snapshot.appendSections([.ads])", "dataSource.apply(snapshot)"],
    page: "batch-updates", lesson: "hand-written-crash",
    provocation: .lines(["model a b | c", "batch { delete sections 1 }"]))

  private static let listingDetails = [
    "Data source before updates = { ‹#sectionsBefore› section with ‹noun› counts: [‹before›]",
    "Data source before updates = { ‹#sectionsBefore› sections with ‹noun› counts: [‹before›]",
    "Data source after updates = { ‹#sectionsAfter› section with ‹noun› counts: [‹after›]",
    "Data source after updates = { ‹#sectionsAfter› sections with ‹noun› counts: [‹after›]",
    "Updates = [ ‹updates› ]",
  ]

  private static let countListing = ConsoleText(
    id: "count-listing", kind: .exception,
    wordings: [
      ConsoleWording(
        "returned by the data source before and after performing the batch updates are inconsistent "
          + "with the updates", listingDetails, on: .since("17.1")),
      ConsoleWording(
        "returned by the data source before and/or after performing the batch updates are "
          + "inconsistent with the updates", listingDetails, on: .between("16.4", "17.0")),
      ConsoleWording("Invalid batch updates detected:", listingDetails, on: .since("16.4")),
      ConsoleWording("Data source before updates = {", listingDetails, on: .since("16.4")),
    ],
    meaning: { holes in
      guard let before = holes["before"], let after = holes["after"] else {
        return "The counts before and after do not follow from what the view was told."
      }
      guard let updates = holes["updates"] else {
        return "The counts were [\(before)], are [\(after)], and the view was told of no change."
      }
      return """
        The counts were [\(before)] and are [\(after)], which does not follow from what the view \
        was told: \(updates).
        """
    },
    cause: """
      The array was changed without telling the view, or the view was told too little or too much. \
      A reload counts as a delete and an insert. Before iOS 16.4 some of these passed as a silent \
      `reloadData`.
      """,
    mend: countMend, page: "batch-updates", lesson: "hand-written-crash",
    provocation: .lines(["model a b c", "batch { model a b c d e; insert 0-3 }"]))
}

extension ConsoleHoles {
  /// What was inserted, deleted and moved, in words.
  fileprivate var changes: Message {
    let told: [Message?] = [
      words(number("inserted")) { $0 == 1 ? "\($0) was inserted" : "\($0) were inserted" },
      words(number("deleted")) { $0 == 1 ? "\($0) was deleted" : "\($0) were deleted" },
      words(number("movedIn")) { $0 == 1 ? "\($0) was moved in" : "\($0) were moved in" },
      words(number("movedOut")) { $0 == 1 ? "\($0) was moved out" : "\($0) were moved out" },
    ]
    let changes = told.compactMap(\.self)
    return changes.isEmpty ? "nothing was inserted or deleted" : changes.listed
  }

  /// What is said of a number above zero; nil where there is none.
  private func words(_ count: Int?, _ words: (Int) -> Message) -> Message? {
    count.flatMap { $0 > 0 ? words($0) : nil }
  }

  /// The sum that does not come out: `3 + 1 ≠ 3`; nil where a number is missing.
  fileprivate func sum(_ gains: [String], _ losses: [String]) -> String? {
    guard let before = number("before"), let after = number("after"), number(gains[0]) != nil,
      number(losses[0]) != nil
    else { return nil }
    var terms = "\(before)"
    var total = before
    for (names, sign) in [(gains, 1), (losses, -1)] {
      for name in names {
        guard let change = number(name), change > 0 else { continue }
        terms += " \(sign > 0 ? "+" : "−") \(change)"
        total += sign * change
      }
    }
    return "\(terms) \(total == after ? "=" : "≠") \(after)"
  }
}
