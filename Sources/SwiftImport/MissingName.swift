/// What the compiler does not find, by its own words.
struct MissingName {
  let name: String
  /// The type that has no such member; nil for a name of its own.
  let type: String?

  init?(_ message: String) {
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
    if message.hasPrefix("instance member"), message.contains("cannot be used on type"),
      quoted.count >= 2
    {
      // A type has members of its own besides those of its values.
      (name, type) = (quoted[0], quoted[1])
    } else if message.hasPrefix("cannot find"), let first = quoted.first {
      (name, type) = (first, nil)
    } else if message.contains("has no member"), quoted.count >= 2 {
      // What an alias stands for is told behind it.
      let isAlias = message.contains("' (aka '") && quoted.count > 2
      let (type, member) = isAlias ? (quoted[1], quoted[2]) : (quoted[0], quoted[1])
      let plain = type.filter { !"?![]".contains($0) }.prefix { $0 != "<" }
      let last = plain.split(separator: ".").last { $0 != "Type" } ?? plain
      (name, self.type) = (member, String(last))
    } else {
      return nil
    }
  }
}

extension MissingName {
  /// The protocol that a type is said to conform to and does not.
  static func unmetProtocol(_ message: String) -> String? {
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false)
    guard message.contains("does not conform to protocol"), quoted.count > 3 else { return nil }
    return String(quoted[3])
  }
}
