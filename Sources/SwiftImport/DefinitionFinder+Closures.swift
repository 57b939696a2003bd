// The closures that layouts and what gives them take, which ask for what the app knows.
extension DefinitionFinder {
  /// A closure as it is spelled: what it takes, and what it gives.
  private struct ClosureType {
    var parameters: [String]
    var result: String

    /// The type in `(Int, IndexPath) -> Section?`, with or without brackets around it; nil for another,
    /// and for what takes closures in turn, which nobody calls.
    init?(_ type: String) {
      var words = type.split(separator: " ").drop { $0.hasPrefix("@") }.joined(separator: " ")
      if words.hasPrefix("(("), words.hasSuffix(")") {
        words = String(words.dropFirst().dropLast())
      }
      guard words.hasPrefix("("), let end = words.firstIndex(of: ")"),
        let arrow = words[end...].firstRange(of: "-> ")
      else { return nil }
      let list = words[..<end].dropFirst()
      let effects = words[end..<arrow.lowerBound].dropFirst().split(separator: " ")
      guard !list.contains("("), !list.contains("<"),
        effects.allSatisfy({ ["async", "throws"].contains($0) })
      else { return nil }
      parameters = list.split(separator: ",").map { String($0.drop { $0 == " " }) }
      result = String(words[arrow.upperBound...])
    }

    /// A closure that ignores what it takes and does something.
    func doing(_ body: String) -> String {
      let names = parameters.map { _ in "_" }.joined(separator: ", ")
      let parts = [names.isEmpty ? "" : "\(names) in", body].filter { !$0.isEmpty }
      return parts.isEmpty ? "{}" : "{ \(parts.joined(separator: " ")) }"
    }

    /// The place of the number of a section among what it takes, with what the number is of it; nil
    /// where it takes none.
    var section: (place: Int, number: String)? {
      for (place, type) in parameters.enumerated() {
        if type == "Int" { return (place, sectionNumber) }
        if type == "IndexPath" { return (place, "\(sectionNumber).section") }
      }
      return nil
    }
  }

  /// What stands for a closure: what does nothing, gives plain cells, all cases of an enumeration or
  /// that of a section's number, nothing, or what `value` makes of the type that it gives; nil where
  /// that is none of these.
  func closure(_ type: String, giving value: (String) -> String?) -> String? {
    guard let type = ClosureType(type) else { return nil }
    if ["Void", "()"].contains(type.result) { return type.doing("") }
    if type.parameters.starts(with: ["UICollectionView", "IndexPath"]),
      type.parameters.count == 3, type.result.hasPrefix("UICollectionViewCell")
    {
      return Self.plainCells
    }
    if let list = everyCase(type.result) { return type.doing(list) }
    let given = type.result.last == "?" ? String(type.result.dropLast()) : type.result
    if types[resolved(given)]?.kind == "enum", let section = type.section {
      return caseOfSection(given, in: type, section, isOptional: given != type.result)
    }
    if given != type.result { return type.doing("nil") }
    return value(given).map(type.doing)
  }

  /// A closure that gives the case of a section's number: of a further section nothing, or the last.
  private func caseOfSection(
    _ path: String, in type: ClosureType, _ section: (place: Int, number: String), isOptional: Bool
  ) -> String? {
    let all = listedCases(of: resolved(path))
    guard !all.isEmpty else { return nil }
    let names = type.parameters.indices.map { $0 == section.place ? Self.sectionNumber : "_" }
    let list = "[\(all.joined(separator: ", "))]"
    let (number, last) = (section.number, all.count - 1)
    return "{ \(names.joined(separator: ", ")) in "
      + (isOptional
        ? "\(number) <= \(last) ? \(list)[\(number)] : nil }"
        : "\(list)[min(\(number), \(last))] }")
  }

  private static let sectionNumber = "sectionNumber"

  /// A text that makes something, with closures that give cases told in a few words.
  static func withoutTurns(_ made: String) -> String {
    var told = made
    while let start = told.ranges(of: "{ ").first(where: { range in
      names(in: told[range.upperBound...].prefix { $0 != "}" }).contains { $0 == sectionNumber }
    })?.lowerBound, let end = told[start...].firstIndex(of: "}") {
      told.replaceSubrange(start...end, with: "each in turn")
    }
    return told
  }

  /// Both answers, no first, where a parameter is one, or a closure that gives one, and nothing says
  /// which; none for others.
  func truths(of parameter: SwiftSymbol.Parameter) -> [String] {
    let type = resolved(parameter.type)
    let said = values.literal(label: parameter.label, name: parameter.name, type: "Bool")
    guard said == nil else { return [] }
    let answers = ["false", "true"]
    if type == "Bool" { return answers }
    guard let closure = ClosureType(type), closure.result == "Bool" else { return [] }
    return answers.map(closure.doing)
  }
}
