/// The edges of a frame that something holds on to.
public struct DirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits of Apple's `NSDirectionalRectEdge`: top 1, leading 2, bottom 4, trailing 8.
  public let rawValue: Int

  /// Any bits are accepted; those above 15 name no edge.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// At `y` zero, in either reading direction.
  public static let top = DirectionalRectEdge(rawValue: 1)
  /// Where reading begins: on the left, unless the container reads from right to left.
  public static let leading = DirectionalRectEdge(rawValue: 2)
  /// At the largest `y`, in either reading direction.
  public static let bottom = DirectionalRectEdge(rawValue: 4)
  /// Where reading ends: on the right, unless the container reads from right to left.
  public static let trailing = DirectionalRectEdge(rawValue: 8)
  /// The four edges together, an anchor in the middle.
  public static let all: DirectionalRectEdge = [.top, .leading, .bottom, .trailing]

  static let names: [(edge: DirectionalRectEdge, name: String)] = [
    (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
  ]

  static func start(_ axis: LayoutAxis) -> DirectionalRectEdge {
    axis == .horizontal ? .leading : .top
  }

  static func end(_ axis: LayoutAxis) -> DirectionalRectEdge {
    axis == .horizontal ? .trailing : .bottom
  }
}

extension DirectionalRectEdge: Codable {
  /// Reads an array of names such as `["top", "leading"]`.
  ///
  /// - Throws: `DecodingError` where something else is written.
  public init(from decoder: any Decoder) throws {
    self = []
    for name in try [String](from: decoder) {
      guard let known = Self.names.first(where: { $0.name == name }) else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "Unknown edge \"\(name)\"."))
      }
      insert(known.edge)
    }
  }

  /// Writes an array of names in the order top, leading, bottom, trailing.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    try Self.names.filter { contains($0.edge) }.map(\.name).encode(to: encoder)
  }
}

/// A point of a frame, and how far from it something is put.
public struct LayoutAnchor: Hashable, Sendable {
  /// How an anchor's distance is measured.
  public enum Offset: Hashable, Sendable {
    /// Points.
    case absolute(LayoutPoint)
    /// Multiples of the supplementary item's own size (rule L-4.4).
    case fractional(LayoutPoint)
  }

  /// The edges that meet in the point; none or both of an axis mean its middle.
  public var edges: DirectionalRectEdge
  /// From the point, right and down; UIKit's default is zero.
  public var offset: Offset

  /// An anchor without an offset is what Apple's `init(edges:)` makes.
  ///
  /// - Parameters:
  ///   - edges: The edges it is on; neither or both of an axis mean its middle.
  ///   - offset: How far from there.
  public init(edges: DirectionalRectEdge, offset: Offset = .absolute(.zero)) {
    self.edges = edges
    self.offset = offset
  }

  /// Where the anchor stands in a frame of size 1: 0 at the start, 1 at the end, 0.5 when
  /// neither or both edges of an axis are named.
  public func fraction(_ axis: LayoutAxis) -> Double {
    switch (edges.contains(.start(axis)), edges.contains(.end(axis))) {
    case (true, false): 0
    case (false, true): 1
    case (true, true), (false, false): 0.5
    }
  }
}

extension LayoutAnchor: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable { case edges, absoluteOffset, fractionalOffset }

  /// Reads `{"edges": […], "absoluteOffset": [x, y]}`, or `fractionalOffset` in its place.
  ///
  /// - Throws: `DecodingError` where something else is written.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    edges = try container.decode(DirectionalRectEdge.self, forKey: .edges)
    if let shares = try container.decodeIfPresent(LayoutPoint.self, forKey: .fractionalOffset) {
      offset = .fractional(shares)
    } else {
      offset = .absolute(
        try container.decodeIfPresent(LayoutPoint.self, forKey: .absoluteOffset) ?? .zero)
    }
  }

  /// Writes `{"edges": […]}` and the offset under its kind, unless it is zero points.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(edges, forKey: .edges)
    switch offset {
    case .absolute(.zero): break
    case .absolute(let points): try container.encode(points, forKey: .absoluteOffset)
    case .fractional(let shares): try container.encode(shares, forKey: .fractionalOffset)
    }
  }
}

extension LayoutAnchor: CustomStringConvertible {
  /// The edges and the distance, such as `top leading + {4, 0}`.
  public var description: String {
    let names = DirectionalRectEdge.names.filter { edges.contains($0.edge) }.map(\.name)
    let place = names.isEmpty ? "center" : names.joined(separator: " ")
    return switch offset {
    case .absolute(.zero): place
    case .absolute(let points): "\(place) + \(points)"
    case .fractional(let shares): "\(place) + \(shares) of its size"
    }
  }

  /// The anchor as UIKit prints it, less the address.
  package var uikitDescription: String {
    let distance =
      switch offset {
      case .absolute(let point), .fractional(let point): point
      }
    let anchorPoint = LayoutPoint(x: fraction(.horizontal), y: fraction(.vertical))
    return "<NSCollectionLayoutAnchor: edges=\(edges.rawValue); offset=\(distance); "
      + "anchorPoint=\(anchorPoint)>"
  }
}
