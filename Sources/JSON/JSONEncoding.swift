/// A place in JSON that a value is being written to.
struct JSONEncoding: Encoder {
  let node: JSONEncodedNode
  let path: JSONCodingPath

  var codingPath: [any CodingKey] { path.keys }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    node.beginObject()
    return KeyedEncodingContainer(JSONKeyedEncoding(encoding: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    node.beginArray()
    return JSONUnkeyedEncoding(encoding: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  /// Encodes a value to the end.
  static func value(_ value: some Encodable, at path: JSONCodingPath) throws -> JSONValue {
    if let value = value as? JSONValue { return value }
    let encoding = JSONEncoding(node: JSONEncodedNode(), path: path)
    try value.encode(to: encoding)
    return encoding.node.finished
  }

  /// A finite number in its shortest form.
  static func number<T: BinaryFloatingPoint & LosslessStringConvertible & Sendable>(
    _ value: T, at path: JSONCodingPath
  ) throws(EncodingError) -> JSONValue {
    guard value.isFinite, let double = Double(value.description) else {
      let context = EncodingError.Context(
        codingPath: path.keys, debugDescription: "JSON has no number \(value)")
      throw .invalidValue(value, context)
    }
    return JSONValue(double)
  }
}

extension JSONEncoding: SingleValueEncodingContainer {
  func encodeNil() { node.set(.null) }
  func encode(_ value: Bool) { node.set(.bool(value)) }
  func encode(_ value: String) { node.set(.string(value)) }
  func encode(_ value: Double) throws { node.set(try Self.number(value, at: path)) }
  func encode(_ value: Float) throws { node.set(try Self.number(value, at: path)) }
  func encode(_ value: Int) { node.set(JSONValue(value)) }
  func encode(_ value: Int8) { node.set(JSONValue(value)) }
  func encode(_ value: Int16) { node.set(JSONValue(value)) }
  func encode(_ value: Int32) { node.set(JSONValue(value)) }
  func encode(_ value: Int64) { node.set(JSONValue(value)) }
  func encode(_ value: UInt) { node.set(JSONValue(value)) }
  func encode(_ value: UInt8) { node.set(JSONValue(value)) }
  func encode(_ value: UInt16) { node.set(JSONValue(value)) }
  func encode(_ value: UInt32) { node.set(JSONValue(value)) }
  func encode(_ value: UInt64) { node.set(JSONValue(value)) }
  func encode(_ value: some Encodable) throws { node.set(try Self.value(value, at: path)) }
}

/// An object being written.
struct JSONKeyedEncoding<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoding: JSONEncoding

  var codingPath: [any CodingKey] { encoding.codingPath }

  private func put(_ value: JSONValue, _ key: Key) {
    encoding.node.append(.value(value), for: key.stringValue)
  }

  private func path(_ key: some CodingKey) -> JSONCodingPath { encoding.path.appending(key) }

  func encodeNil(forKey key: Key) { put(.null, key) }
  func encode(_ value: Bool, forKey key: Key) { put(.bool(value), key) }
  func encode(_ value: String, forKey key: Key) { put(.string(value), key) }
  func encode(_ value: Double, forKey key: Key) throws {
    put(try JSONEncoding.number(value, at: path(key)), key)
  }
  func encode(_ value: Float, forKey key: Key) throws {
    put(try JSONEncoding.number(value, at: path(key)), key)
  }
  func encode(_ value: Int, forKey key: Key) { put(JSONValue(value), key) }
  func encode(_ value: Int8, forKey key: Key) { put(JSONValue(value), key) }
  func encode(_ value: Int16, forKey key: Key) { put(JSONValue(value), key) }
  func encode(_ value: Int32, forKey key: Key) { put(JSONValue(value), key) }
  func encode(_ value: Int64, forKey key: Key) { put(JSONValue(value), key) }
  func encode(_ value: UInt, forKey key: Key) { put(JSONValue(value), key) }
  func encode(_ value: UInt8, forKey key: Key) { put(JSONValue(value), key) }
  func encode(_ value: UInt16, forKey key: Key) { put(JSONValue(value), key) }
  func encode(_ value: UInt32, forKey key: Key) { put(JSONValue(value), key) }
  func encode(_ value: UInt64, forKey key: Key) { put(JSONValue(value), key) }
  func encode(_ value: some Encodable, forKey key: Key) throws {
    put(try JSONEncoding.value(value, at: path(key)), key)
  }

  /// A place under a key that is written to later.
  private func later(_ key: some CodingKey) -> JSONEncoding {
    let node = JSONEncodedNode()
    encoding.node.append(.node(node), for: key.stringValue)
    return JSONEncoding(node: node, path: path(key))
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    later(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    later(key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { later(JSONKey.superclass) }
  func superEncoder(forKey key: Key) -> any Encoder { later(key) }
}

/// An array being written.
struct JSONUnkeyedEncoding: UnkeyedEncodingContainer {
  let encoding: JSONEncoding

  var codingPath: [any CodingKey] { encoding.codingPath }
  var count: Int { encoding.node.count }

  private var path: JSONCodingPath { encoding.path.appending(JSONKey(intValue: count)) }

  private func put(_ value: JSONValue) { encoding.node.append(.value(value)) }

  func encodeNil() { put(.null) }
  func encode(_ value: Bool) { put(.bool(value)) }
  func encode(_ value: String) { put(.string(value)) }
  func encode(_ value: Double) throws { put(try JSONEncoding.number(value, at: path)) }
  func encode(_ value: Float) throws { put(try JSONEncoding.number(value, at: path)) }
  func encode(_ value: Int) { put(JSONValue(value)) }
  func encode(_ value: Int8) { put(JSONValue(value)) }
  func encode(_ value: Int16) { put(JSONValue(value)) }
  func encode(_ value: Int32) { put(JSONValue(value)) }
  func encode(_ value: Int64) { put(JSONValue(value)) }
  func encode(_ value: UInt) { put(JSONValue(value)) }
  func encode(_ value: UInt8) { put(JSONValue(value)) }
  func encode(_ value: UInt16) { put(JSONValue(value)) }
  func encode(_ value: UInt32) { put(JSONValue(value)) }
  func encode(_ value: UInt64) { put(JSONValue(value)) }
  func encode(_ value: some Encodable) throws { put(try JSONEncoding.value(value, at: path)) }

  /// The next place, written to later.
  private func later() -> JSONEncoding {
    let later = JSONEncoding(node: JSONEncodedNode(), path: path)
    encoding.node.append(.node(later.node))
    return later
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    later().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { later().unkeyedContainer() }
  func superEncoder() -> any Encoder { later() }
}
