/// A value of JSON (RFC 8259) whose objects keep the order of their keys.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(JSONNumber)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)
}

extension JSONValue {
  /// A number from a double; infinity and not a number become null, as JSON has no such numbers.
  package init(_ double: Double) { self = double.isFinite ? .number(JSONNumber(double)) : .null }

  /// A number from an integer.
  package init(_ integer: some BinaryInteger) { self = .number(JSONNumber(integer)) }

  /// A string.
  package init(_ string: String) { self = .string(string) }

  /// An array.
  package init(_ elements: some Sequence<JSONValue>) { self = .array(Array(elements)) }

  /// The member of an object; nil for other values.
  package subscript(key: String) -> JSONValue? {
    if case .object(let object) = self { object[key] } else { nil }
  }

  /// The element of an array; nil for other values and beyond the end.
  package subscript(index: Int) -> JSONValue? {
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
  package var description: String { JSONPrinter.compact(self) }
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
  ExpressibleByStringInterpolation, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Null, written `nil`.
  package init(nilLiteral: ()) { self = .null }
  /// A boolean.
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  /// A whole number.
  package init(integerLiteral value: Int) { self.init(value) }
  /// A number, whole where it has no fraction.
  package init(floatLiteral value: Double) { self.init(value) }
  /// A string.
  package init(stringLiteral value: String) { self = .string(value) }
  /// An array.
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  /// The members in the order written; of a repeated key the last value counts.
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    var object = JSONObject()
    for (key, value) in elements { object[key] = value }
    self = .object(object)
  }
}
