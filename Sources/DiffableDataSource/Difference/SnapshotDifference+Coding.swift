/// A difference as the two snapshots it leads between.
extension SnapshotDifference: Codable where SectionID: Codable, ItemID: Codable {
  private enum CodingKeys: CodingKey { case initial, final }

  /// Reads both snapshots and compares them.
  ///
  /// - Throws: What the decoder throws; `DecodingError.dataCorrupted` for what the type itself
  ///   would refuse.
  /// - Complexity: That of reading both snapshots, and of comparing them.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    let final = try object.decode(Snapshot<SectionID, ItemID>.self, forKey: .final)
    self = final.difference(from: try object.decode(forKey: .initial))
  }

  /// Writes both snapshots.
  ///
  /// - Throws: What the encoder throws.
  /// - Complexity: That of writing both snapshots.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: CodingKeys.self)
    try object.encode(initial, forKey: .initial)
    try object.encode(final, forKey: .final)
  }
}

extension KeyedDecodingContainer {
  /// The value of a key, of the type that is asked for.
  fileprivate func decode<Value: Decodable>(forKey key: Key) throws -> Value {
    try decode(Value.self, forKey: key)
  }
}
