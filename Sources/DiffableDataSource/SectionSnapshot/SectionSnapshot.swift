/// The items of one section as an outline, each expanded or collapsed.
///
/// A value: two copies change independently. Unlike in a flat snapshot, items that are already
/// present are refused, not moved. Every operation follows
/// `NSDiffableDataSourceSectionSnapshot`, the order of its checks included; an operation that
/// throws leaves the outline as it was.
///
/// Copying costs nothing; the first edit while a copy is kept costs O(*n*) for *n* items, in
/// addition to what each operation states.
public struct SectionSnapshot<ItemID: Hashable> {
  /// Every item that was ever there, by slot.
  @usableFromInline var table = IdentifierTable<ItemID>()
  /// The slots of those that are present.
  @usableFromInline var order = OutlineOrder()

  /// Creates an empty outline.
  @inlinable public init() {}

  /// Creates a copy.
  ///
  /// - Complexity: O(1).
  @inlinable public init(_ snapshot: SectionSnapshot<ItemID>) { self = snapshot }

  /// Creates an outline of items that are all different, without children.
  @inlinable init(roots items: [ItemID]) {
    _ = addNew(items, level: 0, at: 0)
  }
}

extension SectionSnapshot: Sendable where ItemID: Sendable {}

extension SectionSnapshot: Hashable {
  /// Compares items, their levels and what is expanded.
  ///
  /// - Complexity: O(*n*) for *n* items.
  @inlinable public static func == (left: Self, right: Self) -> Bool {
    left.order.count == right.order.count
      && zip(left.order.lines, right.order.lines).allSatisfy { a, b in
        a.level == b.level && a.isExpanded == b.isExpanded
          && left.table.identifiers[a.slot] == right.table.identifiers[b.slot]
      }
  }

  /// Hashes what is compared.
  ///
  /// - Complexity: O(*n*) for *n* items.
  @inlinable public func hash(into hasher: inout Hasher) {
    hasher.combine(order.count)
    for line in order.lines {
      hasher.combine(line.level)
      hasher.combine(line.isExpanded)
      hasher.combine(table.identifiers[line.slot])
    }
  }
}

extension SectionSnapshot {
  /// One item of the outline, as a walk meets it.
  @usableFromInline
  struct Line {
    @usableFromInline var slot: Int
    @usableFromInline var level: Int
    @usableFromInline var isExpanded: Bool
    /// Whether all its ancestors are expanded.
    @usableFromInline var isVisible: Bool

    @inlinable init(_ line: OutlineOrder.Line, isVisible: Bool) {
      slot = line.slot
      level = line.level
      isExpanded = line.isExpanded
      self.isVisible = isVisible
    }
  }

  /// All items depth first, parents before children.
  @inlinable var lines: [Line] {
    var hidingLevel = Int.max
    return order.lines.map { line in
      let isVisible = line.level <= hidingLevel
      if isVisible { hidingLevel = line.isExpanded ? .max : line.level }
      return Line(line, isVisible: isVisible)
    }
  }
}
