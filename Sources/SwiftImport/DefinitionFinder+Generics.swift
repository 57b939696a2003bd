// Types that code names with those that they are of.
extension DefinitionFinder {
  /// An alias that is generic: the names of what it is over, and what it stands for.
  struct GenericAlias {
    var names: [String]
    var type: String

    /// The alias of a declaration's `<State, Action> = (inout State, Action) -> Void`; nil for one that
    /// is over nothing.
    init?(_ declared: some StringProtocol) {
      guard declared.hasPrefix("<"), let end = declared.firstRange(of: "> = ") else { return nil }
      names = declared[..<end.lowerBound].dropFirst().split(separator: ",").map {
        String($0.drop { $0 == " " }.prefix { $0 != ":" && $0 != " " })
      }
      type = String(declared[end.upperBound...])
    }
  }

  /// The closure that a generic alias of the user's stands for, as `Reducer<AppState, AppAction>`; nil
  /// for anything else.
  func closure(ofAlias type: String) -> String? {
    guard type.hasSuffix(">"), let start = type.firstIndex(of: "<"),
      let alias = genericAliases[String(type[..<start])], alias.type.contains("->")
    else { return nil }
    let given = type[start...].dropFirst().dropLast().split(separator: ",")
      .map { String($0.drop { $0 == " " }) }
    return Self.filled(alias.type, alias.names, with: given)
  }

  /// A type with others in the place of the names that it is over; nil where these are fewer or more.
  private static func filled(_ type: String, _ names: [String], with given: [String]) -> String? {
    guard given.count == names.count else { return nil }
    let known = Dictionary(zip(names, given)) { first, _ in first }
    var (text, word) = ("", "")
    for character in type + " " {
      if isOfName(character) {
        word.append(character)
      } else {
        text += known[word] ?? word
        word = ""
        text.append(character)
      }
    }
    return String(text.dropLast())
  }

  /// The call that makes a generic type of what is said, as `Identifier<Recipe>`: of nothing, or by an
  /// initializer; nil where it has neither.
  func makingGeneric(
    _ path: String, ofPlainValues isPlain: Bool, within outer: [String]
  ) -> String? {
    let name = resolved(String(path.prefix { $0 != "<" }))
    guard let type = types[name], type.isGeneric else { return nil }
    // What it is of, the compiler knows where it is given to something.
    if canBeMade(name) { return "\(name)()" }
    let names = type.generics.map(\.name)
    let given = path.dropFirst(name.count + 1).dropLast().split(separator: ",")
      .map { String($0.drop { $0 == " " }) }
    let own = (initializers[name] ?? []).filter { initializer in
      !initializer.isAsync && !initializer.isThrowing && !initializer.isFailable
        && !initializer.isPrivate && initializer.generics.allSatisfy { names.contains($0.name) }
    }
    for initializer in own.sorted(by: { $0.parameters.count < $1.parameters.count }) {
      let needed = initializer.parameters.filter { !$0.hasDefault }
      let arguments = needed.compactMap { parameter -> String? in
        guard let type = Self.filled(parameter.type, names, with: given) else { return nil }
        let made = value(
          of: parameter.with(type: type), ofPlainValues: isPlain, within: outer + [path])
        return made.map { (parameter.label.map { "\($0): " } ?? "") + $0 }
      }
      if arguments.count == needed.count { return "\(path)(\(arguments.joined(separator: ", ")))" }
    }
    return nil
  }
}
