/// The state as an object: what is on screen, the outlines as pairs of a section and its outline in
/// the order of the screen, and whether anything was applied.
extension DataSourceState: Codable where SectionID: Codable, ItemID: Codable {
  private enum CodingKeys: CodingKey { case snapshot, outlines, hasApplied }

  /// Reads the state; refuses an outline that does not show what its section does.
  ///
  /// - Throws: What the decoder throws; `DecodingError.dataCorrupted` for what the type itself
  ///   would refuse.
  /// - Complexity: O(*n* log *n*) for *n* items, besides decoding them.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    current = try object.decode(Snapshot<SectionID, ItemID>.self, forKey: .snapshot).withoutMarks()
    isLoaded = try object.decode(Bool.self, forKey: .hasApplied)
    var pairs = try object.nestedUnkeyedContainer(forKey: .outlines)
    while !pairs.isAtEnd {
      var pair = try pairs.nestedUnkeyedContainer()
      let path = pair.codingPath
      let section = try pair.decode(SectionID.self)
      let outline = try pair.decode(SectionSnapshot<ItemID>.self)
      guard let items = try? current.itemIdentifiers(inSection: section),
        items == outline.visibleItems
      else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: path, debugDescription: "\(section) shows other items"))
      }
      outlines[section] = outline
    }
  }

  /// Writes the state.
  ///
  /// - Throws: What the encoder throws.
  /// - Complexity: O(*n*) for *n* items, besides encoding them.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: CodingKeys.self)
    try object.encode(current, forKey: .snapshot)
    var pairs = object.nestedUnkeyedContainer(forKey: .outlines)
    for section in current.sectionIdentifiers {
      guard let outline = outlines[section] else { continue }
      var pair = pairs.nestedUnkeyedContainer()
      try pair.encode(section)
      try pair.encode(outline)
    }
    try object.encode(hasApplied, forKey: .hasApplied)
  }
}
