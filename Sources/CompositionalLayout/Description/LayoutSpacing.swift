/// A gap in points, exact or at least that wide.
public enum LayoutSpacing: Hashable, Sendable {
  /// Exactly this many points.
  case fixed(Double)
  /// At least this many points, and a share of what the run leaves over.
  case flexible(Double)

  /// The exact or smallest width of the gap.
  public var spacing: Double {
    switch self {
    case .fixed(let spacing), .flexible(let spacing): spacing
    }
  }

  /// Whether the gap gets a share of what the run leaves over (rule L-2.4).
  public var isFlexible: Bool {
    if case .flexible = self { true } else { false }
  }
}

extension LayoutSpacing: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable { case fixed, flexible }

  /// Reads `{"fixed": points}` or `{"flexible": points}`.
  ///
  /// - Throws: `DecodingError` where something else is written.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    if let spacing = try container.decodeIfPresent(Double.self, forKey: .fixed) {
      self = .fixed(spacing)
    } else {
      self = .flexible(try container.decode(Double.self, forKey: .flexible))
    }
  }

  /// Writes `{"fixed": points}` or `{"flexible": points}`.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(spacing, forKey: isFlexible ? .flexible : .fixed)
  }
}

extension LayoutSpacing: CustomStringConvertible {
  /// The kind and the points, such as `fixed(4)`.
  public var description: String { "\(isFlexible ? "flexible" : "fixed")(\(spacing.general))" }

  /// The spacing as UIKit prints it, less the address.
  package var uikitDescription: String {
    "<NSCollectionLayoutSpacing: \(isFlexible ? "flexible" : "fixed"):\(spacing.general)>"
  }

  /// The shorter form that UIKit's error reports use.
  var reportDescription: String { ".\(self)" }
}
