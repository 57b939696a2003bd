/// The two dimensions of an item, a group or a supplementary item.
public struct LayoutSize: Hashable, Sendable {
  /// Along the horizontal axis, whatever the direction of the group.
  public var widthDimension: LayoutDimension
  /// Along the vertical axis, whatever the direction of the group.
  public var heightDimension: LayoutDimension

  /// Nothing is checked before `validate()`.
  ///
  /// - Parameters:
  ///   - widthDimension: How wide.
  ///   - heightDimension: How high.
  public init(widthDimension: LayoutDimension, heightDimension: LayoutDimension) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
  }

  /// The dimension along `axis`.
  public subscript(axis: LayoutAxis) -> LayoutDimension {
    get { axis == .horizontal ? widthDimension : heightDimension }
    set {
      if axis == .horizontal { widthDimension = newValue } else { heightDimension = newValue }
    }
  }

  /// Refuses dimensions that are not finite; the width is looked at first.
  ///
  /// - Throws: `LayoutError.invalidDimension`.
  public func validate() throws(LayoutError) {
    try widthDimension.validate()
    try heightDimension.validate()
  }
}

extension LayoutSize: CustomStringConvertible {
  /// The two dimensions, such as `fractionalWidth(0.5) x absolute(20)`.
  public var description: String { "\(widthDimension) x \(heightDimension)" }

  /// The size as UIKit prints it, such as `{.containerWidthFactor(0.5), .absolute(20)}`.
  package var uikitDescription: String {
    "{\(widthDimension.uikitDescription), \(heightDimension.uikitDescription)}"
  }
}

extension LayoutSize: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable { case width, height }

  /// Reads `{"width": {…}, "height": {…}}`; a missing one is absolute zero, as with UIKit.
  ///
  /// - Throws: `DecodingError` where something else is written.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    try self.init(in: container, width: .width, height: .height)
  }

  /// Writes `{"width": {…}, "height": {…}}`.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try encode(in: &container, width: .width, height: .height)
  }

  /// Reads the two dimensions from among an item's other properties, where the document has them.
  ///
  /// A missing dimension is absolute zero, as UIKit reads `nil` (rule L-1.8).
  init<Key>(in container: KeyedDecodingContainer<Key>, width: Key, height: Key) throws {
    self.init(
      widthDimension: try container.decodeIfPresent(LayoutDimension.self, forKey: width)
        ?? .absolute(0),
      heightDimension: try container.decodeIfPresent(LayoutDimension.self, forKey: height)
        ?? .absolute(0))
  }

  func encode<Key>(
    in container: inout KeyedEncodingContainer<Key>, width: Key, height: Key
  ) throws {
    try container.encode(widthDimension, forKey: width)
    try container.encode(heightDimension, forKey: height)
  }
}
