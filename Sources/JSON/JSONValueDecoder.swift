import TextWidth

/// Makes `Decodable` values from JSON without Foundation.
package struct JSONValueDecoder: Sendable {
  /// Whether a key that the decoded type does not name is an error.
  ///
  /// Every keyed container that a type opens must then know all keys of its object.
  package var rejectsUnknownKeys: Bool
  /// The greatest magnitude of a whole number, if there is one; what decodes as a `Double` may be larger.
  package var integerLimit: Int?

  /// A decoder; by default unknown keys are passed over, as `JSONDecoder` does.
  package init(rejectsUnknownKeys: Bool = false, integerLimit: Int? = nil) {
    self.rejectsUnknownKeys = rejectsUnknownKeys
    self.integerLimit = integerLimit
  }

  /// Decodes a document.
  ///
  /// - Throws: `JSONError` at the value that does not fit, at an unknown key, or at the object in
  ///   which a key is missing. Its message begins with the path: `container.size[0]: expected …`.
  package func decode<T: Decodable>(
    _ type: T.Type, from document: JSONDocument
  ) throws(JSONError) -> T {
    do {
      return try decode(type, from: document.value)
    } catch {
      throw document.error(for: error)
    }
  }

  /// Decodes a value that has no text.
  ///
  /// - Throws: `DecodingError`; what a type itself throws becomes the underlying error of
  ///   `.dataCorrupted`, so that its path is known.
  package func decode<T: Decodable>(
    _ type: T.Type, from value: JSONValue
  ) throws(DecodingError) -> T {
    try JSONDecoding(
      value: value, path: .root, rejectsUnknownKeys: rejectsUnknownKeys, integerLimit: integerLimit
    ).value(type)
  }
}

/// Marks the error of an unknown key, whose place is that of the key and not of its value.
struct UnknownJSONKey: Error {}

extension JSONDocument {
  /// A decoding error as a message and its place in the text.
  package func error(for error: DecodingError) -> JSONError {
    var message: String
    let context: DecodingError.Context
    switch error {
    case .keyNotFound(let key, let at):
      message = "missing key \(JSONPrinter.quoted(key.stringValue))"
      context = at
    case .typeMismatch(_, let at), .valueNotFound(_, let at), .dataCorrupted(let at):
      message = at.debugDescription
      context = at
    @unknown default:
      return JSONError("\(error)", at: position(of: []))
    }
    let isUnknownKey = context.underlyingError is UnknownJSONKey
    let named = isUnknownKey ? context.codingPath.dropLast() : context.codingPath[...]
    let prefix = named.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += (text.isEmpty ? "" : ".") + key.stringValue.singleLine
      }
    }
    if !prefix.isEmpty { message = "\(prefix): \(message)" }
    let steps = steps(for: context.codingPath)
    return JSONError(message, at: position(of: steps, ofKey: isUnknownKey))
  }

  /// Coding keys as steps.
  ///
  /// A key with a number may be a key of an object all the same.
  private func steps(for path: [any CodingKey]) -> [Step] {
    var value: JSONValue? = self.value
    return path.map { key in
      if case .array = value, let index = key.intValue {
        value = value?[index]
        return .index(index)
      }
      value = value?[key.stringValue]
      return .key(key.stringValue)
    }
  }
}
