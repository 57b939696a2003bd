/// The items of one section as an outline, each expanded or collapsed.
///
/// A value: two copies change independently. Unlike in a flat snapshot, items that are already
/// present are refused, not moved. Every operation follows
/// `NSDiffableDataSourceSectionSnapshot`, the order of its checks included; an operation that
/// throws leaves the outline as it was.
public struct SectionSnapshot<ItemID: Hashable & Sendable>: Sendable {
  /// One item's place in the outline, by slots.
  struct Node: Hashable, Sendable {
    var parent: Int?
    var children: [Int] = []
    var isExpanded = false
  }

  var table = IdentifierTable<ItemID>()
  /// By slot; nodes of removed items stay behind unused.
  var nodes: [Node] = []
  var roots: [Int] = []

  /// Creates an empty outline.
  public init() {}

  /// Creates a copy.
  public init(_ snapshot: SectionSnapshot<ItemID>) { self = snapshot }
}

extension SectionSnapshot: Equatable {
  /// Compares roots, children everywhere and what is expanded.
  public static func == (left: Self, right: Self) -> Bool {
    left.lines.elementsEqual(right.lines) { a, b in
      a.level == b.level && left.nodes[a.slot].isExpanded == right.nodes[b.slot].isExpanded
        && left.table.identifiers[a.slot] == right.table.identifiers[b.slot]
    }
  }
}

extension SectionSnapshot {
  /// One item of the outline, as a walk meets it.
  struct Line {
    var slot: Int
    var level: Int
    var isVisible: Bool
  }

  /// All items depth first, parents before children.
  var lines: [Line] { lines(below: roots) }

  /// The items of `siblings` and their descendants, depth first.
  func lines(below siblings: [Int]) -> [Line] {
    var lines: [Line] = []
    var pending = siblings.reversed().map { Line(slot: $0, level: 0, isVisible: true) }
    while let line = pending.popLast() {
      lines.append(line)
      let node = nodes[line.slot]
      for child in node.children.reversed() {
        pending.append(
          Line(
            slot: child, level: line.level + 1, isVisible: line.isVisible && node.isExpanded))
      }
    }
    return lines
  }
}
