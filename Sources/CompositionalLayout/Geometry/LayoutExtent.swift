/// A width and a height in points.
public struct LayoutExtent: Hashable, Sendable {
  /// Along the x axis.
  public var width: Double
  /// Along the y axis.
  public var height: Double

  /// No extent on either axis.
  public static let zero = LayoutExtent(width: 0, height: 0)

  /// Any numbers are accepted; the solver refuses what is not finite.
  ///
  /// - Parameters:
  ///   - width: In points.
  ///   - height: In points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The extent along `axis`.
  public subscript(axis: LayoutAxis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// What is left inside `insets`; it may be negative.
  public func less(_ insets: DirectionalEdgeInsets) -> LayoutExtent {
    var rest = self
    for axis in LayoutAxis.allCases { rest[axis] -= insets.total(axis) }
    return rest
  }
}

extension LayoutExtent: Codable {
  /// Reads `[width, height]`.
  ///
  /// - Throws: `DecodingError` where something else is written.
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.numbers(count: 2)
    self.init(width: numbers[0], height: numbers[1])
  }

  /// Writes `[width, height]`.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    try [width, height].encode(to: encoder)
  }
}

extension LayoutExtent: CustomStringConvertible {
  /// The size as UIKit prints it: `{width, height}`.
  public var description: String { "{\(width.general), \(height.general)}" }
}
