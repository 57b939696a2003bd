/// A background behind a whole section.
public struct LayoutDecorationItem: Hashable, Sendable {
  public var elementKind: String
  public var zIndex: Int
  public var contentInsets: EdgeInsets

  public init(elementKind: String, zIndex: Int = 0, contentInsets: EdgeInsets = .zero) {
    self.elementKind = elementKind
    self.zIndex = zIndex
    self.contentInsets = contentInsets
  }
}

extension LayoutDecorationItem: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable { case elementKind, zIndex, contentInsets }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    self.init(
      elementKind: try container.decode(String.self, forKey: .elementKind),
      zIndex: try container.decodeIfPresent(Int.self, forKey: .zIndex) ?? 0,
      contentInsets: try container.decodeIfPresent(EdgeInsets.self, forKey: .contentInsets)
        ?? .zero)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(elementKind, forKey: .elementKind)
    if zIndex != 0 { try container.encode(zIndex, forKey: .zIndex) }
    if contentInsets != .zero { try container.encode(contentInsets, forKey: .contentInsets) }
  }
}
