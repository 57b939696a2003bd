/// Groups repeated until the section's items are used up, and what surrounds them.
public struct LayoutSection: Hashable, Sendable {
  /// Repeated along the scroll axis, or across it in a section that scrolls by itself.
  public var group: LayoutGroup
  /// Around the groups, in points; UIKit's default is zero.
  public var contentInsets: DirectionalEdgeInsets
  /// Points between two groups, besides their edge spacing; UIKit's default is 0.
  public var interGroupSpacing: Double
  /// What the container of the cells is inset by; `.automatic` means the configuration's.
  public var contentInsetsReference: ContentInsetsReference
  /// What boundary items are inset by (iOS 16); `.automatic` means as the cells.
  public var supplementaryContentInsetsReference: ContentInsetsReference
  /// UIKit's default is `.none`.
  public var orthogonalScrollingBehavior: OrthogonalScrollingBehavior
  /// How the section's own scrolling feels; begins with UIKit's defaults.
  public var orthogonalScrollingProperties = OrthogonalScrollingProperties()
  /// Headers, footers and side views, each kind once in a section; none by default.
  public var boundarySupplementaryItems: [LayoutBoundaryItem]
  /// Whether boundary items are inset by the section's own content insets.
  public var supplementariesFollowContentInsets: Bool
  /// Backgrounds, back to front as their z-orders say; none by default.
  public var decorationItems: [LayoutDecorationItem]

  /// Without further arguments UIKit's defaults; nothing is checked before solving.
  ///
  /// - Parameters:
  ///   - group: What is repeated until all items have a place.
  ///   - contentInsets: The room around the groups.
  ///   - interGroupSpacing: The gap between two groups, in points.
  ///   - contentInsetsReference: The insets of the container that count besides.
  ///   - supplementaryContentInsetsReference: Those that count for boundary items.
  ///   - orthogonalScrollingBehavior: Whether the groups stand in a row across the layout, and
  ///     where that comes to rest.
  ///   - boundarySupplementaryItems: Headers, footers and views at the sides.
  ///   - supplementariesFollowContentInsets: Whether boundary items keep out of `contentInsets`
  ///     too.
  ///   - decorationItems: Backgrounds.
  public init(
    group: LayoutGroup, contentInsets: DirectionalEdgeInsets = .zero, interGroupSpacing: Double = 0,
    contentInsetsReference: ContentInsetsReference = .automatic,
    supplementaryContentInsetsReference: ContentInsetsReference = .automatic,
    orthogonalScrollingBehavior: OrthogonalScrollingBehavior = .none,
    boundarySupplementaryItems: [LayoutBoundaryItem] = [],
    supplementariesFollowContentInsets: Bool = true, decorationItems: [LayoutDecorationItem] = []
  ) {
    self.group = group
    self.contentInsets = contentInsets
    self.interGroupSpacing = interGroupSpacing
    self.contentInsetsReference = contentInsetsReference
    self.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    self.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    self.boundarySupplementaryItems = boundarySupplementaryItems
    self.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    self.decorationItems = decorationItems
  }

  /// Refuses what UIKit's constructors refuse.
  ///
  /// - Throws: `LayoutError.invalidDimension`, `.emptyGroup` or `.repeatCountBelowOne`; and
  ///   `.notFinite` for other numbers.
  /// - Complexity: O(*p*) for *p* parts of the section.
  public func validate() throws(LayoutError) {
    try group.validate()
    for item in boundarySupplementaryItems { try item.validate() }
    for item in decorationItems { try item.contentInsets.validate("contentInsets") }
    try contentInsets.validate("contentInsets")
    try interGroupSpacing.validate("interGroupSpacing")
  }
}

extension LayoutSection: CustomStringConvertible {
  /// Its group, and how it scrolls where it scrolls by itself.
  public var description: String {
    orthogonalScrollingBehavior == .none
      ? "section of \(group)" : "section of \(group), \(orthogonalScrollingBehavior.rawValue)"
  }
}

/// The frame of the collection view that a section's container is inset to.
public enum ContentInsetsReference: String, Hashable, Sendable, Codable, CaseIterable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// Whether a section scrolls across the layout, and where it comes to rest.
public enum OrthogonalScrollingBehavior: String, Hashable, Sendable, Codable, CaseIterable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

extension LayoutSection: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case group, contentInsets, interGroupSpacing, contentInsetsReference
    case supplementaryContentInsetsReference, orthogonalScrollingBehavior
    case orthogonalScrollingProperties
    case boundarySupplementaryItems, supplementariesFollowContentInsets, decorationItems
  }

  /// Reads `{"group": {…}}` and any other property under its name.
  ///
  /// - Throws: `DecodingError` where something else is written.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    self.init(group: try container.decode(LayoutGroup.self, forKey: .group))
    try container.read(&contentInsets, .contentInsets)
    try container.read(&interGroupSpacing, .interGroupSpacing)
    try container.read(&contentInsetsReference, .contentInsetsReference)
    try container.read(
      &supplementaryContentInsetsReference, .supplementaryContentInsetsReference)
    try container.read(&orthogonalScrollingBehavior, .orthogonalScrollingBehavior)
    try container.read(&orthogonalScrollingProperties, .orthogonalScrollingProperties)
    try container.read(&boundarySupplementaryItems, .boundarySupplementaryItems)
    try container.read(&supplementariesFollowContentInsets, .supplementariesFollowContentInsets)
    try container.read(&decorationItems, .decorationItems)
  }

  /// Writes `{"group": {…}}` and what differs from the defaults.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(group, forKey: .group)
    let plain = LayoutSection(group: group)
    try container.write(contentInsets, .contentInsets, unless: plain.contentInsets)
    try container.write(interGroupSpacing, .interGroupSpacing, unless: plain.interGroupSpacing)
    try container.write(
      contentInsetsReference, .contentInsetsReference, unless: plain.contentInsetsReference)
    try container.write(
      supplementaryContentInsetsReference, .supplementaryContentInsetsReference,
      unless: plain.supplementaryContentInsetsReference)
    try container.write(
      orthogonalScrollingBehavior, .orthogonalScrollingBehavior,
      unless: plain.orthogonalScrollingBehavior)
    try container.write(
      orthogonalScrollingProperties, .orthogonalScrollingProperties,
      unless: plain.orthogonalScrollingProperties)
    try container.write(
      boundarySupplementaryItems, .boundarySupplementaryItems,
      unless: plain.boundarySupplementaryItems)
    try container.write(
      supplementariesFollowContentInsets, .supplementariesFollowContentInsets,
      unless: plain.supplementariesFollowContentInsets)
    try container.write(decorationItems, .decorationItems, unless: plain.decorationItems)
  }
}

extension KeyedDecodingContainer {
  /// Replaces `value` when the document says something under `key`.
  func read<Value: Decodable>(_ value: inout Value, _ key: Key) throws {
    value = try decodeIfPresent(Value.self, forKey: key) ?? value
  }
}

extension KeyedEncodingContainer {
  /// Writes `value` unless it is what a document without the key means.
  mutating func write<Value: Encodable & Equatable>(
    _ value: Value, _ key: Key, unless plain: Value
  ) throws {
    if value != plain { try encode(value, forKey: key) }
  }
}
