import Wording

/// A value on its way into a `Decodable` type.
struct JSONDecoding: Decoder {
  let value: JSONValue
  let path: JSONCodingPath
  let rejectsUnknownKeys: Bool
  let integerLimit: Int?

  var codingPath: [any CodingKey] { path.keys }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let object) = value else { throw mismatch(JSONObject.self, "an object") }
    if rejectsUnknownKeys { try rejectUnknownKeys(of: object, type) }
    return KeyedDecodingContainer(JSONKeyedDecoding(decoding: self, object: object))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let elements) = value else { throw mismatch([JSONValue].self, "an array") }
    return JSONUnkeyedDecoding(decoding: self, elements: elements)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  /// The decoding of a value inside this one.
  func inner(_ value: JSONValue, at key: any CodingKey) -> JSONDecoding {
    JSONDecoding(
      value: value, path: path.appending(key), rejectsUnknownKeys: rejectsUnknownKeys,
      integerLimit: integerLimit)
  }

  private func rejectUnknownKeys<Key: CodingKey>(
    of object: JSONObject, _ type: Key.Type
  ) throws(DecodingError) {
    for key in object.keys where Key(stringValue: key) == nil {
      var message = "unknown key \(JSONPrinter.quoted(key))"
      if let keys = type as? any (CodingKey & CaseIterable).Type,
        let near: String = Suggestion.nearest(to: key, among: names(of: keys))
      {
        message += "; did you mean \(JSONPrinter.quoted(near))?"
      }
      throw .dataCorrupted(
        .init(
          codingPath: path.appending(JSONKey(stringValue: key)).keys, debugDescription: message,
          underlyingError: UnknownJSONKey()))
    }
  }

  private func names<Key: CodingKey & CaseIterable>(of type: Key.Type) -> [String] {
    type.allCases.map(\.stringValue)
  }
}

// MARK: - Values

extension JSONDecoding {
  /// The value as a type, with the path of anything that is thrown.
  func value<T: Decodable>(_ type: T.Type) throws(DecodingError) -> T {
    if T.self == JSONValue.self, let value = value as? T { return value }
    do {
      return try T(from: self)
    } catch let error as DecodingError {
      throw error
    } catch {
      throw .dataCorrupted(
        .init(codingPath: codingPath, debugDescription: "\(error)", underlyingError: error))
    }
  }

  func bool() throws(DecodingError) -> Bool {
    guard case .bool(let bool) = value else { throw mismatch(Bool.self, "a boolean") }
    return bool
  }

  func string() throws(DecodingError) -> String {
    guard case .string(let string) = value else { throw mismatch(String.self, "a string") }
    return string
  }

  func number<T: BinaryFloatingPoint>(_ type: T.Type) throws(DecodingError) -> T {
    guard case .number(let number) = value else { throw mismatch(type, "a number") }
    return T(number.double)
  }

  func integer<T: FixedWidthInteger>(_ type: T.Type) throws(DecodingError) -> T {
    guard case .number(let number) = value else { throw mismatch(type, "a whole number") }
    if let integer = number.integer.flatMap({ T(exactly: $0) }) ?? T(exactly: number.double) {
      if let integerLimit, integer.magnitude > integerLimit.magnitude {
        throw .dataCorrupted(
          .init(
            codingPath: codingPath,
            debugDescription: "\(number) is larger than \(integerLimit) either way"))
      }
      return integer
    }
    let isWhole = number.double == number.double.rounded()
    throw .dataCorrupted(
      .init(
        codingPath: codingPath,
        debugDescription: isWhole
          ? "\(number) does not fit \(type)" : "expected a whole number, found \(number)"))
  }

  /// The error of a value of the wrong kind.
  func mismatch(_ type: Any.Type, _ expected: String) -> DecodingError {
    let context = DecodingError.Context(
      codingPath: codingPath, debugDescription: "expected \(expected), found \(value.kind)")
    return value == .null ? .valueNotFound(type, context) : .typeMismatch(type, context)
  }
}

extension JSONDecoding: SingleValueDecodingContainer {
  func decodeNil() -> Bool { value == .null }
  func decode(_ type: Bool.Type) throws -> Bool { try bool() }
  func decode(_ type: String.Type) throws -> String { try string() }
  func decode(_ type: Double.Type) throws -> Double { try number(type) }
  func decode(_ type: Float.Type) throws -> Float { try number(type) }
  func decode(_ type: Int.Type) throws -> Int { try integer(type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try integer(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try integer(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try integer(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try integer(type) }
  func decode(_ type: UInt.Type) throws -> UInt { try integer(type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try integer(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try integer(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try integer(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try integer(type) }
  func decode<T: Decodable>(_ type: T.Type) throws -> T { try value(type) }
}
