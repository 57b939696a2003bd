import HeadlessCollectionView
package import JSON
import PictureModel
import TextWidth
package import Wording
package import WorldModel
import WorldWording

/// Writes the views on screen with what each showed before, and those that wait.
package struct ViewListing {
  /// The rows of a table that nobody asked to see whole.
  package static let usualRows = 100
  /// The earlier uses of a view that a row tells of.
  package static let usualUses = 4

  /// A view, on screen or waiting.
  struct Row {
    var view: ViewLedger.Entry
    /// Where it is; nil while it waits.
    var element: DisplayedElement?
    /// What it says there; nil where that is the item's name, or nothing.
    var text: String?
  }

  let views: ViewLedger
  /// What is on screen by place, then the pools by name, the next view to be used first.
  let rows: [Row]

  package init(_ views: ViewLedger, in scene: Scene, saying contents: Contents) {
    self.views = views
    let standing = Dictionary(
      views.entries.compactMap { view in view.place.map { ($0, view) } },
      uniquingKeysWith: { first, _ in first })
    let shown = scene.displayedElements.compactMap { element in
      standing[element.place].map { view in
        var row = Row(view: view, element: element)
        if case .item(let item)? = view.subject {
          let text = scene.text(of: item, in: contents)
          row.text = text == item.name ? nil : text
        }
        return row
      }
    }
    let waiting = views.pool.identifiers.flatMap { views.pool.views(for: $0).reversed() }
    rows = shown + waiting.map { Row(view: views.entries[$0 - 1]) }
  }

  /// The table of at most `limit` rows, each with at most `uses` earlier uses, and what there is in
  /// all.
  package func lines(
    fitting width: Int, limit: Int, uses: Int, in language: Language
  ) -> [StyledText] {
    guard !rows.isEmpty else { return [("no views yet" as StyledText).told(in: language)] }
    let titles = (["view", "shows", "showed before"] as [Message]).map { $0.text(in: language) }
    var table = TextTable([
      .init(titles[0], isShortened: false), .init(titles[1]), .init("x", .right),
      .init("y", .right), .init("width", .right), .init("height", .right), .init(titles[2]),
    ])
    table.rows = rows.prefix(limit).map { row in
      var subject = StyledText(row.view.subject?.fullName ?? "")
      if let text = row.text { subject.append(StyledText(" " + Identifier.quote(text), .dim)) }
      let waits = StyledText(("waits" as Message).text(in: language), .dim)
      let shows = row.element == nil ? waits : subject
      let frame = row.element?.frame.numbers.map { StyledText($0) }
      return [StyledText(row.view.name), shows] + (frame ?? ["", "", "", ""])
        + [StyledText(row.before(limit: uses))]
    }
    let rest = StyledText.rest(of: rows.count, beyond: limit, margin: "")
    return table.lines(fitting: width)
      + (rest + [StyledText(telling: summary, .dim)]).map { $0.told(in: language) }
  }

  /// A sentence for each view.
  package func sentences(limit: Int, uses: Int) -> [StyledText] {
    guard !rows.isEmpty else { return ["no views yet"] }
    let lines = rows.prefix(limit).map { row -> StyledText in
      let name = row.view.name
      let says = row.text.map { " " + Identifier.quote($0) } ?? ""
      let subject: Message = "\(row.view.subject?.sentence ?? "")\(says)"
      var words: StyledText =
        row.element.map { "\(name) shows \(subject): \($0.frame.sentence)" } ?? "\(name) waits"
      let before = row.before(limit: uses)
      if !before.isEmpty { words.append("; showed before: \(before)" as StyledText) }
      return words
    }
    let rest: [StyledText] = rows.count > limit ? ["\(rows.count - limit) more"] : []
    return lines + rest + [StyledText(telling: summary)]
  }

  /// How many views there are, and how often they were asked for.
  private var summary: Message {
    let uses = views.entries.reduce(0) { $0 + $1.uses }
    let waiting = rows.count { $0.element == nil }
    let pool: Message =
      switch waiting {
      case 0: "none waits"
      case 1: "1 waits"
      default: "\(waiting) wait, the upper ones of a name to be used first"
      }
    let views = Message(counting: views.entries.count, "view")
    return "\(views), asked for \(Message(counting: uses, "time")); \(pool)"
  }

  /// The same rows as data.
  package var table: CSVTable {
    CSVTable(
      [
        "view", "reuseIdentifier", "element", "x", "y", "width", "height", "uses", "showedBefore",
      ],
      rows: rows.map { row in
        let element = row.element.flatMap { _ in row.view.subject?.fullName }
        return ["\(row.view.id)", row.view.reuseIdentifier, element ?? ""]
          + (row.element?.frame.numbers ?? ["", "", "", ""])
          + ["\(row.view.uses)", row.earlier.map(\.fullName).joined(separator: " ")]
      })
  }

  /// `{"views":[{"view":1,"reuseIdentifier":"cell","element":"a", …}],"pool":{"cell":[3,2]}}`.
  package var json: JSONValue {
    let objects = rows.map { row -> JSONValue in
      var object: JSONObject = [
        "view": JSONValue(row.view.id), "reuseIdentifier": .string(row.view.reuseIdentifier),
      ]
      if let element = row.element {
        if let text = row.text { object["text"] = .string(text) }
        object["element"] = (row.view.subject?.fullName).map(JSONValue.string)
        object["frame"] = element.frame.json
      }
      object["uses"] = JSONValue(row.view.uses)
      object["showedBefore"] = .array(row.earlier.map { .string($0.fullName) })
      return .object(object)
    }
    var pool: JSONObject = [:]
    for identifier in views.pool.identifiers {
      pool[identifier] = .array(views.pool.views(for: identifier).reversed().map { JSONValue($0) })
    }
    return ["views": .array(objects), "pool": .object(pool)]
  }
}

extension ViewListing.Row {
  /// What the view showed before what it shows now, in order; of one that waits, all it showed.
  fileprivate var earlier: [Scene.Subject] {
    element == nil ? view.subjects : view.subjects.dropLast()
  }

  /// The last of it, with `…` for more.
  fileprivate func before(limit: Int) -> String {
    let shown = earlier.suffix(limit)
    let all = element == nil ? view.uses : view.uses - 1
    return ((shown.count < all ? ["…"] : []) + shown.map(\.fullName)).joined(separator: " ")
  }
}
