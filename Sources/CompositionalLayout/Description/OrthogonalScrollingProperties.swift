/// How a section that scrolls by itself slows down and bounces (iOS 17); no frame depends on it.
public struct OrthogonalScrollingProperties: Hashable, Sendable {
  /// How fast a flick dies away; `.automatic` follows the collection view.
  public enum DecelerationRate: String, Hashable, Sendable, Codable, CaseIterable {
    case automatic, normal, fast
  }

  /// Whether the section can be drawn beyond its ends.
  public enum Bounce: String, Hashable, Sendable, Codable, CaseIterable {
    case automatic, always, never
  }

  /// UIKit's default is `.automatic`.
  public var decelerationRate: DecelerationRate
  /// UIKit's default is `.automatic`.
  public var bounce: Bounce

  /// Without arguments UIKit's defaults.
  ///
  /// - Parameters:
  ///   - decelerationRate: How soon a flick ends.
  ///   - bounce: Whether the ends give way.
  public init(decelerationRate: DecelerationRate = .automatic, bounce: Bounce = .automatic) {
    self.decelerationRate = decelerationRate
    self.bounce = bounce
  }
}

extension OrthogonalScrollingProperties: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable { case decelerationRate, bounce }

  /// Reads `{"decelerationRate": "fast", "bounce": "never"}`; missing ones mean the defaults.
  ///
  /// - Throws: `DecodingError` where something else is written.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    self.init()
    try container.read(&decelerationRate, .decelerationRate)
    try container.read(&bounce, .bounce)
  }

  /// Writes what differs from the defaults.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.write(decelerationRate, .decelerationRate, unless: .automatic)
    try container.write(bounce, .bounce, unless: .automatic)
  }
}
