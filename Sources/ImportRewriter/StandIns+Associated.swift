import SwiftSyntax

// The types that protocols which are not given have, as in `where Provider.Element: Hashable`.
extension StandIns {
  /// The types that code asks of what conforms to a protocol, each with a declaration of what it is where
  /// nothing says so.
  func associatedTypes(of name: String) -> [(required: String, declared: String?)] {
    let parameters = (roles.parameters[name] ?? []).sorted()
    let members = parameters.reduce(into: Set<String>()) {
      $0.formUnion(roles.memberTypes[$1] ?? [])
    }.subtracting(["Type", "Protocol", "Self"])
    return members.sorted().map { member in
      let equal = parameters.lazy.compactMap { roles.equalTypes["\($0).\(member)"] }.first
      if let equal {
        return ("associatedtype \(member) = \(type(equalTo: equal))", nil)
      }
      let own = name + member
      let registered = parameters.lazy.compactMap { roles.registered["\($0).\(member)"] }.first
      if let superclass = registered ?? KnownSuperclass(named: member)?.name {
        return ("associatedtype \(member): \(superclass) = \(own)", subclass(own, of: superclass))
      }
      return ("associatedtype \(member): Hashable, Sendable = \(own)", value(own))
    }
  }

  /// A type as another that has to be the same: of what is not given, that which stands in for it.
  private func type(equalTo other: String) -> String {
    let parts = other.split(separator: ".").map(String.init)
    guard parts.count == 2 else { return other }
    let owner = roles.parameters.filter { $0.value.contains(parts[0]) }.keys.sorted().first
    guard let owner else { return other }
    return uses.declared.contains(owner) && !uses.protocols.contains(owner)
      ? "\(owner)NotGiven.\(parts[1])" : owner + parts[1]
  }
}
