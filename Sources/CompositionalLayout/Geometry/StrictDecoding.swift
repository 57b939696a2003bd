/// A key as it stands in the document, known or not.
struct DocumentKey: CodingKey, Hashable {
  var stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension Decoder {
  /// The container of an object all of whose keys are known.
  ///
  /// - Throws: `DecodingError.dataCorrupted` that names the unknown key and where it stands.
  func strictContainer<Key: CodingKey & CaseIterable>(
    keyedBy type: Key.Type, ignoring ignored: Set<String> = []
  ) throws -> KeyedDecodingContainer<Key> {
    let known = Set(Key.allCases.map(\.stringValue))
    let unknown = try container(keyedBy: DocumentKey.self).allKeys
      .map(\.stringValue).filter { !known.contains($0) && !ignored.contains($0) }.sorted()
    if let key = unknown.first {
      let choices = known.sorted().joined(separator: ", ")
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: codingPath + [DocumentKey(key)],
          debugDescription: "Unknown key \"\(key)\". The keys known here are \(choices)."))
    }
    return try container(keyedBy: type)
  }

  /// An array of exactly `count` numbers.
  func numbers(count: Int) throws -> [Double] {
    let numbers = try [Double](from: self)
    guard numbers.count == count else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: codingPath,
          debugDescription: "Expected \(count) numbers, found \(numbers.count)."))
    }
    return numbers
  }
}

extension KeyedDecodingContainer {
  /// The four numbers under `key` as top, left, bottom, right.
  func insets(forKey key: Key) throws -> DirectionalEdgeInsets {
    guard contains(key) else { return .zero }
    let numbers = try superDecoder(forKey: key).numbers(count: 4)
    return DirectionalEdgeInsets(
      top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }
}
