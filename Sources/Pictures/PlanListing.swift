import CompositionalLayout
import HeadlessCollectionView
package import JSON
import TextWidth
package import Wording
package import WorldModel
import WorldWording

/// Writes where everything on screen starts and ends in an update.
package struct PlanListing {
  /// The rows of a table that nobody asked to see whole.
  package static let usualRows = 100

  let animation: AppliedAnimation

  package init(_ animation: AppliedAnimation) { self.animation = animation }

  /// One element.
  private struct Row {
    var change: AnimationPlan.Change
    var subject: Scene.Subject
    var start: DisplayedElement
    var end: DisplayedElement
    var isReconfigured: Bool
    var isAnimated: Bool

    /// What happens to it.
    var words: Message {
      let words: Message =
        switch change {
        case .appear: isAnimated ? "fades in" : "appears"
        case .disappear: isAnimated ? "fades out" : "disappears"
        case .move: isAnimated ? "moves" : "jumps"
        case .stay: "stays"
        }
      return isReconfigured ? "\(words), reconfigured" : words
    }

    /// Where it ends; where it started if it disappears.
    var mainFrame: LayoutRect { change == .disappear ? start.frame : end.frame }

    /// The other end, where that is elsewhere.
    var journey: Message? {
      guard start.frame != end.frame else { return nil }
      return change == .disappear
        ? "to \(end.frame.difference(from: start.frame))"
        : "from \(start.frame.difference(from: end.frame))"
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
    func count(_ change: AnimationPlan.Change) -> Int {
      animation.plan.elements.count { $0.change == change }
    }
    var words: [Message] = []
    if count(.appear) > 0 { words.append("\(count(.appear)) in") }
    if count(.disappear) > 0 { words.append("\(count(.disappear)) out") }
    if count(.move) > 0 { words.append("\(count(.move)) moving") }
    if count(.stay) > 0 { words.append("\(count(.stay)) still") }
    let counts = words.isEmpty ? "nothing was on screen" : words.listed
    return "the last apply, \(manner): \(counts)"
  }

  private var manner: Message {
    if animation.plan.isAnimated { return "animated" }
    return animation.isReload ? "a reload, all at once" : "not animated, all at once"
  }

  /// The heading and the table, of at most `limit` rows: where each element ends, and where it
  /// started; what disappears stands where it started.
  package func lines(fitting width: Int, limit: Int, in language: Language) -> [StyledText] {
    let rows = rows
    let heading = heading.told(in: language)
    guard !rows.isEmpty else { return [heading] }
    let title = ("element" as Message).text(in: language)
    var table = TextTable(
      [.init("", isShortened: false), .init(title), .init("", isShortened: false)]
        + Self.frameColumns + [.init("", isShortened: false)])
    table.rows = rows.prefix(limit).map { row in
      let journey = row.journey?.text(in: language) ?? ""
      return [row.mark, StyledText(row.subject.fullName), StyledText(row.words.text(in: language))]
        + row.mainFrame.numbers.map { StyledText($0) } + [StyledText(journey, .dim)]
    }
    let rest = StyledText.rest(of: rows.count, beyond: limit, margin: "")
    return [heading] + table.lines(fitting: width) + rest.map { $0.told(in: language) }
  }

  private static let frameColumns: [TextTable.Column] = [
    .init("x", .right), .init("y", .right), .init("width", .right), .init("height", .right),
  ]

  /// A sentence for each element.
  package func sentences(limit: Int) -> [StyledText] {
    let rows = rows
    let lines = rows.prefix(limit).map { row -> StyledText in
      let (start, end) = (row.start.frame.sentence, row.end.frame.sentence)
      return row.start.frame == row.end.frame
        ? "\(row.subject.sentence) \(row.words) at \(end)"
        : "\(row.subject.sentence) \(row.words) from \(start) to \(end)"
    }
    let rest: [StyledText] = rows.count > limit ? ["\(rows.count - limit) more"] : []
    return [heading] + lines + rest
  }

  /// The same as data, a row for each element.
  package var table: CSVTable {
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
  package var json: JSONValue {
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
