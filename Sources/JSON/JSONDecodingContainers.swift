/// An object on its way into a type.
struct JSONKeyedDecoding<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoding: JSONDecoding
  let object: JSONObject

  var codingPath: [any CodingKey] { decoding.codingPath }
  var allKeys: [Key] { object.keys.compactMap(Key.init(stringValue:)) }

  func contains(_ key: Key) -> Bool { object[key.stringValue] != nil }

  /// The decoding of a member.
  private func member(_ key: some CodingKey) throws(DecodingError) -> JSONDecoding {
    guard let value = object[key.stringValue] else {
      throw .keyNotFound(
        key, .init(codingPath: codingPath, debugDescription: "missing key \(key.stringValue)"))
    }
    return decoding.inner(value, at: key)
  }

  func decodeNil(forKey key: Key) throws -> Bool { try member(key).decodeNil() }
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try member(key).bool() }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try member(key).string() }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
    try member(key).number(type)
  }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try member(key).number(type) }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try member(key).integer(type) }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try member(key).integer(type) }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 {
    try member(key).integer(type)
  }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 {
    try member(key).integer(type)
  }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 {
    try member(key).integer(type)
  }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try member(key).integer(type) }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 {
    try member(key).integer(type)
  }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 {
    try member(key).integer(type)
  }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 {
    try member(key).integer(type)
  }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 {
    try member(key).integer(type)
  }
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try member(key).value(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try member(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try member(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { try member(JSONKey.superclass) }
  func superDecoder(forKey key: Key) throws -> any Decoder { try member(key) }
}

/// An array on its way into a type.
struct JSONUnkeyedDecoding: UnkeyedDecodingContainer {
  let decoding: JSONDecoding
  let elements: [JSONValue]
  private(set) var currentIndex = 0

  init(decoding: JSONDecoding, elements: [JSONValue]) {
    self.decoding = decoding
    self.elements = elements
  }

  var codingPath: [any CodingKey] { decoding.codingPath }
  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex >= elements.count }

  /// Decodes the next element and steps on only if that succeeds.
  private mutating func next<T>(
    _ decode: (JSONDecoding) throws -> T
  ) throws -> T {
    guard !isAtEnd else {
      let context = DecodingError.Context(
        codingPath: codingPath,
        debugDescription: "expected more than \(elements.count) elements")
      throw DecodingError.valueNotFound(T.self, context)
    }
    let key = JSONKey(intValue: currentIndex)
    let value = try decode(decoding.inner(elements[currentIndex], at: key))
    currentIndex += 1
    return value
  }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd, elements[currentIndex] == .null else {
      if isAtEnd { _ = try next { $0 } }
      return false
    }
    currentIndex += 1
    return true
  }

  mutating func decode(_ type: Bool.Type) throws -> Bool { try next { try $0.bool() } }
  mutating func decode(_ type: String.Type) throws -> String { try next { try $0.string() } }
  mutating func decode(_ type: Double.Type) throws -> Double { try next { try $0.number(type) } }
  mutating func decode(_ type: Float.Type) throws -> Float { try next { try $0.number(type) } }
  mutating func decode(_ type: Int.Type) throws -> Int { try next { try $0.integer(type) } }
  mutating func decode(_ type: Int8.Type) throws -> Int8 { try next { try $0.integer(type) } }
  mutating func decode(_ type: Int16.Type) throws -> Int16 { try next { try $0.integer(type) } }
  mutating func decode(_ type: Int32.Type) throws -> Int32 { try next { try $0.integer(type) } }
  mutating func decode(_ type: Int64.Type) throws -> Int64 { try next { try $0.integer(type) } }
  mutating func decode(_ type: UInt.Type) throws -> UInt { try next { try $0.integer(type) } }
  mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try next { try $0.integer(type) } }
  mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try next { try $0.integer(type) } }
  mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try next { try $0.integer(type) } }
  mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try next { try $0.integer(type) } }
  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { try next { try $0.value(type) } }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    try next { try $0.container(keyedBy: type) }
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next { try $0.unkeyedContainer() }
  }

  mutating func superDecoder() throws -> any Decoder { try next { $0 } }
}
