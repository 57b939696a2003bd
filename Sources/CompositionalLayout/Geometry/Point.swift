/// A place in points, from the top left corner of the content.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public static let zero = Point(x: 0, y: 0)

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The coordinate along `axis`.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension Point: Codable {
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.numbers(count: 2)
    self.init(x: numbers[0], y: numbers[1])
  }

  public func encode(to encoder: any Encoder) throws {
    try [x, y].encode(to: encoder)
  }
}

extension Point: CustomStringConvertible {
  /// The point as UIKit prints it: `{x, y}`.
  public var description: String { "{\(x.general), \(y.general)}" }
}
