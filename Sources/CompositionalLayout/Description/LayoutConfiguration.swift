/// What holds for the layout as a whole.
public struct LayoutConfiguration: Hashable, Sendable {
  /// The axis the layout scrolls and stacks its sections along.
  public var scrollDirection: LayoutAxis
  /// The gap between every two sections, empty ones included.
  public var interSectionSpacing: Double
  /// Headers and footers around all sections together; none by default.
  public var boundarySupplementaryItems: [LayoutBoundaryItem]
  /// What sections are inset by across the scroll axis; `.automatic` means the safe area.
  public var contentInsetsReference: ContentInsetsReference

  /// Without arguments UIKit's defaults: vertical, no gaps, no items, inset by the safe area.
  ///
  /// - Parameters:
  ///   - scrollDirection: The axis along which sections follow one another.
  ///   - interSectionSpacing: The gap between two sections, in points.
  ///   - boundarySupplementaryItems: The views around all sections.
  ///   - contentInsetsReference: The insets of sections that name none of their own.
  public init(
    scrollDirection: LayoutAxis = .vertical, interSectionSpacing: Double = 0,
    boundarySupplementaryItems: [LayoutBoundaryItem] = [],
    contentInsetsReference: ContentInsetsReference = .safeArea
  ) {
    self.scrollDirection = scrollDirection
    self.interSectionSpacing = interSectionSpacing
    self.boundarySupplementaryItems = boundarySupplementaryItems
    self.contentInsetsReference = contentInsetsReference
  }
}

extension LayoutConfiguration: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case scrollDirection, interSectionSpacing, boundarySupplementaryItems, contentInsetsReference
  }

  /// Reads an object whose keys are the property names; missing ones mean the defaults.
  ///
  /// - Throws: `DecodingError` where something else is written.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    self.init()
    try container.read(&scrollDirection, .scrollDirection)
    try container.read(&interSectionSpacing, .interSectionSpacing)
    try container.read(&boundarySupplementaryItems, .boundarySupplementaryItems)
    try container.read(&contentInsetsReference, .contentInsetsReference)
  }

  /// Writes `{"scrollDirection": …}` and what differs from the defaults.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(scrollDirection, forKey: .scrollDirection)
    let plain = LayoutConfiguration()
    try container.write(
      interSectionSpacing, .interSectionSpacing, unless: plain.interSectionSpacing)
    try container.write(
      boundarySupplementaryItems, .boundarySupplementaryItems,
      unless: plain.boundarySupplementaryItems)
    try container.write(
      contentInsetsReference, .contentInsetsReference, unless: plain.contentInsetsReference)
  }
}
