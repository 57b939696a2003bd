import CompositionalLayout
import TextWidth
package import Wording
package import WorldModel
import WorldWording

extension SceneChange {
  /// The rows of a change that nobody asked to see whole.
  package static let usualRows = 30

  /// The change as a table of at most `limit` rows.
  package func lines(fitting width: Int, limit: Int) -> [StyledText] {
    guard !rows.isEmpty else { return total == 0 ? [] : ["frames: none changed"] }
    var lines = [heading]
    var table = TextTable([
      .init("", isShortened: false), .init(""), .init("", .right), .init("", .right),
      .init("", .right), .init("", .right), .init("", isShortened: false),
    ])
    for row in rows.prefix(limit) {
      let frame = row.after ?? row.before ?? .zero
      var cells: [StyledText] = [
        "  \(row.kind.rawValue, row.kind.style)", StyledText(row.subject.fullName),
      ]
      cells += frame.numbers.map { StyledText($0) }
      if row.kind == .moved, let before = row.before {
        cells.append("\("was \(before.difference(from: frame))" as Message, .dim)")
      }
      table.rows.append(cells)
    }
    lines += table.lines(fitting: width)
    if rows.count > limit {
      lines.append("  … \(rows.count - limit) more: `frames` shows them all")
    }
    return lines
  }

  /// How many frames changed, and the size of the content.
  package var heading: StyledText {
    let size = contentSizes.after.words
    return comparesScreenOnly
      ? "frames on screen: \(counts), content \(size)" : "frames: \(counts), content \(size)"
  }

  private var counts: Message {
    func count(_ kind: Kind) -> Int { rows.count { $0.kind == kind } }
    let counts: [(Int, Message)] = [
      (count(.appeared), "\(count(.appeared)) new"), (count(.moved), "\(count(.moved)) changed"),
      (count(.disappeared), "\(count(.disappeared)) gone"),
    ]
    return counts.filter { $0.0 > 0 }.map(\.1).listed
  }
}

extension SceneChange.Kind {
  fileprivate var style: TextStyle {
    switch self {
    case .appeared: .added
    case .disappeared: .removed
    case .moved: .moved
    }
  }
}
