import CompositionalLayout
import HeadlessCollectionView

/// Writes where everything on screen starts and ends in an update.
struct PlanListing {
  /// The rows of a table that nobody asked to see whole.
  static let usualRows = 100

  let animation: AppliedAnimation

  init(_ animation: AppliedAnimation) { self.animation = animation }

  /// One element.
  private struct Row {
    var change: AnimationPlan.Change
    var subject: Scene.Subject
    var start: DisplayedElement
    var end: DisplayedElement
    var isReconfigured: Bool
    var isAnimated: Bool

    /// What happens to it.
    var words: String {
      switch change {
      case .appear: isAnimated ? "fades in" : "appears"
      case .disappear: isAnimated ? "fades out" : "disappears"
      case .move: isAnimated ? "moves" : "jumps"
      case .stay: "stays"
      }
    }

    var mark: StyledText {
      switch change {
      case .appear: "\("+", .added)"
      case .disappear: "\("-", .removed)"
      case .move: "\(">", .moved)"
      case .stay: isReconfigured ? "\("=", .reloaded)" : " "
      }
    }
  }

  private var rows: [Row] {
    animation.plan.elements.map { element in
      var isReconfigured = false
      if case .cell(let path)? = element.destination {
        isReconfigured = animation.reconfigured.contains(path)
      }
      return Row(
        change: element.change, subject: animation.subject(of: element), start: element.start,
        end: element.end, isReconfigured: isReconfigured && element.change != .appear,
        isAnimated: animation.plan.isAnimated)
    }
  }

  /// How the apply went, and how many elements go which way.
  private var heading: StyledText {
    let kinds: [(AnimationPlan.Change, String)] = [
      (.appear, "in"), (.disappear, "out"), (.move, "moved"), (.stay, "still"),
    ]
    let words = kinds.compactMap { change, words in
      let count = animation.plan.elements.count { $0.change == change }
      return count == 0 ? nil : "\(count) \(words)"
    }
    let counts = words.isEmpty ? "nothing was on screen" : words.joined(separator: ", ")
    return "the last apply, \(manner): \(counts)"
  }

  private var manner: String {
    if animation.plan.isAnimated { return "animated" }
    return animation.isReload ? "a reload, all at once" : "not animated, all at once"
  }

  /// The heading and the table, of at most `limit` rows: where each element starts, where it ends.
  func lines(fitting width: Int, limit: Int) -> [StyledText] {
    let rows = rows
    guard !rows.isEmpty else { return [heading] }
    var table = TextTable(
      [.init("", isShortened: false), .init("element"), .init("", isShortened: false)]
        + Self.frameColumns + [.init("", isShortened: false)] + Self.frameColumns)
    table.rows = rows.prefix(limit).map { row in
      let isStill = row.start.frame == row.end.frame
      let start = row.start.frame.numbers.map { StyledText($0) }
      let end = isStill ? ["", "", "", ""] : row.end.frame.numbers.map { StyledText($0) }
      let words = row.words + (row.isReconfigured ? ", reconfigured" : "")
      return [row.mark, StyledText(row.subject.fullName), StyledText(words)] + start
        + [isStill ? "" : "→"] + end
    }
    let rest: [StyledText] = rows.count > limit ? ["… \(rows.count - limit) more"] : []
    return [heading] + table.lines(fitting: width) + rest
  }

  private static let frameColumns: [TextTable.Column] = [
    .init("x", .right), .init("y", .right), .init("width", .right), .init("height", .right),
  ]

  /// A sentence for each element.
  func sentences(limit: Int) -> [StyledText] {
    let rows = rows
    let lines = rows.prefix(limit).map { row -> StyledText in
      var words = "\(row.subject.sentence) \(row.words)"
      words +=
        row.start.frame == row.end.frame
        ? " at \(row.end.frame.sentence)"
        : " from \(row.start.frame.sentence) to \(row.end.frame.sentence)"
      if row.isReconfigured { words += ", reconfigured" }
      return StyledText(words)
    }
    let rest: [StyledText] = rows.count > limit ? ["\(rows.count - limit) more"] : []
    return [heading] + lines + rest
  }

  /// The same as data, a row for each element.
  var table: CSVTable {
    let ends = ["start", "end"].flatMap { end in
      ["X", "Y", "Width", "Height", "Alpha", "ZIndex"].map { end + $0 }
    }
    return CSVTable(
      ["element", "change"] + ends,
      rows: rows.map { row in
        [row.subject.fullName, row.change.rawValue]
          + [row.start, row.end].flatMap { end in
            end.frame.numbers + [NumberText.exact(end.alpha), "\(end.zIndex)"]
          }
      })
  }

  /// `{"isAnimated":true,"elements":[{"element":"a","change":"move","start":{…},"end":{…}}]}`.
  var json: JSONValue {
    func end(_ element: DisplayedElement) -> JSONValue {
      [
        "frame": element.frame.json, "alpha": JSONValue(element.alpha),
        "zIndex": JSONValue(element.zIndex),
      ]
    }
    let elements = rows.map { row -> JSONValue in
      [
        "element": .string(row.subject.fullName), "change": .string(row.change.rawValue),
        "start": end(row.start), "end": end(row.end),
        "isReconfigured": .bool(row.isReconfigured),
      ]
    }
    return ["isAnimated": .bool(animation.plan.isAnimated), "elements": .array(elements)]
  }
}
