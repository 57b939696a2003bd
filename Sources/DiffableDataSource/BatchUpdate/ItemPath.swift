/// The place of an item: its section, and its place there.
public struct ItemPath: Hashable, Codable, Sendable {
  /// The index of the section.
  public var section: Int
  /// The index of the item within the section.
  public var item: Int

  /// Creates a path.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - item: The index of the item in it.
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }
}

extension ItemPath: Comparable {
  /// Orders by section, then by item.
  public static func < (left: Self, right: Self) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}

extension ItemPath: CustomStringConvertible {
  /// The two indexes: `[0, 2]`.
  public var description: String { "[\(section), \(item)]" }
}

/// A change of place: from where something stood before an update to where it stands after.
public struct Move<Place: Hashable>: Hashable {
  /// The place before the update.
  public var from: Place
  /// The place after the update.
  public var to: Place

  /// Creates a move.
  ///
  /// - Parameters:
  ///   - from: The place before the update.
  ///   - to: The place after it.
  public init(from: Place, to: Place) {
    self.from = from
    self.to = to
  }
}

extension Move: Sendable where Place: Sendable {}

extension Move: CustomStringConvertible {
  /// The two places: `[0, 2] → [1, 0]`.
  public var description: String { "\(from) → \(to)" }
}

extension Move: Encodable where Place: Encodable {}

extension Move: Decodable where Place: Decodable {}
