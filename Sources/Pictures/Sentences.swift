import CompositionalLayout
import PictureModel
package import Wording
package import WorldModel
import WorldWording

// What tables and drawings say, as sentences for a screen reader: what is told of first, its
// numbers with their names behind it.

extension LayoutRect {
  /// `x 16, y 0, width 361, height 44`.
  var sentence: String {
    zip(["x", "y", "width", "height"], numbers).map { "\($0) \($1)" }.joined(separator: ", ")
  }
}

extension Scene.Subject {
  /// What kind of element it is and its name: `item a`, `header of main`.
  var sentence: Message {
    switch self {
    case .item(let item): "item \(item.shown)"
    case .supplementary(let kind, nil, _): "\(kind) of the layout"
    case .supplementary(let kind, let section?, let index):
      "\(index == 0 ? kind : "\(kind) \(index)") of \(section.shown)"
    case .decoration(let kind, let section, _): "\(kind) of \(section.shown)"
    }
  }
}

extension FrameListing {
  /// A sentence for each row, at most `limit`, the size of the content last.
  package func sentences(_ rows: [Row], limit: Int) -> [StyledText] {
    guard !rows.isEmpty else { return ["nothing is applied yet"] }
    var frames = rows.prefix(limit).map { row -> StyledText in
      var words: StyledText = "\(row.sentence): \(row.frame.sentence)"
      let estimates = [LayoutAxis.horizontal, .vertical].filter(row.estimatedAxes.contains)
      if !estimates.isEmpty {
        let sides = estimates.map { Message(verbatim: $0 == .horizontal ? "width" : "height") }
        words.append(", \(sides.listedWithAnd) estimated" as StyledText)
      }
      if let note = row.note { words.append(", scrolls \(note)" as StyledText) }
      if let change = row.change { words.append(", \(change)" as StyledText) }
      return words
    }
    if rows.count > limit { frames.append("\(rows.count - limit) more") }
    return frames + ["content \(scene.solution.contentSize.words)"]
  }
}

extension SceneChange {
  /// What changed in one sentence, then a sentence for each element, at most `limit`.
  package func sentences(limit: Int) -> [StyledText] {
    guard !rows.isEmpty else { return total == 0 ? [] : ["frames: none changed"] }
    var lines = [heading]
    for row in rows.prefix(limit) {
      switch (row.before, row.after) {
      case (let before?, let after?):
        lines.append(
          "\(row.subject.sentence) is now at \(after.sentence); it was at \(before.sentence)")
      case (nil, let after?): lines.append("\(row.subject.sentence) is new: \(after.sentence)")
      case (let before?, nil):
        lines.append("\(row.subject.sentence) is gone from \(before.sentence)")
      case (nil, nil): break
      }
    }
    if rows.count > limit {
      lines.append("\(rows.count - limit) more: `frames` tells of them all")
    }
    return lines
  }
}

extension DifferenceListing {
  /// A sentence for each operation, at most `limit`.
  package func sentences(limit: Int) -> [StyledText] {
    let rows = table.rows
    var lines = rows.prefix(limit).map { row -> StyledText in
      let (operation, element, name) = (row[0], row[1], Identifier(row[2]).shown)
      let (from, to) = (Self.place(row[3]), Self.place(row[4]))
      let what: Message = element == "item" ? "item \(name)" : "section \(name)"
      return switch operation {
      case "delete": "\(what) is deleted at \(from)"
      case "insert": "\(what) is inserted at \(to)"
      case "move": "\(what) is moved from \(from) to \(to)"
      case "reload": "\(what) is reloaded at \(to)"
      default: "\(what) is reconfigured at \(to)"
      }
    }
    if rows.count > limit { lines.append("\(rows.count - limit) more") }
    return lines
  }

  /// An index path as words: `section 0 item 1`.
  private static func place(_ path: String) -> Message {
    let numbers = path.split(separator: "-")
    return numbers.count == 2 ? "section \(numbers[0]) item \(numbers[1])" : "place \(path)"
  }
}

extension FrameDrawing {
  /// What is on screen from top to bottom, a sentence for each element.
  package var sentences: [StyledText] {
    let labels = picture(grain: 0).elementsByID.mapValues(\.label)
    let elements = scene.visibleElements.sorted {
      let (left, right) = ($0.frame.origin, $1.frame.origin)
      return (left.y, left.x) < (right.y, right.x)
    }
    guard !elements.isEmpty else { return ["the screen is blank"] }
    let cells = elements.count { $0.category == .cell }
    let container = scene.screen.container
    let (size, offset) = (container.size.words, container.contentOffset)
    let place = "\(NumberText.rounded(offset.x)), \(NumberText.rounded(offset.y))"
    let heading: StyledText = """
      the screen shows \(Message(counting: cells, "item")): \(size) of content \
      \(scene.solution.contentSize.words), offset \(place)
      """
    return [heading]
      + elements.map { element in
        let subject = scene.subject(of: element)
        let label = labels[subject.pictureID] ?? subject.name
        let named = label == subject.name ? "" : " \(Identifier.quote(label))"
        return "\(subject.sentence)\(named): \(element.frame.sentence)"
      }
  }
}

extension StyledText {
  /// The line without characters that only draw; nil for one that has no others.
  package var withoutDrawing: StyledText? {
    guard plain.unicodeScalars.contains(where: Self.draws) else { return self }
    let words = mapped { text in
      String(String.UnicodeScalarView(text.unicodeScalars.filter { !Self.draws($0) }))
    }
    return words.plain.allSatisfy(\.isWhitespace) ? nil : words
  }

  /// Whether a scalar is one of Unicode's box drawings or block elements.
  private static func draws(_ scalar: Unicode.Scalar) -> Bool { 0x2500..<0x25A0 ~= scalar.value }
}
