/// A frame in points.
public struct LayoutRect: Hashable, Sendable {
  /// The top left corner, in the coordinates of the content unless said otherwise.
  public var origin: LayoutPoint
  /// In points; a negative side is left as it is.
  public var size: LayoutExtent

  /// Nothing, at the top left corner of the content.
  public static let zero = LayoutRect(origin: .zero, size: .zero)

  /// Any numbers are accepted; a rect with a negative side shares no area with others.
  ///
  /// - Parameters:
  ///   - origin: The top left corner.
  ///   - size: From there to the right and down.
  public init(origin: LayoutPoint, size: LayoutExtent) {
    self.origin = origin
    self.size = size
  }

  /// The four numbers in points, in the order UIKit prints them.
  ///
  /// - Parameters:
  ///   - x: The left edge, in points.
  ///   - y: The top edge.
  ///   - width: From there to the right.
  ///   - height: From there down.
  public init(x: Double, y: Double, width: Double, height: Double) {
    origin = LayoutPoint(x: x, y: y)
    size = LayoutExtent(width: width, height: height)
  }

  /// The coordinate of the start edge along `axis`.
  public func start(_ axis: LayoutAxis) -> Double { origin[axis] }

  /// The coordinate of the far edge along `axis`.
  public func end(_ axis: LayoutAxis) -> Double { origin[axis] + size[axis] }

  /// The frame moved by `distance` along `axis`.
  ///
  /// - Parameters:
  ///   - distance: How far, in points; negative is left or up.
  ///   - axis: The axis that it moves along.
  public func moved(by distance: Double, along axis: LayoutAxis) -> LayoutRect {
    var moved = self
    moved.origin[axis] += distance
    return moved
  }

  /// The frame with its origin moved by `offset`.
  public func moved(by offset: LayoutPoint) -> LayoutRect {
    LayoutRect(
      origin: LayoutPoint(x: origin.x + offset.x, y: origin.y + offset.y),
      size: size)
  }

  /// Whether the two frames share an area; frames that only touch, and empty ones, do not.
  public func intersects(_ other: LayoutRect) -> Bool {
    LayoutAxis.allCases.allSatisfy { axis in
      max(start(axis), other.start(axis)) < min(end(axis), other.end(axis))
    }
  }

  /// Whether the two frames share an area, an edge or a corner.
  public func touches(_ other: LayoutRect) -> Bool {
    LayoutAxis.allCases.allSatisfy { axis in
      max(start(axis), other.start(axis)) <= min(end(axis), other.end(axis))
    }
  }

  /// The frame inside `insets`, on the given axes.
  ///
  /// Insets larger than the frame leave the absolute value of the difference, as UIKit does
  /// (rule L-2.5).
  ///
  /// - Parameters:
  ///   - insets: What is taken off at each edge.
  ///   - axes: The axes on which it is.
  public func inset(
    by insets: DirectionalEdgeInsets, along axes: [LayoutAxis] = LayoutAxis.allCases
  ) -> LayoutRect {
    var frame = self
    for axis in axes {
      frame.origin[axis] += insets.start(axis)
      frame.size[axis] = abs(frame.size[axis] - insets.total(axis))
    }
    return frame
  }
}

extension LayoutRect: Codable {
  /// Reads `[x, y, width, height]`.
  ///
  /// - Throws: `DecodingError` where something else is written.
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.numbers(count: 4)
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Writes `[x, y, width, height]`.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    try [origin.x, origin.y, size.width, size.height].encode(to: encoder)
  }
}

extension LayoutRect: CustomStringConvertible {
  /// The frame as UIKit prints it: `{{x, y}, {width, height}}`.
  public var description: String { "{\(origin), \(size)}" }
}
