/// What a cell gets its frame from.
public struct LayoutItem: Hashable, Sendable {
  /// Fractions are of the group's inner box, less what its gaps take (rule L-2.1).
  public var layoutSize: LayoutSize
  /// Taken off the item's slot last; ignored on an axis whose dimension is estimated.
  public var contentInsets: DirectionalEdgeInsets
  /// Gaps outside the slot; `nil` means none.
  public var edgeSpacing: LayoutEdgeSpacing?
  /// Views such as badges, each tied to every cell of the item; none by default.
  public var supplementaryItems: [LayoutSupplementaryItem]

  /// Without further arguments UIKit's defaults: no insets, no gaps, no views.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of its slot.
  ///   - contentInsets: What is taken off the slot, last of all.
  ///   - edgeSpacing: The gaps around it; `nil` means none.
  ///   - supplementaryItems: Views tied to the cell.
  public init(
    layoutSize: LayoutSize, contentInsets: DirectionalEdgeInsets = .zero,
    edgeSpacing: LayoutEdgeSpacing? = nil, supplementaryItems: [LayoutSupplementaryItem] = []
  ) {
    self.layoutSize = layoutSize
    self.contentInsets = contentInsets
    self.edgeSpacing = edgeSpacing
    self.supplementaryItems = supplementaryItems
  }
}

extension LayoutItem: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case kind, width, height, contentInsets, edgeSpacing, supplementaryItems
  }

  /// Reads `{"kind": "item", "width", "height", "contentInsets", …}`; only sizes matter.
  ///
  /// - Throws: `DecodingError` where something else is written.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    self.init(
      layoutSize: try LayoutSize(in: container, width: .width, height: .height),
      contentInsets: try container.decodeIfPresent(
        DirectionalEdgeInsets.self, forKey: .contentInsets)
        ?? .zero,
      edgeSpacing: try container.decodeIfPresent(LayoutEdgeSpacing.self, forKey: .edgeSpacing),
      supplementaryItems: try container.decodeIfPresent(
        [LayoutSupplementaryItem].self, forKey: .supplementaryItems) ?? [])
  }

  /// Writes `{"kind": "item", "width", "height"}` and what differs from the defaults.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode("item", forKey: .kind)
    try layoutSize.encode(in: &container, width: .width, height: .height)
    if contentInsets != .zero { try container.encode(contentInsets, forKey: .contentInsets) }
    try container.encodeIfPresent(edgeSpacing, forKey: .edgeSpacing)
    if !supplementaryItems.isEmpty {
      try container.encode(supplementaryItems, forKey: .supplementaryItems)
    }
  }
}

extension LayoutItem: CustomStringConvertible {
  /// What it is and its size, such as `item fractionalWidth(0.5) x absolute(44)`.
  public var description: String { "item \(layoutSize)" }

  /// The item as UIKit prints it, less the address and with UIKit's spelling of "identifier".
  package var uikitDescription: String {
    "<NSCollectionLayoutItem: size=\(layoutSize.uikitDescription); "
      + "edgeSpacing=\(edgeSpacing.map(\.uikitDescription) ?? "(null)"); "
      + "identfier=(null); contentInsets=\(contentInsets)>"
  }
}
