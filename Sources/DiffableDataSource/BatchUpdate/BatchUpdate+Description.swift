extension BatchUpdate: CustomStringConvertible {
  /// The operations in words: `delete section 1; move items [0, 0] → [0, 2], [0, 3] → [0, 1]`.
  ///
  /// - Complexity: O(*k*) for *k* operations.
  public var description: String {
    let operations = [
      Self.words("delete", "section", deletedSections),
      Self.words("insert", "section", insertedSections),
      Self.words("move", "section", movedSections),
      Self.words("reload", "section", reloadedSections),
      Self.words("delete", "item", deletedItems), Self.words("insert", "item", insertedItems),
      Self.words("move", "item", movedItems), Self.words("reload", "item", reloadedItems),
    ]
    return isEmpty ? "nothing" : operations.compactMap(\.self).joined(separator: "; ")
  }

  /// An operation on places; `nil` without any.
  static func words<Place>(_ verb: String, _ noun: String, _ places: [Place]) -> String? {
    guard !places.isEmpty else { return nil }
    let list = places.map { "\($0)" }.joined(separator: ", ")
    return "\(verb) \(noun)\(places.count == 1 ? "" : "s") \(list)"
  }
}
