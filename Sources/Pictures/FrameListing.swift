package import CompositionalLayout
package import JSON
import TextWidth
package import Wording
package import WorldModel
import WorldWording

/// Writes frames as a table, and as JSON.
package struct FrameListing {
  /// One element of the table.
  package struct Row {
    var name: String
    var frame: LayoutRect
    /// The axes whose extent is an estimate still.
    var estimatedAxes: Set<LayoutAxis> = []
    /// What it is and its name, for a sentence.
    var sentence: Message = ""
    /// What else there is to say, such as how a section scrolls.
    var note: Message?
    /// How its code shows it otherwise than the layout has it.
    var change: Message?

    /// The four numbers, estimates marked.
    fileprivate var numbers: [String] {
      var numbers = frame.numbers
      if estimatedAxes.contains(.horizontal) { numbers[2] = "~" + numbers[2] }
      if estimatedAxes.contains(.vertical) { numbers[3] = "~" + numbers[3] }
      return numbers
    }
  }

  package let scene: Scene
  private let changes: [Scene.Subject: ViewAppearance]

  package init(_ scene: Scene) {
    self.scene = scene
    changes = scene.changedViews
  }

  /// The rows of the headers and footers of the whole layout, then those of its sections.
  package var rows: [Row] {
    scene.solution.layoutElements.map(row) + scene.sections.indices.flatMap(rows(ofSection:))
  }

  /// A section's own row, then its elements: boundary items, backgrounds, items.
  package func rows(ofSection index: Int) -> [Row] {
    let section = scene.solution.sections[index]
    let behavior = section.section.orthogonalScrollingBehavior
    let offset = NumberText.rounded(scene.orthogonalOffset(ofSection: index))
    let note: Message? = behavior == .none ? nil : "\(behavior.rawValue) at \(offset)"
    let elements = scene.solution.elements(inSection: index)
    let own = Row(
      name: scene.sections[index].shown, frame: section.frame,
      sentence: "section \(scene.sections[index].shown)",
      note: note)
    let rank: [LayoutElement.Category] = [.decoration, .supplementary, .cell]
    let sorted = rank.flatMap { category in elements.filter { $0.category == category } }
    return [own]
      + sorted.map { element in
        var row = row(of: element)
        row.name = "  " + row.name
        return row
      }
  }

  /// The row of one element.
  package func row(of element: LayoutElement) -> Row {
    let subject = scene.subject(of: element)
    return Row(
      name: subject.name, frame: element.frame, estimatedAxes: element.estimatedAxes,
      sentence: subject.sentence, change: changes[subject]?.words)
  }

  /// The rows of a table that nobody asked to see whole.
  package static let usualRows = 1_000

  /// The table of at most `limit` rows, with the size of the content below it.
  package func lines(
    _ rows: [Row], fitting width: Int, limit: Int, in language: Language
  ) -> [StyledText] {
    guard !rows.isEmpty else { return ["nothing is applied yet"] }
    var table = TextTable([
      .init(("element" as Message).text(in: language)), .init("x", .right), .init("y", .right),
      .init("width", .right),
      .init("height", .right), .init(""),
    ])
    table.rows = rows.prefix(limit).map { row in
      [StyledText(row.name)] + row.numbers.map { StyledText($0) } + [
        (row.note ?? row.change).map { StyledText(telling: $0, .dim) } ?? ""
      ]
    }
    let content: StyledText =
      "\("content \(scene.solution.contentSize.words)" as Message, .dim)"
    let rest = rows.count - limit
    let cut: [StyledText] =
      rest > 0 ? ["… \(rest) more: `frames NAME` shows one, `set verbosity verbose` all"] : []
    return table.lines(fitting: width) + cut + [content]
  }

  /// The same rows as data.
  package func table(_ rows: [Row]) -> CSVTable {
    CSVTable(
      ["element", "x", "y", "width", "height", "estimated"],
      rows: rows.map { row in
        let axes = [LayoutAxis.horizontal, .vertical].filter(row.estimatedAxes.contains)
        let words = axes.map { $0 == .horizontal ? "width" : "height" }
        return [String(row.name.trimmingPrefix("  "))] + row.frame.numbers
          + [words.joined(separator: " ")]
      })
  }

  /// `{"contentSize":[…],"frames":[["name",[x,y,width,height]]]}`.
  package func json(_ rows: [Row]) -> JSONValue {
    let size = scene.solution.contentSize
    let frames = rows.map { row in
      JSONValue.array([.string(String(row.name.trimmingPrefix("  "))), row.frame.json])
    }
    let content: JSONValue = [JSONValue(size.width), JSONValue(size.height)]
    return ["contentSize": content, "frames": .array(frames)]
  }
}

extension LayoutRect {
  /// `[x, y, width, height]`.
  package var json: JSONValue {
    .array([origin.x, origin.y, size.width, size.height].map { JSONValue($0) })
  }
}
