/// A background behind a whole section.
public struct LayoutDecorationItem: Hashable, Sendable {
  /// The name a view class is registered under; one name may serve in several sections.
  public var elementKind: String
  /// UIKit's default is 0; cells of a section with a background stand at 1 (rule L-4.5).
  public var zIndex: Int
  /// Taken off the section's whole frame; UIKit's default is zero.
  public var contentInsets: DirectionalEdgeInsets

  /// A background with UIKit's defaults behind the section, insets and boundary items included.
  ///
  /// - Parameters:
  ///   - elementKind: Names the kind of view, to whoever makes the views.
  ///   - zIndex: What it stands in front of.
  ///   - contentInsets: What is taken off the frame of the section.
  public init(elementKind: String, zIndex: Int = 0, contentInsets: DirectionalEdgeInsets = .zero) {
    self.elementKind = elementKind
    self.zIndex = zIndex
    self.contentInsets = contentInsets
  }
}

extension LayoutDecorationItem: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable { case elementKind, zIndex, contentInsets }

  /// Reads `{"elementKind", "zIndex", "contentInsets"}`, the kind alone required.
  ///
  /// - Throws: `DecodingError` where something else is written.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    self.init(
      elementKind: try container.decode(String.self, forKey: .elementKind),
      zIndex: try container.decodeIfPresent(Int.self, forKey: .zIndex) ?? 0,
      contentInsets: try container.decodeIfPresent(
        DirectionalEdgeInsets.self, forKey: .contentInsets)
        ?? .zero)
  }

  /// Writes `{"elementKind": …}` and what differs from the defaults.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(elementKind, forKey: .elementKind)
    if zIndex != 0 { try container.encode(zIndex, forKey: .zIndex) }
    if contentInsets != .zero { try container.encode(contentInsets, forKey: .contentInsets) }
  }
}
