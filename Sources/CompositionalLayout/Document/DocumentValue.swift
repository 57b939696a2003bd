/// A piece of JSON, as the answer to a layout document is made of.
package enum DocumentValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([DocumentValue])
  case object([String: DocumentValue])
}

extension DocumentValue: Encodable {
  /// Writes the value as the JSON it stands for, the keys of objects in ascending order.
  package func encode(to encoder: any Encoder) throws {
    if case .object(let values) = self {
      var object = encoder.container(keyedBy: Key.self)
      let members = values.map { (key: Key(stringValue: $0.key), value: $0.value) }
      for (key, value) in members.sorted(by: { $0.key < $1.key }) {
        try object.encode(value, forKey: key)
      }
      return
    }
    var container = encoder.singleValueContainer()
    switch self {
    case .null, .object: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    }
  }

  /// A key of an object; numbers come first, by their value.
  private struct Key: CodingKey, Comparable {
    let stringValue: String
    var intValue: Int? { Int(stringValue) }

    init(stringValue: String) { self.stringValue = stringValue }
    init(intValue: Int) { stringValue = "\(intValue)" }

    static func < (first: Key, second: Key) -> Bool {
      (first.intValue ?? .max, first.stringValue) < (second.intValue ?? .max, second.stringValue)
    }
  }
}

extension DocumentValue: Decodable {
  /// Reads any JSON; a number is a `Double`, so whole ones are exact below 2⁵³.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let values = try? container.decode([DocumentValue].self) {
      self = .array(values)
    } else {
      self = .object(try container.decode([String: DocumentValue].self))
    }
  }
}

extension DocumentValue {
  static func numbers(_ values: [Double]) -> DocumentValue { .array(values.map { .number($0) }) }

  static func numbers(_ size: LayoutExtent) -> DocumentValue { numbers([size.width, size.height]) }

  static func numbers(_ frame: LayoutRect) -> DocumentValue {
    numbers([frame.origin.x, frame.origin.y, frame.size.width, frame.size.height])
  }

  static func numbers(_ insets: DirectionalEdgeInsets) -> DocumentValue {
    numbers([insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  static func dimension(_ dimension: LayoutDimension) -> DocumentValue {
    .object([dimension.documentKey: .number(dimension.value)])
  }
}
