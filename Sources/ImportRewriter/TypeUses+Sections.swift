// What comes with sections and with items, whose cases may share names.
extension TypeUses {
  /// Whether a type is that of sections with which nothing comes: what comes with names is that of
  /// items, unless code takes it of what is called as the type is.
  func isOfBareSections(_ type: String) -> Bool {
    sections.contains(type)
      && !switches.contains { !$0.isBare && type.isEnding(in: $0.subject) }
  }

  /// Whether a `switch` over what is called `subject` tells the cases of an enumeration apart that the
  /// code declares: another type that is called after them has none of these.
  func isOfGiven(_ subject: String, _ names: Set<String>) -> Bool {
    !names.isEmpty
      && givenCases.contains { $0.isEnding(in: subject) && names.isSubset(of: $1) }
  }
}

extension String {
  /// Whether a type of this name ends in what a value is called.
  func isEnding(in value: String) -> Bool {
    value.count > 3 && lowercased().hasSuffix(value.lowercased())
  }
}
