/// Distances from the four edges of a frame, in points, leading and trailing by reading direction.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// From the edge at the smallest `y`, inwards.
  public var top: Double
  /// From the edge where reading begins, inwards.
  public var leading: Double
  /// From the edge at the largest `y`, inwards.
  public var bottom: Double
  /// From the edge where reading ends, inwards.
  public var trailing: Double

  /// Insets that leave a frame as it is.
  public static let zero = DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// In the order of Apple's `NSDirectionalEdgeInsets`; negative ones enlarge.
  ///
  /// - Parameters:
  ///   - top: From above, in points.
  ///   - leading: From where the interface begins to read.
  ///   - bottom: From below.
  ///   - trailing: From where it ends.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The inset at the start of `axis`: leading or top.
  public func start(_ axis: LayoutAxis) -> Double { axis == .horizontal ? leading : top }

  /// The inset at the end of `axis`: trailing or bottom.
  public func end(_ axis: LayoutAxis) -> Double { axis == .horizontal ? trailing : bottom }

  /// What both insets along `axis` take away together.
  public func total(_ axis: LayoutAxis) -> Double { start(axis) + end(axis) }

  /// The insets on one axis only, zero on the other.
  public func only(_ axis: LayoutAxis) -> DirectionalEdgeInsets {
    axis == .horizontal
      ? DirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: trailing)
      : DirectionalEdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
  }

  /// The insets edge by edge added.
  public static func + (first: DirectionalEdgeInsets, second: DirectionalEdgeInsets)
    -> DirectionalEdgeInsets
  {
    DirectionalEdgeInsets(
      top: first.top + second.top, leading: first.leading + second.leading,
      bottom: first.bottom + second.bottom, trailing: first.trailing + second.trailing)
  }

  /// Leading and trailing exchanged, for a container that reads from right to left.
  public var mirrored: DirectionalEdgeInsets {
    DirectionalEdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
  }
}

extension DirectionalEdgeInsets: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable { case top, leading, bottom, trailing }

  /// Reads `{"top", "leading", "bottom", "trailing"}`, each 0 when missing.
  ///
  /// - Throws: `DecodingError` where something else is written.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    self.init(
      top: try container.decodeIfPresent(Double.self, forKey: .top) ?? 0,
      leading: try container.decodeIfPresent(Double.self, forKey: .leading) ?? 0,
      bottom: try container.decodeIfPresent(Double.self, forKey: .bottom) ?? 0,
      trailing: try container.decodeIfPresent(Double.self, forKey: .trailing) ?? 0)
  }
}

extension DirectionalEdgeInsets: CustomStringConvertible {
  /// The insets as UIKit prints them: `{top, leading, bottom, trailing}`.
  public var description: String {
    "{\(top.general), \(leading.general), \(bottom.general), \(trailing.general)}"
  }
}
