package import CompositionalLayout
import DiffableDataSource
package import JSON
package import PictureModel
package import Wording
package import WorldModel
import WorldWording

/// How the screens of two worlds differ: their data, their frames, and what views say.
package struct WorldComparison {
  /// A view that says something else.
  package struct Label: Hashable, Sendable {
    /// The view's name.
    package var subject: String
    /// What it said.
    package var before: String
    /// What it says.
    package var after: String
  }

  private let before: Side
  private let after: Side
  /// The frames that are not the same.
  package let change: SceneChange
  private let difference: SnapshotDifference<Identifier, Identifier>
  /// The views that say something else.
  package let labels: [Label]
  /// Both screens, what differs marked on each.
  package let pictures: (before: Picture, after: Picture)

  /// A world and what it is called.
  package struct Side {
    var name: String
    var world: World
    fileprivate var scene: Scene

    /// A world by its name.
    ///
    /// - Throws: `LayoutError` where its screen cannot be solved.
    package init(_ name: String, _ world: World) throws(LayoutError) {
      (self.name, self.world) = (name, world)
      scene = try world.scene()
    }
  }

  /// What became of `before` in `after`.
  ///
  /// - Parameter reachesOut: Whether pictures show the whole content, up to some screens of it, where
  ///   something is different that is not on screen.
  /// - Complexity: O(*n* log *n*) for *n* elements, those on screen where there are thousands.
  package init(_ before: Side, _ after: Side, reachesOut: Bool = false) {
    (self.before, self.after) = (before, after)
    change = SceneChange(from: before.scene, to: after.scene)
    difference = after.world.applied.difference(from: before.world.applied)
    var colors = SectionColors()
    var choice = Picture.Choice()
    choice.isWhole = reachesOut && Self.needsWhole(change, before.scene, after.scene)
    var old = Picture(before.scene, contents: before.world.contents, colors: &colors, choice)
    var new = Picture(after.scene, contents: after.world.contents, colors: &colors, choice)
    let (known, found) = (old.elementsByID, new.elementsByID)
    labels = new.elements.compactMap { element in
      guard let same = known[element.id], same.words != element.words else { return nil }
      return Label(subject: element.name, before: same.words, after: element.words)
    }
    for index in old.elements.indices {
      old.elements[index].state = old.elements[index].state(against: found, onceGone: .deleted)
    }
    for index in new.elements.indices {
      new.elements[index].state = new.elements[index].state(against: known, onceGone: .inserted)
    }
    pictures = (old, new)
  }

  /// How many screens of content a picture has at most.
  private static let mostScreens = 3.0

  /// Whether something is different that is not on screen, in contents that a picture can show.
  private static func needsWhole(_ change: SceneChange, _ old: Scene, _ new: Scene) -> Bool {
    func isOut(_ frame: LayoutRect?, of scene: Scene) -> Bool {
      let container = scene.screen.container
      let screen = container.visibleRect(at: container.contentOffset)
      return frame.map { !$0.intersects(screen) } ?? false
    }
    let fits = [old, new].allSatisfy { scene in
      LayoutAxis.allCases.allSatisfy {
        scene.solution.contentSize[$0] <= scene.screen.container.size[$0] * mostScreens
      }
    }
    return fits && change.rows.contains { isOut($0.before, of: old) || isOut($0.after, of: new) }
  }

  /// What the two are called.
  package var names: (before: String, after: String) { (before.name, after.name) }

  /// Whether both show the same.
  package var isSame: Bool {
    change.rows.isEmpty && labels.isEmpty && screenLine == nil
      && before.world.applied == after.world.applied
  }

  /// How the screens themselves differ; nil where they do not.
  package var screenLine: Message? {
    let (old, new) = (before.scene.screen.container, after.scene.screen.container)
    guard old != new else { return nil }
    func place(_ point: LayoutPoint) -> String {
      "\(NumberText.rounded(point.x)), \(NumberText.rounded(point.y))"
    }
    if old.size != new.size { return "screen: \(old.size.words) → \(new.size.words)" }
    if old.contentOffset != new.contentOffset {
      return "content offset \(place(old.contentOffset)) → \(place(new.contentOffset))"
    }
    return "the screens have another environment"
  }

  /// How much of the data differs.
  package var dataCounts: DifferenceCounts { DifferenceCounts(difference) }

  /// What differs in the data, at most `limit` lines of a section.
  package func dataLines(limit: Int) -> [StyledText] {
    DifferenceListing(difference).lines(limit: limit)
  }

  /// What differs in words, a table of at most `limit` frames.
  package func lines(fitting width: Int, limit: Int) -> [StyledText] {
    let heading: Message = "\(before.name) → \(after.name)"
    guard !isSame else { return ["\(heading): both show the same"] }
    var lines: [StyledText] = [StyledText(telling: heading, .heading)]
    if let screenLine { lines.append(StyledText(telling: screenLine)) }
    lines += dataLines(limit: DifferenceListing.usualRows)
    if !change.rows.isEmpty { lines += change.lines(fitting: width, limit: limit) }
    lines += labels.prefix(limit).map {
      "  \("~", .reloaded) \("\($0.subject) shows “\($0.after)” instead of “\($0.before)”" as Message)"
    }
    return lines + StyledText.rest(of: labels.count, beyond: limit)
  }

  /// `{"before":…,"after":…,"same":…,"snapshots":[…],"frames":[{"change":"+","element":…,
  /// "at":[section, item],"before":[x, y, width, height],"after":[…]}],"labels":[…]}`; `at` is the
  /// place of an item in the data, of one that is gone the last.
  package var json: JSONValue {
    let frames = change.rows.map { row -> JSONValue in
      var object: JSONObject = [
        "change": .string(row.kind.rawValue), "element": .string(row.subject.fullName),
      ]
      if case .item(let item) = row.subject,
        let path = after.scene.snapshot.indexPath(for: item)
          ?? before.scene.snapshot.indexPath(for: item)
      {
        object["at"] = [JSONValue(path.section), JSONValue(path.item)]
      }
      if let before = row.before { object["before"] = before.json }
      if let after = row.after { object["after"] = after.json }
      return .object(object)
    }
    let labels = labels.map { label -> JSONValue in
      [
        "element": .string(label.subject), "before": .string(label.before),
        "after": .string(label.after),
      ]
    }
    return [
      "before": .string(before.name), "after": .string(after.name), "same": .bool(isSame),
      "snapshots": [.snapshot(before.world.applied), .snapshot(after.world.applied)],
      "frames": .array(frames), "labels": .array(labels),
    ]
  }
}

extension Picture.Element {
  /// All that it says.
  fileprivate var words: String {
    let more = contents.map { $0.lines + [$0.image, $0.color, $0.control].compactMap(\.self) }
    return ([label] + (more ?? [])).joined(separator: ", ")
  }

  /// How it differs from its like in another picture.
  package func state(against others: [String: Picture.Element], onceGone: State) -> State {
    guard let other = others[id] else { return onceGone }
    if other.frame != frame { return .moved }
    return other.words == words ? .same : .changed
  }
}
