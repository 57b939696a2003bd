/// A header, a footer or a side view of a section or of the whole layout.
public struct LayoutBoundaryItem: Hashable, Sendable {
  /// Fractions are of the section's area across the scroll axis, of the bounds along it (L-2.1).
  public var layoutSize: LayoutSize
  /// Unique within a section.
  public var elementKind: String
  /// `.none` leaves the item without a frame.
  public var alignment: RectAlignment
  /// Added on both axes before the section grows (rule L-4.1).
  public var absoluteOffset: LayoutPoint
  /// Whether the section grows to make room for the item outside its cells.
  public var extendsBoundary: Bool
  /// Whether the item stays on screen while its section's cells do.
  public var pinToVisibleBounds: Bool
  /// UIKit's default is 1; a pinned item on screen gets 1,000,000,000 more (rule L-4.3).
  public var zIndex: Int
  /// Taken off the frame last, after the section has grown; UIKit's default is zero.
  public var contentInsets: DirectionalEdgeInsets

  /// All but size, kind and alignment begin with UIKit's defaults.
  ///
  /// - Parameters:
  ///   - layoutSize: Its size, of the section or the layout it is around.
  ///   - elementKind: Names it among the views of its section.
  ///   - alignment: The side or corner it is at.
  ///   - absoluteOffset: How far from there, in points.
  ///   - extendsBoundary: Whether it makes the section longer rather than cover its cells.
  ///   - pinToVisibleBounds: Whether it stays on screen while its section does.
  ///   - zIndex: What it stands in front of.
  ///   - contentInsets: What is taken off its frame.
  public init(
    layoutSize: LayoutSize, elementKind: String, alignment: RectAlignment,
    absoluteOffset: LayoutPoint = .zero, extendsBoundary: Bool = true,
    pinToVisibleBounds: Bool = false,
    zIndex: Int = 1, contentInsets: DirectionalEdgeInsets = .zero
  ) {
    self.layoutSize = layoutSize
    self.elementKind = elementKind
    self.alignment = alignment
    self.absoluteOffset = absoluteOffset
    self.extendsBoundary = extendsBoundary
    self.pinToVisibleBounds = pinToVisibleBounds
    self.zIndex = zIndex
    self.contentInsets = contentInsets
  }
}

extension LayoutBoundaryItem: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case elementKind, width, height, alignment, absoluteOffset, extendsBoundary
    case pinToVisibleBounds, zIndex, contentInsets
  }

  /// Reads `{"elementKind", "width", "height", "alignment", …}`; other keys default as in UIKit.
  ///
  /// - Throws: `DecodingError` where something else is written.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    self.init(
      layoutSize: try LayoutSize(in: container, width: .width, height: .height),
      elementKind: try container.decode(String.self, forKey: .elementKind),
      alignment: try container.decode(RectAlignment.self, forKey: .alignment),
      absoluteOffset: try container.decodeIfPresent(LayoutPoint.self, forKey: .absoluteOffset)
        ?? .zero,
      extendsBoundary: try container.decodeIfPresent(Bool.self, forKey: .extendsBoundary) ?? true,
      pinToVisibleBounds: try container.decodeIfPresent(Bool.self, forKey: .pinToVisibleBounds)
        ?? false,
      zIndex: try container.decodeIfPresent(Int.self, forKey: .zIndex) ?? 1,
      contentInsets: try container.decodeIfPresent(
        DirectionalEdgeInsets.self, forKey: .contentInsets)
        ?? .zero)
  }

  /// Writes `{"elementKind", "width", "height", "alignment", …}`, defaults left out.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(elementKind, forKey: .elementKind)
    try layoutSize.encode(in: &container, width: .width, height: .height)
    try container.encode(alignment, forKey: .alignment)
    if absoluteOffset != .zero { try container.encode(absoluteOffset, forKey: .absoluteOffset) }
    if !extendsBoundary { try container.encode(false, forKey: .extendsBoundary) }
    if pinToVisibleBounds { try container.encode(true, forKey: .pinToVisibleBounds) }
    if zIndex != 1 { try container.encode(zIndex, forKey: .zIndex) }
    if contentInsets != .zero { try container.encode(contentInsets, forKey: .contentInsets) }
  }
}
