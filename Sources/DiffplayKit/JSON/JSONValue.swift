/// A value of JSON (RFC 8259) whose objects keep the order of their keys.
public enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(JSONNumber)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)
}

extension JSONValue {
  /// A number from a double; infinity and not a number become null, as JSON has no such numbers.
  public init(_ double: Double) { self = double.isFinite ? .number(JSONNumber(double)) : .null }

  /// A number from an integer.
  public init(_ integer: some BinaryInteger) { self = .number(JSONNumber(integer)) }

  /// A string.
  public init(_ string: String) { self = .string(string) }

  /// An array.
  public init(_ elements: some Sequence<JSONValue>) { self = .array(Array(elements)) }

  /// The member of an object; nil for other values.
  public subscript(key: String) -> JSONValue? {
    if case .object(let object) = self { object[key] } else { nil }
  }

  /// The element of an array; nil for other values and beyond the end.
  public subscript(index: Int) -> JSONValue? {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// What kind of value this is, with its article, as messages name it.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension JSONValue: CustomStringConvertible {
  /// The compact form.
  public var description: String { JSONPrinter.compact(self) }
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
  ExpressibleByStringInterpolation, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Null, written `nil`.
  public init(nilLiteral: ()) { self = .null }
  /// A boolean.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// A whole number.
  public init(integerLiteral value: Int) { self.init(value) }
  /// A number, whole where it has no fraction.
  public init(floatLiteral value: Double) { self.init(value) }
  /// A string.
  public init(stringLiteral value: String) { self = .string(value) }
  /// An array.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  /// The members in the order written; of a repeated key the last value counts.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    var object = JSONObject()
    for (key, value) in elements { object[key] = value }
    self = .object(object)
  }
}
