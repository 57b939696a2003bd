/// Gaps outside the four edges of an item or a group; a missing one is zero.
public struct LayoutEdgeSpacing: Hashable, Sendable {
  /// Before the item where reading begins; `nil` is zero points.
  public var leading: LayoutSpacing?
  /// Above the item; `nil` is zero points.
  public var top: LayoutSpacing?
  /// Behind the item where reading ends; `nil` is zero points.
  public var trailing: LayoutSpacing?
  /// Below the item; `nil` is zero points.
  public var bottom: LayoutSpacing?

  /// In the order of UIKit's initializer; `nil` is zero points.
  ///
  /// - Parameters:
  ///   - leading: The gap before it, as the interface reads; `nil` means none.
  ///   - top: The gap above it; `nil` means none.
  ///   - trailing: The gap behind it, as the interface reads; `nil` means none.
  ///   - bottom: The gap below it; `nil` means none.
  public init(
    leading: LayoutSpacing?, top: LayoutSpacing?, trailing: LayoutSpacing?, bottom: LayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// The gap before the item along `axis`.
  public func start(_ axis: LayoutAxis) -> LayoutSpacing {
    (axis == .horizontal ? leading : top) ?? .fixed(0)
  }

  /// The gap behind the item along `axis`.
  public func end(_ axis: LayoutAxis) -> LayoutSpacing {
    (axis == .horizontal ? trailing : bottom) ?? .fixed(0)
  }
}

extension LayoutEdgeSpacing: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable { case leading, top, trailing, bottom }

  /// Reads an object of any of the four edges, such as `{"leading": {"fixed": 4}}`.
  ///
  /// - Throws: `DecodingError` where something else is written.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    self.init(
      leading: try container.decodeIfPresent(LayoutSpacing.self, forKey: .leading),
      top: try container.decodeIfPresent(LayoutSpacing.self, forKey: .top),
      trailing: try container.decodeIfPresent(LayoutSpacing.self, forKey: .trailing),
      bottom: try container.decodeIfPresent(LayoutSpacing.self, forKey: .bottom))
  }
}

extension LayoutEdgeSpacing: CustomStringConvertible {
  /// The gaps there are, such as `leading fixed(4), top flexible(0)`.
  public var description: String {
    let edges = [("leading", leading), ("top", top), ("trailing", trailing), ("bottom", bottom)]
    let gaps = edges.compactMap { name, gap in gap.map { "\(name) \($0)" } }
    return gaps.isEmpty ? "no gaps" : gaps.joined(separator: ", ")
  }

  /// The four gaps, as UIKit names them.
  package var uikitDescription: String {
    let edges = [
      ("leading", start(.horizontal)), ("top", start(.vertical)),
      ("trailing", end(.horizontal)), ("bottom", end(.vertical)),
    ]
    return "<NSCollectionLayoutEdgeSpacing: "
      + edges.map { "\($0)=\($1.uikitDescription)" }.joined(separator: "; ") + ">"
  }
}
