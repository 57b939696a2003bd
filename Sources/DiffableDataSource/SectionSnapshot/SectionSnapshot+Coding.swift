/// An outline as an object: `items` as pairs of an item and its level, depth first, and those that
/// are expanded.
///
/// The list is flat, so that no outline is too deep to be written. Decoding refuses an item that is
/// there twice and a level that no parent comes before.
extension SectionSnapshot: Codable where ItemID: Codable {
  private enum CodingKeys: CodingKey { case items, expanded }

  /// Reads the items and what is expanded.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    var list = try object.nestedUnkeyedContainer(forKey: .items)
    /// The slots of the last item and its ancestors, by level.
    var ancestors: [Int] = []
    while !list.isAtEnd {
      var pair = try list.nestedUnkeyedContainer()
      let path = pair.codingPath
      let item = try pair.decode(ItemID.self)
      let level = try pair.decode(Int.self)
      func refuse(_ reason: String) -> DecodingError {
        .dataCorrupted(.init(codingPath: path, debugDescription: reason))
      }
      guard (0...ancestors.count).contains(level) else {
        throw refuse("an item of level \(level) has no parent")
      }
      guard !contains(item) else { throw refuse("\(item) is there twice") }
      ancestors.removeLast(ancestors.count - level)
      let siblings = ancestors.last.map { nodes[$0].children.count } ?? roots.count
      ancestors.append(add(item, below: ancestors.last, at: siblings))
    }
    expand(try object.decode([ItemID].self, forKey: .expanded))
  }

  /// Writes the items and what is expanded.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: CodingKeys.self)
    var list = object.nestedUnkeyedContainer(forKey: .items)
    for line in lines {
      var pair = list.nestedUnkeyedContainer()
      try pair.encode(table.identifiers[line.slot])
      try pair.encode(line.level)
    }
    try object.encode(expandedItems, forKey: .expanded)
  }
}
