/// A name alone is a string, and so is one that stands for a value of a program. An identifier that
/// covers content is an object of `name`, `content` and whether `==` compares it; one that carries
/// fields has them as `carried` instead.
extension Identifier: Codable {
  private enum CodingKeys: CodingKey { case name, content, isCompared, carried }

  /// Reads either form.
  package init(from decoder: any Decoder) throws {
    if let name = try? decoder.singleValueContainer().decode(String.self) {
      self.init(name)
      return
    }
    let object = try decoder.container(keyedBy: CodingKeys.self)
    if let carried = try object.decodeIfPresent(Contents.Fields.self, forKey: .carried) {
      self.init(
        try object.decode(String.self, forKey: .name), content: IdentifiedContent(carried: carried))
      return
    }
    self.init(
      try object.decode(String.self, forKey: .name),
      content: IdentifiedContent(
        text: try object.decode(String.self, forKey: .content),
        isCompared: try object.decode(Bool.self, forKey: .isCompared)))
  }

  /// Writes the form that holds all there is.
  package func encode(to encoder: any Encoder) throws {
    guard let content, content.token == nil else {
      var single = encoder.singleValueContainer()
      return try single.encode(name)
    }
    var object = encoder.container(keyedBy: CodingKeys.self)
    try object.encode(name, forKey: .name)
    if let carried = content.carried { return try object.encode(carried, forKey: .carried) }
    try object.encode(content.text, forKey: .content)
    try object.encode(content.isCompared, forKey: .isCompared)
  }
}

/// As the key of an object: the name, or a mark, the length of the name, the name and the content.
extension Identifier: CodingKeyRepresentable {
  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(_ text: String) { stringValue = text }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }

  /// What begins the keys that are more than a name: `==` compares the content, or does not.
  private static let (comparedMark, hashedMark, nameMark) = ("\u{1}=", "\u{1}#", "\u{1}:")

  /// The key that stands for the identifier.
  package var codingKey: any CodingKey {
    guard let content, content.isIdentity else {
      return Key(name.hasPrefix("\u{1}") ? Self.nameMark + name : name)
    }
    let mark = content.isCompared ? Self.comparedMark : Self.hashedMark
    return Key("\(mark)\(name.utf8.count) \(name)\(content.text)")
  }

  /// The identifier that a key stands for; nil when it stands for none.
  package init?<T: CodingKey>(codingKey: T) {
    let key = codingKey.stringValue
    guard key.hasPrefix("\u{1}") else {
      self.init(key)
      return
    }
    let rest = key.utf8.dropFirst(2)
    if key.hasPrefix(Self.nameMark) {
      self.init(String(decoding: rest, as: UTF8.self))
      return
    }
    guard key.hasPrefix(Self.comparedMark) || key.hasPrefix(Self.hashedMark),
      let space = rest.firstIndex(of: 0x20),
      let length = Int(String(decoding: rest[..<space], as: UTF8.self)), length >= 0
    else { return nil }
    let text = rest[space...].dropFirst()
    guard length <= text.count else { return nil }
    self.init(
      String(decoding: text.prefix(length), as: UTF8.self),
      content: IdentifiedContent(
        text: String(decoding: text.dropFirst(length), as: UTF8.self),
        isCompared: key.hasPrefix(Self.comparedMark)))
  }
}
