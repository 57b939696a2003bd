// What comes with sections and with items, whose cases may share names.
extension TypeUses {
  /// Whether a type is that of sections with which nothing comes: what comes with names is that of
  /// items, unless code takes it of what is called as the type is.
  func isOfBareSections(_ type: String) -> Bool {
    sections.contains(type)
      && !switches.contains { !$0.isBare && type.isEnding(in: $0.subject) }
  }

  /// Whether something comes with some of these cases, as code takes it of them.
  func comesWithParts(among cases: Set<String>) -> Bool {
    switches.contains { !$0.isBare && !$0.names.isDisjoint(with: cases) }
  }
}

extension String {
  /// Whether a type of this name is called as a value is, or ends in that.
  func isEnding(in value: String) -> Bool {
    let (name, value) = (lowercased(), value.lowercased())
    return name == value || value.count > 3 && name.hasSuffix(value)
  }
}
