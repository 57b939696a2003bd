import SwiftSyntax

// What comes with sections and with items, whose cases may share names.
extension TypeUses {
  /// Whether a type is that of sections with which nothing comes: what comes with names is that of
  /// items, unless code takes it of what is called as the type is.
  func isOfBareSections(_ type: String) -> Bool {
    sections.contains(type)
      && !switches.contains {
        !$0.isBare && (type.isEnding(in: $0.subject) || $0.subject.lowercased().contains("section"))
      }
  }

  /// Whether a `switch` over what is called `subject` tells the cases of an enumeration apart that the
  /// code declares: another type that is called after them has none of these.
  func isOfGiven(_ subject: String, _ names: Set<String>) -> Bool {
    !names.isEmpty
      && givenCases.contains { $0.isEnding(in: subject) && names.isSubset(of: $1) }
  }

  /// Whether a `switch` tells sections apart where a type is that of items alone, or items where it is
  /// that of sections.
  func isOfOthers(_ type: String, _ found: SwitchUse) -> Bool {
    switch found.role {
    case .section: items.contains(type) && !sections.contains(type)
    case .item: sections.contains(type) && !items.contains(type)
    case nil: false
    }
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

extension TokenSyntax {
  /// Whether it is the bracket behind the name of a case: what is named in it is of another type.
  var opensPayload: Bool {
    guard tokenKind == .leftParen, let name = previousToken(viewMode: .sourceAccurate),
      case .identifier = name.tokenKind
    else { return false }
    return name.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period
  }
}
