/// One side of a size, and what it is measured against.
public enum LayoutDimension: Hashable, Sendable {
  /// A share of the container's width.
  case fractionalWidth(Double)
  /// A share of the container's height.
  case fractionalHeight(Double)
  /// Points, never rounded.
  case absolute(Double)
  /// Points until the content has been measured.
  case estimated(Double)
  /// Points until measured; then the largest measurement among the siblings (iOS 17).
  case uniformAcrossSiblings(estimate: Double)

  /// The number the dimension was made with: a fraction or points.
  public var value: Double {
    switch self {
    case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value),
      .estimated(let value), .uniformAcrossSiblings(estimate: let value):
      value
    }
  }

  /// Whether the content decides in the end: an estimate, shared among siblings or not.
  public var isEstimated: Bool {
    switch self {
    case .estimated, .uniformAcrossSiblings: true
    case .fractionalWidth, .fractionalHeight, .absolute: false
    }
  }

  /// Whether all siblings share the largest measurement.
  public var isUniformAcrossSiblings: Bool {
    if case .uniformAcrossSiblings = self { true } else { false }
  }

  /// The side of the container that the fraction is of, or `nil` when there is no fraction.
  public var fractionAxis: LayoutAxis? {
    switch self {
    case .fractionalWidth: .horizontal
    case .fractionalHeight: .vertical
    case .absolute, .estimated, .uniformAcrossSiblings: nil
    }
  }

  /// The fraction `value` of the container's side along `axis`.
  ///
  /// - Parameters:
  ///   - value: The fraction; 1 is the whole.
  ///   - axis: The axis of which it is a fraction.
  public static func fractional(_ value: Double, of axis: LayoutAxis) -> LayoutDimension {
    axis == .horizontal ? .fractionalWidth(value) : .fractionalHeight(value)
  }

  /// Refuses a value that is not finite, as UIKit's constructors do; any finite one is accepted.
  ///
  /// - Throws: `LayoutError.invalidDimension`; `.notFinite` from 10¹² on.
  public func validate() throws(LayoutError) {
    if !value.isFinite { throw .invalidDimension(self) }
    try value.validate("dimension")
  }
}

extension LayoutDimension: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniformAcrossSiblings
  }

  /// The name the document gives the kind of dimension.
  var documentKey: String { key.rawValue }

  private var key: CodingKeys {
    switch self {
    case .fractionalWidth: .fractionalWidth
    case .fractionalHeight: .fractionalHeight
    case .absolute: .absolute
    case .estimated: .estimated
    case .uniformAcrossSiblings: .uniformAcrossSiblings
    }
  }

  /// Reads an object of one key, such as `{"fractionalWidth": 0.5}`.
  ///
  /// - Throws: `DecodingError` where something else is written.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    guard container.allKeys.count == 1, let key = container.allKeys.first else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "A dimension has one key."))
    }
    let value = try container.decode(Double.self, forKey: key)
    switch key {
    case .fractionalWidth: self = .fractionalWidth(value)
    case .fractionalHeight: self = .fractionalHeight(value)
    case .absolute: self = .absolute(value)
    case .estimated: self = .estimated(value)
    case .uniformAcrossSiblings: self = .uniformAcrossSiblings(estimate: value)
    }
  }

  /// Writes an object of one key, such as `{"absolute": 44}`.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(value, forKey: key)
  }
}

extension LayoutDimension: CustomStringConvertible {
  /// The kind and the number, such as `fractionalWidth(0.5)`.
  public var description: String { "\(documentKey)(\(value.general))" }

  /// The dimension as UIKit prints it inside a size.
  package var uikitDescription: String {
    switch self {
    case .fractionalWidth: ".containerWidthFactor(\(value.general))"
    case .fractionalHeight: ".containerHeightFactor(\(value.general))"
    case .absolute: ".absolute(\(value.general))"
    case .estimated: ".estimated(\(value.general))"
    case .uniformAcrossSiblings: ".uniformAcrossSiblings(\(value.general))"
    }
  }
}
