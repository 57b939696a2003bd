package import DiffableDataSource
package import HeadlessCollectionView
package import JSON
package import Wording
package import WorldModel
import WorldWording

/// Writes which views came on screen and which were put aside.
package struct ViewEventListing {
  /// The rows of a listing that nobody asked to see whole.
  package static let usualRows = 12

  let events: [ViewLedger.Event]
  let views: ViewLedger

  /// - Parameter views: The views after the events.
  package init(_ events: [ViewLedger.Event], views: ViewLedger) {
    self.events = events
    self.views = views
  }

  /// How many views went, and how many came from where.
  private var heading: StyledText {
    func count(_ kind: ViewLedger.Event.Kind) -> Int { events.count { $0.kind == kind } }
    let (gone, reused, new) = (count(.putAside), count(.reused), count(.created))
    var words: [Message] = []
    if gone > 0 { words.append("\(gone) put aside") }
    if reused > 0 { words.append("\(reused) used again") }
    if new > 0 { words.append("\(new) new") }
    return words.isEmpty ? "views: the same" : "views: \(words.listed)"
  }

  /// The heading, and a row for each view, at most `limit`.
  package func lines(fitting width: Int, limit: Int) -> [StyledText] {
    var table = TextTable([.init("", isShortened: false), .init(""), .init(""), .init("")])
    table.rows = events.prefix(limit).map { event in
      let mark: StyledText =
        event.kind == .putAside ? "  \("-", .removed)" : "  \("+", .added)"
      return [
        mark, StyledText(event.subject.fullName), StyledText(name(of: event)),
        note(on: event).map { StyledText(telling: $0, .dim) } ?? "",
      ]
    }
    return [heading] + table.lines(fitting: width) + rest(limit)
  }

  /// The same in sentences.
  package func sentences(limit: Int) -> [StyledText] {
    [heading]
      + events.prefix(limit).map { event in
        let (subject, name) = (event.subject.sentence, name(of: event))
        if event.kind == .putAside { return "\(subject) leaves the screen, \(name) waits" }
        return note(on: event).map { "\(subject) comes in \(name), \($0)" }
          ?? "\(subject) comes in \(name)"
      } + rest(limit)
  }

  private func rest(_ limit: Int) -> [StyledText] {
    let more = events.count - limit
    return more > 0 ? ["  … \(more) more: `cells` shows what is on screen"] : []
  }

  private func name(of event: ViewLedger.Event) -> String { views.entries[event.view - 1].name }

  private func note(on event: ViewLedger.Event) -> Message? {
    if event.kind == .created { return "new" }
    return event.previous.map { "showed \($0.fullName)" }
  }

  /// A row for each event.
  package var table: CSVTable {
    CSVTable(
      ["event", "view", "reuseIdentifier", "element", "showedBefore"],
      rows: events.map { event in
        [
          event.kind.rawValue, "\(event.view)", views.entries[event.view - 1].reuseIdentifier,
          event.subject.fullName, event.previous?.fullName ?? "",
        ]
      })
  }

  /// `{"events":[{"event":"reused","view":3,"reuseIdentifier":"cell","element":"a9", …}]}`.
  package var json: JSONValue {
    let objects = events.map { event -> JSONValue in
      var object: JSONObject = [
        "event": .string(event.kind.rawValue), "view": JSONValue(event.view),
        "reuseIdentifier": .string(views.entries[event.view - 1].reuseIdentifier),
        "element": .string(event.subject.fullName),
      ]
      object["showedBefore"] = event.previous.map { .string($0.fullName) }
      return .object(object)
    }
    return ["events": .array(objects)]
  }
}

extension ReuseLedger<Scene.Subject>.Entry {
  /// What the view is called: its reuse identifier and its number.
  package var name: String { "\(reuseIdentifier) \(id)" }
}

extension ReuseLedger<Scene.Subject>.Event {
  /// What the provider of headers, footers and badges was asked for; nil where it was not asked.
  package var viewRequest: Scene.Subject? {
    guard case .supplementary = subject, kind == .created || kind == .reused else { return nil }
    return subject
  }

  /// The call of the cell provider that it is; nil where it is none.
  package var cellRequest: (path: ItemIndexPath, item: Identifier)? {
    guard case .item(let item) = subject else { return nil }
    switch kind {
    case .created, .reused, .reconfigured: return (place.path, item)
    case .shown, .moved, .putAside: return nil
    }
  }
}

extension JSONValue {
  /// The calls of the cell provider: `[[0, 4, "a6"]]`.
  package static func cells(_ requests: [(path: ItemIndexPath, item: Identifier)]) -> JSONValue {
    .array(
      requests.map {
        [JSONValue($0.path.section), JSONValue($0.path.item), .string($0.item.name)]
      })
  }

  /// The calls of the provider of supplementary views, `[["header", "main", 0]]`: the kind, the
  /// section or null for one of the whole layout, the number; nil where it was not called.
  package static func views(_ requests: [Scene.Subject]) -> JSONValue? {
    let calls = requests.compactMap { request -> JSONValue? in
      guard case .supplementary(let kind, let section, let index) = request else { return nil }
      return [.string(kind), section.map { .string($0.name) } ?? .null, JSONValue(index)]
    }
    return calls.isEmpty ? nil : .array(calls)
  }
}
