/// The collection view a layout is solved in.
public struct LayoutContainer: Hashable, Sendable {
  /// The way the interface reads.
  public enum Direction: String, Hashable, Sendable, Codable { case leftToRight, rightToLeft }

  /// The bounds size, nothing taken off.
  public var size: LayoutExtent
  /// Device pixels to the point.
  public var scale: Double
  /// Physical edges: leading is left and trailing is right, whatever the direction.
  public var safeAreaInsets: DirectionalEdgeInsets
  /// Physical edges: leading is left and trailing is right, whatever the direction.
  public var layoutMargins: DirectionalEdgeInsets
  /// The top left corner of the bounds in content coordinates, negative above the content.
  public var contentOffset: LayoutPoint
  /// Mirrors everything the layout says of leading and trailing (rule L-6.3).
  public var direction: Direction

  /// A container of `size`; a scale of 2 is what the recordings of UIKit were made at.
  ///
  /// - Parameters:
  ///   - size: The size of the bounds, in points.
  ///   - scale: Device pixels to the point.
  ///   - safeAreaInsets: What bars and the like cover, at physical edges.
  ///   - layoutMargins: The margins of the view, at physical edges.
  ///   - contentOffset: The top left corner of the bounds in the content.
  ///   - direction: The way the interface reads.
  public init(
    size: LayoutExtent, scale: Double = 2, safeAreaInsets: DirectionalEdgeInsets = .zero,
    layoutMargins: DirectionalEdgeInsets = .zero, contentOffset: LayoutPoint = .zero,
    direction: Direction = .leftToRight
  ) {
    self.size = size
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    self.layoutMargins = layoutMargins
    self.contentOffset = contentOffset
    self.direction = direction
  }

  /// The insets a reference stands for, leading and trailing by reading direction.
  ///
  /// Readable content equals the layout margins below the readable width limit (rule L-6.1).
  public func insets(_ reference: ContentInsetsReference) -> DirectionalEdgeInsets {
    let physical: DirectionalEdgeInsets =
      switch reference {
      case .none: .zero
      case .automatic, .safeArea: safeAreaInsets
      case .layoutMargins, .readableContent: layoutMargins
      }
    return direction == .leftToRight ? physical : physical.mirrored
  }

  /// The bounds at a content offset, safe area included.
  public func visibleRect(at offset: LayoutPoint) -> LayoutRect {
    LayoutRect(origin: offset, size: size)
  }
}

extension LayoutContainer: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case size, scale, safeAreaInsets, layoutMargins, contentOffset, direction
  }

  /// Reads `{"size": [w, h], "scale", "safeAreaInsets": [top, left, bottom, right], …}`.
  ///
  /// - Throws: `DecodingError` where something else is written.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(
      keyedBy: CodingKeys.self, ignoring: ["environment"])
    self.init(size: try container.decode(LayoutExtent.self, forKey: .size))
    try container.read(&scale, .scale)
    safeAreaInsets = try container.insets(forKey: .safeAreaInsets)
    layoutMargins = try container.insets(forKey: .layoutMargins)
    try container.read(&contentOffset, .contentOffset)
    try container.read(&direction, .direction)
  }

  /// Writes `{"size": [w, h], "scale": …}`, insets as four numbers, the rest unless default.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(size, forKey: .size)
    try container.encode(scale, forKey: .scale)
    for (key, insets) in [
      (CodingKeys.safeAreaInsets, safeAreaInsets), (.layoutMargins, layoutMargins),
    ] where insets != .zero {
      let numbers = [insets.top, insets.leading, insets.bottom, insets.trailing]
      try container.encode(numbers, forKey: key)
    }
    try container.write(contentOffset, .contentOffset, unless: .zero)
    try container.write(direction, .direction, unless: .leftToRight)
  }
}
