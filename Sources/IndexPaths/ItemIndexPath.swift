/// The place of an item, or of a view beside the items, as Apple's `IndexPath` names it: the index
/// of its section, and its index there.
///
/// Both engines speak of places with it, and say nothing of each other; each exports it.
@frozen public struct ItemIndexPath: Hashable, Codable, Sendable {
  /// The index of the section, counted from zero.
  public var section: Int
  /// The index of the item within the section.
  public var item: Int

  /// As Apple's `IndexPath(item:section:)`; whether there is such an item is not asked.
  ///
  /// - Parameters:
  ///   - item: The index of the item in its section.
  ///   - section: The index of the section.
  @inlinable public init(item: Int, section: Int) {
    self.item = item
    self.section = section
  }
}

extension ItemIndexPath: Comparable {
  /// By section, then by item.
  ///
  /// - Complexity: O(1).
  @inlinable public static func < (first: Self, second: Self) -> Bool {
    (first.section, first.item) < (second.section, second.item)
  }
}

extension ItemIndexPath: CustomStringConvertible {
  /// The two indexes, section first, as index paths are printed: `[0, 2]`.
  public var description: String { "[\(section), \(item)]" }
}
