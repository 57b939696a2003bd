/// An outline as an object: `items` as pairs of an item and its level, depth first, and those that
/// are expanded.
///
/// The list is flat, so that no outline is too deep to be written. Decoding refuses an item that is
/// there twice and a level that no parent comes before.
extension SectionSnapshot: Codable where ItemID: Codable {
  private enum CodingKeys: CodingKey { case items, expanded }

  /// Reads the items and what is expanded.
  ///
  /// - Throws: What the decoder throws; `DecodingError.dataCorrupted` for what the type itself
  ///   would refuse.
  /// - Complexity: O(*n* log *n*) for *n* items, besides decoding them.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    var list = try object.nestedUnkeyedContainer(forKey: .items)
    var lastLevel = -1
    while !list.isAtEnd {
      var pair = try list.nestedUnkeyedContainer()
      let path = pair.codingPath
      let item = try pair.decode(ItemID.self)
      let level = try pair.decode(Int.self)
      func refuse(_ reason: String) -> DecodingError {
        .dataCorrupted(.init(codingPath: path, debugDescription: reason))
      }
      guard (0...(lastLevel + 1)).contains(level) else {
        throw refuse("an item of level \(level) has no parent")
      }
      guard addNew([item], level: level, at: order.count) else {
        throw refuse("\(item) is there twice")
      }
      lastLevel = level
    }
    expand(try object.decode([ItemID].self, forKey: .expanded))
  }

  /// Writes the items and what is expanded.
  ///
  /// - Throws: What the encoder throws.
  /// - Complexity: O(*n*) for *n* items, besides encoding them.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: CodingKeys.self)
    var list = object.nestedUnkeyedContainer(forKey: .items)
    for line in order.lines {
      var pair = list.nestedUnkeyedContainer()
      try pair.encode(table.identifiers[line.slot])
      try pair.encode(line.level)
    }
    try object.encode(expandedItems, forKey: .expanded)
  }
}
