extension JSONValue: Codable {
  /// Reads any value.
  ///
  /// Through a coder that does not keep the order of keys, they are sorted.
  package init(from decoder: any Decoder) throws {
    if let decoding = decoder as? JSONDecoding {
      self = decoding.value
      return
    }
    if let container = try? decoder.container(keyedBy: JSONKey.self) {
      var object = JSONObject()
      for key in container.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
        object[key.stringValue] = try container.decode(JSONValue.self, forKey: key)
      }
      self = .object(object)
    } else if var container = try? decoder.unkeyedContainer() {
      var elements: [JSONValue] = []
      while !container.isAtEnd { elements.append(try container.decode(JSONValue.self)) }
      self = .array(elements)
    } else {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .null
      } else if let bool = try? container.decode(Bool.self) {
        self = .bool(bool)
      } else if let integer = try? container.decode(Int.self) {
        self.init(integer)
      } else if let double = try? container.decode(Double.self) {
        self.init(double)
      } else {
        self = .string(try container.decode(String.self))
      }
    }
  }

  /// Writes the value, through any coder.
  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .array(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(element) }
    case .object(let object):
      var container = encoder.container(keyedBy: JSONKey.self)
      for member in object.members {
        try container.encode(member.value, forKey: JSONKey(stringValue: member.key))
      }
    default:
      var container = encoder.singleValueContainer()
      switch self {
      case .bool(let bool): try container.encode(bool)
      case .string(let string): try container.encode(string)
      case .number(let number):
        if let integer = number.integer {
          try container.encode(integer)
        } else {
          try container.encode(number.double)
        }
      default: try container.encodeNil()
      }
    }
  }
}
