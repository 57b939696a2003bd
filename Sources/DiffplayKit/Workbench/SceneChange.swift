import CompositionalLayout
import DiffableDataSource

/// The frames that an update changed.
struct SceneChange {
  /// The most elements of a scene that are compared one by one; larger scenes compare what is on
  /// screen.
  static let comparedElements = 5_000

  enum Kind: String {
    case appeared = "+"
    case disappeared = "-"
    case moved = ">"

    fileprivate var style: TextStyle {
      switch self {
      case .appeared: .added
      case .disappeared: .removed
      case .moved: .moved
      }
    }
  }

  struct Row {
    var kind: Kind
    var subject: Scene.Subject
    var before: Rect?
    var after: Rect?
  }

  private(set) var rows: [Row] = []
  let total: Int
  private let comparesScreenOnly: Bool
  private let contentSizes: (before: Size, after: Size)

  /// What changed between two scenes, in the new scene's order; what is gone comes last.
  init(from old: Scene, to new: Scene) {
    comparesScreenOnly =
      max(old.snapshot.numberOfItems, new.snapshot.numberOfItems) > Self.comparedElements
    contentSizes = (old.solution.contentSize, new.solution.contentSize)
    let before = Self.frames(of: old, onScreen: comparesScreenOnly)
    let after = Self.frames(of: new, onScreen: comparesScreenOnly)
    total = after.count
    let oldFrames = Dictionary(before, uniquingKeysWith: { first, _ in first })
    var found: Set<Scene.Subject> = []
    for (subject, frame) in after {
      found.insert(subject)
      let old = oldFrames[subject]
      guard old != frame else { continue }
      rows.append(
        Row(
          kind: old == nil ? .appeared : .moved, subject: subject, before: old, after: frame))
    }
    for (subject, frame) in before where !found.contains(subject) {
      rows.append(Row(kind: .disappeared, subject: subject, before: frame, after: nil))
    }
  }

  private static func frames(
    of scene: Scene, onScreen: Bool
  ) -> [(Scene.Subject, Rect)] {
    let elements =
      onScreen
      ? scene.visibleElements
      : scene.sections.indices.flatMap { scene.solution.elements(inSection: $0) }
        + scene.solution.layoutElements
    return elements.map { (scene.subject(of: $0), $0.frame) }
  }

  /// The rows of a change that nobody asked to see whole.
  static let usualRows = 30

  /// The change as a table of at most `limit` rows.
  func lines(fitting width: Int, limit: Int) -> [StyledText] {
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
  var heading: StyledText {
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

extension Rect {
  /// x, y, width and height as tables show them.
  var numbers: [String] {
    [origin.x, origin.y, size.width, size.height].map(NumberText.rounded)
  }

  /// Which of the numbers were different, as in `y 44` or `x 0 width 196.5`; all four when it is
  /// more than two.
  func difference(from other: Rect) -> String {
    let different = zip(["x", "y", "width", "height"], zip(numbers, other.numbers))
      .filter { $1.0 != $1.1 }
    guard different.count <= 2 else { return numbers.joined(separator: " ") }
    return different.map { "\($0) \($1.0)" }.joined(separator: " ")
  }
}

extension Size {
  /// The size as people write it: `393 x 852`.
  var words: String { "\(NumberText.rounded(width)) x \(NumberText.rounded(height))" }
}
