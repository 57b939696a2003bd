/// A snapshot as an object: `sections` as pairs of a section and its items, in order, and what is
/// marked.
///
/// Decoding refuses what the snapshot itself would: a section or an item that is there twice.
extension Snapshot: Codable where SectionID: Codable, ItemID: Codable {
  private enum CodingKeys: CodingKey {
    case sections, reloadedSections, reloadedItems, reconfiguredItems
  }

  /// Reads the sections, their items and the marks.
  ///
  /// - Throws: What the decoder throws; `DecodingError.dataCorrupted` for what the type itself
  ///   would refuse.
  /// - Complexity: O(*n*) for *n* items, besides decoding them.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    var sections = try object.nestedUnkeyedContainer(forKey: .sections)
    while !sections.isAtEnd {
      var pair = try sections.nestedUnkeyedContainer()
      let path = pair.codingPath
      let section = try pair.decode(SectionID.self)
      let items = try pair.decode([ItemID].self)
      do throws(SnapshotError) {
        try appendSections([section])
        if let present = items.first(where: { store.slot(of: $0) != nil }) {
          throw .repeatedItems(["\(present)"])
        }
        try appendItems(items, toSection: section)
      } catch {
        throw DecodingError.dataCorrupted(
          .init(codingPath: path, debugDescription: error.uikitReason))
      }
    }
    marks.reloadedSections.add(
      try object.decodeIfPresent([SectionID].self, forKey: .reloadedSections) ?? [])
    marks.reloadedItems.add(
      try object.decodeIfPresent([ItemID].self, forKey: .reloadedItems) ?? [])
    marks.reconfiguredItems.add(
      try object.decodeIfPresent([ItemID].self, forKey: .reconfiguredItems) ?? [])
  }

  /// Writes the sections, their items and, where there are any, the marks.
  ///
  /// - Throws: What the encoder throws.
  /// - Complexity: O(*n*) for *n* items, besides encoding them.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: CodingKeys.self)
    var sections = object.nestedUnkeyedContainer(forKey: .sections)
    for slot in store.sections {
      var pair = sections.nestedUnkeyedContainer()
      try pair.encode(sectionTable.identifiers[slot])
      try pair.encode(items(in: slot))
    }
    func encode(_ marked: [some Codable], _ key: CodingKeys) throws {
      if !marked.isEmpty { try object.encode(marked, forKey: key) }
    }
    try encode(marks.reloadedSections.identifiers, .reloadedSections)
    try encode(marks.reloadedItems.identifiers, .reloadedItems)
    try encode(marks.reconfiguredItems.identifiers, .reconfiguredItems)
  }
}
