/// A view tied to an item or a group, such as a badge.
public struct LayoutSupplementaryItem: Hashable, Sendable {
  /// Fractions are of the item's final frame; for groups see rule L-2.1.
  public var layoutSize: LayoutSize
  /// Unique within a section.
  public var elementKind: String
  /// The point of the host's frame that the view holds on to.
  public var containerAnchor: LayoutAnchor
  /// The point of the view that is put there; `nil` means the container anchor's.
  public var itemAnchor: LayoutAnchor?
  /// UIKit's default is 1, above the cells.
  public var zIndex: Int
  /// Taken off the frame last; UIKit's default is zero.
  public var contentInsets: DirectionalEdgeInsets

  /// All but size, kind and container anchor begin with UIKit's defaults.
  ///
  /// - Parameters:
  ///   - layoutSize: Its size; fractions are of what it is tied to.
  ///   - elementKind: Names it among the views of its section.
  ///   - containerAnchor: The point of its host that it is tied to.
  ///   - itemAnchor: The point of its own that is there; `nil` means the same as of the host.
  ///   - zIndex: What it stands in front of.
  ///   - contentInsets: What is taken off its frame.
  public init(
    layoutSize: LayoutSize, elementKind: String, containerAnchor: LayoutAnchor,
    itemAnchor: LayoutAnchor? = nil, zIndex: Int = 1, contentInsets: DirectionalEdgeInsets = .zero
  ) {
    self.layoutSize = layoutSize
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    self.zIndex = zIndex
    self.contentInsets = contentInsets
  }
}

extension LayoutSupplementaryItem: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case elementKind, width, height, containerAnchor, itemAnchor, zIndex, contentInsets
  }

  /// Reads `{"elementKind", "width", "height", "containerAnchor", "itemAnchor", …}`.
  ///
  /// - Throws: `DecodingError` where something else is written.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    self.init(
      layoutSize: try LayoutSize(in: container, width: .width, height: .height),
      elementKind: try container.decode(String.self, forKey: .elementKind),
      containerAnchor: try container.decode(LayoutAnchor.self, forKey: .containerAnchor),
      itemAnchor: try container.decodeIfPresent(LayoutAnchor.self, forKey: .itemAnchor),
      zIndex: try container.decodeIfPresent(Int.self, forKey: .zIndex) ?? 1,
      contentInsets: try container.decodeIfPresent(
        DirectionalEdgeInsets.self, forKey: .contentInsets)
        ?? .zero)
  }

  /// Writes `{"elementKind", "width", "height", "containerAnchor"}` and what is not default.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(elementKind, forKey: .elementKind)
    try layoutSize.encode(in: &container, width: .width, height: .height)
    try container.encode(containerAnchor, forKey: .containerAnchor)
    try container.encodeIfPresent(itemAnchor, forKey: .itemAnchor)
    if zIndex != 1 { try container.encode(zIndex, forKey: .zIndex) }
    if contentInsets != .zero { try container.encode(contentInsets, forKey: .contentInsets) }
  }
}
