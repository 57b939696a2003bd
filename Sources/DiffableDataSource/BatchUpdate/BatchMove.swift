/// A change of place: from where something stood before an update to where it stands after.
public struct BatchMove<Place: Hashable>: Hashable {
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

extension BatchMove: Sendable where Place: Sendable {}

extension BatchMove: CustomStringConvertible {
  /// The two places: `[0, 2] → [1, 0]`.
  public var description: String { "\(from) → \(to)" }
}

extension BatchMove: Encodable where Place: Encodable {}

extension BatchMove: Decodable where Place: Decodable {}
