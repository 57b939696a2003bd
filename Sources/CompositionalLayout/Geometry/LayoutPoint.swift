/// A place in points, from the top left corner of the content.
public struct LayoutPoint: Hashable, Sendable {
  /// To the right, in points.
  public var x: Double
  /// Downwards, in points.
  public var y: Double

  /// The top left corner of the content.
  public static let zero = LayoutPoint(x: 0, y: 0)

  /// Any numbers are accepted; the solver refuses what is not finite.
  ///
  /// - Parameters:
  ///   - x: To the right, in points.
  ///   - y: Down, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The coordinate along `axis`.
  public subscript(axis: LayoutAxis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension LayoutPoint: Codable {
  /// Reads `[x, y]`.
  ///
  /// - Throws: `DecodingError` where something else is written.
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.numbers(count: 2)
    self.init(x: numbers[0], y: numbers[1])
  }

  /// Writes `[x, y]`.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    try [x, y].encode(to: encoder)
  }
}

extension LayoutPoint: CustomStringConvertible {
  /// The point as UIKit prints it: `{x, y}`.
  public var description: String { "{\(x.general), \(y.general)}" }
}
